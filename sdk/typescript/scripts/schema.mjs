// The types of the schema. An enumeration stays open: a newer server may know more words than this version.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const source = new URL("../../openapi.yaml", import.meta.url);
const target = new URL("../src/generated/schema.ts", import.meta.url);
const { factory } = ts;
const anyOther = factory.createParenthesizedType(
  factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]),
);

const nodes = await openapiTS(readFileSync(source, "utf8"), {
  transform(schema) {
    if (!schema.enum?.every((value) => typeof value === "string")) return undefined;
    const words = schema.enum.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
    return factory.createUnionTypeNode([...words, anyOther]);
  },
});
writeFileSync(target, `// The types of sdk/openapi.yaml. Written by \`make sdk\`.\n\n${astToString(nodes)}`);
