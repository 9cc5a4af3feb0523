import { choiceParam, flagParam, idsParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { fold } from '@src/lib/fold';
import type { PositionNode, SubdivisionNode } from '../api';

export interface StructureRow {
  /** A subdivision's id is negated, so that both kinds fit in one table. */
  id: number;
  recordId: number;
  kind: 'position' | 'subdivision';
  name: string;
  parentId: number | null;
  parent: string;
  /** For a subdivision its own id, which filters use. */
  subdivisionId: number | null;
  subdivision: string;
  roleId: number | null;
  role: string;
  people: number;
  vep: string;
  isArchive: boolean;
  updatedAt: string;
}

const kinds = ['all', 'position', 'subdivision'] as const;
const sortFields = ['', 'name', 'kind', 'parent', 'subdivision', 'role', 'people', 'updatedAt'] as const;

type StructureSort = (typeof sortFields)[number];

export type StructureFilters = {
  search: string;
  kind: (typeof kinds)[number];
  subdivisionIds: number[];
  isVacant: boolean;
  isArchive: boolean;
  sort: StructureSort;
  isDescending: boolean;
};

/** The list's state in the address. */
export const structureCodecs: UrlCodecs<StructureFilters> = {
  search: textParam(),
  kind: choiceParam(kinds, 'all'),
  subdivisionIds: idsParam(),
  isVacant: flagParam(),
  isArchive: flagParam(),
  sort: choiceParam(sortFields, ''),
  isDescending: flagParam(),
};

/** Returns positions and subdivisions as one flat list. */
export function structureRows(
  positions: readonly PositionNode[],
  subdivisions: readonly SubdivisionNode[],
  roles: readonly { id: number; name: string }[] = [],
): StructureRow[] {
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]));
  const positionNames = new Map(positions.map(({ id, name }) => [id, name]));
  const subdivisionNames = new Map(subdivisions.map(({ id, name }) => [id, name]));
  return [
    ...subdivisions.map((item): StructureRow => ({
      id: -item.id,
      recordId: item.id,
      kind: 'subdivision',
      name: item.name,
      parentId: item.parentId,
      parent: subdivisionNames.get(item.parentId ?? 0) ?? '',
      subdivisionId: item.id,
      subdivision: '',
      roleId: null,
      role: '',
      people: item.employeesCount,
      vep: '',
      isArchive: item.isArchive,
      updatedAt: item.updatedAt,
    })),
    ...positions.map((item): StructureRow => ({
      id: item.id,
      recordId: item.id,
      kind: 'position',
      name: item.name,
      parentId: item.parentId,
      parent: positionNames.get(item.parentId ?? 0) ?? '',
      subdivisionId: item.subdivisionId,
      subdivision: subdivisionNames.get(item.subdivisionId ?? 0) ?? '',
      roleId: item.roleId,
      role: roleNames.get(item.roleId ?? 0) ?? '',
      people: item.employeesCount,
      vep: item.vep,
      isArchive: item.isArchive,
      updatedAt: item.updatedAt,
    })),
  ];
}

function fits(row: StructureRow, filters: StructureFilters): boolean {
  if (row.isArchive && !filters.isArchive) return false;
  if (filters.kind !== 'all' && row.kind !== filters.kind) return false;
  if (filters.isVacant && row.people > 0) return false;
  const { subdivisionIds } = filters;
  if (subdivisionIds.length && !subdivisionIds.includes(row.subdivisionId ?? 0)) return false;
  return fold(`${row.name} ${row.vep}`).includes(fold(filters.search.trim()));
}

function compare(field: Exclude<StructureSort, ''>, a: StructureRow, b: StructureRow): number {
  const [left, right] = [a[field], b[field]];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'ru', { numeric: true });
}

/** Returns the rows that match, in the selected order. */
export function filteredRows(rows: readonly StructureRow[], filters: StructureFilters): StructureRow[] {
  const { sort, isDescending } = filters;
  const found = rows.filter((row) => fits(row, filters));
  if (!sort) return found;
  return found.sort((a, b) => (isDescending ? -1 : 1) * compare(sort, a, b));
}

/** Whether any filter other than the search text, the order and the page is set. */
export function isStructureNarrowed({ kind, subdivisionIds, isVacant }: StructureFilters): boolean {
  return kind !== 'all' || subdivisionIds.length > 0 || isVacant;
}

/** Whether any filter other than the order and the page is set. */
export const isStructureFiltered = (filters: StructureFilters): boolean =>
  filters.search !== '' || isStructureNarrowed(filters);

/** Whether the list can be sorted by that column. */
export function isStructureSort(field: string): field is Exclude<StructureSort, ''> {
  return field !== '' && sortFields.some((sortField) => sortField === field);
}
