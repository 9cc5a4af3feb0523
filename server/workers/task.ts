import { z } from 'zod';
import type { ErrorCode } from '@server/errors';

/** What a task may take before its process is ended. */
export interface TaskLimits {
  /** Of the processor, not of the clock: a machine that is busy with other work refuses nobody. */
  cpuSeconds: number;
  /** All memory of the process, the program itself (about 70 MB) included. */
  megabytes: number;
  /** How long the process may say nothing; absent: a minute. Only for what is limited by the disk. */
  seconds?: number | undefined;
}

/** A kind of work that is done in a process of its own: what goes in, what comes out. */
export interface Task<Input, Answer> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly answer: z.ZodType<Answer>;
  readonly limits: TaskLimits;
  /** What the person is told when a library failed on their file; null: a failure would be the program's own. */
  readonly failure: ErrorCode | null;
}

/** For whom work is done: processes are shared out among organizations, and within one among its people. */
export interface Owner {
  organizationId: number;
  userId: number;
}

export const bytesShape = z.instanceof(Uint8Array);

/** Enough for any honest file within the limits of size. */
export const PARSING: TaskLimits = { cpuSeconds: 15, megabytes: 450 };

/** Answers that have been checked already, by the names of their tasks: a text of a thousand clauses takes its time. */
const checked = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isChecked<Input, Answer>(task: Task<Input, Answer>, value: unknown): value is Answer {
  return isObject(value) && checked.get(value) === task.name;
}

/** The answer of a task, checked once: it comes from a process that has read a stranger's bytes. */
export function checkAnswer<Input, Answer>(task: Task<Input, Answer>, value: unknown): Answer {
  if (isChecked(task, value)) return value;
  const answer = task.answer.parse(value);
  if (isObject(answer)) checked.set(answer, task.name);
  return answer;
}
