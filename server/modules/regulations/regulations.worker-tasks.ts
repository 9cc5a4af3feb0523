import { fileTask } from '@server/modules/files/file.task';
import { handleTask } from '@server/workers/handled-task';
import { bodyTask } from './body/body.task';
import { documentTask } from './documents/document.task';

export const regulationWorkerTasks = {
  ...handleTask(bodyTask, async (runHere) =>
    (await import('./body/read-body')).createReadBody((upload) => runHere(fileTask, upload)),
  ),
  ...handleTask(documentTask, async () => (await import('./documents/make-document')).makeDocument),
};
