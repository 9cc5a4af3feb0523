import { LRUCache } from 'lru-cache';
import { AppError } from '@server/errors';
import { ownerOf } from '@server/workers/owner';
import type { Workers } from '@server/workers/workers';
import type { Caller } from '../context';
import { type IntrospectionAnswer, type IntrospectionQuery, introspectionTask } from './introspection.task';

export interface Introspection {
  /**
   * Answers a valid document that asks for the schema alone.
   * @throws {AppError} limits.busy
   */
  answer(asked: IntrospectionQuery, caller: Caller): Promise<IntrospectionAnswer>;
}

/** Answers that are kept: each takes about a megabyte. */
const MAX_ANSWERS = 3;

/**
 * Has questions about the schema answered in a worker process: the whole schema would take the thread that answers
 * everybody a fifth of a second. The schema stays as it is, so that the last answers are kept.
 */
export function createIntrospection(workers: Pick<Workers, 'run'>): Introspection {
  const answers = new LRUCache<string, Promise<IntrospectionAnswer>>({ max: MAX_ANSWERS });

  async function run(asked: IntrospectionQuery, caller: Caller): Promise<IntrospectionAnswer> {
    const { organizationId } = caller;
    try {
      return await workers.run(introspectionTask, asked, ownerOf({ organizationId, caller }));
    } catch (error) {
      // No file was sent: what a worker has to say of files means that it had no time.
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
