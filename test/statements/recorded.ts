import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const recordShape = z.object({ text: z.string(), isTenant: z.boolean() });

/** A statement sent by the server's tests: `test/helpers/jest/statement-recorder.cjs`. */
export type RecordedStatement = z.infer<typeof recordShape>;

/** Matches statements with parameters; settings, transactions and the like are not queries. */
const QUERY = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

/** Every query in the folder, once as an organization and once as the system. */
export function readRecorded(folder: string): RecordedStatement[] {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
  return [...new Set(lines)]
    .map((line) => recordShape.parse(JSON.parse(line)))
    .filter(({ text }) => QUERY.test(text));
}
