import type { Lang } from '@server/graphql/context';
import type { ReportCell, ReportColumn, ReportSource } from '@server/modules/content/content-reports';
import { documentText, isDocumentKey } from '@server/texts';

/** @throws {Error} when the words of a source, a column or a code were forgotten */
function word(lang: Lang, key: string): string {
  if (!isDocumentKey(key)) throw new Error(`there is no text ${key}`);
  return documentText(lang, key);
}

/** A cell in words: codes of statuses and kinds as people call them, all else as it is. */
export function cellWords(column: Pick<ReportColumn, 'word'> | undefined, value: string, lang: Lang): string {
  return column?.word === undefined || value === '' ? value : word(lang, column.word(value));
}

/** What a column is called. */
const columnTitle = (lang: Lang, column: string): string => word(lang, `report.column.${column}`);

/** A column that is shown, with its title and its cells in words of a language. */
export interface ShownColumn {
  title: string;
  cell: ReportCell;
  words: (value: string) => string;
}

/** The columns of a report, in their order; of one that its source has no more, the cells are empty. */
export const shownColumns = (lang: Lang, source: ReportSource, columns: readonly string[]): ShownColumn[] =>
  columns.map((name) => {
    const column = source.columns[name];
    return {
      title: columnTitle(lang, name),
      cell: column?.cell ?? 'text',
      words: (value) => cellWords(column, value, lang),
    };
  });

/** A source as it is chosen from, in the caller's language. */
export const sourceView = (lang: Lang, { name, columns, states }: ReportSource) => ({
  name,
  mark: word(lang, `report.mark.${name}`),
  title: word(lang, `report.source.${name}`),
  columns: Object.entries(columns).map(([column, { cell }]) => ({
    ...{ name: column, cell, title: columnTitle(lang, column) },
  })),
  states: Object.keys(states).map((state) => ({ name: state, title: word(lang, `report.state.${state}`) })),
});

/** What a template is called, and what it is for. */
export const templateWords = (lang: Lang, code: string) => ({
  title: word(lang, `report.template.${code}`),
  text: word(lang, `report.template.${code}.text`),
});
