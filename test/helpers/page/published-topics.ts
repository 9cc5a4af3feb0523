import { readFileSync } from 'node:fs';
import { registerTopics } from '@src/app/domains';

registerTopics();

/** Mutation → the topics that the server publishes to its caller, recorded by `audit/mutations.test.ts`. */
const published: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync('test/server/audit/published.expected.json', 'utf8'),
);

let writes = 0;

/** Adds the changes to a mutation's response as the server does; without ids, so that every object of the topics is concerned. */
export function withChanges(query: string, answer: unknown): unknown {
  const [, field = ''] = /^\s*mutation \w+[^{]*\{\s*(?:\w+:\s*)?(\w+)/.exec(query) ?? [];
  const topics = published[field] ?? [];
  if (topics.length === 0 || typeof answer !== 'object' || answer === null || 'errors' in answer)
    return answer;
  writes += 1;
  const items = topics.map((topic) => ({ topic, ids: [] }));
  return { ...answer, extensions: { changes: { writeId: `write ${writes}`, items } } };
}
