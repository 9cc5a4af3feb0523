import { personName } from '@src/lib/person';
import type { StructurePerson, SubdivisionNode } from '../api';
import { leaderToday } from '../leaders/leader-name';
import type { StructureNode } from '../lib/structure-tree';

/** The content of a row of the tree, apart from its position. */
export type RowContent =
  | { kind: 'subdivision'; subdivision: SubdivisionNode }
  | { kind: 'person'; person: StructurePerson; isLeader: boolean }
  /** There are people who are not loaded yet. */
  | { kind: 'more'; place: PeopleGroupId; pages: number; left: number }
  | { kind: 'placeless'; count: number };

export type PeopleRow = StructureNode & { content: RowContent };

/** The subdivision of people; null for none. */
export type PeopleGroupId = number | null;

/** The loaded people of a subdivision. */
export interface PeopleGroup {
  people: readonly StructurePerson[];
  pages: number;
  /** The total number, loaded or not. */
  count: number;
}

/** Ids of rows that are not subdivisions, above the database's range. */
const beyond = 4_000_000_000;
const personId = (id: number) => beyond + id;
const moreId = (place: PeopleGroupId) => 2 * beyond + (place ?? 0);

/** The id of the row of people without a subdivision. */
export const noSubdivisionId = 3 * beyond;

/** Sorts people before child subdivisions, and the row that loads more after the people. */
const first = -1_000_000;

const extra = { isArchive: false, isExtra: true } as const;

function rowsOfPlace(
  place: PeopleGroupId,
  { people, pages, count }: PeopleGroup,
  leaderId: number | undefined,
): PeopleRow[] {
  const parentId = place ?? noSubdivisionId;
  const isLeader = (person: StructurePerson) => person.id === leaderId;
  const ordered = [...people].sort((a, b) => Number(isLeader(b)) - Number(isLeader(a)));
  const rows = ordered.map((person, index): PeopleRow => {
    const content = { kind: 'person', person, isLeader: isLeader(person) } as const;
    const name = personName(person);
    return { ...extra, id: personId(person.id), parentId, name, order: first + index, content };
  });
  const left = count - people.length;
  if (left <= 0) return rows;
  const content = { kind: 'more', place, pages, left } as const;
  return [
    ...rows,
    { ...extra, id: moreId(place), parentId, name: '', order: first + people.length, content },
  ];
}

/** Returns the tree of subdivisions with people; `peopleOf` returns the loaded ones, undefined for none yet. */
export function withPeople(
  subdivisions: readonly SubdivisionNode[],
  peopleOf: (place: PeopleGroupId) => PeopleGroup | undefined,
  placelessName: string,
): PeopleRow[] {
  const rows = subdivisions.flatMap((subdivision) => {
    const { id, parentId, name, order, isArchive, employeesCount } = subdivision;
    const content = { kind: 'subdivision', subdivision } as const;
    const read = peopleOf(id) ?? { people: [], pages: 0, count: isArchive ? 0 : employeesCount };
    return [
      { id, parentId, name, order, isArchive, content },
      ...rowsOfPlace(id, read, leaderToday(subdivision)?.id),
    ];
  });
  const placeless = peopleOf(null);
  if (!placeless?.count) return rows;
  const content = { kind: 'placeless', count: placeless.count } as const;
  const bucket = {
    ...extra,
    id: noSubdivisionId,
    parentId: null,
    name: placelessName,
    order: -first,
    content,
  };
  return [...rows, bucket, ...rowsOfPlace(null, placeless, undefined)];
}

/** Returns subdivisions without people as rows of the same tree. */
export function withoutPeople(subdivisions: readonly SubdivisionNode[]): PeopleRow[] {
  return subdivisions.map((subdivision) => {
    const { id, parentId, name, order, isArchive } = subdivision;
    return { id, parentId, name, order, isArchive, content: { kind: 'subdivision', subdivision } };
  });
}

/** Adds the people found, each below their own subdivision; people without one are in the last row. */
export function withFound(
  subdivisions: readonly SubdivisionNode[],
  found: readonly StructurePerson[],
  placelessName: string,
): PeopleRow[] {
  const peopleOf = (place: PeopleGroupId): PeopleGroup => {
    const people = found.filter(({ subdivisionId }) => subdivisionId === place);
    return { people, pages: 1, count: people.length };
  };
  return withPeople(subdivisions, peopleOf, placelessName).map((row) =>
    row.content.kind === 'person' ? { ...row, isFound: true } : row,
  );
}
