import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import { columnWidths } from '@server/pdf/pdf';
import type { RegulationRow } from '../regulations.tables';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import type { SheetRow } from './documents.read-model';
import { doubtText } from './doubt-text';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';

export interface SheetInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  regulation: RegulationRow;
  version: ContentVersionMeta;
  rows: readonly SheetRow[];
  madeAt: Date;
}

const HASH_LENGTH = 12;

/** A table with fixed column proportions: one that measures its columns takes three times as long. */
function table(heads: string[], parts: number[], rows: TableCell[][]): Content {
  const header = heads.map((text): TableCell => ({ text, bold: true, fillColor: '#f2f2f2' }));
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: columnWidths(parts), body: [header, ...rows] },
    layout: 'thin',
    fontSize: 8,
    margin: [0, 6, 0, 12],
  };
}

/** Shows the record's doubts about its signer below the name. */
const personCell = (person: string, doubt: string): TableCell =>
  doubt === '' ? person : { stack: [person, { text: doubt, fontSize: 7, color: '#9a3412' }] };

function signedTable({ lang, dates, rows }: SheetInput): Content {
  const t = documentTexts(lang);
  const signed = rows.flatMap(({ person, position, signature }) =>
    signature ? [{ person, position, signature }] : [],
  );
  if (signed.length === 0) return { text: t('sheet.nobody'), margin: [0, 8] };
  return table(
    [
      ...[t('sheet.number'), t('sheet.person'), t('sheet.position'), t('sheet.at')],
      ...[t('sheet.method'), t('sheet.version'), t('sheet.hash')],
    ],
    [22, 112, 92, 62, 52, 32, 68],
    signed.map(({ person, position, signature }, index) => [
      String(index + 1),
      personCell(person, doubtText(lang, dates.instant, signature.identity)),
      position,
      dates.instant(signature.createdAt),
      t(`method.${signature.method}`),
      signature.label,
      signature.hash.slice(0, HASH_LENGTH),
    ]),
  );
}

function waitingTable({ lang, dates, rows }: SheetInput): Content[] {
  const t = documentTexts(lang);
  const waiting = rows.filter(({ signature }) => signature === null);
  if (waiting.length === 0) return [];
  const state = ({ dueAt, refusedAt }: SheetRow) => {
    if (refusedAt) return t('sheet.refused', { at: dates.day(refusedAt) });
    return dueAt ? dates.day(dueAt) : '';
  };
  return [
    { text: t('sheet.waiting'), bold: true, fontSize: 12 },
    table(
      [t('sheet.number'), t('sheet.person'), t('sheet.position'), t('sheet.waitingDue')],
      [22, 168, 150, 116],
      waiting.map((row, index) => [String(index + 1), row.person, row.position, state(row)]),
    ),
  ];
}

/** «Лист ознакомления»: who signed the regulation, when, how and in which version, and who has not signed it. */
export function sheetDocument(input: SheetInput): TDocumentDefinitions {
  const { lang, dates, regulation, version } = input;
  const t = documentTexts(lang);
  const line = (label: string, value: string): Content => ({
    text: [{ text: `${label}: `, bold: true }, value],
  });
  return {
    info: { title: `${t('sheet.title')} ${regulation.code}` },
    content: [
      letterhead(input),
      { text: t('sheet.title'), fontSize: 16, bold: true, margin: [0, 4, 0, 2] },
      { text: regulation.name, fontSize: 12, margin: [0, 0, 0, 6] },
      line(t('document.code'), regulation.code),
      line(t('document.version'), versionLabel(version)),
      line(t('document.effective'), version.effectiveFrom ? dates.day(version.effectiveFrom) : ''),
      line(t('document.hash'), version.sha256 ?? ''),
      signedTable(input),
      ...waitingTable(input),
      {
        text: t('sheet.made', { at: dates.instant(input.madeAt) }),
        fontSize: 8,
        color: '#555555',
      },
    ],
  };
}
