// Writes TypeScript types for everything that crosses the wire, from the schemas that the server publishes, and for the
// keys of the client's own words.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const made = fileURLToPath(new URL("../src/net/made/", import.meta.url));

const typeName = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
const comment = (text, indent = "") => (text ? `${indent}/** ${text.replace(/\s+/g, " ")} */\n` : "");

function typeOf(schema) {
  if (schema === true || Object.keys(schema).length === 0) return "unknown";
  if (schema.$ref) return typeName(schema.$ref.split("/").at(-1));
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(" | ");
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
      return `Array<${typeOf(schema.items ?? true)}>`;
    case "object":
      if (schema.properties) return members(schema);
      return `{ [name: string]: ${typeOf(schema.additionalProperties ?? true)} }`;
  }
  throw new Error(`no TypeScript type for ${JSON.stringify(schema)}`);
}

function members(schema) {
  const needed = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(
    ([name, member]) => `  ${name}${needed.has(name) ? "" : "?"}: ${typeOf(member)};\n`,
  );
  return `{\n${lines.join("")}}`;
}

function translate(source, target) {
  const { $defs } = JSON.parse(readFileSync(docs + source, "utf8"));
  const parts = Object.entries($defs).map(([name, schema]) =>
    schema.type === "object" && schema.properties
      ? `${comment(schema.description)}export interface ${typeName(name)} ${members(schema)}\n`
      : `${comment(schema.description)}export type ${typeName(name)} = ${typeOf(schema)};\n`,
  );
  mkdirSync(made, { recursive: true });
  writeFileSync(made + target, `// Made from docs/${source}; \`npm run types\` makes it again.\n\n${parts.join("\n")}`);
}

/** The keys of a Fluent file, as a type. */
function keys(name, file) {
  const found = [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => `  | "${key}"`);
  return `export type ${name} =\n${found.join("\n")};\n`;
}

function translateWords() {
  const src = fileURLToPath(new URL("../src/", import.meta.url));
  const games = readdirSync(`${src}games`).filter((game) => existsSync(`${src}games/${game}/words/en.ftl`));
  const parts = [
    keys("Word", `${src}words/en.ftl`),
    ...games.map((game) => keys(`${typeName(game)}Word`, `${src}games/${game}/words/en.ftl`)),
  ];
  writeFileSync(`${made}words.ts`, `// Made from words/en.ftl; \`npm run types\` makes it again.\n\n${parts.join("\n")}`);
}

translate("protocol.json", "protocol.ts");
translate("schema.json", "schema.ts");
translateWords();
