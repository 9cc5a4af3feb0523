import type { Scope } from '@server/graphql/context';
import { ownerOf } from './owner';
import type { Task } from './task';
import type { Workers } from './workers';

/**
 * Reads a file of a request in a worker process. No database connection is held in the meantime: a request ends its transaction
 * first.
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
