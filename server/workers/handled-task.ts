import type { Task } from './task';

/** Runs a task of another module within the same process. */
export type RunHere = <Input, Answer>(task: Task<Input, Answer>, input: Input) => Promise<Answer>;

export type TaskHandler = (input: unknown, runHere: RunHere) => Promise<unknown>;

/** What a module's file `<domain>.worker-tasks.ts` exports: the handlers of its tasks by their names. */
export type WorkerTasks = Readonly<Record<string, TaskHandler>>;

/** Registers a task. `load` is called when it is first needed: no process loads a library that its tasks do not use. */
export function handleTask<Input, Answer>(
  task: Task<Input, Answer>,
  load: (runHere: RunHere) => Promise<(input: Input) => Promise<Answer> | Answer>,
): WorkerTasks {
  return { [task.name]: async (input, runHere) => (await load(runHere))(task.input.parse(input)) };
}
