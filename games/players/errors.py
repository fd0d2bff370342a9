"""What is refused to players about their own accounts and tokens."""

from rulesets.errors import Refusal


class PlayerNotFound(Refusal):
    """Raised for an id that no player has."""

    code = "player_not_found"
    sentence = "There is no player {player_id}."


class TokenNotFound(Refusal):
    """Raised for a token id that is not among the caller's own."""

    code = "token_not_found"
    sentence = "You have no token {token_id}."


class WrongCredentials(Refusal):
    """Raised alike for an unknown username and for a wrong password."""

    code = "wrong_credentials"
    sentence = "The username or the password is wrong."


class UsernameTaken(Refusal):
    """Raised when another player signs in with this username already."""

    code = "username_taken"
    sentence = "The username {username} is taken."


class AlreadyKept(Refusal):
    """Raised when an account that has a username and a password is given new ones."""

    code = "already_kept"
    sentence = "This account is kept already, as {username}."


class NotBlockable(Refusal):
    """Raised for a block of oneself, or of a built-in strategy, which sits only where an owner seats it."""

    code = "not_blockable"
    sentence = "Player {player_id} cannot be blocked: it is you, or a built-in strategy."


class TooManyBlocks(Refusal):
    """Raised when a player blocks more others than are kept."""

    code = "too_many_blocks"
    sentence = "You block {most} players already; unblock some first."


class NotKept(Refusal):
    """Raised when a guest asks for what takes a password."""

    code = "not_kept"
    sentence = "You are a guest: give the account a username and a password first, with PATCH players/me/."


class WrongPassword(Refusal):
    """Raised when a signed-in player does not know the account's password."""

    code = "wrong_password"
    sentence = "The password is wrong."


class TokenExpired(Refusal):
    """Raised for a token whose time has passed; some days later it is forgotten, and unknown."""

    code = "token_expired"
    sentence = "The token expired at {expired_at}; sign in again."


class ScopeMissing(Refusal):
    """Raised for a token that may not be used for this; ``needed`` has all that it takes."""

    code = "scope_missing"
    sentence = "The token may not be used for this, which needs the scopes {needed}."


class TooManyTokens(Refusal):
    """Raised when a player who has many tokens makes another one."""

    code = "too_many_tokens"
    sentence = "You have {limit} tokens, and no player has more; revoke one that you don't need."


class AccountGone(Refusal):
    """Raised when the account that a request came from was merged, deleted or signed out while it was under way."""

    code = "account_gone"
    sentence = "This account was merged, deleted or signed out while the request was under way; nothing was done."


class WrongToken(Refusal):
    """Raised for a token that does not prove another account the caller's."""

    code = "wrong_token"
    sentence = "The token of the other account is unknown, revoked or expired, or may not be used for everything."


class SamePlayer(Refusal):
    """Raised for a merge of an account with itself, as when it was done before."""

    code = "same_player"
    sentence = "That token is this account's own: the two are one already."


class KindsDiffer(Refusal):
    """Raised for a merge of a person's account with a program's: what a bot did, no person has done."""

    code = "kinds_differ"
    sentence = "An account of kind {kind} takes in none of kind {other_kind}."


class NotConfirmed(Refusal):
    """Raised when an account is to be deleted without the proof that this is meant."""

    code = "not_confirmed"
    sentence = "A deleted account cannot be brought back; send {proof} to confirm that you mean it."
