import { USER_STATUSES, type UserStatus } from '@domain/user-statuses';
import {
  choiceParam,
  choicesParam,
  flagParam,
  idsParam,
  textParam,
  type UrlCodecs,
} from '@src/lib/url-state';
import type { EmployeesFilter } from '../first-api';

const sorts = ['name', 'position', 'subdivision', 'dateJobStart', 'createdAt'] as const;

export type EmployeeFilters = {
  search: string;
  subdivisionIds: number[];
  isExact: boolean;
  positionIds: number[];
  statuses: UserStatus[];
  isArchive: boolean;
  isDocumentExpiring: boolean;
  sort: (typeof sorts)[number];
  direction: 'asc' | 'desc';
};

/** The state of the table of employees in the address. */
export const employeeCodecs: UrlCodecs<EmployeeFilters> = {
  search: textParam(),
  subdivisionIds: idsParam(),
  /** Only those subdivisions themselves; otherwise descendants are included. */
  isExact: flagParam(),
  positionIds: idsParam(),
  statuses: choicesParam(USER_STATUSES),
  isArchive: flagParam(),
  isDocumentExpiring: flagParam(),
  sort: choiceParam(sorts, 'name'),
  direction: choiceParam(['asc', 'desc'] as const, 'asc'),
};

export function isEmployeeSort(field: string): field is EmployeeFilters['sort'] {
  return sorts.some((sort) => sort === field);
}

/** Converts the filters to query variables; unset ones are left out. */
export function employeeVariables(filters: EmployeeFilters): EmployeesFilter {
  const { search, subdivisionIds, isExact, positionIds, isArchive, sort, direction } = filters;
  return {
    isArchive,
    sort,
    direction,
    ...(search ? { search } : {}),
    ...(subdivisionIds.length ? { subdivisionIds, withChildren: !isExact } : {}),
    ...(positionIds.length ? { positionIds } : {}),
    ...(filters.isDocumentExpiring ? { isDocumentExpiring: true } : {}),
    ...(filters.statuses.length ? { statuses: filters.statuses } : {}),
  };
}

/** Returns the same as the URL query of the export file. */
export function employeeExportQuery(filters: EmployeeFilters): string {
  const given = Object.entries(employeeVariables(filters)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

/** Whether any filter other than the search text and the sort order is set. */
export function isEmployeeNarrowed(filters: EmployeeFilters): boolean {
  const { subdivisionIds, positionIds, isArchive, isDocumentExpiring } = filters;
  const isFlagged = isArchive || isDocumentExpiring;
  return isFlagged || subdivisionIds.length > 0 || positionIds.length > 0 || filters.statuses.length > 0;
}

/** Whether people are searched by words, but only among those who work here. */
export const isSearchAmongWorking = ({ search, statuses, isArchive }: EmployeeFilters): boolean =>
  search !== '' && statuses.length === 0 && !isArchive;

/** Whether any filter other than the sort order is set. */
export const isEmployeeFiltered = (filters: EmployeeFilters): boolean =>
  filters.search !== '' || isEmployeeNarrowed(filters);
