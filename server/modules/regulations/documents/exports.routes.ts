import { z } from 'zod';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/module';
import { documentText } from '@server/texts';
import { compareVersions } from '../comparison.service';
import type { RegulationEvents } from '../regulation-events';
import { requireReport, viewable } from '../regulations.access';
import type { RegulationDeps } from '../regulations.deps';
import { findRegulation } from '../regulations.repository';
import type { RegulationRow } from '../regulations.tables';
import { comparisonDocument } from './comparison';
import { createDocumentDates } from './document-dates';
import { readOrganization, readSheet } from './documents.read-model';
import { idOf, pdfFile, spreadsheetFile } from './download-files';
import { readJournal, readList } from './exports.read-model';
import { journalSpreadsheet, listSpreadsheet, sheetSpreadsheet } from './spreadsheets';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const listQuery = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(['draft', 'onApproval', 'published', 'archived']).optional(),
  isArchive: flag.optional(),
  sort: z.enum(['updatedAt', 'name', 'code', 'reviewAt', 'folder', 'status', 'owner']).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** Tables and comparisons that a browser downloads; the history of a regulation says who took which. */
export function createExportRoutes(
  { now }: Pick<RegulationDeps, 'now'>,
  { log, took }: Pick<RegulationEvents, 'log' | 'took'>,
): DownloadRoute[] {
  async function ground(scope: Scope) {
    const { timezone } = await readOrganization(scope);
    return { lang: scope.lang, timezone };
  }

  async function reported(scope: Scope, id: number): Promise<RegulationRow> {
    const regulation = await findRegulation(scope.tx, scope.organizationId, id);
    if (!regulation) throw new AppError('notFound');
    return regulation;
  }

  async function sheet(scope: Scope, { params }: DownloadRequest): Promise<Download> {
    const id = idOf(params.id);
    const standing = await requireReport(scope, id);
    const { code } = await reported(scope, id);
    const table = sheetSpreadsheet(await ground(scope), await readSheet(scope, id, standing));
    await took(scope, id, 'sheetTable');
    return spreadsheetFile(documentText(scope.lang, 'sheet.tableName', { code }), () => table);
  }

  async function journal(scope: Scope, { params }: DownloadRequest): Promise<Download> {
    const id = idOf(params.id);
    const standing = await requireReport(scope, id);
    const { code } = await reported(scope, id);
    const table = journalSpreadsheet(await ground(scope), await readJournal(scope, id, standing));
    await took(scope, id, 'journal');
    return spreadsheetFile(documentText(scope.lang, 'journal.fileName', { code }), () => table);
  }

  async function list(scope: Scope, { query }: DownloadRequest): Promise<Download> {
    const parsed = listQuery.safeParse(query);
    if (!parsed.success) {
      throw new AppError('validation.option', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
    }
    const { status, ...filter } = parsed.data;
    const rows = await readList(scope, { ...filter, scope: 'editor', statuses: status ? [status] : null });
    const table = listSpreadsheet(await ground(scope), rows);
    await log(scope, null, 'export', { changes: { file: [null, 'list'], rows: [null, rows.length] } });
    return spreadsheetFile(documentText(scope.lang, 'list.fileName'), () => table);
  }

  async function comparison(scope: Scope, { params, query }: DownloadRequest): Promise<Download> {
    const { id, code, name } = await viewable(scope, idOf(params.id));
    const found = await compareVersions(scope, idOf(query.fromId), idOf(query.toId));
    if (found.to.regulationId !== id) throw new AppError('notFound');
    const organization = await readOrganization(scope);
    const { lang } = scope;
    const dates = createDocumentDates(lang, organization.timezone);
    const input = { lang, dates, organization: organization.name, name, code, madeAt: now() };
    await took(scope, id, 'comparison');
    return pdfFile(documentText(lang, 'comparison.fileName', { code }), () =>
      comparisonDocument({ ...input, comparison: found }),
    );
  }

  return [
    { path: '/regulations/list.xlsx', handle: list },
    { path: '/regulations/:id/acknowledgement.xlsx', handle: sheet },
    { path: '/regulations/:id/journal.xlsx', handle: journal },
    { path: '/regulations/:id/comparison.pdf', handle: comparison },
  ];
}
