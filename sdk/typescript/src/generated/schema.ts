// The types of sdk/openapi.yaml. Written by `make sdk`.

export interface paths {
    "/api/v1/commitments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List commitments
         * @description Each commitment in the order it was made, with how its game ended, so that none can be hushed up.
         */
        get: operations["commitments_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description Public games and your own, newest first; `to_move=me` has those that wait for you.
         */
        get: operations["games_list"];
        put?: never;
        /**
         * Create a game
         * @description Set up a game; its answer commits to the dice. Without `start` it waits for `POST start/`.
         */
        post: operations["games_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game
         * @description Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.
         */
        get: operations["games_retrieve"];
        put?: never;
        post?: never;
        /**
         * Cancel a game before it starts
         * @description Owners only; the game stays in sight as aborted, and its seed is revealed.
         */
        delete: operations["games_cancel"];
        options?: never;
        head?: never;
        /**
         * Say who may watch a game
         * @description Owners only, at any time, after the end too; others see a private game no more from the next look on.
         */
        patch: operations["games_update"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/absence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an absent player
         * @description Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24 hours.
         *
         *     For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it decides alone:
         *     the game does what it does `on_timeout`, by itself within seconds.
         */
        post: operations["games_report_absence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/advice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for advice on your turn
         * @description Every legal action with its exact value and its regret, the best first, if the game's `hints` are `always`.
         *
         *     The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked as
         *     `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.
         */
        get: operations["games_advice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a game's events
         * @description The log after the event you have: a page of JSON, or all of it and what is still to come as a stream.
         *
         *     With `wait`, a page without events is held back until there is one. Whoever has more than there is, as a backup
         *     was restored, gets the log from its start, and as a stream a `gap` before it.
         */
        get: operations["events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a player to a game
         * @description Owners and members, before the start. A player who has left rules answers at once; `accepted` sits at the
         *     table then. Whoever has not is told, and may answer until the game starts.
         */
        post: operations["game_invitations_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an invite
         * @description A ticket that lets whoever holds it take a seat until the game starts; it is shown this once.
         */
        post: operations["games_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/ratings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what a game did to ratings
         * @description The ratings of its seats before and after, by kind; `unrated` if it moved none.
         */
        get: operations["games_ratings_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/record/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed record
         * @description The whole game in one signed file, seed included; `python -m yachtapi_verify` checks it offline.
         */
        get: operations["record_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/rematch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a rematch
         * @description The first to ask creates the new game (201); the others get their seats in it (200).
         */
        post: operations["games_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/resignation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Take your seat out of the game; the others play on.
         */
        post: operations["games_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review a game
         * @description Every decision of an ended game beside the best one, the points it lost, and the luck of every throw.
         *
         *     For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under perfect
         *     play, exactly computed. The game's end queues the review; until it is there the answer is 202.
         */
        get: operations["review_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat
         * @description Join an open game (201). Whoever sits there already gets the same seat again (200).
         */
        post: operations["games_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seats/{index}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a game before it starts
         * @description Free your seat or, as the owner, any; when the last person leaves, the game is aborted.
         */
        delete: operations["games_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game
         * @description Freeze the client seeds and open the first turn; every seat must be taken.
         */
        post: operations["games_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/turns/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List turns
         * @description Every turn in playing order, the one under way last. All of them: a game has at most a few hundred.
         */
        get: operations["turns_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/turns/{n}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a turn
         * @description The rolls of a turn and what came of them; `n` counts from 1.
         */
        get: operations["turns_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/turns/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the turn under way
         * @description The dice on the table, the rolls left, and every legal category with its points.
         */
        get: operations["turns_current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/turns/current/rolls/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw the dice
         * @description Keep some faces and throw the other dice; the first throw of a turn keeps nothing.
         */
        post: operations["turns_roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/turns/current/score/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score
         * @description Write the dice into a category, be it for 0; the next turn begins, or the game ends.
         */
        post: operations["turns_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{invitation_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description One that you sent or got, or that is to a game of yours.
         */
        get: operations["invitations_retrieve"];
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description By whoever sent it, or the game's owner, while it waits for its answer.
         */
        delete: operations["invitations_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{invitation_id}/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an invitation
         * @description Take it, and the first open seat is yours; or decline it.
         */
        post: operations["invitations_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public keys
         * @description The public halves of the signing keys, those that signed before among them; keep a copy before you play.
         */
        get: operations["keys_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/limits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits
         * @description Every quota and what you have left: requests, tokens, games, seats, invites, streams, the size of a body.
         */
        get: operations["limits_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a player
         * @description Make a guest without sign-up, and a first game if you like; the answer's token signs every later request.
         */
        post: operations["players_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{player_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a player
         * @description The public side of a player: the name, and who decides for it.
         */
        get: operations["players_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{player_id}/ratings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a player's ratings
         * @description One for each ruleset and kind in which the player has rated games; a deleted account shows none.
         */
        get: operations["players_ratings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{player_id}/statistics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a player's statistics
         * @description Games, results, means, best, bonus and zeros by ruleset, over all finished games, rated or not.
         */
        get: operations["players_statistics_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description The player that the token belongs to.
         */
        get: operations["players_me_retrieve"];
        put?: never;
        post?: never;
        /**
         * Delete my account
         * @description You leave all games and tournaments, and are forgotten for good: name, username, password, tokens, blocks.
         *
         *     What you played stays, as a deleted player's, so that the records of those who played with you still verify.
         */
        delete: operations["players_me_destroy"];
        options?: never;
        head?: never;
        /**
         * Rename or keep my account
         * @description Change the name, or give a guest a username and a password to sign in with from anywhere.
         */
        patch: operations["players_me_update"];
        trace?: never;
    };
    "/api/v1/players/me/blocks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom I block
         * @description Everybody you block, the latest first; nobody else sees this list.
         */
        get: operations["players_me_blocks_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/blocks/{player_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a player
         * @description The player can join no game that you own or sit in, nor use your invites; running games go on.
         */
        put: operations["players_me_blocks_update"];
        post?: never;
        /**
         * Unblock a player
         * @description The player may join again; nothing happens if you did not block him.
         */
        delete: operations["players_me_blocks_destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what concerns me
         * @description A log of your own, over all your games: `game.started`, `turn.started` when it is your turn, `game.finished`,
         *     `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours; and over your
         *     tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
         *     `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of `match.failed`.
         *
         *     Read and resumed like a game's events, in the same three forms; entries are kept for a week, and `oldest` says
         *     from where on. A stream that begins later than it was asked to says so with a `gap`.
         */
        get: operations["players_me_events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything about me
         * @description Everything that is kept about you in one document; it is sent while it is made, so it may be long.
         */
        get: operations["players_me_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/games/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my games
         * @description The games you hold a seat in, newest first, the running and the ended.
         */
        get: operations["players_me_games_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/invitation-rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my invitation rules
         * @description The rules you have left; null if you are asked each time.
         */
        get: operations["invitation_rules_retrieve"];
        /**
         * Let rules answer my invitations
         * @description From now on an invitation to a game or a tournament is answered at once: accepted if it meets all rules, else
         *     declined with the first that it does not meet as the `reason`, which both sides are told.
         */
        put: operations["invitation_rules_update"];
        post?: never;
        /**
         * Be asked each time
         * @description Take the rules back; invitations wait for your own answer again.
         */
        delete: operations["invitation_rules_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my invitations
         * @description Those to games that have not started and that you have not answered, newest first.
         */
        get: operations["invitations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in another account of mine
         * @description Seats, games, invites, blocks and tokens of the other come to you; its id leads here for ever.
         */
        post: operations["players_me_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description Your other tokens end with the old password, unless you keep them. The same request again changes nothing.
         */
        put: operations["players_me_password_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/me/rulesets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my rulesets
         * @description Every version of every ruleset that you have posted, newest first, the retired ones too.
         */
        get: operations["players_me_rulesets_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/{ruleset}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a leaderboard
         * @description Who has been rated under these rules, best first; `around` opens it where a player is.
         *
         *     Rated are finished games that were created with `rated`, of several players on a seat each, without help. Who
         *     resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of bots and
         *     engines alone for `bots` and `all`, a mixed one for `all`.
         */
        get: operations["ratings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rulesets
         * @description In the order in which they should be shown.
         */
        get: operations["rulesets_list"];
        put?: never;
        /**
         * Post a house ruleset
         * @description Rules of your own, played, advised and rated like those of the catalog.
         *
         *     Its key is yours, with your id in front. What a key names never changes: other rules or other words under the
         *     same key are its next version, and games go on by the rules they began with. The same document again is answered
         *     with 200 and changes nothing.
         */
        post: operations["rulesets_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/{key}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ruleset
         * @description Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word.
         *
         *     Whoever knows the key of a house ruleset may read it and play by it.
         */
        get: operations["rulesets_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Share or retire a ruleset
         * @description Owners only, and for every version of the key. Both may be taken back.
         */
        patch: operations["rulesets_update"];
        trace?: never;
    };
    "/api/v1/rulesets/{key}/advice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for advice
         * @description Every legal action with its exact value and its regret, the best first. Nothing is stored.
         *
         *     The value is the expected final score under best play from here on, counted from the points given. Extra bonuses
         *     earned so far are not among them: they come on top of every value and change no regret. Actions whose values
         *     differ by no more than a billionth of a point are equal, and the first of them is what perfect play does. Until
         *     the ruleset is solved the answer is 202, and a worker has been asked to solve it.
         */
        post: operations["rulesets_advice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/{key}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ruleset's document
         * @description Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of your own.
         */
        get: operations["rulesets_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/{key}/guide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how to play
         * @description The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the document.
         *
         *     As JSON, as Markdown, or as a page to read and print, as `Accept` says.
         */
        get: operations["rulesets_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/{key}/scores/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score dice
         * @description What the dice would bring in every open category, with the legal ones marked. Nothing is stored.
         */
        post: operations["rulesets_scores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/{key}/validate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a ruleset before posting it
         * @description What `POST rulesets/` would make of the document under this key. Nothing is stored.
         */
        post: operations["rulesets_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rulesets/shared/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shared house rulesets
         * @description Every version that its owner shares and has not retired, newest first.
         */
        get: operations["rulesets_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair me now
         * @description Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if each is
         *     what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are told of
         *     `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays you.
         */
        post: operations["seeks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/{seek_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a seek
         * @description How it stands; your own alone.
         */
        get: operations["seeks_retrieve"];
        put?: never;
        post?: never;
        /**
         * Wait no more
         * @description End a seek that still waits; one that has met plays its game.
         */
        delete: operations["seeks_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/strategies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List strategies
         * @description What a seat of kind `bot` can play, from the weakest to the strongest, with what each scores alone.
         */
        get: operations["strategies_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my tokens
         * @description Every token of yours that is not revoked, newest first, without its secret.
         */
        get: operations["tokens_list"];
        put?: never;
        /**
         * Sign in, or make another token
         * @description With a username and a password, sign in; with a token and no password, make another one for yourself.
         *
         *     The other one has no scope that yours lacks, and ends with it at the latest.
         */
        post: operations["tokens_create"];
        /**
         * Sign out everywhere
         * @description Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked out.
         */
        delete: operations["tokens_destroy_all"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{token_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description The token signs no further request; revoking the one in use, which any token may do, signs you out.
         */
        delete: operations["tokens_destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments
         * @description Public tournaments and your own, newest first; `player=me` has those that you have entered.
         */
        get: operations["tournaments_list"];
        put?: never;
        /**
         * Set up a tournament
         * @description Make a draft that you alone see, until `POST registration/` lets entrants come.
         *
         *     With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it would do.
         */
        post: operations["tournaments_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tournament
         * @description How it is set up, who runs it, how far it is, and what you are in it; `ETag` names the version.
         */
        get: operations["tournaments_retrieve"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.
         */
        delete: operations["tournaments_delete"];
        options?: never;
        head?: never;
        /**
         * Change a tournament
         * @description Organisers only: all of a draft; while entrants come, what they did not enter for; then name and visibility.
         *
         *     A larger `capacity` gives places to those who wait; a smaller one takes none away.
         */
        patch: operations["tournaments_update"];
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/bracket.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the bracket
         * @description The bracket with its byes and results so far, or the tables of a format without one, as SVG.
         *
         *     Before the start it shows who would meet now; whoever shows it live asks again with `If-None-Match`.
         */
        get: operations["tournaments_bracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tournament off
         * @description Organisers only, before and while it runs; games under way are aborted.
         */
        post: operations["tournaments_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/check-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in
         * @description Say that you are there; where it is asked for, the start takes only those who did.
         */
        post: operations["entrants_check_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/entrants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entrants
         * @description All of them in the order of registration, those who left among them.
         */
        get: operations["entrants_list"];
        put?: never;
        /**
         * Enter a tournament
         * @description Enter yourself, or take an invitation; when all places are taken you wait for one.
         *
         *     Organisers also invite players, or enter copies of a built-in strategy; that takes the scope `organise`.
         */
        post: operations["entrants_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entrant
         * @description Who it is, and whether he is in it.
         */
        get: operations["entrants_retrieve"];
        put?: never;
        post?: never;
        /**
         * Withdraw or disqualify an entrant
         * @description Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.
         *
         *     Before the start the place goes to the first who waits; later, open matches are forfeited.
         */
        delete: operations["entrants_leave"];
        options?: never;
        head?: never;
        /**
         * Wish for an entrant's seed
         * @description Organisers only, before the start, which seeds all others behind those with a wish.
         */
        patch: operations["entrants_update"];
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a tournament's events
         * @description The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and what is
         *     still to come as a stream, which ends with `tournament_over`.
         *
         *     With `wait`, a page without events is held back until there is one.
         */
        get: operations["tournament_events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a tournament home
         * @description Setup, entrants, log, rounds, standings, places and the digests of all records, signed by the server.
         *
         *     `manage.py audit_tournament` derives pairings, standings and places again from it alone.
         */
        get: operations["tournaments_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the matches
         * @description The matches so far, in the order in which they were paired.
         */
        get: operations["matches_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/{match_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a match
         * @description Who meets and why, what came of it, and its games.
         */
        get: operations["matches_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/{match_id}/difference/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how sure a match's result is
         * @description The first side's points less the second's in a game, each mean with its 95 % interval.
         *
         *     `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play instead, which
         *     is the same on average, but without the luck: a narrower interval. With `margin`, each says how many more games
         *     it would take until it is that narrow. Only games count that both sides played to their end; the first reader
         *     has them reviewed, and until then the answer is 202.
         */
        get: operations["matches_difference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/{match_id}/forfeit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an entrant forfeit a match
         * @description Organisers only, while it is not decided; the entrant stays in the tournament.
         */
        post: operations["matches_forfeit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/{match_id}/override/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a match
         * @description Organisers only, until its round is closed; that it was an organiser, and why, stays in the log.
         */
        post: operations["matches_override"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/matches/{match_id}/replay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a failed match played on
         * @description Organisers only; games of it that came to an end count.
         */
        post: operations["matches_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/organisers/{player_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an organiser
         * @description Owners only; whoever is added may do all that the owner may but delete the draft and choose organisers.
         */
        put: operations["organisers_add"];
        post?: never;
        /**
         * Remove an organiser
         * @description The owner removes any; an organiser may step down himself.
         */
        delete: operations["organisers_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/registration/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the registration
         * @description Let entrants come; from now on others see the tournament.
         */
        post: operations["tournaments_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/rounds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rounds
         * @description The rounds so far, from the first on, each with how many of its matches are decided.
         */
        get: operations["rounds_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/rounds/{n}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a round
         * @description All its pairings: who meets and why, what came of it, and the games that were played for it.
         */
        get: operations["rounds_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/standings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the standings
         * @description Everybody's place after the last round that is closed, or after an earlier one, and what it comes from.
         *
         *     Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked at.
         */
        get: operations["standings_retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a tournament
         * @description Seed those who are there and pair the first round; a dry run shows the pairings and makes none.
         */
        post: operations["tournaments_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server lives
         * @description Always 200: a process that cannot answer does not answer. It asks neither database nor broker.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server can do its work
         * @description Looks at database, migrations, broker, beat, worker and disk, once a second at most; 503 unless all are well.
         *
         *     What hangs counts as not well after two seconds.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A seat that others wait for. */
        AbsenceRequest: {
            /** @description The seat that has to move. */
            seat: number;
        };
        /** @description The expected final score under best play, and every legal action, the best first; none if the card is full. */
        Advice: {
            /**
             * Format: double
             * @description The expected final score, in points.
             */
            value: number;
            actions: components["schemas"]["AdvisedAction"][];
        };
        /** @description A turn to be advised on. */
        AdviceQuestionRequest: {
            /** @description The faces of all the dice, in any order; null before the first roll. */
            dice: number[] | null;
            /** @description How many more rolls the turn has: all of them just when `dice` is null. */
            rolls_left: number;
            /** @description The filled categories with their points; none if left out. */
            scorecard?: {
                [key: string]: number;
            };
        };
        AdvisedAction: components["schemas"]["AdvisedKeep"] | components["schemas"]["AdvisedCategory"];
        /** @description Write the dice into this category. */
        AdvisedCategory: {
            category: string;
            /**
             * Format: double
             * @description The expected final score, in points.
             */
            value: number;
            /**
             * Format: double
             * @description By how much that is less than the best, in points.
             */
            regret: number;
        };
        /** @description Leave these faces on the table, and throw the other dice. */
        AdvisedKeep: {
            /** @description Sorted. */
            keep: number[];
            /**
             * Format: double
             * @description The expected final score, in points.
             */
            value: number;
            /**
             * Format: double
             * @description By how much that is less than the best, in points.
             */
            regret: number;
        };
        /** @description A sign of life. */
        Alive: {
            status: components["schemas"]["AliveStatus"];
        };
        /** @enum {string} */
        AliveStatus: "ok" | (string & {});
        /** @description All of these patterns; what the first of them matches counts as matched. */
        AllOfPattern: {
            /** @constant */
            kind: "all_of";
            patterns: (components["schemas"]["AnyPattern"] | components["schemas"]["OfAKindPattern"] | components["schemas"]["GroupsPattern"] | components["schemas"]["StraightPattern"] | components["schemas"]["FacesPattern"] | components["schemas"]["ContainsPattern"] | components["schemas"]["AmongPattern"])[];
        };
        /** @description No other faces than these, such as those of one colour. */
        AmongPattern: {
            /** @constant */
            kind: "among";
            faces: number[];
        };
        /** @description Whether you take part. */
        AnswerRequest: {
            accept: boolean;
            /** @description A word to the one who invited you. */
            message?: string;
        };
        /** @description Any dice. */
        AnyPattern: {
            /** @constant */
            kind: "any";
        };
        /** @description A player whom the caller blocks, and since when. */
        Block: {
            player: components["schemas"]["Player"];
            /** Format: date-time */
            created_at: string;
        };
        BonusStep: {
            at_least: number;
            points: number;
        };
        /** @description The end of a tournament that nobody wins. */
        CancellationRequest: {
            /** @description Shown to everybody. */
            reason: string;
        };
        /** @description One line of the scorecard. */
        Category: {
            key: string;
            name: string;
            /** @description What it asks for and what it brings, in one sentence. */
            rule: string;
            /** @description `upper` or `lower`. */
            section: string;
            example: components["schemas"]["Example"];
        };
        /** @description What the dice would bring in one open category; where they may not go, nothing. */
        CategoryScore: {
            category: string;
            points: number;
            /** @description The extra bonus alone, which comes on top of the points. */
            bonus: number;
            /** @description Whether the rules allow the dice here. */
            legal: boolean;
        };
        CategoryStatistics: {
            category: string;
            /**
             * Format: double
             * @description Points.
             */
            mean: number;
            /**
             * Format: double
             * @description The share of scorecards with a zero in it, 0 to 1.
             */
            zero_rate: number;
        };
        /** @description Another password, for whoever knows the one before. */
        ChangePasswordRequest: {
            old_password: string;
            /** @description At least 8 characters, not common, no number, and not like your names. */
            new_password: string;
            /** @description `revoke`, unless you say `keep`: what becomes of your others. */
            other_tokens?: components["schemas"]["OtherTokens"];
        };
        /** @description One thing that the server needs. */
        Check: {
            name: string;
            ok: boolean;
            /** @description A sentence for people; it may change. */
            detail: string;
        };
        /** @description One line of the public list, and how its game, or its shared dice, ended; `deleted` is a game that is no more. */
        Commitment: {
            number: number;
            /** Format: uuid */
            draw_id: string;
            commitment: string;
            /** Format: date-time */
            at: string;
            status: components["schemas"]["CommitmentStatus"];
            abort_reason: string | null;
        };
        /** @enum {string} */
        CommitmentStatus: "open" | "playing" | "finished" | "aborted" | "deleted" | (string & {});
        ComparedSide: {
            index: number;
            /** Format: uuid */
            entrant_id: string;
            name: string;
        };
        /** @description At least these dice, whatever the others show. */
        ContainsPattern: {
            /** @constant */
            kind: "contains";
            faces: number[];
        };
        /** @description The turn under way: `n` counts the game's turns, `number` the seat's own. */
        CurrentTurn: {
            n: number;
            number: number;
            seat: number;
            /**
             * Format: date-time
             * @description When the mover's time runs out, his bank counted in; null for an engine.
             */
            deadline: string | null;
            /** @description The strategy that plays this turn for its player. */
            stand_in: string | null;
            /** @description Whether its next throw waits until all boards of shared dice have sent their keeps; no time passes. */
            waiting: boolean;
            /** @description The keep that was sent for a throw that waits. */
            keep: number[] | null;
            rolls_left: number;
            dice: number[] | null;
            rolls: components["schemas"]["Roll"][];
            legal: components["schemas"]["LegalActions"];
        };
        /** @description What was done with the dice of a roll, and what perfect play does: the same where nothing was given away. */
        Decision: {
            done: components["schemas"]["AdvisedAction"];
            best: components["schemas"]["AdvisedAction"];
            /** @description How many actions were legal. */
            options: number;
        };
        /** @description An entrant's end. */
        DepartureRequest: {
            /** @description With it, it is a disqualification, by organisers alone; without, a withdrawal. */
            reason?: string;
        };
        /** @description Dice to be scored, and the scorecard they are for. */
        DiceToScoreRequest: {
            /** @description The faces of all the dice, in any order. */
            dice: number[];
            /**
             * @description Which roll of the turn this is, counted from 1.
             * @default 1
             */
            roll: number;
            /** @description The filled categories with their points; none if left out. */
            scorecard?: {
                [key: string]: number;
            };
        };
        /** @description The first side's points less the second's in a game, and how sure that is. */
        Difference: {
            /** Format: uuid */
            match_id: string;
            status: components["schemas"]["MatchStatus"];
            /** @description What its stopping rule ended it for. */
            stopped: components["schemas"]["StoppedFor"] | null;
            /** @description The first and the second side. */
            entrants: components["schemas"]["ComparedSide"][];
            /** Format: double */
            confidence: number;
            /**
             * Format: double
             * @description As asked for.
             */
            margin: number | null;
            /** @description As the dice fell. */
            scored: components["schemas"]["Sample"];
            /** @description What the second gave away against perfect play less what the first did. */
            luck_adjusted: components["schemas"]["Sample"] | null;
            /** @description Why there is none: `ruleset_too_large`. */
            not_luck_adjusted: string | null;
            /** @description Games whose review is still to come, while the status is 202. */
            pending: number;
        };
        /** @description The final scores of seeded self-play, each game played for the highest expected score: an estimate. */
        Distribution: {
            games: number;
            /**
             * Format: double
             * @description Points; differs from `expected_score` by chance alone.
             */
            mean: number;
            /**
             * Format: double
             * @description Of the mean, in points.
             */
            standard_error: number;
            /** @description By rising share. */
            quantiles: components["schemas"]["Quantile"][];
        };
        /** @description The tournament after an action, or as it would be after it, and the events that it appended to the log. */
        Done: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["TournamentStatus"];
            /** @description The number of the last event in its log. */
            version: number;
            owner: components["schemas"]["NamedPlayer"];
            /** @description Who runs it beside the owner. */
            organisers: components["schemas"]["NamedPlayer"][];
            name: string;
            ruleset: string;
            ruleset_digest: string;
            format: components["schemas"]["ShownFormat"];
            match: components["schemas"]["ShownMatchFormat"];
            tie_breaks: string[];
            visibility: components["schemas"]["GameVisibility"];
            entry: components["schemas"]["TournamentEntry"];
            admits: components["schemas"]["PlayerKind"][];
            capacity: number | null;
            check_in: boolean;
            /** Format: date-time */
            starts_at: string | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            on_timeout: components["schemas"]["OnTimeout"];
            rated: boolean;
            latency_seconds: number;
            rehearsal: boolean;
            shared_dice: boolean;
            lockstep: boolean;
            /** @description The last that was opened; 0 before the start. */
            round: number;
            entrants_count: components["schemas"]["EntrantsCount"];
            /** @description Of the registered. */
            checked_in_count: number;
            /** @description Your own entry. */
            mine: components["schemas"]["OwnEntry"] | null;
            /** @description Those in the first place, once it is finished; at most 20. */
            winners: components["schemas"]["Winner"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            server_time: string;
            /** @description Whether nothing of it was done. */
            dry_run: boolean;
            /** @description At most 500; the log has them all. */
            events: components["schemas"]["Event"][];
        };
        /** @enum {string} */
        EndReason: "game_over" | "tournament_over" | "refused" | "slow" | "server_stops" | "no_waiting" | (string & {});
        /** @description The same with those who came, left or changed. */
        Entered: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["TournamentStatus"];
            /** @description The number of the last event in its log. */
            version: number;
            owner: components["schemas"]["NamedPlayer"];
            /** @description Who runs it beside the owner. */
            organisers: components["schemas"]["NamedPlayer"][];
            name: string;
            ruleset: string;
            ruleset_digest: string;
            format: components["schemas"]["ShownFormat"];
            match: components["schemas"]["ShownMatchFormat"];
            tie_breaks: string[];
            visibility: components["schemas"]["GameVisibility"];
            entry: components["schemas"]["TournamentEntry"];
            admits: components["schemas"]["PlayerKind"][];
            capacity: number | null;
            check_in: boolean;
            /** Format: date-time */
            starts_at: string | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            on_timeout: components["schemas"]["OnTimeout"];
            rated: boolean;
            latency_seconds: number;
            rehearsal: boolean;
            shared_dice: boolean;
            lockstep: boolean;
            /** @description The last that was opened; 0 before the start. */
            round: number;
            entrants_count: components["schemas"]["EntrantsCount"];
            /** @description Of the registered. */
            checked_in_count: number;
            /** @description Your own entry. */
            mine: components["schemas"]["OwnEntry"] | null;
            /** @description Those in the first place, once it is finished; at most 20. */
            winners: components["schemas"]["Winner"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            server_time: string;
            /** @description Whether nothing of it was done. */
            dry_run: boolean;
            /** @description At most 500; the log has them all. */
            events: components["schemas"]["Event"][];
            /** @description At most 500. */
            entrants: components["schemas"]["Entrant"][];
        };
        /** @description Who takes part; `seed` is wished for before the start, and settled by it. */
        Entrant: {
            /** Format: uuid */
            id: string;
            /** @description In the order of registration. */
            number: number;
            /** @description The player's; a copy of a strategy has its number behind it. */
            name: string;
            player: components["schemas"]["NamedPlayer"];
            kind: components["schemas"]["PlayerKind"];
            strategy: string | null;
            /** @description Which of a strategy's, from 1; 0 for everybody else. */
            copy: number;
            status: components["schemas"]["EntrantStatus"];
            checked_in: boolean;
            seed: number | null;
            /** @description The first round that is played without him. */
            left_before: number | null;
            /** @description Of a disqualification. */
            reason: string | null;
        };
        /** @enum {string} */
        EntrantStatus: "invited" | "registered" | "waiting" | "withdrawn" | "disqualified" | (string & {});
        /** @description How many entrants there are of each status. */
        EntrantsCount: {
            invited: number;
            registered: number;
            waiting: number;
            withdrawn: number;
            disqualified: number;
        };
        /** @description Who is to take part: with an empty body you; players to invite, or a built-in strategy, by organisers. */
        EntryRequest: {
            /** @description Players' ids. */
            invite?: string[];
            /** @description A key of `GET strategies/`. */
            strategy?: string;
            /** @description How many entrants of the strategy; 1. */
            copies?: number;
        };
        /** @description The proof that the account's owner means it: its password, or for a guest, who has none, a plain yes. */
        EraseRequest: {
            /** @description For an account that has one. */
            password?: string;
            /** @description For a guest: true. */
            confirm?: boolean;
        };
        /** @description One entry of the log; `hash` follows from the previous hash and this entry. */
        Event: {
            seq: number;
            type: string;
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            at: string;
            hash: string;
        };
        /** @description The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`. */
        Events: {
            version: number;
            /** @description Once it is over, no event follows `version`. */
            status: components["schemas"]["GameStatus"];
            events: components["schemas"]["Event"][];
        };
        /** @description Dice and what they are worth. */
        Example: {
            dice: number[];
            points: number;
        };
        /** @description Everything that is kept about a player, without the secrets that are kept as hashes alone. */
        Export: {
            /** Format: date-time */
            exported_at: string;
            player: components["schemas"]["ExportedPlayer"];
            tokens: components["schemas"]["ExportedToken"][];
            seats: components["schemas"]["ExportedSeat"][];
            games: components["schemas"]["ExportedGame"][];
            rulesets: components["schemas"]["ExportedRuleset"][];
            invites: components["schemas"]["ExportedInvite"][];
            blocks: components["schemas"]["ExportedBlock"][];
            kept_answers: components["schemas"]["ExportedAnswer"][];
            notices: components["schemas"]["Notice"][];
            merged_players: components["schemas"]["MergedPlayer"][];
            staff_actions: components["schemas"]["StaffAction"][];
            ratings: components["schemas"]["ExportedRating"][];
            rating_changes: components["schemas"]["ExportedRatingChange"][];
            tallies: components["schemas"]["ExportedTally"][];
            invitation_rules: components["schemas"]["ExportedRules"][];
            invitations: components["schemas"]["ExportedInvitation"][];
            invitations_sent: components["schemas"]["ExportedInvitation"][];
            seeks: components["schemas"]["ExportedSeek"][];
            tournaments: components["schemas"]["ExportedTournament"][];
            organised: components["schemas"]["ExportedOrganiser"][];
            entries: components["schemas"]["ExportedEntry"][];
        };
        /** @description An answer that is kept for a day, in case its request comes again. */
        ExportedAnswer: {
            method: string;
            path: string;
            key: string;
            /** Format: date-time */
            created_at: string;
        };
        ExportedBlock: {
            /** Format: uuid */
            player_id: string;
            /** Format: date-time */
            created_at: string;
        };
        ExportedCategory: {
            /** @description The sum of what it was filled with. */
            points: number;
            zeros: number;
        };
        ExportedEntry: {
            /** Format: uuid */
            tournament_id: string;
            /** Format: uuid */
            entrant_id: string;
            status: string;
            seed: number | null;
            reason: string | null;
        };
        /** @description A game that the player owns; its log is at `games/{id}/events/` or `games/{id}/record/`. */
        ExportedGame: {
            /** Format: uuid */
            id: string;
            ruleset: string;
            status: components["schemas"]["GameStatus"];
            visibility: components["schemas"]["GameVisibility"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description An invitation to a game, sent or got. */
        ExportedInvitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            game_id: string;
            /** Format: uuid */
            player_id: string;
            /** Format: uuid */
            invited_by: string;
            ruleset: string;
            rated: boolean;
            turn_seconds: number | null;
            bank_seconds: number | null;
            status: string;
            by_rules: boolean;
            reason: string | null;
            message: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            answered_at: string | null;
        };
        ExportedInvite: {
            /** Format: uuid */
            game_id: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A tournament that the player runs together with its owner. */
        ExportedOrganiser: {
            /** Format: uuid */
            tournament_id: string;
        };
        ExportedPlayer: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: components["schemas"]["PlayerKind"];
            username: string | null;
            /** @description The password itself is not kept, only a hash. */
            has_password: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When you were last seen, to the minute.
             */
            seen_at: string | null;
        };
        ExportedRating: {
            ruleset: string;
            ruleset_digest: string;
            kind: string;
            /** Format: double */
            mu: number;
            /** Format: double */
            sigma: number;
            games: number;
        };
        /** @description What a game, or the merge of another account, made of a rating; `line` numbers them in the order they counted. */
        ExportedRatingChange: {
            line: number;
            kind: string;
            seat: number | null;
            rank: number | null;
            before: components["schemas"]["ExportedSkill"];
            after: components["schemas"]["ExportedSkill"];
        };
        /** @description What is accepted without asking. */
        ExportedRules: {
            rules: {
                [key: string]: unknown;
            };
        };
        /** @description A version of a house ruleset of yours, as `POST rulesets/` takes it again. */
        ExportedRuleset: {
            key: string;
            version: number;
            digest: string;
            shared: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            retired_at: string | null;
            document: components["schemas"]["ShownDocument"];
        };
        ExportedSeat: {
            /** Format: uuid */
            game_id: string;
            index: number;
            name: string;
            client_seed: string;
            status: components["schemas"]["SeatStatus"];
            assisted: boolean;
            scorecard: {
                [key: string]: number;
            };
            bonus: number;
        };
        /** @description A wish for an opponent. */
        ExportedSeek: {
            /** Format: uuid */
            id: string;
            ruleset: string;
            rated: boolean;
            opponents: string;
            /** Format: double */
            rating_min: number | null;
            /** Format: double */
            rating_max: number | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            engine: string | null;
            status: string;
            /** Format: uuid */
            game_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            waits_until: string;
            /** Format: date-time */
            ended_at: string | null;
        };
        ExportedSkill: {
            /** Format: double */
            mu: number;
            /** Format: double */
            sigma: number;
        };
        /** @description What was counted of the player's games in one ruleset; points and categories are of full scorecards. */
        ExportedTally: {
            ruleset: string;
            ruleset_digest: string;
            best: number | null;
            games: number;
            left: number;
            contests: number;
            wins: number;
            draws: number;
            cards: number;
            points: number;
            upper_bonuses: number;
            extra_bonuses: number;
            categories: {
                [key: string]: components["schemas"]["ExportedCategory"];
            };
        };
        ExportedToken: {
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date */
            last_used_on: string;
            scopes: string[];
        };
        /** @description A tournament that the player owns; its log is at `tournaments/{id}/events/`. */
        ExportedTournament: {
            /** Format: uuid */
            id: string;
            name: string;
            ruleset: string;
            status: string;
            visibility: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description While `category` holds more than 0, each further roll that meets it brings these points on top. */
        ExtraBonus: {
            category: string;
            points: number;
        };
        /** @description The sum of the dice that show `face`. */
        FacePoints: {
            /** @constant */
            kind: "face";
            face: number;
        };
        /** @description Exactly these dice. */
        FacesPattern: {
            /** @constant */
            kind: "faces";
            faces: number[];
        };
        Fault: {
            /** @description Dotted path; null for a fault of the whole body. */
            field: string | null;
            code: string;
            detail: string;
        };
        /** @enum {string} */
        FillOrder: "any" | "upper_first" | "lower_first" | "top_to_bottom" | (string & {});
        /** @description Always so many. */
        FixedPoints: {
            /** @constant */
            kind: "fixed";
            points: number;
        };
        /** @description Who is to lose a match. */
        ForfeitRequest: {
            /** Format: uuid */
            entrant_id: string;
        };
        /** @enum {string} */
        FormatKind: "single_elimination" | "double_elimination" | "round_robin" | "swiss" | "score" | (string & {});
        /** @description How entrants meet; an option of another format than the one that is chosen is refused. */
        FormatRequest: {
            kind: components["schemas"]["FormatKind"];
            /** @description Whether the losers of the semi-finals meet: single_elimination, round_robin. */
            third_place?: boolean;
            /** @description Whether there is another final if the unbeaten entrant loses the first: double_elimination. */
            second_final?: boolean;
            /** @description How often two meet: round_robin. */
            legs?: number;
            /** @description For round_robin. */
            groups?: number;
            /** @description How many of each group go on to a single elimination: round_robin. */
            advance?: number;
            /** @description For swiss, where null lets the number of entrants say; and for score. */
            rounds?: number | null;
            /** @description What counts: score. */
            ranking?: components["schemas"]["ScoreRanking"];
        };
        /** @description A seek: while it waits, and the game that it met in. */
        FoundSeek: {
            /** Format: uuid */
            id: string;
            ruleset: string;
            rated: boolean;
            opponents: components["schemas"]["SeekOpponents"];
            /** Format: double */
            rating_min: number | null;
            /** Format: double */
            rating_max: number | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            /** @description The strategy that comes if nobody else does. */
            engine: string | null;
            status: components["schemas"]["SeekStatus"];
            /** Format: uuid */
            game_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            waits_until: string;
            /** Format: date-time */
            ended_at: string | null;
        };
        /** @description A game with everything that may be seen of it. */
        Game: {
            /** Format: uuid */
            id: string;
            ruleset: string;
            ruleset_digest: string;
            status: components["schemas"]["GameStatus"];
            /** @description The `seq` of the log's last event. */
            version: number;
            /** Format: uuid */
            owner_id: string;
            order: components["schemas"]["OrderOfPlay"];
            visibility: components["schemas"]["GameVisibility"];
            turn_seconds: number | null;
            /** @description What each seat had in its bank at the start. */
            bank_seconds: number | null;
            /** @description What happens when a seat's time runs out. */
            on_timeout: components["schemas"]["OnTimeout"];
            /** @description With `bot`: the strategy that then plays on. */
            stand_in: string | null;
            /** @description When the game tells what perfect play would do; with `always` it is unrated. */
            hints: components["schemas"]["GameHints"];
            rated: boolean;
            seeded: boolean;
            /** @description Whether the players could add their share to the dice. */
            client_seeded: boolean;
            /**
             * Format: uuid
             * @description What the dice are drawn for: the game, or a set that it shares.
             */
            draw_id: string;
            /** @description SHA-256 of the seed, in hex. */
            commitment: string;
            /** @description A board of shared dice, which its own player alone may see until all boards are over. */
            hidden: boolean;
            /**
             * Format: uuid
             * @description What it is played for, if anything.
             */
            tournament_id: string | null;
            /** Format: uuid */
            rematch_of: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the turn or the whole game runs out.
             */
            deadline: string | null;
            /** Format: date-time */
            server_time: string;
            first_seat: number | null;
            /** @description `cancelled`, `abandoned`, `deadline`, `engine_failed`; or an operator's: `operator/`, a word, a colon and a sentence. */
            abort_reason: string | null;
            results: components["schemas"]["Result"][] | null;
            seats: components["schemas"]["Seat"][];
            turn: components["schemas"]["CurrentTurn"] | null;
            /** @description In the answers to create, join and start; elsewhere if asked for. */
            receipt: components["schemas"]["Receipt"] | null;
        };
        /** @enum {string} */
        GameHints: "always" | "after_game" | "never" | (string & {});
        /** @description An invitation to a game and what came of it; `reason` is the rule that was not met. */
        GameInvitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            game_id: string;
            /** Format: uuid */
            player_id: string;
            /** Format: uuid */
            invited_by: string;
            ruleset: string;
            rated: boolean;
            turn_seconds: number | null;
            bank_seconds: number | null;
            status: components["schemas"]["InvitationStatus"];
            /** @description Whether the rules answered that the player has left. */
            by_rules: boolean;
            reason: components["schemas"]["InvitationReason"] | null;
            message: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            answered_at: string | null;
        };
        /** @description What a game did to ratings, for each seat and kind; `pending` until it has counted, a second or a few. */
        GameRatings: {
            status: components["schemas"]["RatingStatus"];
            changes: components["schemas"]["RatingChange"][];
        };
        /** @enum {string} */
        GameStatus: "open" | "playing" | "finished" | "aborted" | (string & {});
        /** @enum {string} */
        GameVisibility: "public" | "private" | (string & {});
        /** @description Different faces, each at least as often as its size. */
        GroupsPattern: {
            /** @constant */
            kind: "groups";
            sizes: number[];
        };
        /** @description How to play by a ruleset, in the order in which it is read. */
        Guide: {
            key: string;
            /** @description Of the rules. */
            digest: string;
            /** @description Of the ruleset's own texts. */
            language: string;
            /** @description What may stand above each part, by name. */
            headings: {
                [key: string]: string;
            };
            name: string;
            summary: string;
            /** @description The rules for people, in order. */
            basics: string[];
            categories: components["schemas"]["Category"][];
            /** @description The bonuses, and what a joker does. */
            bonuses: string[];
            sisters: components["schemas"]["Sister"][];
            /** @description Five. */
            tips: string[];
            questions: components["schemas"]["Question"][];
        };
        /** @description How much of something there may be at once. */
        Holding: {
            name: string;
            limit: number;
            /** @description Null where it is not counted by player. */
            used: number | null;
        };
        /** @enum {string} */
        InvitationReason: "ruleset" | "games" | "format" | "opponent" | "opponent_kind" | "rated" | "no_clock" | "turn_too_short" | "turn_too_long" | "too_many_games" | (string & {});
        /** @description Whom you ask to the game. */
        InvitationRequest: {
            /** Format: uuid */
            player_id: string;
        };
        /** @description What is accepted without asking; null is open. */
        InvitationRules: {
            rulesets: string[] | null;
            games: boolean;
            formats: components["schemas"]["FormatKind"][] | null;
            opponents: string[] | null;
            opponent_kinds: components["schemas"]["PlayerKind"][] | null;
            rated: boolean | null;
            turn_seconds_min: number | null;
            turn_seconds_max: number | null;
            most_games: number | null;
        };
        /** @enum {string} */
        InvitationStatus: "waiting" | "accepted" | "declined" | "withdrawn" | (string & {});
        Invite: {
            /** @description Hand it on; it is shown this once and works until the game starts. */
            invite: string;
        };
        /** @description A token with its secret, which is shown this once. */
        IssuedToken: {
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it signs nothing any more; null if it lasts until it is revoked.
             */
            expires_at: string | null;
            /** @description What it may be used for. */
            scopes: components["schemas"]["TokenScope"][];
            token: string;
            player: components["schemas"]["Me"];
            /** @description For a guest: that the token cannot be recovered, and how to keep the account. Null for an account. */
            warning: string | null;
        };
        /** @description A seat to take, for yourself or, as the owner, for a built-in strategy. */
        JoinRequest: {
            /** @description The first open one if left out. */
            seat?: number;
            /** @description What this seat is called, if not like its player. */
            name?: string;
            /** @description Your share in the dice: up to 64 letters, digits, dashes and underscores. */
            client_seed?: string;
            /** @description What `POST invites/` gave out. */
            invite?: string;
            /** @description Seat this built-in strategy; owners only. */
            strategy?: string;
        };
        /** @description The game joined, and where. */
        JoinedGame: {
            /** Format: uuid */
            id: string;
            ruleset: string;
            ruleset_digest: string;
            status: components["schemas"]["GameStatus"];
            /** @description The `seq` of the log's last event. */
            version: number;
            /** Format: uuid */
            owner_id: string;
            order: components["schemas"]["OrderOfPlay"];
            visibility: components["schemas"]["GameVisibility"];
            turn_seconds: number | null;
            /** @description What each seat had in its bank at the start. */
            bank_seconds: number | null;
            /** @description What happens when a seat's time runs out. */
            on_timeout: components["schemas"]["OnTimeout"];
            /** @description With `bot`: the strategy that then plays on. */
            stand_in: string | null;
            /** @description When the game tells what perfect play would do; with `always` it is unrated. */
            hints: components["schemas"]["GameHints"];
            rated: boolean;
            seeded: boolean;
            /** @description Whether the players could add their share to the dice. */
            client_seeded: boolean;
            /**
             * Format: uuid
             * @description What the dice are drawn for: the game, or a set that it shares.
             */
            draw_id: string;
            /** @description SHA-256 of the seed, in hex. */
            commitment: string;
            /** @description A board of shared dice, which its own player alone may see until all boards are over. */
            hidden: boolean;
            /**
             * Format: uuid
             * @description What it is played for, if anything.
             */
            tournament_id: string | null;
            /** Format: uuid */
            rematch_of: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the turn or the whole game runs out.
             */
            deadline: string | null;
            /** Format: date-time */
            server_time: string;
            first_seat: number | null;
            /** @description `cancelled`, `abandoned`, `deadline`, `engine_failed`; or an operator's: `operator/`, a word, a colon and a sentence. */
            abort_reason: string | null;
            results: components["schemas"]["Result"][] | null;
            seats: components["schemas"]["Seat"][];
            turn: components["schemas"]["CurrentTurn"] | null;
            /** @description In the answers to create, join and start; elsewhere if asked for. */
            receipt: components["schemas"]["Receipt"] | null;
            /** @description The index of the seat taken. */
            seat: number;
        };
        /** @description Once `category` is filled, a further roll that meets it is a joker. */
        Joker: {
            category: string;
            policy: components["schemas"]["JokerPolicy"];
        };
        /** @enum {string} */
        JokerPolicy: "forced" | "free" | (string & {});
        /** @description The rules, or null while you are asked each time. */
        KeptRules: {
            rules: components["schemas"]["InvitationRules"] | null;
        };
        /** @description A public key for receipts and records; `key_id` is the start of its SHA-256. */
        Key: {
            key_id: string;
            algorithm: string;
            /** @description 32 bytes in hex. */
            public_key: string;
            /** @description Whether it signs what is signed now. */
            current: boolean;
            /**
             * Format: date-time
             * @description When another took its place; what it signed stays verifiable.
             */
            retired_at: string | null;
        };
        /** @description All the keys. */
        Keys: {
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            previous: string | null;
            results: components["schemas"]["Key"][];
        };
        /** @description Empty before the first roll, when throwing is all there is to do. */
        LegalActions: {
            categories: components["schemas"]["LegalCategory"][];
        };
        LegalCategory: {
            category: string;
            points: number;
            /** @description The extra bonus that would come on top. */
            bonus: number;
        };
        /** @enum {string} */
        LimitPayer: "player" | "address" | "username_and_address" | (string & {});
        /** @description Every limit. */
        Limits: {
            /** @description Whether the rates count; an operator can switch them off. */
            enforced: boolean;
            rates: components["schemas"]["Rate"][];
            holdings: components["schemas"]["Holding"][];
            /** @description The longest body of a request. */
            body_bytes: number;
        };
        /** @description Who meets and why, what came of it, and its games. */
        Match: {
            /** Format: uuid */
            id: string;
            round: number;
            /** @description Within its round. */
            number: number;
            /** @description Its place in the event: `W1.3` is the third match of the first round. */
            slot: string;
            status: components["schemas"]["MatchStatus"];
            /** @description How it was decided. */
            how: components["schemas"]["MatchDecision"] | null;
            /** @description Why it failed, or was decided by an organiser. */
            reason: string | null;
            /** @description Why its stopping rule ended it early: it is sure that this side plays better, or that neither does. */
            stopped: components["schemas"]["StoppedFor"] | null;
            why: {
                [key: string]: unknown;
            }[];
            entrants: components["schemas"]["Side"][];
            games: components["schemas"]["MatchGame"][];
            /** Format: date-time */
            decided_at: string | null;
        };
        /** @enum {string} */
        MatchDecision: "played" | "roll_off" | "walkover" | "bye" | "override" | "void" | (string & {});
        /** @description What a match is: the best of n games, or n games of which the points are added up. */
        MatchFormatRequest: {
            kind?: components["schemas"]["MatchKind"];
            /** @description Odd for best_of. */
            games?: number;
            /** @description At a table; others than 2 for score alone. */
            seats?: number;
            /**
             * Format: double
             * @description End a match of two for points as soon as it is sure who plays better, or that neither does by more than so many points a game. Whoever is told falsely is in at most 5 % of the matches. Null: play all games.
             */
            stop_at_margin?: number | null;
        };
        /** @description A game of a match; `seats` are the places in the match by the game's seats. */
        MatchGame: {
            number: number;
            /** Format: uuid */
            game_id: string;
            seats: number[];
            status: components["schemas"]["GameStatus"];
        };
        /** @enum {string} */
        MatchKind: "best_of" | "points" | (string & {});
        /** @enum {string} */
        MatchStatus: "playing" | "decided" | "failed" | (string & {});
        MatchesCount: {
            total: number;
            decided: number;
            failed: number;
        };
        /** @description The sum of the dice that the pattern matched, the highest choice of them. */
        MatchingPoints: {
            /** @constant */
            kind: "matching";
            /** @description Points on top, if there are any. */
            plus?: number;
        };
        /** @description What players see of themselves; without a username the account lasts as long as its tokens. */
        Me: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: components["schemas"]["PlayerKind"];
            strategy: string | null;
            /** Format: date-time */
            created_at: string;
            username: string | null;
            /** @description Whether you can sign in again when every token is lost; false for a guest. */
            recoverable: boolean;
        };
        /** @description The account to take in. */
        MergeRequest: {
            /** @description A token of the other account: the proof that it is yours. */
            token: string;
        };
        MergedPlayer: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A decision that gave something away: after this roll of turn `n`. */
        Mistake: {
            n: number;
            number: number;
            roll: number;
            dice: number[];
            done: components["schemas"]["AdvisedAction"];
            best: components["schemas"]["AdvisedAction"];
        };
        NamedPlayer: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description A game to be. */
        NewGameRequest: {
            /** @description A key of `GET rulesets/`. */
            ruleset: string;
            seats: components["schemas"]["SeatWishRequest"][];
            /** @description Who begins; the ruleset's own order if left out. */
            order?: components["schemas"]["OrderOfPlay"];
            /** @description Start at once; there are no client seeds then. */
            start?: boolean;
            /** @description The time for a turn; what a turn takes beyond it is taken from the bank. No limit if left out. */
            turn_seconds?: number | null;
            /** @description A seat's time for the whole game beyond its turns' own, or all it has if turns have none. */
            bank_seconds?: number | null;
            /** @description When a seat's time runs out: with `forfeit` (if left out) it is out; with `zero` the turn scores 0 where it costs least, and the third such turn in a row forfeits; with `bot` a stand-in plays until the player takes his seat again, and the game is unrated. The last two need a clock. */
            on_timeout?: components["schemas"]["OnTimeout"];
            /** @description With `bot`: a key of `GET strategies/`; `greedy` if left out. */
            stand_in?: string;
            visibility?: components["schemas"]["GameVisibility"];
            /** @description When it tells what perfect play would do; `after_game` if left out. With `always` it is unrated. */
            hints?: components["schemas"]["GameHints"];
            rated?: boolean;
            /** @description 64 hex digits, for tests of clients: the game is marked as seeded and closed to others. */
            seed?: string;
        };
        /** @enum {string} */
        NewPlayerKind: "person" | "bot" | (string & {});
        /** @description Credentials to sign in with, or none for another token of the caller. */
        NewTokenRequest: {
            username?: string;
            password?: string;
            /** @description To tell your tokens apart. */
            label?: string;
            /** @description What it may be used for: `read`, `play` (take seats, throw, score), `organise` (create, start and cancel games, invite). All if left out, or all that the token has which signs this request. Only a token with all of them changes the account. */
            scopes?: components["schemas"]["TokenScope"][];
            /** @description Seconds until it signs nothing any more; left out, it lasts until it is revoked. */
            expires_in?: number;
        };
        /** @description A tournament to be. */
        NewTournamentRequest: {
            name: string;
            /** @description A key of `GET rulesets/`. */
            ruleset: string;
            format: components["schemas"]["FormatRequest"];
            match?: components["schemas"]["MatchFormatRequest"];
            /** @description What parts those who are level, in this order; the format's own if left out. */
            tie_breaks?: components["schemas"]["TieBreakKind"][];
            /** @description Who may watch it, once it is open. */
            visibility?: components["schemas"]["GameVisibility"];
            /** @description Who may enter: all, or those invited. */
            entry?: components["schemas"]["TournamentEntry"];
            /** @description Kinds of players; all. */
            admits?: components["schemas"]["PlayerKind"][];
            /** @description Those who enter after so many wait for a place that comes free. */
            capacity?: number | null;
            /** @description Whether only those play who say before the start that they do. */
            check_in?: boolean;
            /**
             * Format: date-time
             * @description When it starts by itself; null: when an organiser starts it.
             */
            starts_at?: string | null;
            turn_seconds?: number | null;
            bank_seconds?: number | null;
            /** @description As in a game. */
            on_timeout?: components["schemas"]["OnTimeout"];
            rated?: boolean;
            /** @description For how long after its deadline a remote bot's move is still taken: the time that the way may take. The deadline that everybody is shown stays what it is; 0 if left out. */
            latency_seconds?: number;
            /** @description To try a bot out: unrated, and where no clock is set a turn has ten seconds. */
            rehearsal?: boolean;
            /** @description Whether all boards of a round play the same dice. */
            shared_dice?: boolean;
            /** @description Whether no board sees a throw of the shared dice before all have made their keeps. */
            lockstep?: boolean;
        };
        /** @description A guest to be, and a first game. */
        NewcomerRequest: {
            /** @description A friendly one is made up if you give none. */
            name?: string;
            /** @description `person` unless you say otherwise. */
            kind?: components["schemas"]["NewPlayerKind"];
            /** @description Create a game in the same request, as `POST games/` does. */
            game?: components["schemas"]["NewGameRequest"];
        };
        /** @description One entry of a player's own log; `data` depends on the `type`, as in the game's and the tournament's. */
        Notice: {
            seq: number;
            type: string;
            /** Format: uuid */
            game_id: string | null;
            /** Format: uuid */
            tournament_id: string | null;
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            at: string;
        };
        /** @description The entries after the one you have, at most 500; there may be more while the last is below `seq`. */
        Notices: {
            /** @description The number of your last notice; 0 before the first. */
            seq: number;
            /** @description The oldest that is still kept; what was before is gone. */
            oldest: number;
            events: components["schemas"]["Notice"][];
        };
        /** @description At least `count` equal dice. */
        OfAKindPattern: {
            /** @constant */
            kind: "of_a_kind";
            count: number;
        };
        /** @enum {string} */
        OnTimeout: "forfeit" | "zero" | "bot" | (string & {});
        /** @description Any of these patterns. */
        OneOfPattern: {
            /** @constant */
            kind: "one_of";
            patterns: (components["schemas"]["AnyPattern"] | components["schemas"]["OfAKindPattern"] | components["schemas"]["GroupsPattern"] | components["schemas"]["StraightPattern"] | components["schemas"]["FacesPattern"] | components["schemas"]["ContainsPattern"] | components["schemas"]["AmongPattern"] | components["schemas"]["AllOfPattern"])[];
        };
        /** @description A round with all its pairings. */
        OneRound: {
            n: number;
            /** Format: date-time */
            opened_at: string;
            /** Format: date-time */
            closed_at: string | null;
            matches: components["schemas"]["MatchesCount"];
            pairings: components["schemas"]["Match"][];
        };
        /** @description A tournament with how far it is, and its rules. */
        OneTournament: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["TournamentStatus"];
            /** @description The number of the last event in its log. */
            version: number;
            owner: components["schemas"]["NamedPlayer"];
            /** @description Who runs it beside the owner. */
            organisers: components["schemas"]["NamedPlayer"][];
            name: string;
            ruleset: string;
            ruleset_digest: string;
            format: components["schemas"]["ShownFormat"];
            match: components["schemas"]["ShownMatchFormat"];
            tie_breaks: string[];
            visibility: components["schemas"]["GameVisibility"];
            entry: components["schemas"]["TournamentEntry"];
            admits: components["schemas"]["PlayerKind"][];
            capacity: number | null;
            check_in: boolean;
            /** Format: date-time */
            starts_at: string | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            on_timeout: components["schemas"]["OnTimeout"];
            rated: boolean;
            latency_seconds: number;
            rehearsal: boolean;
            shared_dice: boolean;
            lockstep: boolean;
            /** @description The last that was opened; 0 before the start. */
            round: number;
            entrants_count: components["schemas"]["EntrantsCount"];
            /** @description Of the registered. */
            checked_in_count: number;
            /** @description Your own entry. */
            mine: components["schemas"]["OwnEntry"] | null;
            /** @description Those in the first place, once it is finished; at most 20. */
            winners: components["schemas"]["Winner"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            server_time: string;
            /** @description Null before the start. */
            progress: components["schemas"]["Progress"] | null;
            /** @description How it is played and what decides, in plain words. */
            rules: string;
        };
        /** @description What a whole game brings under best play. */
        Optimum: {
            /**
             * Format: double
             * @description Points, exactly.
             */
            expected_score: number;
            /**
             * Format: double
             * @description Points, exactly.
             */
            standard_deviation: number;
            /** @description Null for rules that no stored run of self-play was measured with. */
            distribution: components["schemas"]["Distribution"] | null;
        };
        /** @enum {string} */
        OrderOfPlay: "seat" | "random" | "roll_off" | (string & {});
        /** @enum {string} */
        OtherTokens: "revoke" | "keep" | (string & {});
        /** @description How a match ended, by an organiser's word. */
        OverrideRequest: {
            /** @description The rank of each side in the match's order: 1, 1, 3; in a bracket one side alone is first. */
            ranks: number[];
            /** @description Shown to everybody. */
            reason: string;
        };
        OwnEntry: {
            /** Format: uuid */
            entrant_id: string;
            status: components["schemas"]["EntrantStatus"];
        };
        PaginatedBlockList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Block"][];
        };
        PaginatedCommitmentList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Commitment"][];
        };
        PaginatedEntrantList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Entrant"][];
        };
        PaginatedGameInvitationList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["GameInvitation"][];
        };
        PaginatedGameList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Game"][];
        };
        PaginatedMatchList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Match"][];
        };
        PaginatedPlaceList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Place"][];
        };
        PaginatedRatingList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Rating"][];
        };
        PaginatedRoundList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Round"][];
        };
        PaginatedRulesetHeadlineList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["RulesetHeadline"][];
        };
        PaginatedStatisticsList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Statistics"][];
        };
        PaginatedTokenList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Token"][];
        };
        PaginatedTournamentList: {
            /**
             * Format: uri
             * @description Where the next page is; null on the last one.
             * @example null
             */
            next: string | null;
            /**
             * Format: uri
             * @description Where the page before is; null on the first one.
             * @example null
             */
            previous: string | null;
            results: components["schemas"]["Tournament"][];
        };
        /** @description What an organiser may say of an entrant before the start. */
        PatchedChangeEntrantRequest: {
            /** @description Where to seed him, from 1, the strongest; null: after all those of whom it is said. */
            seed?: number | null;
        };
        /** @description What an owner may change of a game at any time. */
        PatchedChangeGameRequest: {
            /** @description Who may watch: everybody, or only those who belong to it. */
            visibility?: components["schemas"]["GameVisibility"];
        };
        /** @description A new name, or a username and a password to keep the account, or both. */
        PatchedChangeMeRequest: {
            name?: string;
            /** @description 3 to 30 letters, digits, dots, dashes and underscores; upper and lower case are the same. */
            username?: string;
            /** @description At least 8 characters, not common, no number, and not like your names. */
            password?: string;
        };
        /** @description What may change about a house ruleset; its rules may not. */
        PatchedChangeRulesetRequest: {
            /** @description Whether `GET rulesets/shared/` lists it. */
            shared?: boolean;
            /** @description Whether nothing new may begin by its rules. */
            retired?: boolean;
        };
        /** @description What is to be changed of a tournament; all else stays. */
        PatchedChangeTournamentRequest: {
            name?: string;
            /** @description A key of `GET rulesets/`. */
            ruleset?: string;
            format?: components["schemas"]["FormatRequest"];
            match?: components["schemas"]["MatchFormatRequest"];
            /** @description What parts those who are level, in this order; the format's own if left out. */
            tie_breaks?: components["schemas"]["TieBreakKind"][];
            /** @description Who may watch it, once it is open. */
            visibility?: components["schemas"]["GameVisibility"];
            /** @description Who may enter: all, or those invited. */
            entry?: components["schemas"]["TournamentEntry"];
            /** @description Kinds of players; all. */
            admits?: components["schemas"]["PlayerKind"][];
            /** @description Those who enter after so many wait for a place that comes free. */
            capacity?: number | null;
            /** @description Whether only those play who say before the start that they do. */
            check_in?: boolean;
            /**
             * Format: date-time
             * @description When it starts by itself; null: when an organiser starts it.
             */
            starts_at?: string | null;
            turn_seconds?: number | null;
            bank_seconds?: number | null;
            /** @description As in a game. */
            on_timeout?: components["schemas"]["OnTimeout"];
            rated?: boolean;
            /** @description For how long after its deadline a remote bot's move is still taken: the time that the way may take. The deadline that everybody is shown stays what it is; 0 if left out. */
            latency_seconds?: number;
            /** @description To try a bot out: unrated, and where no clock is set a turn has ten seconds. */
            rehearsal?: boolean;
            /** @description Whether all boards of a round play the same dice. */
            shared_dice?: boolean;
            /** @description Whether no board sees a throw of the shared dice before all have made their keeps. */
            lockstep?: boolean;
        };
        /** @description Somebody on a leaderboard: players with equal ordinals share a place, and the next is left out. */
        Place: {
            /**
             * Format: double
             * @description mu - 3 sigma: the strength that the player has almost surely.
             */
            ordinal: number;
            /**
             * Format: double
             * @description The strength that is most likely.
             */
            mu: number;
            /**
             * Format: double
             * @description How far off that may be: a standard deviation.
             */
            sigma: number;
            place: number;
            player: components["schemas"]["RatedPlayer"];
            /** @description How many it comes from. */
            games: number;
        };
        /** @description What everybody may know of a player; of one that was merged, what everybody may know of the surviving one. */
        Player: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: components["schemas"]["PlayerKind"];
            strategy: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @description The account that this one became part of, if it did.
             */
            merged_into: string | null;
            /** @description Whether the account was deleted: what it played stays, its name does not. */
            deleted: boolean;
        };
        /** @enum {string} */
        PlayerKind: "person" | "bot" | "engine" | (string & {});
        /** @description RFC 9457. `code` never changes; the facts of the case stand beside it. */
        Problem: {
            /**
             * Format: uri
             * @description `urn:yachtapi:problem:` and the code.
             */
            type: string;
            title: string;
            status: number;
            /** @description A sentence for people; it may change. */
            detail: string;
            code: string;
            request_id: string;
            errors?: components["schemas"]["Fault"][];
        } & {
            [key: string]: unknown;
        };
        /** @description How far it is: matches of all rounds that are known so far, those that failed among them. */
        Progress: {
            known: number;
            decided: number;
            failed: number;
            /**
             * Format: double
             * @description Matches decided, of late.
             */
            per_minute: number;
            /**
             * Format: date-time
             * @description Of the round under way, at this rate; null while nothing moves.
             */
            expected_end: string | null;
        };
        /** @description A final score that a share of the games did not exceed. */
        Quantile: {
            /**
             * Format: double
             * @description The share.
             */
            p: number;
            /** @description The lowest score that at least this share of the games didn't exceed. */
            score: number;
            /** @description Lower end of the 95 % interval, by order statistics, for this quantile of all possible games. */
            low: number;
            /** @description Its upper end; each quantile has its interval by itself. */
            high: number;
        };
        /** @description What players ask. */
        Question: {
            question: string;
            answer: string;
        };
        /** @description How often something may be asked: so many units in so many seconds, all of which may be spent at once. */
        Rate: {
            /** @description As the `RateLimit` fields name it. */
            policy: string;
            units: number;
            seconds: number;
            /** @description Whose quota it is. Without a token it is that of your address. */
            by: components["schemas"]["LimitPayer"];
            /** @description Null where it depends on a username. */
            left: number | null;
            /** @description Seconds until all are there again. */
            whole_in: number | null;
        };
        RatedPlayer: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: components["schemas"]["PlayerKind"];
            strategy: string | null;
        };
        /** @description A player's rating in one version of a ruleset among one kind of players. */
        Rating: {
            /**
             * Format: double
             * @description mu - 3 sigma: the strength that the player has almost surely.
             */
            ordinal: number;
            /**
             * Format: double
             * @description The strength that is most likely.
             */
            mu: number;
            /**
             * Format: double
             * @description How far off that may be: a standard deviation.
             */
            sigma: number;
            ruleset: string;
            ruleset_digest: string;
            kind: components["schemas"]["RatingKind"];
            /** @description How many it comes from. */
            games: number;
        };
        RatingChange: {
            seat: number;
            kind: components["schemas"]["RatingKind"];
            rank: number;
            before: components["schemas"]["Skill"];
            after: components["schemas"]["Skill"];
        };
        /** @enum {string} */
        RatingKind: "people" | "bots" | "all" | (string & {});
        /** @enum {string} */
        RatingStatus: "pending" | "rated" | "unrated" | (string & {});
        /** @description Whether the server can do its work, and what stands in its way. */
        Readiness: {
            /** @description Whether all checks are well. */
            ready: boolean;
            checks: components["schemas"]["Check"][];
        };
        /** @description The signed head of a log; keep it, and nothing before it can be changed unnoticed. */
        Receipt: {
            /** Format: uuid */
            game_id: string;
            commitment: string;
            seq: number;
            hash: string;
            key_id: string;
            signature: string;
        };
        /** @description An ended game, with its seed, signed. Keep the bytes as they are: they are the canonical form (RFC 8785). */
        Record: {
            format: string;
            /** Format: uuid */
            game_id: string;
            draw_id: string;
            ruleset: {
                [key: string]: unknown;
            };
            ruleset_digest: string;
            commitment: string;
            seed: string;
            client_seeds: string[];
            seats: components["schemas"]["RecordSeat"][];
            events: components["schemas"]["Event"][];
            results: components["schemas"]["Result"][] | null;
            key_id: string;
            signature: string;
        };
        RecordSeat: {
            index: number;
            /** Format: uuid */
            player_id: string;
            strategy: string | null;
            strategy_version: string | null;
        };
        /** @description A seat to give up. */
        ResignationRequest: {
            /** @description Needed only if you hold several. */
            seat?: number;
        };
        Result: {
            seat: number;
            total: number;
            /** @description 1, 1, 3: equal totals share a rank; leavers share the last. */
            rank: number;
        };
        /** @description An ended game beside perfect play, for the seats that were taken, at most ten. */
        Review: {
            /** Format: uuid */
            game_id: string;
            ruleset: string;
            ruleset_digest: string;
            seats: components["schemas"]["SeatReview"][];
        };
        /** @description One throw, and the decision that followed: null if the seat left or the game broke off. */
        ReviewedRoll: {
            roll: number;
            /** @description What the throw left on the table. */
            keep: number[];
            dice: number[];
            /**
             * Format: double
             * @description The expected final score before the throw.
             */
            expected: number;
            /**
             * Format: double
             * @description The expected final score after it, if the best is done.
             */
            value: number;
            /**
             * Format: double
             * @description `value` less `expected`.
             */
            luck: number;
            decision: components["schemas"]["Decision"] | null;
        };
        /** @description A turn in which dice were thrown; one that was given up has no category and no points. */
        ReviewedTurn: {
            n: number;
            number: number;
            category: string | null;
            points: number | null;
            bonus: number | null;
            /**
             * Format: double
             * @description The sum over its throws.
             */
            luck: number;
            /**
             * Format: double
             * @description The sum over its decisions.
             */
            regret: number;
            rolls: components["schemas"]["ReviewedRoll"][];
        };
        /** @description The review is being made; ask again after `Retry-After`. */
        Reviewing: {
            status: components["schemas"]["ReviewingStatus"];
        };
        /** @enum {string} */
        ReviewingStatus: "reviewing" | (string & {});
        /** @description One throw: the faces kept, those thrown in drawn order, and all of them sorted. */
        Roll: {
            keep: number[];
            thrown: number[];
            dice: number[];
        };
        /** @description What one roll brings. */
        RollScores: {
            /** @description Sorted. */
            dice: number[];
            /** @description By category, without bonus or joker. */
            points: {
                [key: string]: number;
            };
        };
        Rolled: {
            turn: components["schemas"]["CurrentTurn"];
            version: number;
        };
        /** @description A round and how far it is. */
        Round: {
            n: number;
            /** Format: date-time */
            opened_at: string;
            /** Format: date-time */
            closed_at: string | null;
            matches: components["schemas"]["MatchesCount"];
        };
        /** @description The tournament after a ruling, its events, and the match it was about. */
        Ruled: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["TournamentStatus"];
            /** @description The number of the last event in its log. */
            version: number;
            owner: components["schemas"]["NamedPlayer"];
            /** @description Who runs it beside the owner. */
            organisers: components["schemas"]["NamedPlayer"][];
            name: string;
            ruleset: string;
            ruleset_digest: string;
            format: components["schemas"]["ShownFormat"];
            match: components["schemas"]["ShownMatchFormat"];
            tie_breaks: string[];
            visibility: components["schemas"]["GameVisibility"];
            entry: components["schemas"]["TournamentEntry"];
            admits: components["schemas"]["PlayerKind"][];
            capacity: number | null;
            check_in: boolean;
            /** Format: date-time */
            starts_at: string | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            on_timeout: components["schemas"]["OnTimeout"];
            rated: boolean;
            latency_seconds: number;
            rehearsal: boolean;
            shared_dice: boolean;
            lockstep: boolean;
            /** @description The last that was opened; 0 before the start. */
            round: number;
            entrants_count: components["schemas"]["EntrantsCount"];
            /** @description Of the registered. */
            checked_in_count: number;
            /** @description Your own entry. */
            mine: components["schemas"]["OwnEntry"] | null;
            /** @description Those in the first place, once it is finished; at most 20. */
            winners: components["schemas"]["Winner"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            server_time: string;
            /** @description Whether nothing of it was done. */
            dry_run: boolean;
            /** @description At most 500; the log has them all. */
            events: components["schemas"]["Event"][];
            /** @description The match. */
            ruled: components["schemas"]["Match"];
        };
        /** @description The part of the document that the digest is of. */
        Rules: {
            key: string;
            /** @description How many dice there are. */
            dice: number;
            /** @description How many faces a die has. */
            faces: number;
            /** @description The most rolls a turn may have. */
            rolls: number;
            categories: components["schemas"]["RulesCategory"][];
            upper_bonus: components["schemas"]["UpperBonus"] | null;
            extra_bonus: components["schemas"]["ExtraBonus"] | null;
            joker: components["schemas"]["Joker"] | null;
            fill_order: components["schemas"]["FillOrder"];
            /** @description Who begins, unless the game says otherwise. */
            order: components["schemas"]["OrderOfPlay"];
        };
        RulesCategory: {
            key: string;
            section: components["schemas"]["Section"];
            pattern: components["schemas"]["AnyPattern"] | components["schemas"]["OfAKindPattern"] | components["schemas"]["GroupsPattern"] | components["schemas"]["StraightPattern"] | components["schemas"]["FacesPattern"] | components["schemas"]["ContainsPattern"] | components["schemas"]["AmongPattern"] | components["schemas"]["AllOfPattern"] | components["schemas"]["OneOfPattern"];
            points: components["schemas"]["SumPoints"] | components["schemas"]["FacePoints"] | components["schemas"]["MatchingPoints"] | components["schemas"]["FixedPoints"];
        };
        /** @description What you accept without being asked; null, or a field left out, leaves a thing open. */
        RulesRequest: {
            rulesets?: string[] | null;
            /** @description Whether you play single games: true if left out. */
            games?: boolean;
            /** @description Of tournaments. */
            formats?: components["schemas"]["FormatKind"][] | null;
            /** @description The ids of the players who may invite you: owners of games, organisers of tournaments. */
            opponents?: string[] | null;
            /** @description Whom you play. */
            opponent_kinds?: components["schemas"]["PlayerKind"][] | null;
            /** @description Rated games only, or unrated ones only. */
            rated?: boolean | null;
            turn_seconds_min?: number | null;
            /** @description With it, games without a clock are declined too. */
            turn_seconds_max?: number | null;
            /** @description Decline while you sit in so many games that are not over. */
            most_games?: number | null;
        };
        /** @description A ruleset for people (names, sentences, examples) and for programs (the rules part). */
        Ruleset: {
            key: string;
            /** @description SHA-256 of the canonical form (RFC 8785) of the rules part, in hex. */
            digest: string;
            /** @description Of this key, from 1; the rules of a version never change. */
            version: number;
            /**
             * Format: uuid
             * @description Whose house ruleset it is; null for the catalog's.
             */
            owner_id: string | null;
            /** @description Whether `GET rulesets/shared/` lists it; the catalog is for all. */
            shared: boolean;
            /**
             * Format: date-time
             * @description Since when nothing new begins by its rules; what had begun goes on.
             */
            retired_at: string | null;
            /** @description In which it is told; `Accept-Language` chooses one. */
            languages: string[];
            name: string;
            summary: string;
            /** @description Null until the ruleset is solved; reading it has a worker do that. */
            optimum: components["schemas"]["Optimum"] | null;
            /** @description The rules for people, in order. */
            rule_sentences: string[];
            categories: components["schemas"]["Category"][];
            /** @description Where these rules are written down. */
            source: string;
            rules: components["schemas"]["Rules"];
        };
        /** @description A ruleset as `GET rulesets/{key}/document/` shows it. */
        RulesetDocumentRequest: {
            /** @description As `GET rulesets/{key}/` shows it. `upper_bonus`, `extra_bonus` and `joker` may be left out; the `key` is your own, of small letters, digits and dashes, and your id is put in front. */
            rules: {
                [key: string]: unknown;
            };
            /** @description By language: `name`, `summary`, `rules` (sentences), and `categories` with a `name` and a `rule` by key. */
            texts: {
                [key: string]: unknown;
            };
            /** @description Where these rules are written down. */
            source?: string;
            /** @description By category: dice that bring points in it; the dice that bring the most if left out. */
            examples?: {
                [key: string]: unknown;
            };
        };
        /** @description A ruleset in a few words. */
        RulesetHeadline: {
            key: string;
            /** @description SHA-256 of the canonical form (RFC 8785) of the rules part, in hex. */
            digest: string;
            /** @description Of this key, from 1; the rules of a version never change. */
            version: number;
            /**
             * Format: uuid
             * @description Whose house ruleset it is; null for the catalog's.
             */
            owner_id: string | null;
            /** @description Whether `GET rulesets/shared/` lists it; the catalog is for all. */
            shared: boolean;
            /**
             * Format: date-time
             * @description Since when nothing new begins by its rules; what had begun goes on.
             */
            retired_at: string | null;
            /** @description In which it is told; `Accept-Language` chooses one. */
            languages: string[];
            name: string;
            summary: string;
            /** @description Null until the ruleset is solved; reading it has a worker do that. */
            optimum: components["schemas"]["Optimum"] | null;
        };
        /** @description All the rulesets there are. */
        RulesetPage: {
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            previous: string | null;
            results: components["schemas"]["RulesetHeadline"][];
        };
        /** @description What the games say of a difference, in points a game. */
        Sample: {
            /** @description That were counted. */
            games: number;
            /**
             * Format: double
             * @description Null without games.
             */
            mean: number | null;
            /**
             * Format: double
             * @description The standard deviation of one game; null of fewer than two.
             */
            deviation: number | null;
            /** @description Its ends; null where too few games differ to say. */
            interval: number[] | null;
            /** @description Until the interval is as narrow as `margin`; null where that cannot be said. */
            more_games: number | null;
        };
        /** @enum {string} */
        ScoreRanking: "points" | "regret" | (string & {});
        /** @description The end of a turn. */
        ScoreRequest: {
            /** @description One of the turn's legal categories. */
            category: string;
        };
        /** @description The turn that ended, its seat, and what comes next: a turn or the results. */
        Scored: {
            turn: components["schemas"]["ToldTurn"];
            seat: components["schemas"]["Seat"];
            next_turn: components["schemas"]["CurrentTurn"] | null;
            results: components["schemas"]["Result"][] | null;
            version: number;
        };
        /** @description Every open category in the ruleset's order; none if the scorecard is full. */
        Scores: {
            /** @description Sorted. */
            dice: number[];
            categories: components["schemas"]["CategoryScore"][];
        };
        /** @description A seat and its scorecard; `scorecard` holds the filled categories in the order of the rules. */
        Seat: {
            index: number;
            kind: components["schemas"]["SeatKind"];
            player: components["schemas"]["NamedPlayer"] | null;
            /** @description The built-in strategy that was asked for. */
            strategy: string | null;
            /** @description The one that plays: another than was asked for where that had no solved table yet. */
            strategy_in_use: string | null;
            scorecard: {
                [key: string]: number;
            };
            upper: number;
            upper_bonus: number;
            lower: number;
            /** @description The sum of the extra bonuses. */
            bonus: number;
            total: number;
            rank: number | null;
            status: components["schemas"]["SeatStatus"];
            /** @description Whether it has asked for advice in this game. */
            assisted: boolean;
            /** @description Whole seconds left in its bank at `server_time`, the turn under way counted. */
            bank_left: number | null;
            /** @description The strategy that plays its turns to come, as its time ran out. */
            stand_in: string | null;
            /** @description Whether its player was seen within two minutes; null for strategies and open seats. */
            present: boolean | null;
            /**
             * Format: date-time
             * @description When its player was last seen, to the minute.
             */
            seen_at: string | null;
        };
        /** @enum {string} */
        SeatKind: "open" | "person" | "bot" | "engine" | (string & {});
        /** @description One seat's game, where `score = optimum + luck - regret - unplayed` exactly, but for rounding. */
        SeatReview: {
            seat: number;
            /** @description Whether the scorecard was filled. */
            complete: boolean;
            score: number;
            /**
             * Format: double
             * @description What perfect play expects before the first throw.
             */
            optimum: number;
            /**
             * Format: double
             * @description The sum over all throws.
             */
            luck: number;
            /**
             * Format: double
             * @description The sum over all decisions.
             */
            regret: number;
            /**
             * Format: double
             * @description What the rest was worth where the seat left or the game broke off; 0 for a full scorecard.
             */
            unplayed: number;
            /** @description The decisions with more than one legal action. */
            choices: number;
            /** @description Those of them that gave nothing away. */
            best_choices: number;
            /**
             * Format: double
             * @description `best_choices / choices`; null without a choice.
             */
            accuracy: number | null;
            /** @description The first of the costliest; null without any. */
            biggest_mistake: components["schemas"]["Mistake"] | null;
            /** @description The sum of luck so far after each of its turns. */
            luck_curve: number[];
            /** @description At most one for each category, with a few rolls each. */
            turns: components["schemas"]["ReviewedTurn"][];
        };
        /** @enum {string} */
        SeatStatus: "open" | "playing" | "resigned" | "timed_out" | (string & {});
        /** @enum {string} */
        SeatWishKind: "me" | "open" | "bot" | (string & {});
        /** @description A seat of a game to be: yours, open to others, or a built-in strategy's. */
        SeatWishRequest: {
            kind: components["schemas"]["SeatWishKind"];
            /** @description For a bot: a key of `GET strategies/`; `greedy` if left out. */
            strategy?: string;
            /** @description What this seat is called, if not like its player. */
            name?: string;
        };
        /** @enum {string} */
        Section: "upper" | "lower" | (string & {});
        /** @enum {string} */
        SeekOpponents: "people" | "bots" | "any" | (string & {});
        /** @description A game that you would like to play now. */
        SeekRequest: {
            /** @description A key of `GET rulesets/`. */
            ruleset: string;
            rated?: boolean;
            /** @description `any` if left out. */
            opponents?: components["schemas"]["SeekOpponents"];
            /**
             * Format: double
             * @description Of your opponent's `mu` among all; a newcomer has 25.
             */
            rating_min?: number | null;
            /** Format: double */
            rating_max?: number | null;
            turn_seconds?: number | null;
            bank_seconds?: number | null;
            /** @description Seconds after which a built-in strategy plays you; without it the seek ends after an hour. */
            engine_after?: number | null;
            /** @description Which one: a key of `GET strategies/`. */
            strategy?: string;
        };
        /** @enum {string} */
        SeekStatus: "waiting" | "met" | "cancelled" | "expired" | (string & {});
        /** @description A ruleset as it was posted, in its normal form, with all its texts; it may be posted again, changed or not. */
        ShownDocument: {
            rules: components["schemas"]["Rules"];
            /** @description By language. */
            texts: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            source: string;
            examples: {
                [key: string]: number[];
            };
        };
        /** @description How entrants meet; the options of other formats are null. */
        ShownFormat: {
            kind: components["schemas"]["FormatKind"];
            third_place: boolean | null;
            second_final: boolean | null;
            legs: number | null;
            groups: number | null;
            advance: number | null;
            rounds: number | null;
            ranking: string | null;
        };
        ShownMatchFormat: {
            kind: components["schemas"]["MatchKind"];
            games: number;
            seats: number;
            /** Format: double */
            stop_at_margin: number | null;
        };
        /**
         * @description One entrant of a match.
         *
         *     `regret` is what he gave away a game against perfect play, where the tournament looks at it.
         */
        Side: {
            index: number;
            /** Format: uuid */
            entrant_id: string;
            name: string;
            seed: number | null;
            rank: number | null;
            points: number | null;
            /** Format: double */
            regret: number | null;
        };
        /** @description Another ruleset of the catalog, and what is other there. */
        Sister: {
            key: string;
            name: string;
            differences: string[];
        };
        Skill: {
            /**
             * Format: double
             * @description mu - 3 sigma: the strength that the player has almost surely.
             */
            ordinal: number;
            /**
             * Format: double
             * @description The strength that is most likely.
             */
            mu: number;
            /**
             * Format: double
             * @description How far off that may be: a standard deviation.
             */
            sigma: number;
        };
        /** @description Nobody has solved the ruleset yet; a worker has been asked to. */
        Solving: {
            /** @description `solving`. */
            status: string;
            /** @description The path whose `optimum` is null until it is done. */
            ruleset: string;
        };
        /** @description What it takes to solve a ruleset, which advice, reviews and the strategy `perfect` need. */
        SolvingCost: {
            /** @description Scorecards that differ in what can still be won; at least so many. */
            states: number;
            /** @description What this server solves. */
            most: number;
            /** @description If not, all other strategies play by these rules all the same. */
            solvable: boolean;
        };
        /** @description Something that the player did on the admin site. */
        StaffAction: {
            /** Format: date-time */
            at: string;
            object: string;
            action: string;
        };
        /** @description One entrant's line; those whom nothing parts share a place, and the next are left out: 1, 1, 3. */
        Standing: {
            /** Format: uuid */
            entrant_id: string;
            name: string;
            place: number;
            /**
             * Format: double
             * @description Opponents beaten, and half of those level.
             */
            score: number;
            values: components["schemas"]["TieBreak"][];
        };
        /** @description Everybody, best first. */
        Standings: {
            version: number;
            status: components["schemas"]["TournamentStatus"];
            /** @description The last that counts; 0 before the first was closed. */
            round: number;
            tie_breaks: string[];
            standings: components["schemas"]["Standing"][];
        };
        /** @description The start of a game. */
        StartRequest: {
            /** @description Your share in the dice: up to 64 letters, digits, dashes and underscores. */
            client_seed?: string;
        };
        /**
         * @description What a player has done in one version of a ruleset.
         *
         *     Every seat in a finished game counts, rated or not, but those of games with given dice. Means, best and rates are of
         *     the scorecards that he filled alone: full ones, without advice or a stand-in.
         */
        Statistics: {
            ruleset: string;
            ruleset_digest: string;
            /** @description Seats held in finished games. */
            games: number;
            /** @description Of these, how many were resigned or timed out. */
            left: number;
            /** @description Of these, how many were against others. */
            contests: number;
            /** @description Contests that nobody else won, too. */
            wins: number;
            /** @description Contests with a shared first rank. */
            draws: number;
            /** @description How many the following is of. */
            scorecards: number;
            /**
             * Format: double
             * @description Points of a scorecard.
             */
            mean: number | null;
            /** @description Points of the best scorecard. */
            best: number | null;
            /**
             * Format: double
             * @description The share with the upper bonus, 0 to 1; null where the rules have none.
             */
            bonus_rate: number | null;
            /**
             * Format: double
             * @description Points of extra bonuses a scorecard.
             */
            mean_extra_bonus: number | null;
            /** @description In the order of the scorecard. */
            categories: components["schemas"]["CategoryStatistics"][];
        };
        /** @enum {string} */
        StoppedFor: "first" | "second" | "even" | (string & {});
        /** @description `length` consecutive faces among the dice. */
        StraightPattern: {
            /** @constant */
            kind: "straight";
            length: number;
        };
        /** @description All the built-in players. */
        Strategies: {
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            previous: string | null;
            results: components["schemas"]["Strategy"][];
        };
        /** @description A built-in player; `strength` is by ruleset, as far as this version of it was measured under these rules. */
        Strategy: {
            key: string;
            version: string;
            name: string;
            summary: string;
            strength: {
                [key: string]: components["schemas"]["Strength"];
            };
        };
        StreamEnd: {
            /** @constant */
            type: "end";
            reason: components["schemas"]["EndReason"];
            /** @description The entry after which to go on. */
            after: number;
        };
        StreamGap: {
            /** @constant */
            type: "gap";
            /** @description The entry after which to go on. */
            after: number;
            /** @description The oldest entry there is. */
            oldest: number;
        };
        /** @description What solo games of a strategy scored, measured. */
        Strength: {
            /**
             * Format: double
             * @description Points.
             */
            mean: number;
            /**
             * Format: double
             * @description Points, of one game.
             */
            standard_deviation: number;
            /** @description How many were played. */
            games: number;
        };
        /** @description The sum of all the dice. */
        SumPoints: {
            /** @constant */
            kind: "sum";
            /** @description Points on top, if there are any. */
            plus?: number;
        };
        /** @description A throw. */
        ThrowRequest: {
            /** @description The faces to leave on the table, in any order; none if left out, as before the first roll. */
            keep?: number[];
        };
        /** @description One tie-break of an entrant; its terms say what it is made of. */
        TieBreak: {
            tie_break: string;
            /**
             * Format: double
             * @description Null where it does not apply to him.
             */
            total: number | null;
            terms: {
                [key: string]: unknown;
            }[];
        };
        /** @enum {string} */
        TieBreakKind: "wins" | "head_to_head" | "buchholz" | "buchholz_cut" | "sonneborn_berger" | "points" | "regret" | "seed" | (string & {});
        /** @description A token without its secret. */
        Token: {
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it signs nothing any more; null if it lasts until it is revoked.
             */
            expires_at: string | null;
            /**
             * Format: date
             * @description The day in UTC; at first the day it was made.
             */
            last_used_on: string;
            /** @description What it may be used for. */
            scopes: components["schemas"]["TokenScope"][];
            /** @description Whether this request was signed with it. */
            current: boolean;
        };
        /** @enum {string} */
        TokenScope: "organise" | "play" | "read" | (string & {});
        /** @description A turn as the log tells it; a dropped one was given up by its seat, a timed out one scored 0. */
        ToldTurn: {
            n: number;
            number: number;
            seat: number;
            status: components["schemas"]["TurnStatus"];
            dice: number[] | null;
            rolls: components["schemas"]["Roll"][];
            category: string | null;
            points: number | null;
            bonus: number | null;
        };
        /** @description A tournament with everything that may be seen of it. */
        Tournament: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["TournamentStatus"];
            /** @description The number of the last event in its log. */
            version: number;
            owner: components["schemas"]["NamedPlayer"];
            /** @description Who runs it beside the owner. */
            organisers: components["schemas"]["NamedPlayer"][];
            name: string;
            ruleset: string;
            ruleset_digest: string;
            format: components["schemas"]["ShownFormat"];
            match: components["schemas"]["ShownMatchFormat"];
            tie_breaks: string[];
            visibility: components["schemas"]["GameVisibility"];
            entry: components["schemas"]["TournamentEntry"];
            admits: components["schemas"]["PlayerKind"][];
            capacity: number | null;
            check_in: boolean;
            /** Format: date-time */
            starts_at: string | null;
            turn_seconds: number | null;
            bank_seconds: number | null;
            on_timeout: components["schemas"]["OnTimeout"];
            rated: boolean;
            latency_seconds: number;
            rehearsal: boolean;
            shared_dice: boolean;
            lockstep: boolean;
            /** @description The last that was opened; 0 before the start. */
            round: number;
            entrants_count: components["schemas"]["EntrantsCount"];
            /** @description Of the registered. */
            checked_in_count: number;
            /** @description Your own entry. */
            mine: components["schemas"]["OwnEntry"] | null;
            /** @description Those in the first place, once it is finished; at most 20. */
            winners: components["schemas"]["Winner"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            server_time: string;
        };
        /** @enum {string} */
        TournamentEntry: "open" | "invited" | (string & {});
        /** @description The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`. */
        TournamentEvents: {
            version: number;
            /** @description Once it is over, no event follows. */
            status: components["schemas"]["TournamentStatus"];
            events: components["schemas"]["Event"][];
        };
        /** @description A whole tournament, signed; the file is exactly the RFC 8785 form of its JSON. */
        TournamentExport: {
            /** @description `yacht-tournament/1`. */
            format: string;
            /** Format: uuid */
            tournament_id: string;
            /** @description As it was set up in the end. */
            setup: {
                [key: string]: unknown;
            };
            /** @description By ids alone. */
            entrants: {
                [key: string]: unknown;
            }[];
            /** @description The whole log. */
            events: components["schemas"]["Event"][];
            /** @description Every pairing, why, and what came of it. */
            rounds: {
                [key: string]: unknown;
            }[];
            standings: {
                [key: string]: unknown;
            }[];
            places: {
                [key: string]: unknown;
            }[] | null;
            /** @description SHA-256 of each game's record, in hex; null for a board of shared dice whose record is not out yet. */
            games: {
                [key: string]: string | null;
            };
            key_id: string;
            /** @description 32 bytes in hex; compare it with `GET keys/`. */
            public_key: string;
            /** @description Ed25519 over `yacht-tournament/1`, a line feed, and the SHA-256 of the rest's RFC 8785 form. */
            signature: string;
        };
        /** @enum {string} */
        TournamentStatus: "draft" | "registration" | "running" | "finished" | "cancelled" | (string & {});
        /** @enum {string} */
        TurnStatus: "playing" | "scored" | "timed_out" | "dropped" | (string & {});
        /** @description All the turns of a game so far. */
        Turns: {
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description Always null: there is one page.
             */
            previous: string | null;
            results: components["schemas"]["ToldTurn"][];
        };
        /** @description Points once the upper categories together reach `at_least`; more, instead, at each of `further`. */
        UpperBonus: {
            at_least: number;
            points: number;
            /** @description Higher steps, if there are any. */
            further?: components["schemas"]["BonusStep"][];
        };
        /** @description What a document would be; nothing is stored. */
        Validated: {
            /** @description With your id in front. */
            key: string;
            digest: string;
            /** @description Which version of this key. */
            version: number;
            solving: components["schemas"]["SolvingCost"];
            /** @description Every roll; null unless asked for. */
            scores: components["schemas"]["RollScores"][] | null;
        };
        /** @description A new player with the token to play with, which is shown this once, and the first game if one was asked for. */
        Welcome: {
            player: components["schemas"]["Me"];
            token: string;
            /** @description For a guest: that the token cannot be recovered, and how to keep the account. Null for an account. */
            warning: string;
            game: components["schemas"]["Game"] | null;
        };
        Winner: {
            /** Format: uuid */
            entrant_id: string;
            name: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this exchange in our log; yours, if you sent a word that can be one. */
        "X-Request-ID": string;
        /** @description The language of the sentences: the first of `Accept-Language` that there is, else English. */
        "Content-Language": string;
        /** @description How to sign a request. */
        "WWW-Authenticate": "Bearer";
        /** @description The quotas that paid for this request: `q` units in `w` seconds; all may be spent at once. */
        "RateLimit-Policy": string;
        /** @description What is left of them: `r` units, and the seconds `t` until all are there again, or with none left until the next one is. */
        RateLimit: string;
        /** @description Seconds until it is worth trying again; not with every problem. */
        "Retry-After": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    commitments_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedCommitmentList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
                /** @description A player's id, or `me`: who sits in the game. */
                player?: string;
                /** @description Only those of this ruleset, by its key. */
                ruleset?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["GameStatus"];
                /** @description `me`: games in which you have to move. */
                to_move?: "me";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedGameList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGameRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `idempotency_key_in_use`, `ruleset_retired`, `seats_open`, `seeded_game_is_closed`, `too_many_games`, `too_many_open_games`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `rated_game_takes_no_hints`, `rated_game_takes_no_stand_in`, `timeout_needs_clock`, `unknown_ruleset`, `unknown_strategy` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_retrieve: {
        parameters: {
            query?: {
                /** @description Add a signed receipt of the log. */
                receipt?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description No response body */
            304: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_open`, `game_over` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchedChangeGameRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_report_absence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_started`, `game_over`, `idempotency_key_in_use`, `player_not_absent` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `unknown_seat` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_advice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Seconds after which to ask again. */
                    "Retry-After": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solving"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_started`, `game_over`, `hints_not_allowed`, `not_your_turn`, `stand_in_plays`, `time_is_up` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset_too_large` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_list: {
        parameters: {
            query?: {
                /** @description The `seq` of the last event you have. */
                after?: number;
                /** @description Seconds to wait for an event if there is none. */
                wait?: number;
            };
            header?: {
                /** @description The number of the last event you have, as a browser sends it on coming back; it wins over `after`. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The log is over and you have all of it: come no more. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_streams` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_invitations_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInvitation"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_welcome`, `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `already_invited`, `busy`, `game_not_open`, `game_over`, `idempotency_key_in_use`, `no_open_seat`, `seeded_game_is_closed`, `too_many_invites` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `not_invitable` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_open`, `game_over`, `too_many_invites` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_ratings_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRatings"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_over` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `dice_still_shared`, `record_not_ready` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_rematch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_welcome`, `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `game_not_open`, `game_not_over`, `game_over`, `idempotency_key_in_use`, `no_open_seat`, `ruleset_retired`, `too_many_games`, `too_many_open_games`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResignationRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_resigned`, `busy`, `game_not_started`, `game_over`, `idempotency_key_in_use` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `seat_required`, `unknown_seat` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    review_retrieve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description Not yet: it is made, the ruleset solved first if need be. */
            202: {
                headers: {
                    /** @description Seconds after which to ask again. */
                    "Retry-After": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviewing"];
                };
            };
            /** @description As you have it: a review never changes. */
            304: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `dice_still_shared`, `game_not_over`, `hints_not_allowed` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset_too_large` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedGame"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedGame"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_owner`, `not_welcome`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `game_not_open`, `game_over`, `idempotency_key_in_use`, `no_open_seat`, `seat_taken`, `seeded_game_is_closed`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `unknown_seat`, `unknown_strategy` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
                /** @description The seat's place, from 0. */
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_open`, `game_over` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_seat` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_start: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_open`, `game_over`, `idempotency_key_in_use`, `seats_open` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turns_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turns"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turns_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
                /** @description Its number, from 1. */
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldTurn"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found`, `turn_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turns_current: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentTurn"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_started`, `game_over` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turns_roll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ThrowRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rolled"];
                };
            };
            /** @description On a board in lockstep: the keep is noted, and `turn.rolled` comes when all boards have sent theirs. */
            202: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rolled"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `game_not_started`, `game_over`, `idempotency_key_in_use`, `no_rolls_left`, `not_your_turn`, `stand_in_plays`, `throw_waits`, `time_is_up` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `first_roll_keeps_nothing`, `idempotency_key_reused`, `invalid_dice`, `invalid_idempotency_key`, `invalid_request`, `keep_not_on_table`, `keeps_everything` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turns_score: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scored"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_seat`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `category_filled`, `category_not_legal`, `game_not_started`, `game_over`, `idempotency_key_in_use`, `not_rolled_yet`, `not_your_turn`, `stand_in_plays`, `throw_waits`, `time_is_up` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `unknown_category` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInvitation"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invitation_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invitation_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `invitation_settled` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_answer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The invitation's id. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInvitation"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_welcome`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invitation_not_found`, `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `game_not_open`, `game_over`, `idempotency_key_in_use`, `invitation_settled`, `no_open_seat`, `seeded_game_is_closed`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keys"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    limits_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewcomerRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Welcome"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `ruleset_retired`, `seats_open`, `seeded_game_is_closed`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request`, `rated_game_takes_no_hints`, `rated_game_takes_no_stand_in`, `timeout_needs_clock`, `unknown_ruleset`, `unknown_strategy` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_ratings_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedRatingList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_statistics_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedStatisticsList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_destroy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing`, `wrong_password` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request`, `not_confirmed` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchedChangeMeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `already_kept`, `busy`, `username_taken` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_blocks_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedBlockList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_blocks_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `too_many_blocks` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_blockable` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_blocks_destroy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_events_list: {
        parameters: {
            query?: {
                /** @description The `seq` of the last event you have. */
                after?: number;
                /** @description Seconds to wait for an event if there is none. */
                wait?: number;
            };
            header?: {
                /** @description The number of the last event you have, as a browser sends it on coming back; it wins over `after`. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The log is over and you have all of it: come no more. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_streams` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_games_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
                /** @description A player's id, or `me`: who sits in the game. */
                player?: string;
                /** @description Only those of this ruleset, by its key. */
                ruleset?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["GameStatus"];
                /** @description `me`: games in which you have to move. */
                to_move?: "me";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedGameList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitation_rules_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRules"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitation_rules_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RulesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRules"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitation_rules_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedGameInvitationList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_merge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `idempotency_key_in_use`, `kinds_differ`, `same_player`, `same_table`, `same_tournament` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `wrong_token` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_password_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing`, `wrong_password` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `not_kept` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    players_me_rulesets_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedRulesetHeadlineList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ratings_list: {
        parameters: {
            query?: {
                /** @description A player's id, or `me`: the page with this player in its middle. Without `cursor`. */
                around?: string;
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description Games of people alone, of bots and engines alone, or all rated ones. */
                kind?: components["schemas"]["RatingKind"];
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A key of `GET rulesets/`. */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedPlaceList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `not_rated`, `player_not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetPage"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesetDocumentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `too_many_rulesets` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request`, `invalid_ruleset` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_retrieve: {
        parameters: {
            query?: {
                /** @description The newest version with exactly these rules. */
                digest?: string;
            };
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
                /** @description The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description Still what `If-None-Match` names. */
            304: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchedChangeRulesetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_advice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdviceQuestionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Seconds after which to ask again. */
                    "Retry-After": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solving"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `impossible_points`, `invalid_dice`, `invalid_request`, `invalid_rolls_left`, `ruleset_too_large`, `unknown_category`, `unreachable_scorecard` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_document: {
        parameters: {
            query?: {
                /** @description The newest version with exactly these rules. */
                digest?: string;
            };
            header?: never;
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownDocument"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_guide: {
        parameters: {
            query?: {
                /** @description The newest version with exactly these rules. */
                digest?: string;
            };
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                    "text/html": string;
                    "text/markdown": string;
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_scores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A key of `GET rulesets/`, or of a house ruleset. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiceToScoreRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scores"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `ruleset_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `impossible_points`, `invalid_dice`, `invalid_request`, `invalid_roll`, `unknown_category` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_validate: {
        parameters: {
            query?: {
                /** @description Show the points of every roll. */
                scores?: boolean;
            };
            header?: never;
            path: {
                /** @description The key it is to have, without your id. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesetDocumentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validated"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request`, `invalid_ruleset` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets_shared: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedRulesetHeadlineList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seeks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeekRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundSeek"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `already_seeking`, `busy`, `idempotency_key_in_use`, `ruleset_retired`, `too_many_seats` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `unknown_ruleset`, `unknown_strategy` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seeks_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seek's id. */
                seek_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundSeek"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `seek_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seeks_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seek's id. */
                seek_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `seek_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `seek_settled` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    strategies_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The language of the names and sentences; several, where each of a list has its own. */
                    "Content-Language": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategies"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedTokenList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired`, `wrong_credentials` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `too_many_tokens` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens_destroy_all: {
        parameters: {
            query?: {
                /** @description `current` spares the token that signs this request. */
                keep?: "current";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `not_kept` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens_destroy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's id; it is no secret. */
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `token_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
                /** @description A player's id, or `me`: who runs it. */
                organiser?: string;
                /** @description A player's id, or `me`: who has entered. */
                player?: string;
                /** @description Only those of this ruleset, by its key. */
                ruleset?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["TournamentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedTournamentList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_create: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournamentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `busy`, `idempotency_key_in_use`, `ruleset_retired`, `too_many_tournaments` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_format`, `invalid_idempotency_key`, `invalid_request`, `options_disagree`, `rated_game_takes_no_stand_in`, `ruleset_too_large`, `timeout_needs_clock`, `unknown_ruleset` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_retrieve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
            /** @description No response body */
            304: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_delete: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description No response body */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_if_match` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_tournament_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_update: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchedChangeTournamentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `ruleset_retired`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_format`, `invalid_request`, `options_disagree`, `rated_game_takes_no_stand_in`, `ruleset_too_large`, `timeout_needs_clock`, `unknown_ruleset` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_bracket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description No response body */
            304: {
                headers: {
                    /** @description Names what you have been shown, for `If-None-Match`. */
                    ETag: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `too_few_to_draw` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_cancel: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_check_in: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_your_entry`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `entrant_gone`, `idempotency_key_in_use`, `no_check_in`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
                /** @description A player's id, or `me`. */
                player?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["EntrantStatus"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedEntrantList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_create: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntryRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entry_unwelcome`, `not_admitted`, `not_invited`, `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_gone`, `already_entered`, `busy`, `entrant_gone`, `idempotency_key_in_use`, `too_many_entrants`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `unknown_strategy` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entrant's id. */
                entrant_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entrant"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entrant_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_leave: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /** @description The entrant's id. */
                entrant_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DepartureRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `not_your_entry`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entrant_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `entrant_gone`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_update: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /** @description The entrant's id. */
                entrant_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchedChangeEntrantRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entrant_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `entrant_gone`, `seed_taken`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournament_events_list: {
        parameters: {
            query?: {
                /** @description The `seq` of the last event you have. */
                after?: number;
                /** @description Seconds to wait for an event if there is none. */
                wait?: number;
            };
            header?: {
                /** @description The number of the last event you have, as a browser sends it on coming back; it wins over `after`. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvents"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The log is over and you have all of it: come no more. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_streams` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentExport"];
                    "application/x-ndjson": string;
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description An entrant's id: who plays in it. */
                entrant?: string;
                /** @description The most rows a page may have. */
                limit?: number;
                /** @description Only those of the round with this number. */
                round?: number;
                /** @description Only those with this status. */
                status?: components["schemas"]["MatchStatus"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedMatchList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match's id. */
                match_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_difference: {
        parameters: {
            query?: {
                /** @description Points a game: how far from the mean the ends of the interval are to be, at most. */
                margin?: number;
            };
            header?: never;
            path: {
                /** @description The match's id. */
                match_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            /** @description Games are still being reviewed, the ruleset solved first. */
            202: {
                headers: {
                    /** @description Seconds after which to ask again. */
                    "Retry-After": string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `match_not_of_two` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_forfeit: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The match's id. */
                match_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForfeitRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entrant_not_found`, `match_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `match_stands`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_override: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The match's id. */
                match_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `match_stands`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_ranks`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches_replay: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The match's id. */
                match_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"];
                };
            };
            /** @description `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_found`, `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `match_stands`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    organisers_add: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `entry_unwelcome`, `not_tournament_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `player_not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `no_organiser`, `too_many_organisers` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    organisers_remove: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /** @description The player's id. */
                player_id: string;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_tournament_owner`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `no_organiser` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_open: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rounds_list: {
        parameters: {
            query?: {
                /** @description Where to go on; take it from `next` or `previous`. */
                cursor?: string;
                /** @description The most rows a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedRoundList"];
                };
            };
            /** @description `invalid_host` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rounds_retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its number, from 1. */
                n: number;
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneRound"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `round_not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    standings_retrieve: {
        parameters: {
            query?: {
                /** @description A closed one; the last if left out. */
                round?: number;
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            /** @description `invalid_token`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `round_not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_request` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments_start: {
        parameters: {
            query?: {
                /** @description Change nothing, tell nobody, and answer with what the action would do. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Any word of your own. A request that comes again with it is answered again, not done again. */
                "Idempotency-Key"?: string;
                /** @description The version you have seen, such as `"17"`. If it has moved on since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Only there when the answer is that to an earlier request with the same key. */
                    "Idempotency-Replayed"?: "true";
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description `invalid_if_match`, `malformed_json` */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated`, `token_expired` */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_organiser`, `scope_missing` */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`, `tournament_not_found` */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `idempotency_key_in_use`, `wrong_stage` */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale_version` */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid_idempotency_key`, `invalid_request`, `wrong_number_of_entrants` */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database_away`, `read_only`, `storage_full` */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alive"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
