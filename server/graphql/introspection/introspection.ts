import { LRUCache } from 'lru-cache';
import { AppError } from '@server/errors';
import { ownerOf } from '@server/workers/owner';
import type { Workers } from '@server/workers/workers';
import type { Caller } from '../context';
import { type IntrospectionAnswer, type IntrospectionQuery, introspectionTask } from './introspection.task';

export interface Introspection {
  /**
   * Answers a valid document that requests only the schema.
   * @throws {AppError} limits.busy
   */
  answer(asked: IntrospectionQuery, caller: Caller): Promise<IntrospectionAnswer>;
}

/** The number of cached responses: each takes about a megabyte. */
const MAX_ANSWERS = 3;

/**
 * Answers schema queries in a worker process: the whole schema would block the main thread for a fifth of a second. The schema
 * never changes, so the last responses are cached.
 */
export function createIntrospection(workers: Pick<Workers, 'run'>): Introspection {
  const answers = new LRUCache<string, Promise<IntrospectionAnswer>>({ max: MAX_ANSWERS });

  async function run(asked: IntrospectionQuery, caller: Caller): Promise<IntrospectionAnswer> {
    const { organizationId } = caller;
    try {
      return await workers.run(introspectionTask, asked, ownerOf({ organizationId, caller }));
    } catch (error) {
      // There is no file: a worker's file error here means that it had no time.
      throw error instanceof AppError ? new AppError('limits.busy') : error;
    }
  }

  return {
    answer(asked, caller) {
      const key = JSON.stringify(asked);
      const kept = answers.get(key);
      if (kept) return kept;
      const answer = run(asked, caller);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}
