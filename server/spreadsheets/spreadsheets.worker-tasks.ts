import { handleTask } from '@server/workers/handled-task';
import { tableTask } from './table.task';

export const spreadsheetWorkerTasks = {
  ...handleTask(tableTask, async () => (await import('./read-table')).readTable),
};
