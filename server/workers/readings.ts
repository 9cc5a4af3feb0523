import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '@server/graphql/context';
import { ownerOf } from './owner';
import { checkAnswer, type Task } from './task';
import type { Workers } from './workers';

/** The answer of a task is needed that nobody has done yet: the attempt ends with its transaction, and begins again after it. */
export class ReadingAwaited extends Error {
  override name = 'ReadingAwaited';
}

/** What worker processes have made of a request's files while it had no transaction. */
export interface Readings {
  /**
   * The answer of the task.
   * @throws {ReadingAwaited} when it has not been done yet; what the task threw
   */
  answerOf<Input, Answer>(
    task: Task<Input, Answer>,
    input: Input,
    work: () => Promise<Answer>,
  ): Promise<Answer>;
  /** Does what was awaited. */
  readAwaited(): Promise<void>;
  /** What the fields of the request have spent, and how it is taken back: an attempt that begins anew spends it no more. */
  readonly spent: Map<string, () => Promise<void>>;
}

interface Reading {
  task: string;
  input: unknown;
  work: () => Promise<unknown>;
  settled: PromiseSettledResult<unknown> | null;
}

/** The readings of one request, kept from one attempt to the next. */
export function createReadings(): Readings {
  const readings: Reading[] = [];
  return {
    spent: new Map(),
    async answerOf(task, input, work) {
      const reading = readings.find((one) => one.task === task.name && isDeepStrictEqual(one.input, input));
      if (reading?.settled?.status === 'fulfilled') return checkAnswer(task, reading.settled.value);
      if (reading?.settled) throw reading.settled.reason;
      if (!reading) readings.push({ task: task.name, input, work, settled: null });
      throw new ReadingAwaited();
    },
    async readAwaited() {
      for (const reading of readings) {
        if (reading.settled) continue;
        [reading.settled = null] = await Promise.allSettled([reading.work()]);
      }
    },
  };
}

/**
 * Has a file of a request read in a worker process. Whoever waits for one holds no connection to the database: a request
 * ends its transaction for it.
 * @throws as `Workers.run`
 */
export function readUpload<Input, Answer>(
  workers: Pick<Workers, 'run'>,
  scope: Pick<Scope, 'organizationId' | 'caller' | 'readings'>,
  task: Task<Input, Answer>,
  input: Input,
  field: string,
): Promise<Answer> {
  const work = () => workers.run(task, input, ownerOf(scope), field);
  return scope.readings ? scope.readings.answerOf(task, input, work) : work();
}
