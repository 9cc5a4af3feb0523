import { tableTask } from '@server/spreadsheets/table.task';
import { fileTask, stillTask } from '@server/modules/files/file.task';
import { bodyTask } from '@server/modules/regulations/body/body.task';
import { draftTextTask } from '@server/modules/content/blocks/draft-text.task';
import { documentTask } from '@server/modules/regulations/documents/document.task';
import { certificateTask } from '@server/modules/qualifications/certificate/certificate.task';
import { outlineTask } from '@server/modules/structure/outline/outline.task';
import { chartTask } from '@server/modules/structure/chart/chart.task';
import { videoTask } from '@server/modules/educations/uploads/video.task';
import { payDocumentTask } from '@server/modules/payment/documents/pay-document.task';
import { reportPdfTask } from '@server/modules/reports/files/report-pdf.task';
import { introspectionTask } from '@server/graphql/introspection/introspection.task';
import type { Task } from './task';

type Handler = (input: unknown) => Promise<unknown>;

/** Calls `load` at the first task of this kind: no process loads a library that it does not need. */
function handler<Input, Answer>(
  task: Task<Input, Answer>,
  load: () => Promise<(input: Input) => Promise<Answer> | Answer>,
): [string, Handler] {
  return [task.name, async (input) => (await load())(task.input.parse(input))];
}

/** The tasks of worker processes by name. */
export const handlers: ReadonlyMap<string, Handler> = new Map([
  handler(tableTask, async () => (await import('@server/spreadsheets/read-table')).readTable),
  handler(
    outlineTask,
    async () => (await import('@server/modules/structure/outline/outline.file')).readOutlineFile,
  ),
  handler(fileTask, async () => (await import('@server/modules/files/checked-upload')).checkFile),
  handler(stillTask, async () => (await import('@server/modules/files/pictures')).firstFrame),
  handler(bodyTask, async () => {
    const { createReadBody } = await import('@server/modules/regulations/body/read-body');
    const { checkFile } = await import('@server/modules/files/checked-upload');
    return createReadBody(checkFile);
  }),
  handler(
    draftTextTask,
    async () => (await import('@server/modules/content/blocks/draft-text')).readDraftText,
  ),
  handler(videoTask, async () => (await import('@server/modules/educations/uploads/read-video')).readVideo),
  handler(
    documentTask,
    async () => (await import('@server/modules/regulations/documents/make-document')).makeDocument,
  ),
  handler(
    certificateTask,
    async () => (await import('@server/modules/qualifications/certificate/make-certificate')).makeCertificate,
  ),
  handler(
    payDocumentTask,
    async () => (await import('@server/modules/payment/documents/make-pay-document')).makePayDocument,
  ),
  handler(chartTask, async () => (await import('@server/modules/structure/chart/make-chart')).makeChart),
  handler(
    reportPdfTask,
    async () => (await import('@server/modules/reports/files/make-report-pdf')).makeReportPdf,
  ),
  handler(
    introspectionTask,
    async () => (await import('@server/graphql/introspection/answer-introspection')).answerIntrospection,
  ),
]);
