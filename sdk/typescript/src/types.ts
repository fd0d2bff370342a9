// The types of what goes in and comes out, out of the schema's by the id of an operation.
import type { operations } from "./generated/schema.js";

export type Operation = keyof operations;

type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;
type Good<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Json<Responses[Status]> : never;
}[keyof Responses];

/** What an operation answers. */
export type Answer<Id extends Operation> = Good<operations[Id]["responses"]>;

/** What an operation takes as its body. */
export type Body<Id extends Operation> = operations[Id] extends { requestBody?: infer Content }
  ? Json<NonNullable<Content>>
  : never;

/** What an operation takes in the query. */
export type Query<Id extends Operation> = NonNullable<operations[Id]["parameters"]["query"]>;

/** A row of a list that comes in pages. */
export type Row<Id extends Operation> = Answer<Id> extends { results: (infer One)[] } ? One : never;

/** What any call may be given. */
export interface Options {
  /** The version that was seen: nothing happens if it has moved on. */
  ifMatch?: number | string;
  /** A word of your own: sent again with it, a request is answered again, not done again. One is made if left out. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}
