import { handleTask } from '@server/workers/handled-task';
import { draftTextTask } from './blocks/draft-text.task';

export const contentWorkerTasks = {
  ...handleTask(draftTextTask, async () => (await import('./blocks/draft-text')).readDraftText),
};
