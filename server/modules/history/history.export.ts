import { z } from 'zod';
import { HISTORY_SECTIONS } from '@domain/history-sections';
import { LOG_ACTIONS } from '@server/audit/vocabulary';
import type { Caller, Lang, Scope } from '@server/graphql/context';
import type { HistoryFilter } from '@server/graphql/generated/types';
import { parsedQuery } from '@server/modules/downloads';
import { inParts, mapParts, PART } from '@server/spreadsheets/parts';
import { type Cell, instantCell, type Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { changeText, enumTexts } from '@server/texts';
import {
  findHistoryAfter,
  type HistoryEntryView,
  type StoredEntry,
  type WordingDeps,
  wordEntries,
} from './history.read-model';

/** The max number of rows in one file. */
const MAX_EXPORTED = 100_000;

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
  section: z.enum(HISTORY_SECTIONS).optional(),
});

/**
 * Parses the filter from a download's address.
 * @throws {AppError} validation.option
 */
export function filterOf(address: Readonly<Record<string, string | undefined>>): HistoryFilter {
  return parsedQuery(query, address);
}

type CallerScope = Scope & { caller: Caller };

const COLUMNS = [
  { key: 'at', width: 18, kind: 'instant' },
  { key: 'actor', width: 26, kind: 'text' },
  { key: 'action', width: 22, kind: 'text' },
  { key: 'object', width: 18, kind: 'text' },
  { key: 'name', width: 34, kind: 'text' },
  { key: 'affected', width: 26, kind: 'text' },
  { key: 'changes', width: 70, kind: 'text' },
  { key: 'ip', width: 16, kind: 'text' },
  { key: 'device', width: 26, kind: 'text' },
] as const;

function changesText({ changes }: HistoryEntryView): string {
  return changes.map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`).join('\n');
}

interface Row {
  stored: StoredEntry;
  entry: HistoryEntryView;
}

function cells({ stored, entry }: Row, lang: Lang): Cell[] {
  const { actor, actorKind, affected, support, action, objectTypeName, objectName, ip, device } = entry;
  const kind = actorKind === 'user' ? '' : changeText(lang, `actor.${actorKind}`);
  const who = support ? changeText(lang, 'actor.support', { ...support }) : kind;
  return [
    instantCell(entry.at, stored.timezone),
    actor?.nameFull ?? who,
    enumTexts(lang)[`logActionTypes.${action}`] ?? action,
    objectTypeName,
    objectName ?? '',
    affected?.nameFull ?? '',
    changesText(entry),
    ip,
    device,
  ];
}

/** Yields everything that the filter finds, as readable text. */
function rowsOf(deps: WordingDeps, scope: CallerScope, filter: HistoryFilter) {
  return inParts<Row>({
    maxRows: MAX_EXPORTED,
    size: PART,
    async read(last) {
      const after = last && { at: last.stored.atText, id: last.stored.id };
      const rows = await findHistoryAfter(scope, scope.caller, filter, after, PART);
      const entries = await wordEntries(scope, scope.caller, rows, deps);
      return rows.flatMap((stored, index) => {
        const entry = entries[index];
        return entry ? [{ stored, entry }] : [];
      });
    },
  });
}

/** Exports the history as a spreadsheet, with the end of its chain below each page. */
export function historySpreadsheet(
  deps: WordingDeps,
  scope: CallerScope,
  filter: HistoryFilter,
  headHash: string,
): Spreadsheet {
  const { lang } = scope;
  return {
    lang,
    title: changeText(lang, 'sheet'),
    columns: COLUMNS.map(({ key, width, kind }) => ({
      title: changeText(lang, `column.${key}`),
      width,
      kind,
    })),
    parts: mapParts(rowsOf(deps, scope, filter), (row) => cells(row, lang)),
    footer: changeText(lang, 'head', { hash: headHash }),
  };
}
