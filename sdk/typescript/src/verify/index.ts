export { CannotVerify, Refused } from "./refusal.js";
export { type ClientSeed, type Kept, type Verdict, verifyRecord } from "./verdict.js";
