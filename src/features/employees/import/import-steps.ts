import type { useUrlState } from '@src/components/routing/useUrlState';
import type { EmployeeImport } from '../api';
import type { rowsFilters } from './rows-filters';

/** The steps of an import, in their order. */
export const importSteps = ['file', 'columns', 'places', 'rows', 'summary', 'result'] as const;
/** The steps of a checked table, as in the address; `auto`: the first one with something to do. */
export const openSteps = ['auto', 'columns', 'places', 'rows', 'summary'] as const;
export type ImportStep = (typeof importSteps)[number];
export type RowsFilter = (typeof rowsFilters)[number];

export type ImportUrl = ReturnType<
  typeof useUrlState<{
    step: (typeof openSteps)[number];
    rows: RowsFilter;
    page: number;
    pageSize: number;
  }>
>;

export interface StepProps {
  data: EmployeeImport;
  url: ImportUrl;
}
