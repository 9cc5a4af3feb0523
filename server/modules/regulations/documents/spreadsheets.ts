import type { Lang } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { mapParts } from '@server/spreadsheets/parts';
import { dayCell, instantCell, type Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { fullName } from '@server/modules/person-name';
import type { RegulationRow, SignatureWithLabel } from '../regulations.tables';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import type { SheetRow } from './documents.read-model';
import { doubtText } from './doubt-text';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';

export interface DocumentLocale {
  lang: Lang;
  timezone: string;
}

/** «Лист ознакомления» as a spreadsheet: who signed, and who still has to sign. */
export function sheetSpreadsheet(
  { lang, timezone }: DocumentLocale,
  rows: AsyncIterable<readonly SheetRow[]>,
): Spreadsheet {
  const t = documentTexts(lang);
  const { instant } = createDocumentDates(timezone);
  const at = (value: Date | null) => value && instantCell(value, timezone);
  const stateOf = ({ signature, refusedAt }: SheetRow) => {
    if (signature) return t('sheet.stateSigned');
    return t(refusedAt ? 'sheet.stateRefused' : 'sheet.stateWaiting');
  };
  return {
    lang,
    title: t('sheet.title'),
    columns: [
      { title: t('sheet.number'), width: 6, kind: 'number' },
      { title: t('sheet.person'), width: 36 },
      { title: t('sheet.position'), width: 30 },
      { title: t('sheet.state'), width: 16 },
      { title: t('sheet.at'), width: 18, kind: 'instant' },
      { title: t('sheet.method'), width: 16 },
      { title: t('sheet.version'), width: 9 },
      { title: t('sheet.waitingDue'), width: 18, kind: 'instant' },
      { title: t('sheet.recordHash'), width: 66 },
      { title: t('sheet.doubt'), width: 50 },
    ],
    parts: mapParts(rows, (row, index) => [
      index + 1,
      row.person,
      row.position,
      stateOf(row),
      at(row.signature?.createdAt ?? row.refusedAt),
      row.signature ? t(`method.${row.signature.method}`) : '',
      row.signature?.label ?? '',
      at(row.dueAt),
      row.signature?.hash ?? '',
      doubtText(lang, instant, row.signature?.identity ?? null),
    ]),
  };
}

/** The journal: every signature and refusal, as recorded in the chain of evidence. */
export function journalSpreadsheet(
  { lang, timezone }: DocumentLocale,
  rows: AsyncIterable<readonly SignatureWithLabel[]>,
): Spreadsheet {
  const t = documentTexts(lang);
  const { instant } = createDocumentDates(timezone);
  const scopeOf = ({ scope, clauseIds }: SignatureWithLabel) =>
    scope === 'full' ? t('journal.full') : t('journal.delta', { count: clauseIds.length });
  return {
    lang,
    title: t('journal.title'),
    columns: [
      { title: t('journal.record'), width: 10, kind: 'number' },
      { title: t('sheet.at'), width: 18, kind: 'instant' },
      { title: t('sheet.person'), width: 36 },
      { title: t('journal.action'), width: 14 },
      { title: t('sheet.version'), width: 9 },
      { title: t('journal.scope'), width: 20 },
      { title: t('sheet.method'), width: 16 },
      { title: t('journal.reason'), width: 40 },
      { title: t('journal.reading'), width: 12, kind: 'number' },
      { title: t('journal.scroll'), width: 12, kind: 'number' },
      { title: t('journal.ip'), width: 16 },
      { title: t('journal.device'), width: 40 },
      { title: t('document.hash'), width: 66 },
      { title: t('sheet.recordHash'), width: 66 },
      { title: t('journal.prevHash'), width: 66 },
      { title: t('sheet.doubt'), width: 50 },
    ],
    parts: mapParts(rows, (row) => [
      row.id,
      instantCell(row.createdAt, timezone),
      row.confirmedName,
      t(`journal.${row.action}`),
      row.versionLabel,
      scopeOf(row),
      t(`method.${row.method}`),
      row.reason,
      row.readingSec,
      row.scrollPct,
      row.ip,
      row.userAgent,
      row.docSha256,
      row.hash,
      row.prevHash,
      doubtText(lang, instant, row.identity),
    ]),
  };
}

export interface ListRow {
  regulation: RegulationRow;
  current: ContentVersionMeta | null;
  owner: Pick<UserRow, 'nameFirst' | 'nameSecond'>;
  /** Null for those who may not see the report. */
  tally: { signed: number; open: number; overdue: number } | null;
}

/** The editors' list with its current filter. */
export function listSpreadsheet(
  { lang, timezone }: DocumentLocale,
  rows: AsyncIterable<readonly ListRow[]>,
): Spreadsheet {
  const t = documentTexts(lang);
  return {
    lang,
    title: t('list.title'),
    columns: [
      { title: t('document.code'), width: 12 },
      { title: t('list.name'), width: 50 },
      { title: t('list.type'), width: 16 },
      { title: t('document.version'), width: 9 },
      { title: t('list.status'), width: 18 },
      { title: t('list.owner'), width: 28 },
      { title: t('list.folder'), width: 22 },
      { title: t('list.signed'), width: 12, kind: 'number' },
      { title: t('list.waiting'), width: 14, kind: 'number' },
      { title: t('list.overdue'), width: 12, kind: 'number' },
      { title: t('list.reviewAt'), width: 14, kind: 'day' },
      { title: t('list.updatedAt'), width: 18, kind: 'instant' },
    ],
    parts: mapParts(rows, ({ regulation, current, owner, tally }) => [
      regulation.code,
      regulation.name,
      t(`type.${regulation.type}`),
      current ? versionLabel(current) : '',
      t(`status.${regulation.isArchive ? 'archived' : regulation.status}`),
      fullName(owner),
      regulation.folder,
      tally?.signed ?? null,
      tally?.open ?? null,
      tally?.overdue ?? null,
      dayCell(regulation.reviewAt),
      instantCell(regulation.updatedAt, timezone),
    ]),
  };
}
