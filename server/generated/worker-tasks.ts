import { rejectDuplicates } from '@server/duplicates';
import type { WorkerTasks } from '@server/workers/handled-task';
import { introspectionWorkerTasks } from '@server/graphql/introspection/introspection.worker-tasks';
import { contentWorkerTasks } from '@server/modules/content/content.worker-tasks';
import { educationWorkerTasks } from '@server/modules/educations/educations.worker-tasks';
import { fileWorkerTasks } from '@server/modules/files/files.worker-tasks';
import { paymentWorkerTasks } from '@server/modules/payment/payment.worker-tasks';
import { qualificationWorkerTasks } from '@server/modules/qualifications/qualifications.worker-tasks';
import { regulationWorkerTasks } from '@server/modules/regulations/regulations.worker-tasks';
import { reportWorkerTasks } from '@server/modules/reports/reports.worker-tasks';
import { statisticWorkerTasks } from '@server/modules/statistics/statistics.worker-tasks';
import { structureWorkerTasks } from '@server/modules/structure/structure.worker-tasks';
import { spreadsheetWorkerTasks } from '@server/spreadsheets/spreadsheets.worker-tasks';

/** Written by `npm run codegen` from every `*.worker-tasks.ts`. */
export const workerTasks = {
  ...introspectionWorkerTasks,
  ...contentWorkerTasks,
  ...educationWorkerTasks,
  ...fileWorkerTasks,
  ...paymentWorkerTasks,
  ...qualificationWorkerTasks,
  ...regulationWorkerTasks,
  ...reportWorkerTasks,
  ...statisticWorkerTasks,
  ...structureWorkerTasks,
  ...spreadsheetWorkerTasks,
} satisfies WorkerTasks;

rejectDuplicates('workerTasks', [introspectionWorkerTasks, contentWorkerTasks, educationWorkerTasks, fileWorkerTasks, paymentWorkerTasks, qualificationWorkerTasks, regulationWorkerTasks, reportWorkerTasks, statisticWorkerTasks, structureWorkerTasks, spreadsheetWorkerTasks].flatMap((part) => Object.keys(part)));
