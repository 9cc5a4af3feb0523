import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@server/config/paths';
import { changeTextKeys } from '@server/texts';

/** Explicit change lists in the modules: `changes: { reason: [null, reason], … }`. */
const WRITTEN = /\bchanges(?::| =) \{([^{}]*)\}/g;
const FIELD = /(\w+): \[/g;

const sources = ['server/modules', 'server/samples']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(projectRoot, folder, file),
    ),
  )
  .filter((file) => file.endsWith('.ts'));

const fields = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WRITTEN)].flatMap(([, body = '']) =>
      [...body.matchAll(FIELD)].map(([, field = '']) => field),
    ),
  ),
);

test.each(['ru', 'en-us'] as const)(
  'every action written to the history explicitly has a text in %s',
  (lang) => {
    const named = new Set(changeTextKeys(lang).map((key) => key.split('.').at(-1)));
    expect(fields.size).toBeGreaterThan(40);
    expect([...fields].filter((field) => !named.has(field))).toEqual([]);
  },
);

test('history entries of content and signatures have their own texts', () => {
  for (const lang of ['ru', 'en-us'] as const) {
    expect(changeTextKeys(lang)).toEqual(
      expect.arrayContaining(['field.record', 'field.attempt', 'field.questions']),
    );
  }
});
