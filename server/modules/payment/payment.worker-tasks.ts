import { handleTask } from '@server/workers/handled-task';
import { payDocumentTask } from './documents/pay-document.task';

export const paymentWorkerTasks = {
  ...handleTask(payDocumentTask, async () => (await import('./documents/make-pay-document')).makePayDocument),
};
