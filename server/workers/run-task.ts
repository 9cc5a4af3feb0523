import { workerTasks } from '@server/generated/worker-tasks';
import type { RunHere, TaskHandler } from './handled-task';
import { checkAnswer } from './task';

const handlers: ReadonlyMap<string, TaskHandler> = new Map(Object.entries(workerTasks));

/** Whether a module has registered a task of this name. */
export const isTask = (name: string): boolean => handlers.has(name);

const runHere: RunHere = async (task, input) => checkAnswer(task, await runTask(task.name, input));

/** Runs a task in this process. @throws {Error} when no module has registered it, and whatever the task throws */
export function runTask(name: string, input: unknown): Promise<unknown> {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`there is no task ${name}`);
  return handler(input, runHere);
}
