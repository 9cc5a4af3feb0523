import { z } from 'zod';
import type { ErrorCode } from '@server/errors';

/** The limits of a task, beyond which its process is ended. */
export interface TaskLimits {
  /** CPU time, not wall-clock time: tasks do not fail because the machine is busy with other work. */
  cpuSeconds: number;
  /** The whole memory of the process, including the program itself (about 70 MB). */
  megabytes: number;
  /** The max time until the process responds; absent: a minute. Only for tasks that are limited by the disk. */
  seconds?: number | undefined;
}

/** A kind of work for a worker process, with its input and result. */
export interface Task<Input, Answer> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly answer: z.ZodType<Answer>;
  readonly limits: TaskLimits;
  /** The error for the person when a library failed on their file; null: a failure is the program's own. */
  readonly failure: ErrorCode | null;
}

/** The owner of work: processes are shared fairly among organizations, and among the people of each. */
export interface Owner {
  organizationId: number;
  userId: number;
}

export const bytesShape = z.instanceof(Uint8Array);

/** Enough for any legitimate file within the size limits. */
export const PARSING: TaskLimits = { cpuSeconds: 15, megabytes: 450 };

/** Results that were already validated, with the names of their tasks: a text of a thousand clauses takes a while. */
const checked = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isChecked<Input, Answer>(task: Task<Input, Answer>, value: unknown): value is Answer {
  return isObject(value) && checked.get(value) === task.name;
}

/** Returns the result of a task after validating it once: it comes from a process that has parsed untrusted files. */
export function checkAnswer<Input, Answer>(task: Task<Input, Answer>, value: unknown): Answer {
  if (isChecked(task, value)) return value;
  const answer = task.answer.parse(value);
  if (isObject(answer)) checked.set(answer, task.name);
  return answer;
}
