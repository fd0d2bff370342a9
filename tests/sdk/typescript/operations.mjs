// Every operation that a client can be asked for, as `METHOD path`, found by calling all methods of all resources.
import { Client } from "@yachtapi/client";

const called = [];
const fetch = async (request) => {
  called.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
  return new Response('{"results": [], "next": null}', { headers: { "Content-Type": "application/json" } });
};
const client = new Client("http://127.0.0.1:9", { fetch });
for (const resource of Object.values(client)) {
  let methods = Object.getPrototypeOf(resource);
  if (Object.hasOwn(methods, "follow")) methods = Object.getPrototypeOf(methods); // which adds that alone
  for (const verb of Object.getOwnPropertyNames(methods)) {
    if (verb === "constructor" || !/^[a-z]/.test(verb) || resource === client.connection) continue;
    const given = Array(resource[verb].length).fill("{}");
    const answer = resource[verb](...given);
    await (answer.all ? answer.all() : answer).catch(() => undefined);
  }
}
console.log(JSON.stringify(called));
