import type { Lang } from '@server/graphql/context';
import { documentText, isDocumentKey } from '@server/texts';
import { type ReportCell, REPORT_SOURCES } from './report-sources';

type Words = (code: string) => string;

/** Columns whose cells are codes, with the key of each one's word. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  obligations: { kind: (code) => `report.kind.${code}`, status: (code) => `own.status.${code}` },
  attempts: { status: (code) => `report.attempt.${code}` },
  certificates: { status: (code) => `report.certificate.${code}` },
  adaptations: { status: (code) => `report.adaptation.${code}`, result: (code) => `report.result.${code}` },
};

/** @throws {Error} when the words of a source, a column or a code were forgotten */
function word(lang: Lang, key: string): string {
  if (!isDocumentKey(key)) throw new Error(`there is no text ${key}`);
  return documentText(lang, key);
}

/** A cell in words: codes of statuses and kinds as people call them, all else as it is. */
export function cellWords(source: string, column: string, value: string, lang: Lang): string {
  const wordOf = CODES[source]?.[column];
  return wordOf === undefined || value === '' ? value : word(lang, wordOf(value));
}

/** What a column is called. */
export const columnTitle = (lang: Lang, column: string): string => word(lang, `report.column.${column}`);

/** Sources as they are chosen from, in the caller's language. */
export const sourceViews = (lang: Lang) =>
  Object.entries(REPORT_SOURCES).map(([name, { columns, states }]) => ({
    name,
    title: word(lang, `report.source.${name}`),
    columns: Object.entries<ReportCell>(columns).map(([column, cell]) => ({
      ...{ name: column, cell, title: columnTitle(lang, column) },
    })),
    states: states.map((state) => ({ name: state, title: word(lang, `report.state.${state}`) })),
  }));

/** What a template is called, and what it is for. */
export const templateWords = (lang: Lang, code: string) => ({
  title: word(lang, `report.template.${code}`),
  text: word(lang, `report.template.${code}.text`),
});
