import { handleTask } from '@server/workers/handled-task';
import { reportPdfTask } from './files/report-pdf.task';

export const reportWorkerTasks = {
  ...handleTask(reportPdfTask, async () => (await import('./files/make-report-pdf')).makeReportPdf),
};
