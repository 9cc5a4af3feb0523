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

/** What the table of employees keeps in the address. */
export const employeeCodecs: UrlCodecs<EmployeeFilters> = {
  search: textParam(),
  subdivisionIds: idsParam(),
  /** Only those subdivisions themselves; without it those below count too. */
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

/** The filters as the server takes them; what is not chosen is not sent. */
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

/** The same as the query of the file that has all of them. */
export function employeeExportQuery(filters: EmployeeFilters): string {
  const given = Object.entries(employeeVariables(filters)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

/** Whether anything but the words and the order was chosen. */
export function isEmployeeNarrowed(filters: EmployeeFilters): boolean {
  const { subdivisionIds, positionIds, isArchive, isDocumentExpiring } = filters;
  const isFlagged = isArchive || isDocumentExpiring;
  return isFlagged || subdivisionIds.length > 0 || positionIds.length > 0 || filters.statuses.length > 0;
}

/** Whether anything but the order was chosen. */
export const isEmployeeFiltered = (filters: EmployeeFilters): boolean =>
  filters.search !== '' || isEmployeeNarrowed(filters);
