import { isDeepStrictEqual } from 'node:util';
import { checkAnswer, type Task } from './task';

/** The result of a task that has not run yet is needed: the attempt ends with its transaction and is repeated after the task. */
export class ReadingAwaited extends Error {
  override name = 'ReadingAwaited';
}

/** The results of worker processes for a request's files, computed while it had no transaction. */
export interface Readings {
  /**
   * Returns the result of the task.
   * @throws {ReadingAwaited} when it has not been done yet; what the task threw
   */
  answerOf<Input, Answer>(
    task: Task<Input, Answer>,
    input: Input,
    work: () => Promise<Answer>,
  ): Promise<Answer>;
  /** Runs the pending tasks. */
  readAwaited(): Promise<void>;
  /** The quotas used by the request's fields, with functions that undo them: a repeated attempt does not use them again. */
  readonly spent: Map<string, () => Promise<void>>;
}

interface Reading {
  task: string;
  input: unknown;
  work: () => Promise<unknown>;
  settled: PromiseSettledResult<unknown> | null;
}

/** Creates the readings of one request, kept across its attempts. */
export function createReadings(): Readings {
  const readings: Reading[] = [];
  return {
    spent: new Map(),
    async answerOf(task, input, work) {
      const reading = readings.find(
        (reading) => reading.task === task.name && isDeepStrictEqual(reading.input, input),
      );
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
