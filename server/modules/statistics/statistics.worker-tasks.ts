import { handleTask } from '@server/workers/handled-task';
import { tabPdfTask } from './tab-pdf/tab-pdf.task';

export const statisticWorkerTasks = {
  ...handleTask(tabPdfTask, async () => (await import('./tab-pdf/make-tab-pdf')).makeTabPdf),
};
