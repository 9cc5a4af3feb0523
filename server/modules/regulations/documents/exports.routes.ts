import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { inParts, inPartsById, PART } from '@server/spreadsheets/parts';
import type { Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { compareRegulationVersions } from './comparison.service';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import type { ContentEvents } from '@server/modules/content/content-events';
import { findRegulation } from '../regulations.repository';
import type { RegulationRow, SignatureWithLabel } from '../regulations.tables';
import { createDocumentMaker, type DocumentMaker } from './headed-document';
import { readHead, readOrganization } from '@server/modules/content/documents/document-head.read-model';
import { readSheet, type SheetRow } from './documents.read-model';
import { parsedQuery, idOf, pdfFile } from '@server/modules/downloads';
import { idsOfList, readJournal, readList } from './exports.read-model';
import { type DocumentLocale, journalSpreadsheet, listSpreadsheet, sheetSpreadsheet } from './spreadsheets';
import { regulationAccess } from '../regulation.content';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const listQuery = z.object({
  search: z.string().max(limits.search).optional(),
  status: z.enum(['draft', 'onApproval', 'published', 'archived']).optional(),
  isArchive: flag.optional(),
  sort: z.enum(['updatedAt', 'name', 'code', 'reviewAt', 'folder', 'status', 'owner']).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** The max number of rows in one file. */
const MAX_ROWS = 100_000;

interface ExportDeps
  extends
    Pick<ModuleDeps, 'now' | 'exports'>,
    Pick<ContentEvents, 'recordDownload' | 'log'>,
    Pick<DocumentMaker, 'make'> {}

async function localeOf(scope: Scope) {
  const { timezone } = await readOrganization(scope);
  return { lang: scope.lang, timezone };
}

async function requireRegulation(scope: Scope, id: number): Promise<RegulationRow> {
  const regulation = await findRegulation(scope.tx, scope.organizationId, id);
  if (!regulation) throw new AppError('notFound');
  return regulation;
}

/** A table about the people of one regulation. */
interface PeopleTable<Row> {
  /** The file's word in the history. */
  file: string;
  fileName: 'sheet.tableName' | 'journal.fileName';
  /** Reads the rows in parts. */
  parts(scope: Scope, id: number, access: AccessContext): AsyncIterable<Row[]>;
  spreadsheet(locale: DocumentLocale, rows: AsyncIterable<readonly Row[]>): Spreadsheet;
}

const SHEET: PeopleTable<SheetRow> = {
  file: 'sheetTable',
  fileName: 'sheet.tableName',
  parts: (scope, id, access) => readSheet(scope, id, access, PART),
  spreadsheet: sheetSpreadsheet,
};

const JOURNAL: PeopleTable<SignatureWithLabel> = {
  file: 'journal',
  fileName: 'journal.fileName',
  parts: (scope, id, access) =>
    inParts<SignatureWithLabel>({
      ...{ maxRows: MAX_ROWS, size: PART },
      read: (last) => readJournal(scope, id, access, last?.id ?? 0, PART),
    }),
  spreadsheet: journalSpreadsheet,
};

async function makePeopleTable<Row>(
  { exports, recordDownload }: ExportDeps,
  scope: Scope,
  { params }: DownloadRequest,
  { file, fileName, parts, spreadsheet }: PeopleTable<Row>,
): Promise<Download> {
  const id = idOf(params.id);
  const access = await regulationAccess.requireReport(scope, id);
  const { code } = await requireRegulation(scope, id);
  const locale = await localeOf(scope);
  await recordDownload(scope, id, file);
  return exports.table(scope, documentText(scope.lang, fileName, { code }), (inner) =>
    spreadsheet(locale, parts(inner, id, access)),
  );
}

async function makeList(
  { exports, log }: ExportDeps,
  scope: Scope,
  { query }: DownloadRequest,
): Promise<Download> {
  const { status, ...filter } = parsedQuery(listQuery, query);
  const args = { ...filter, scope: 'editor' as const, statuses: status ? [status] : null };
  const { length: count } = await idsOfList(scope, args, MAX_ROWS);
  const locale = await localeOf(scope);
  await log(scope, null, 'export', { changes: { file: [null, 'list'], rows: [null, count] } });
  return exports.table(scope, documentText(scope.lang, 'list.fileName'), async (inner) => {
    const ids = await idsOfList(inner, args, MAX_ROWS);
    return listSpreadsheet(
      locale,
      inPartsById(ids, limits.pageSizeMax, (part) => readList(inner, args, part)),
    );
  });
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
  own: Pick<ModuleDeps, 'now' | 'exports' | 'database' | 'log' | 'workers' | 'files'>,
  { log, recordDownload }: Pick<ContentEvents, 'log' | 'recordDownload'>,
): DownloadRoute[] {
  const { now, exports } = own;
  const deps: ExportDeps = { now, exports, log, recordDownload, make: createDocumentMaker(own).make };

  return [
    {
      path: '/regulations/list.xlsx',
      handle: (scope, request) => makeList(deps, scope, request),
    },
    {
      path: '/regulations/:id/acknowledgement.xlsx',
      handle: (scope, request) => makePeopleTable(deps, scope, request, SHEET),
    },
    {
      path: '/regulations/:id/journal.xlsx',
      handle: (scope, request) => makePeopleTable(deps, scope, request, JOURNAL),
    },
    {
      path: '/regulations/:id/comparison.pdf',
      handle: (scope, request) => makeComparison(deps, scope, request),
    },
  ];
}
