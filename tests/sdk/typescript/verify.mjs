// Verifies every case of a file, one a line in JSON with the record in base64, and prints what came of each, one a line.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Refused, verifyRecord } from "@yachtapi/client/verify";

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const { record, receipts, client_seeds: clientSeeds, keys } = JSON.parse(line);
  let came;
  try {
    came = await verifyRecord(Buffer.from(record, "base64"), { receipts, clientSeeds, keys });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    came = { verdict: "refused", event: error.event, reason: error.reason };
  }
  console.log(JSON.stringify(came));
}
