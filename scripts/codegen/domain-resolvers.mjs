import { Kind, parse } from 'graphql';
import { readFileSync } from 'node:fs';

/** `employee-import` → `EmployeeImport`. */
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

/**
 * Plugin of graphql-codegen: the type of the resolvers of one file of the contract, so that the compiler names each field of that file
 * whose resolver is missing, and each resolver that the file does not declare.
 * @param config `domain`: the file's name below `graphql/schema`, without its ending
 */
export function plugin(_schema, _documents, { domain }) {
  const file = `graphql/schema/${domain}.graphql`;
  const fields = fieldsByType(parse(readFileSync(file, 'utf8')));
  return [
    "import type { DomainResolvers } from '@server/graphql/domain-resolvers';",
    '',
    `/** The resolvers of ${file}. */`,
    `export type ${pascal(domain)}Resolvers = DomainResolvers<{`,
    ...[...fields].map(([type, names]) => `  ${type}: ${names.map((name) => `'${name}'`).join(' | ')};`),
    '}>;',
    '',
  ].join('\n');
}

/** Returns the fields of each object type that a document defines or extends. */
function fieldsByType({ definitions }) {
  const fields = new Map();
  for (const { kind, name, fields: added = [] } of definitions) {
    if (kind !== Kind.OBJECT_TYPE_DEFINITION && kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    fields.set(name.value, [...(fields.get(name.value) ?? []), ...added.map((field) => field.name.value)]);
  }
  return fields;
}
