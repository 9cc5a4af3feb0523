import { handleTask } from '@server/workers/handled-task';
import { certificateTask } from './certificate/certificate.task';

export const qualificationWorkerTasks = {
  ...handleTask(
    certificateTask,
    async () => (await import('./certificate/make-certificate')).makeCertificate,
  ),
};
