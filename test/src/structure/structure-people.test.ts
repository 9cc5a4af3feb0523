import type { StructurePerson, SubdivisionNode } from '@src/features/structure/api';
import {
  noSubdivisionId,
  type PeopleRow,
  type PeopleGroup,
  withFound,
  withPeople,
} from '@src/features/structure/people/people-rows';
import { structureTree } from '@src/features/structure/lib/structure-tree';

const person = (id: number, subdivisionId: number | null): StructurePerson => ({
  id,
  nameFirst: 'Имя',
  nameSecond: `Фамилия${id}`,
  isArchive: false,
  avatar: null,
  subdivisionId,
  updatedAt: '2026-01-01T00:00:00.000Z',
  position: null,
});
const subdivision = (
  id: number,
  parentId: number | null,
  employeesCount: number,
  leader: StructurePerson | null = null,
): SubdivisionNode => ({
  id,
  parentId,
  positionId: null,
  name: `Подразделение ${id}`,
  idealPicture: '',
  order: id,
  isArchive: false,
  employeesCount,
  updatedAt: '2026-01-01T00:00:00.000Z',
  leader,
  actingLeaders: [],
});

/** The tree's rows as shown: the kind and name of each, one below another. */
const shown = (rows: readonly PeopleRow[], search = '') => {
  const lines = (nodes: ReturnType<typeof structureTree<PeopleRow>>, depth: number): string[] =>
    nodes.flatMap(({ content, name, items }) => [
      `${'·'.repeat(depth)}${content.kind} ${content.kind === 'more' ? content.left : name}`.trim(),
      ...lines(items, depth + 1),
    ]);
  return lines(structureTree(rows, { search, isArchive: false }), 0);
};

it('people come before the subdivisions of their unit, the leader first; an unloaded unit shows how many', () => {
  const leader = person(12, 1);
  const read = new Map<number | null, PeopleGroup>([
    [1, { people: [person(11, 1), leader], pages: 1, count: 5 }],
    [null, { people: [person(20, null)], pages: 1, count: 1 }],
  ]);
  const rows = withPeople(
    [subdivision(1, null, 5, leader), subdivision(2, 1, 7), subdivision(3, null, 0)],
    (place) => read.get(place),
    'Без подразделения',
  );
  expect(shown(rows)).toEqual([
    'subdivision Подразделение 1',
    '·person Имя Фамилия12',
    '·person Имя Фамилия11',
    '·more 3',
    '·subdivision Подразделение 2',
    '··more 7',
    'subdivision Подразделение 3',
    'placeless Без подразделения',
    '·person Имя Фамилия20',
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('people found by a search are under their own subdivision, even though the row does not contain the words', () => {
  const found = [person(31, 2), person(32, null)];
  const rows = withFound(
    [subdivision(1, null, 0), subdivision(2, 1, 40), subdivision(3, 1, 9)],
    found,
    'Без',
  );
  expect(shown(rows, 'слова, которых в строке нет')).toEqual([
    'subdivision Подразделение 1',
    '·subdivision Подразделение 2',
    '··person Имя Фамилия31',
    'placeless Без',
    '·person Имя Фамилия32',
  ]);
  expect(rows.find(({ id }) => id === noSubdivisionId)?.content).toEqual({ kind: 'placeless', count: 1 });
});
