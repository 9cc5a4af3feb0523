import type { Lang } from '@server/graphql/context';
import type { ReportTotal } from '@server/graphql/generated/types';
import type { ReportCell, ReportColumn, ReportSource } from '@server/modules/content/content-reports';
import { documentText, isDocumentKey } from '@server/texts';

/** @throws {Error} when the texts of a source, a column or a code are missing */
function word(lang: Lang, key: string): string {
  if (!isDocumentKey(key)) throw new Error(`there is no text ${key}`);
  return documentText(lang, key);
}

/** Returns a cell as text: status and kind codes by their display names, everything else unchanged. */
export function cellWords(column: Pick<ReportColumn, 'word'> | undefined, value: string, lang: Lang): string {
  return column?.word === undefined || value === '' ? value : word(lang, column.word(value));
}

/** The title of a column. */
export const columnTitle = (lang: Lang, column: string): string => word(lang, `report.column.${column}`);

/** The title of a total: «Дней просрочки, сумма». */
export const totalTitle = (lang: Lang, { column, aggregate }: ReportTotal): string =>
  documentText(lang, `report.total.${aggregate}`, { column: columnTitle(lang, column) });

/** What a source counts in addition to the number of rows. */
export const markTitle = (lang: Lang, { name }: ReportSource): string => word(lang, `report.mark.${name}`);

/** A displayed column, with its title and the texts of its cells in one language. */
export interface ShownColumn {
  title: string;
  cell: ReportCell;
  words: (value: string) => string;
}

/** Returns the columns of a report in their order; the cells of a column that its source no longer has are empty. */
export const shownColumns = (lang: Lang, source: ReportSource, columns: readonly string[]): ShownColumn[] =>
  columns.map((name) => {
    const column = source.columns[name];
    return {
      title: columnTitle(lang, name),
      cell: column?.cell ?? 'text',
      words: (value) => cellWords(column, value, lang),
    };
  });

/** A source as an option for the user, in the caller's language. */
export const sourceView = (lang: Lang, source: ReportSource) => ({
  name: source.name,
  mark: markTitle(lang, source),
  title: word(lang, `report.source.${source.name}`),
  columns: Object.entries(source.columns).map(([column, { cell }]) => ({
    ...{ name: column, cell, title: columnTitle(lang, column) },
  })),
  states: Object.keys(source.states).map((state) => ({
    ...{ name: state, title: word(lang, `report.state.${state}`) },
  })),
});

/** The name and description of a template. */
export const templateWords = (lang: Lang, code: string) => ({
  title: word(lang, `report.template.${code}`),
  text: word(lang, `report.template.${code}.text`),
});
