// What is said where WebCrypto is missing, and where it has no Ed25519.
import { readFileSync } from "node:fs";
import { verifyRecord } from "@yachtapi/client/verify";

const record = readFileSync(process.argv[2]);
const said = (keys) => verifyRecord(record, { keys }).then(() => "verified", (error) => `${error.name}: ${error.message}`);
const { subtle } = globalThis.crypto;
const without = (found) => Object.defineProperty(globalThis, "crypto", { value: { subtle: found }, configurable: true });

without(undefined);
const missing = await said([]);
without({
  digest: (...given) => subtle.digest(...given),
  importKey: () => Promise.reject(new DOMException("Unrecognized algorithm name", "NotSupportedError")),
});
console.log(JSON.stringify([missing, await said([process.argv[3]])]));
