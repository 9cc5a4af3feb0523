import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import type { ClauseDifference } from '@server/modules/content/blocks/blocks';
import type { RegulationComparison } from './comparison.service';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import { diffWords, type DiffPart } from '@domain/word-diff';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import type { ContentVersionRow, Block } from '@server/modules/content/content.tables';

export interface ComparisonInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  name: string;
  code: string;
  comparison: RegulationComparison;
  madeAt: Date;
}

const ADDED = '#0f6b3c';
const REMOVED = '#a12626';

const textOf = (clause: Block | null): string => clause?.text ?? '';
const numberOf = (clause: Block | null): string => clause?.number ?? '';

const MARKS = {
  same: {},
  removed: { color: REMOVED, decoration: 'lineThrough' },
  added: { color: ADDED, decoration: 'underline' },
} as const;

/**
 * One side of a clause: the text it shares with the other side unchanged, its own words marked in a way that is visible in black
 * and white too.
 */
function side(parts: readonly DiffPart[], own: 'removed' | 'added'): TableCell {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === own);
  return { text: shown.map(({ kind, text }) => ({ text, ...MARKS[kind] })) };
}

/** A clause before and after, side by side, as in the comparison tables of orders. */
export function comparisonRow({ from, to }: ClauseDifference, word: string): TableCell[] {
  const parts = diffWords(textOf(from), textOf(to));
  return [
    {
      stack: [
        { text: numberOf(to ?? from), bold: true },
        { text: word, fontSize: 7, color: '#555555' },
      ],
    },
    side(parts, 'removed'),
    side(parts, 'added'),
  ];
}

function sideTitle({ lang, dates }: ComparisonInput, key: 'from' | 'to', version: ContentVersionRow): string {
  const t = documentTexts(lang);
  const title = t(`comparison.${key}`);
  if (version.status !== 'published') return `${title}: ${t('comparison.draft')}`;
  const label = versionLabel(version);
  return `${title}: ${version.publishedAt ? t('comparison.version', { label, at: dates.day(version.publishedAt) }) : label}`;
}

/** The differences between two versions, clause by clause; clauses that did not change are left out. */
export function comparisonDocument(input: ComparisonInput): TDocumentDefinitions {
  const { lang, dates, name, code, comparison } = input;
  const t = documentTexts(lang);
  const { from, to, addedCount, removedCount, changedCount } = comparison;
  const changes = comparison.changes.filter(({ kind }) => kind !== 'same');
  const heads = [t('comparison.clause'), sideTitle(input, 'from', from), sideTitle(input, 'to', to)];
  const header = heads.map((text): TableCell => ({ text, bold: true, fillColor: '#f2f2f2' }));
  const table: Content = {
    table: {
      headerRows: 1,
      widths: [54, '*', '*'],
      body: [header, ...changes.map((change) => comparisonRow(change, t(`comparison.${change.kind}`)))],
    },
    layout: 'thin',
    fontSize: 9,
    margin: [0, 8, 0, 12],
  };
  return {
    info: { title: `${t('comparison.title')} ${code}` },
    content: [
      letterhead(input),
      { text: t('comparison.title'), fontSize: 16, bold: true, margin: [0, 4, 0, 2] },
      { text: `${code} ${name}`, fontSize: 12, margin: [0, 0, 0, 6] },
      { text: t('comparison.counts', { added: addedCount, removed: removedCount, changed: changedCount }) },
      ...(to.changeSummary === '' ? [] : [{ text: `${t('comparison.summary')}: ${to.changeSummary}` }]),
      changes.length === 0 ? { text: t('comparison.none'), margin: [0, 8] } : table,
      { text: t('comparison.made', { at: dates.instant(input.madeAt) }), fontSize: 8, color: '#555555' },
    ],
  };
}
