export { Client } from "./client.js";
export type { Settings } from "./connection.js";
export { Game } from "./game.js";
export type { Code } from "./generated/codes.js";
export type { components, operations, paths } from "./generated/schema.js";
export { Pages } from "./pages.js";
export { isProblem, Problem, UnexpectedAnswer, Unreachable, YachtError } from "./problems.js";
export type { Answer, Body, Operation, Options, Query, Row } from "./types.js";
