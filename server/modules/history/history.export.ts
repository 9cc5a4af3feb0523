import { PassThrough, type Readable } from 'node:stream';
import exceljs from 'exceljs';
import { z } from 'zod';
import { LOG_ACTIONS } from '@server/audit/vocabulary';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { HistoryFilter } from '@server/graphql/generated/resolvers';
import type { Logger } from '@server/log/logger';
import type { ModuleDeps } from '@server/modules/module';
import { changeText, enumTexts } from '@server/texts';
import { findHistoryAfter, type HistoryEntryView, type StoredEntry, wordEntries } from './history.read-model';

/** As many rows as one file takes. */
const MOST_EXPORTED = 100_000;
/** Rows that stand in memory at once. */
const PART = 1_000;

const number = z.coerce.number().int().positive();
const day = z.iso.date();
const query = z.object({
  dateFrom: day.optional(),
  dateTo: day.optional(),
  actorId: number.optional(),
  affectedUserId: number.optional(),
  actions: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(LOG_ACTIONS)))
    .optional(),
  section: z
    .enum([
      'employees',
      'structure',
      'roles',
      'regulations',
      'education',
      'tests',
      'qualifications',
      'assignments',
      'organization',
      'signIn',
    ])
    .optional(),
});

/**
 * The filter of a download's address.
 * @throws {AppError} validation.option
 */
export function filterOf(address: Readonly<Record<string, string | undefined>>): HistoryFilter {
  const parsed = query.safeParse(address);
  if (!parsed.success) {
    throw new AppError('validation.option', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  }
  return parsed.data;
}

interface ExportDeps extends Pick<ModuleDeps, 'reverts'> {
  database: Database;
  log: Logger;
}

type ExportScope = Omit<Scope, 'tx'> & { caller: Caller };

const COLUMNS = [
  { key: 'at', width: 18 },
  { key: 'actor', width: 26 },
  { key: 'action', width: 22 },
  { key: 'object', width: 18 },
  { key: 'name', width: 34 },
  { key: 'affected', width: 26 },
  { key: 'changes', width: 70 },
  { key: 'ip', width: 16 },
  { key: 'device', width: 26 },
] as const;

/** The hour that people saw on the wall: a spreadsheet's dates know no zone. */
function wallTime(at: Date, timezone: string): Date {
  const parts = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(`${parts.format(at).replace(' ', 'T')}Z`);
}

function changesText({ changes }: HistoryEntryView): string {
  return changes.map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`).join('\n');
}

/** A row of the sheet. Texts go in as texts: what begins with «=» is no formula. */
function cells(entry: HistoryEntryView, timezone: string, { lang }: ExportScope): (string | Date)[] {
  const { actor, actorKind, affected, action, objectTypeName, objectName, ip, device } = entry;
  const who = actorKind === 'user' ? '' : changeText(lang, `actor.${actorKind}`);
  return [
    wallTime(entry.at, timezone),
    actor?.nameFull ?? who,
    enumTexts(lang)[`logActionTypes.${action}`] ?? action,
    objectTypeName,
    objectName ?? '',
    affected?.nameFull ?? '',
    changesText(entry).slice(0, 32_000),
    ip,
    device,
  ];
}

/** Everything that the filter finds, part by part; each part has a short transaction of its own. */
async function* parts(
  { database, reverts }: ExportDeps,
  scope: ExportScope,
  filter: HistoryFilter,
): AsyncGenerator<{ rows: StoredEntry[]; entries: HistoryEntryView[] }> {
  let after: { at: string; id: number } | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += PART) {
    const from: typeof after = after;
    const part = await database.tenant(scope.organizationId, async (tx: Tx) => {
      const rows = await findHistoryAfter({ ...scope, tx }, scope.caller, filter, from, PART);
      return { rows, entries: await wordEntries({ ...scope, tx }, scope.caller, rows, reverts) };
    });
    const last = part.rows.at(-1);
    if (!last) return;
    yield part;
    if (part.rows.length < PART) return;
    after = { at: last.atText, id: Number(last.id) };
  }
}

/** Waits until whoever downloads has taken what was written; rejects when they are gone. */
function drained(stream: PassThrough): Promise<void> {
  const gone = () => new Error('the download was broken off');
  if (stream.destroyed) return Promise.reject(gone());
  if (!stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve, reject) => {
    stream.once('drain', resolve);
    stream.once('close', () => reject(gone()));
  });
}

/** The history as a spreadsheet, written while it is read: its size does not matter to the memory. */
export function exportHistory(
  deps: ExportDeps,
  scope: ExportScope,
  filter: HistoryFilter,
  headHash: string,
): Readable {
  const { lang } = scope;
  const out = new PassThrough();
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = book.addWorksheet(changeText(lang, 'sheet'), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = COLUMNS.map(({ key, width }) => ({ header: changeText(lang, `column.${key}`), width }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  sheet.getColumn(1).numFmt = lang === 'ru' ? 'dd.mm.yyyy hh:mm' : 'mm/dd/yyyy hh:mm';
  sheet.headerFooter.oddFooter = changeText(lang, 'head', { hash: headHash });

  async function write(): Promise<void> {
    for await (const { rows, entries } of parts(deps, scope, filter)) {
      entries.forEach((entry, index) => {
        sheet.addRow(cells(entry, rows[index]?.timezone ?? 'UTC', scope)).commit();
      });
      await drained(out);
    }
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: COLUMNS.length } };
    sheet.commit();
    await book.commit();
  }
  write().catch((error: unknown) => {
    if (!out.destroyed) deps.log.error({ err: error }, 'the export of the history failed');
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}
