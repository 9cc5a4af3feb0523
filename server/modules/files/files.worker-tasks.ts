import { handleTask } from '@server/workers/handled-task';
import { fileTask, stillTask } from './file.task';

export const fileWorkerTasks = {
  ...handleTask(fileTask, async () => (await import('./checked-upload')).checkFile),
  ...handleTask(stillTask, async () => (await import('./pictures')).firstFrame),
};
