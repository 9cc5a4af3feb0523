import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { compile } from '@test/server/db/support';
import { postGraphql, type TestApp } from '../app';

/** The questions sent to the server's process. */
export const questionShape = z.object({
  id: z.number(),
  what: z.enum(['heap', 'signIn', 'stop']),
  userId: z.number().optional(),
});
type Asked = z.infer<typeof questionShape>;

const responseShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listens'), url: z.string() }),
  z.object({ kind: z.literal('answer'), id: z.number(), value: z.union([z.string(), z.number()]) }),
  z.object({ kind: z.literal('unexpected'), line: z.string() }),
]);
/** Its responses. */
export type FuzzedResponse = z.infer<typeof responseShape>;

/** A server for arbitrary requests, in a separate process: its memory then contains only the server, not the test. */
export interface FuzzedServer extends Pick<TestApp, 'url' | 'gql' | 'signIn' | 'stop'> {
  /** The unexpected failures that it logged. */
  readonly unexpected: readonly string[];
  /** The heap size after a garbage collection. */
  heapMegabytes(): Promise<number>;
}

/** Starts it on a separate database. Call `stop()` in `afterAll`. */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const child = fork(compile('test/server/programs/fuzzed.ts'), { execArgv: ['--expose-gc'] });
  const unexpected: string[] = [];
  const waiting = new Map<number, (value: string | number) => void>();
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
    child.on('message', (message) => {
      const reported = responseShape.parse(message);
      if (reported.kind === 'listens') resolve(reported.url);
      else if (reported.kind === 'unexpected') unexpected.push(reported.line);
      else waiting.get(reported.id)?.(reported.value);
    });
  });

  let number = 0;
  function ask(question: Omit<Asked, 'id'>): Promise<string | number> {
    const id = (number += 1);
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error('the server is gone'));
      child.once('exit', lost);
      waiting.set(id, (value) => {
        child.off('exit', lost);
        waiting.delete(id);
        resolve(value);
      });
      child.send({ id, ...question } satisfies Asked);
    });
  }

  return {
    url,
    unexpected,
    gql: (...request) => postGraphql(url, ...request),
    signIn: async (userId) => String(await ask({ what: 'signIn', userId })),
    heapMegabytes: async () => Number(await ask({ what: 'heap' })),
    async stop() {
      const ended = once(child, 'exit');
      child.send({ id: 0, what: 'stop' } satisfies Asked);
      await ended;
    },
  };
}
