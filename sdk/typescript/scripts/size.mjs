// What a page pays: the client, bundled and minified, and as it goes over the wire.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const contents = {
  client: `export { Client } from "./dist/index.js";`,
  problems: `export { isProblem } from "./dist/index.js";`,
  verify: `export { verifyRecord } from "./dist/verify/index.js";`,
};
// What must not come along.
const STRANGERS = {
  client: /dist\/verify/,
  problems: /dist\/(verify|client|connection|stream)|openapi-fetch/,
  verify: /dist\/(client|connection|stream|game)|openapi-fetch/,
};
for (const [name, source] of Object.entries(contents)) {
  const made = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    metafile: true,
  });
  const [{ inputs }] = Object.values(made.metafile.outputs);
  const strangers = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput && STRANGERS[name].test(path));
  if (strangers.length) throw new Error(`${name} brings along what it does not use: ${strangers.join(", ")}`);
  const [file] = made.outputFiles;
  console.log(`${name}: ${file.contents.length} bytes, ${gzipSync(file.contents).length} gzipped`);
}
