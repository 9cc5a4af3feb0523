import { handleTask } from '@server/workers/handled-task';
import { tabPdfTask } from './files/tab-pdf.task';

export const statisticWorkerTasks = {
  ...handleTask(tabPdfTask, async () => (await import('./files/make-tab-pdf')).makeTabPdf),
};
