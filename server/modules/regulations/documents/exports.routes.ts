import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { Download, DownloadRequest, DownloadRoute, ModuleDeps } from '@server/modules/module';
import { type ExportScope, inParts } from '@server/spreadsheets/parts';
import { documentText } from '@server/texts';
import { compareRegulationVersions } from '../comparison.service';
import type { ContentEvents } from '@server/modules/content/content-events';
import { findRegulation } from '../regulations.repository';
import type { RegulationRow, SignatureWithLabel } from '../regulations.tables';
import { createDocumentMaker, type DocumentMaker } from './headed-document';
import { readHead, readOrganization } from '@server/modules/content/documents/document-head.read-model';
import { readSheet, type SheetRow } from './documents.read-model';
import { parsedQuery, idOf, pdfFile, spreadsheetFile } from '@server/modules/downloads';
import { readJournal, readList } from './exports.read-model';
import { journalSpreadsheet, listSpreadsheet, type ListRow, sheetSpreadsheet } from './spreadsheets';
import { regulationAccess } from '../regulation.content';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const listQuery = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(['draft', 'onApproval', 'published', 'archived']).optional(),
  isArchive: flag.optional(),
  sort: z.enum(['updatedAt', 'name', 'code', 'reviewAt', 'folder', 'status', 'owner']).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** The max number of rows in one file. */
const MAX_ROWS = 100_000;
/** The number of rows held in memory at once. */
const PART = 500;

/** The scope without its transaction, which ends before the file is complete. */
const withoutTransaction = ({ tx: _, ...rest }: Scope): ExportScope => rest;

/** What the tables and comparisons are made of. */
interface ExportDeps
  extends
    Pick<ModuleDeps, 'now' | 'database'>,
    Pick<ContentEvents, 'recordDownload' | 'log'>,
    Pick<DocumentMaker, 'make'> {
  /** Where a table that fails while it is sent is told. */
  readonly failures: ModuleDeps['log'];
}

async function localeOf(scope: Scope) {
  const { timezone } = await readOrganization(scope);
  return { lang: scope.lang, timezone };
}

async function requireRegulation(scope: Scope, id: number): Promise<RegulationRow> {
  const regulation = await findRegulation(scope.tx, scope.organizationId, id);
  if (!regulation) throw new AppError('notFound');
  return regulation;
}

async function makeSheetTable(
  { database, recordDownload, failures }: ExportDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const id = idOf(params.id);
  const access = await regulationAccess.requireReport(scope, id);
  const { code } = await requireRegulation(scope, id);
  const rows = inParts<SheetRow>(database, withoutTransaction(scope), {
    ...{ maxRows: MAX_ROWS, size: PART },
    read: (inner, after) => readSheet(inner, id, access, { after, limit: PART }),
  });
  const table = sheetSpreadsheet(await localeOf(scope), rows);
  await recordDownload(scope, id, 'sheetTable');
  return spreadsheetFile(failures, documentText(scope.lang, 'sheet.tableName', { code }), () => table);
}

async function makeJournal(
  { database, recordDownload, failures }: ExportDeps,
  scope: Scope,
  { params }: DownloadRequest,
): Promise<Download> {
  const id = idOf(params.id);
  const access = await regulationAccess.requireReport(scope, id);
  const { code } = await requireRegulation(scope, id);
  const rows = inParts<SignatureWithLabel>(database, withoutTransaction(scope), {
    ...{ maxRows: MAX_ROWS, size: PART },
    read: (inner, last) => readJournal(inner, id, access, last?.id ?? 0, PART),
  });
  const table = journalSpreadsheet(await localeOf(scope), rows);
  await recordDownload(scope, id, 'journal');
  return spreadsheetFile(failures, documentText(scope.lang, 'journal.fileName', { code }), () => table);
}

async function makeList(
  { database, log, failures }: ExportDeps,
  scope: Scope,
  { query }: DownloadRequest,
): Promise<Download> {
  const { status, ...filter } = parsedQuery(listQuery, query);
  const args = { ...filter, scope: 'editor' as const, statuses: status ? [status] : null };
  const { count } = await readList(scope, args, { page: 1, pageSize: 1 });
  const size = limits.pageSizeMax;
  const rows = inParts<ListRow>(database, withoutTransaction(scope), {
    ...{ maxRows: MAX_ROWS, size },
    read: async (inner, _, number) =>
      (await readList(inner, args, { page: number + 1, pageSize: size })).rows,
  });
  const table = listSpreadsheet(await localeOf(scope), rows);
  await log(scope, null, 'export', { changes: { file: [null, 'list'], rows: [null, count] } });
  return spreadsheetFile(failures, documentText(scope.lang, 'list.fileName'), () => table);
}

async function makeComparison(
  { now, recordDownload, make }: ExportDeps,
  scope: Scope,
  { params, query }: DownloadRequest,
): Promise<Download> {
  const { id, code, name } = await regulationAccess.viewable(scope, idOf(params.id));
  const found = await compareRegulationVersions(scope, idOf(query.fromId), idOf(query.toId));
  if (found.to.objectId !== id) throw new AppError('notFound');
  const head = await readHead(scope);
  const { lang } = scope;
  const input = { lang, name, code, madeAt: now(), comparison: found };
  await recordDownload(scope, id, 'comparison');
  return pdfFile(
    documentText(lang, 'comparison.fileName', { code }),
    make(scope, head, (top) => ({ kind: 'comparison', input: { ...input, ...top } })),
  );
}

/** Serves tables and comparisons as downloads; the history of a regulation records who downloaded which. */
export function createExportRoutes(
  own: Pick<ModuleDeps, 'now' | 'database' | 'log' | 'workers' | 'files'>,
  { log, recordDownload }: Pick<ContentEvents, 'log' | 'recordDownload'>,
): DownloadRoute[] {
  const { now, database, log: failures } = own;
  const deps: ExportDeps = {
    now,
    database,
    failures,
    log,
    recordDownload,
    make: createDocumentMaker(own).make,
  };

  return [
    {
      path: '/regulations/list.xlsx',
      handle: (scope, request) => makeList(deps, scope, request),
    },
    {
      path: '/regulations/:id/acknowledgement.xlsx',
      handle: (scope, request) => makeSheetTable(deps, scope, request),
    },
    {
      path: '/regulations/:id/journal.xlsx',
      handle: (scope, request) => makeJournal(deps, scope, request),
    },
    {
      path: '/regulations/:id/comparison.pdf',
      handle: (scope, request) => makeComparison(deps, scope, request),
    },
  ];
}
