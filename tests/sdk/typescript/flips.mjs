// Turns a bit of every byte of every record over, one after the other; prints what was not refused before any event was
// looked at, as `record:place`.
import { readFileSync } from "node:fs";
import { Refused, verifyRecord } from "@yachtapi/client/verify";

const [, , key, ...files] = process.argv;
let flipped = 0;
for (const [number, file] of files.entries()) {
  const record = readFileSync(file);
  for (let place = 0; place < record.length; place++) {
    record[place] ^= 1 << place % 8;
    const error = await verifyRecord(record, { keys: [key] }).catch((refused) => refused);
    if (!(error instanceof Refused) || error.event !== null) console.log(`${number}:${place}`);
    record[place] ^= 1 << place % 8;
    flipped += 1;
  }
}
console.log(`${flipped} bytes`);
