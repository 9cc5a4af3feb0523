// SQL stands in files whose names say so: repositories, read models and the pieces of statements that these are made of.
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { SQL_EXCEPTIONS } from './sql-exceptions.mjs';

// Policies are among them: who may see a record is also a condition that lists are filtered by.
const PLACES =
  /(^server\/db\/|(\.(repository|read-model|loaders|tables|conditions|scope|reports|policy)|[./]sql)\.ts$)/;
const EXCEPTIONS = new Set(SQL_EXCEPTIONS.flatMap(({ files }) => files));
const absent = [...EXCEPTIONS].filter((file) => !existsSync(file));
if (absent.length > 0)
  throw new Error(`scripts/lint/sql-exceptions.mjs lists files that do not exist: ${absent.join(', ')}`);

export const sqlPlace = {
  meta: {
    type: 'suggestion',
    docs: { description: 'SQL stands in files whose names say so' },
    schema: [],
    messages: {
      elsewhere: 'SQL stands in a repository, a read model or a *.sql.ts: see «SQL» in CONTRIBUTING.md.',
      none: 'No SQL stands here any more: take the file off scripts/lint/sql-exceptions.mjs.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (PLACES.test(path)) return {};
    let found = false;
    return {
      'TaggedTemplateExpression[tag.name="sql"]'(node) {
        if (!found && !EXCEPTIONS.has(path)) context.report({ node, messageId: 'elsewhere' });
        found = true;
      },
      'Program:exit'(node) {
        if (!found && EXCEPTIONS.has(path)) context.report({ node, messageId: 'none' });
      },
    };
  },
};
