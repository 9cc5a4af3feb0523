import { useTranslation } from 'react-i18next';
import type { CoverageCell } from '../api';
import { coverageState } from './coverage-state';

/** Returns a formatter of cells: the progress of the people, and the rules by which they have the object. */
export function useCoverageText() {
  const { t } = useTranslation('structure');
  const paths = (cell: CoverageCell) =>
    cell.paths.map((path) => t(`structure:coverage.way.${path}`)).join(', ') ||
    t('structure:coverage.way.kept');
  const facts = (cell: CoverageCell | undefined): string => {
    const state = coverageState(cell);
    if (!cell || state === 'none') return t('structure:coverage.state.none');
    if (state === 'vacant') return t('structure:coverage.state.vacant');
    const { peopleCount, givenCount, signedCount, dueCount, overdueCount } = cell;
    const without = peopleCount - givenCount;
    return [
      t('structure:coverage.signed', { signed: signedCount, given: givenCount }),
      ...(dueCount > overdueCount ? [t('structure:coverage.due', { count: dueCount - overdueCount })] : []),
      ...(overdueCount ? [t('structure:coverage.overdue', { count: overdueCount })] : []),
      ...(without ? [t('structure:coverage.without', { count: without })] : []),
    ].join(', ');
  };
  return { paths, facts };
}
