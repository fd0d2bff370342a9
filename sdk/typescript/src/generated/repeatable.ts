// Which POSTs may be sent twice, by their paths. Written by `make sdk`.

/** With an `Idempotency-Key` the server does it once. */
export const KEYED =
  /\/api\/v1\/games\/$|\/api\/v1\/games\/[^\/]+\/absence\/$|\/api\/v1\/games\/[^\/]+\/invitations\/$|\/api\/v1\/games\/[^\/]+\/rematch\/$|\/api\/v1\/games\/[^\/]+\/resignation\/$|\/api\/v1\/games\/[^\/]+\/seats\/$|\/api\/v1\/games\/[^\/]+\/start\/$|\/api\/v1\/games\/[^\/]+\/turns\/current\/rolls\/$|\/api\/v1\/games\/[^\/]+\/turns\/current\/score\/$|\/api\/v1\/invitations\/[^\/]+\/answer\/$|\/api\/v1\/players\/me\/merge\/$|\/api\/v1\/seeks\/$|\/api\/v1\/tournaments\/$|\/api\/v1\/tournaments\/[^\/]+\/cancellation\/$|\/api\/v1\/tournaments\/[^\/]+\/check-in\/$|\/api\/v1\/tournaments\/[^\/]+\/entrants\/$|\/api\/v1\/tournaments\/[^\/]+\/matches\/[^\/]+\/forfeit\/$|\/api\/v1\/tournaments\/[^\/]+\/matches\/[^\/]+\/override\/$|\/api\/v1\/tournaments\/[^\/]+\/matches\/[^\/]+\/replay\/$|\/api\/v1\/tournaments\/[^\/]+\/registration\/$|\/api\/v1\/tournaments\/[^\/]+\/start\/$/;

/** These change nothing. */
export const WITHOUT_EFFECT = /\/api\/v1\/rulesets\/[^\/]+\/advice\/$|\/api\/v1\/rulesets\/[^\/]+\/scores\/$|\/api\/v1\/rulesets\/[^\/]+\/validate\/$/;
