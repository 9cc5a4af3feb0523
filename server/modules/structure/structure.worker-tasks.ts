import { handleTask } from '@server/workers/handled-task';
import { chartTask } from './chart/chart.task';
import { outlineTask } from './outline/outline.task';

export const structureWorkerTasks = {
  ...handleTask(outlineTask, async () => (await import('./outline/outline.file')).readOutlineFile),
  ...handleTask(chartTask, async () => (await import('./chart/make-chart')).makeChart),
};
