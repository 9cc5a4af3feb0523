import { handleTask } from '@server/workers/handled-task';
import { introspectionTask } from './introspection.task';

export const introspectionWorkerTasks = {
  ...handleTask(introspectionTask, async () => (await import('./answer-introspection')).answerIntrospection),
};
