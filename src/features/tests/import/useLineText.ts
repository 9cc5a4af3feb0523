import { useTranslation } from 'react-i18next';
import type { CellNote, TableField, TableRemark } from '@domain/questions/table/cells';
import { headingOf } from '@domain/questions/table/words';
import type { ImportLine, LineProblem } from './import-lines';

/** Returns formatters for the messages on rows and cells. */
export function useLineText() {
  const { t, i18n } = useTranslation('tests');
  const heading = (field: TableField) => headingOf(field, i18n.language.startsWith('en') ? 'en-us' : 'ru');
  const problem = ({ code, params }: LineProblem): string =>
    // Problems that any question can have are already translated.
    t([`import.problem.${code}`, `problem.${code}`], { ...params, braces: '{{…}}' });
  const note = ({ code, params }: CellNote): string =>
    code === 'typeGuessed'
      ? t('import.note.typeGuessed', { type: t(`type.${String(params?.['type'])}`) })
      : t(`import.note.${code}`, { ...params });
  return {
    heading,
    problem,
    note,
    remark: ({ code, params }: TableRemark): string => t(`import.remark.${code}`, { ...params }),
    /** Returns all errors of a row by column, since the column itself may be outside of the screen. */
    problems: ({ problems }: ImportLine): string[] =>
      problems.map((lineProblem) => `${heading(lineProblem.field)}: ${problem(lineProblem)}`),
    same: ({ same }: ImportLine): string => {
      if (!same) return '';
      return same.kind === 'row' ? t('import.sameRow', { number: same.number }) : t('import.sameThere');
    },
  };
}
