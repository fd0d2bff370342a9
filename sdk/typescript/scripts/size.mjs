// What a page pays: the client, bundled and minified, and as it goes over the wire.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const contents = {
  client: `export { Client } from "./dist/index.js";`,
  problems: `export { isProblem } from "./dist/index.js";`,
  verify: `export { verifyRecord } from "./dist/verify/index.js";`,
};
for (const [name, source] of Object.entries(contents)) {
  const made = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
  });
  const [file] = made.outputFiles;
  console.log(`${name}: ${file.contents.length} bytes, ${gzipSync(file.contents).length} gzipped`);
}
