import { treeKey, typeahead } from '@src/components/tree/tree-keys';
import { keyboardMove, moveRejection, placesAfterMove } from '@src/components/tree/tree-moves';
import {
  evenWeights,
  newKpi,
  positionInput,
  positionFormSchema as positionSchema,
  positionValues,
  type PositionValues,
} from '@src/features/structure/forms/position-form';
import { weightSum } from '@domain/structure/position';
import { subdivisionSchema } from '@domain/structure/subdivision';
import {
  filteredRows,
  isStructureFiltered,
  structureCodecs,
  type StructureFilters,
  structureRows,
} from '@src/features/structure/lib/structure-list';
import {
  foundWithParents,
  idsAbove,
  pathName,
  structureTree,
} from '@src/features/structure/lib/structure-tree';
import { buildTree, flattenTree } from '@domain/tree';
import { readUrlState, writeUrlState } from '@src/lib/url-state';
import { ValidationError } from 'yup';

const node = (id: number, parentId: number | null, order = id, more = {}) => ({
  id,
  parentId,
  order,
  name: `Узел ${id}`,
  isArchive: false,
  ...more,
});

/** 1 > (2 > 4), 3; 5 */
const items = [node(1, null), node(2, 1), node(3, 1), node(4, 2), node(5, null)];

describe('moves in a tree', () => {
  test('before, after and inside give the new parent and the new orders of the siblings', () => {
    expect(placesAfterMove(items, { id: 5, targetId: 3, place: 'before' })).toEqual([
      { id: 2, parentId: 1, order: 0 },
      { id: 5, parentId: 1, order: 1 },
      { id: 3, parentId: 1, order: 2 },
    ]);
    expect(placesAfterMove(items, { id: 4, targetId: 1, place: 'after' })).toEqual([
      { id: 1, parentId: null, order: 0 },
      { id: 4, parentId: null, order: 1 },
      { id: 5, parentId: null, order: 2 },
    ]);
    expect(placesAfterMove(items, { id: 5, targetId: 4, place: 'inside' })).toEqual([
      { id: 5, parentId: 4, order: 0 },
    ]);
  });

  test('a child moved out of its parent with the same order is still saved', () => {
    const flat = [node(1, null, 0), node(2, 1, 0)];
    expect(placesAfterMove(flat, { id: 2, targetId: 1, place: 'before' })).toEqual([
      { id: 2, parentId: null, order: 0 },
      { id: 1, parentId: null, order: 1 },
    ]);
  });

  test('onto itself and beside an unknown item nothing moves', () => {
    expect(placesAfterMove(items, { id: 5, targetId: 5, place: 'after' })).toEqual([]);
    expect(placesAfterMove(items, { id: 5, targetId: 99, place: 'after' })).toEqual([]);
  });

  test('into its own branch, and deeper than the limit, is rejected', () => {
    expect(moveRejection(items, 1, 4, 12)).toBe('cycle');
    expect(moveRejection(items, 1, 1, 12)).toBe('cycle');
    expect(moveRejection(items, 5, 4, 3)).toBe('depth');
    expect(moveRejection(items, 5, 4, 4)).toBeNull();
    // The whole branch counts: 1 has a height of three.
    expect(moveRejection(items, 1, 5, 3)).toBe('depth');
    expect(moveRejection(items, 1, null, 3)).toBeNull();
  });

  test.each([
    ['up', 3, { id: 3, targetId: 2, place: 'before' }],
    ['down', 2, { id: 2, targetId: 3, place: 'after' }],
    ['in', 3, { id: 3, targetId: 2, place: 'inside' }],
    ['out', 4, { id: 4, targetId: 2, place: 'after' }],
    ['up', 2, null],
    ['down', 5, null],
    ['in', 1, null],
    ['out', 1, null],
  ] as const)('Alt and %s on %d', (direction, id, move) => {
    expect(keyboardMove(items, id, direction)).toEqual(move);
  });
});

describe('keyboard navigation in a tree', () => {
  const rows = flattenTree(buildTree(items), (item) => item.id === 1);
  const press = (key: string, id: number) =>
    treeKey(key, {
      rows,
      index: rows.findIndex((row) => row.node.id === id),
      isOpen: (item) => item === 1,
    });

  test('rows are those of expanded branches', () => {
    expect(rows.map((row) => row.node.id)).toEqual([1, 2, 3, 5]);
  });

  test.each([
    ['ArrowDown', 1, { kind: 'focus', id: 2 }],
    ['ArrowUp', 5, { kind: 'focus', id: 3 }],
    ['ArrowUp', 1, null],
    ['ArrowRight', 1, { kind: 'focus', id: 2 }],
    ['ArrowRight', 2, { kind: 'toggle', id: 2, isOpen: true }],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 1, { kind: 'toggle', id: 1, isOpen: false }],
    ['ArrowLeft', 3, { kind: 'focus', id: 1 }],
    ['ArrowLeft', 5, null],
    ['Home', 5, { kind: 'focus', id: 1 }],
    ['End', 1, { kind: 'focus', id: 5 }],
    ['Tab', 1, null],
  ])('%s on %d', (key, id, action) => {
    expect(press(key, id)).toEqual(action);
  });

  test('typing finds the next name with that prefix, wrapping at the end', () => {
    const names = ['Бухгалтер', 'Мастер', 'Менеджер', 'Сборщик'];
    expect(typeahead(names, 0, 'м')).toBe(1);
    expect(typeahead(names, 1, 'М')).toBe(2);
    expect(typeahead(names, 3, 'ме')).toBe(2);
    expect(typeahead(names, 2, 'б')).toBe(0);
    expect(typeahead(names, 2, 'ю')).toBeNull();
  });
});

describe('the visible tree', () => {
  test('search keeps the ancestors of the matches, ignoring case and «ё»', () => {
    const named = [node(1, null), node(2, 1, 2, { name: 'Отдел учЁта' }), node(3, 1)];
    expect(foundWithParents(named, ' учет ').map(({ id }) => id)).toEqual([1, 2]);
    expect(foundWithParents(named, '')).toHaveLength(3);
    expect(foundWithParents(named, 'нет такого')).toEqual([]);
  });

  test('archived ones are hidden until requested; siblings are sorted by their order', () => {
    const mixed = [node(1, null, 5), node(2, null, 1), node(3, null, 3, { isArchive: true })];
    const ids = (isArchive: boolean) => structureTree(mixed, { search: '', isArchive }).map(({ id }) => id);
    expect(ids(false)).toEqual([2, 1]);
    expect(ids(true)).toEqual([2, 3, 1]);
  });

  test('the path to an item is found, even through an invalid loop', () => {
    expect(idsAbove(items, 4)).toEqual([2, 1]);
    expect(pathName(items, 4)).toBe('Узел 1 › Узел 2');
    expect(pathName(items, 1)).toBe('');
    expect(idsAbove([node(1, 2), node(2, 1)], 1)).toEqual([2, 1]);
  });
});

const kpi = (weight: number | string, name = 'План') => ({
  key: name + weight,
  name,
  unit: 'шт',
  target: '1,5',
  period: 'month' as const,
  weight,
});

const values = (rows: PositionValues['kpi']): PositionValues => ({
  name: 'Сборщик',
  parentId: null,
  subdivisionId: 3,
  roleId: null,
  vep: '',
  kpi: rows,
  postFunctions: [],
  isSubdivision: false,
  subdivisionName: '',
  subdivisionColor: '',
});

async function problems(schema: typeof positionSchema | typeof subdivisionSchema, value: unknown) {
  const error: unknown = await schema
    .validate(value, { abortEarly: false })
    .catch((caught: unknown) => caught);
  return error instanceof ValidationError
    ? error.inner.map(({ path, message }) => `${path}: ${message}`)
    : [];
}

describe('the position form', () => {
  test('weights are summed as typed, and distributed to add up to 100', () => {
    expect(weightSum([kpi(40), kpi('60')])).toBe(100);
    expect(weightSum([kpi(''), kpi('x'), kpi(10)])).toBe(10);
    for (let count = 1; count <= 20; count += 1) {
      const weights = evenWeights(count);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
      expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1);
    }
    expect(newKpi([kpi(30)]).weight).toBe(70);
    expect(newKpi([kpi(100)]).weight).toBe(0);
  });

  test('weights that do not add up to 100 are reported with their sum; no indicators are valid', async () => {
    expect(await problems(positionSchema, values([kpi(40), kpi(50, 'Брак')]))).toEqual([
      'kpi: validation:weights|{"sum":90}',
    ]);
    expect(await problems(positionSchema, values([kpi(40), kpi(60, 'Брак')]))).toEqual([]);
    expect(await problems(positionSchema, values([]))).toEqual([]);
  });

  test('a name is required and limited, rows are validated one by one', async () => {
    expect(await problems(positionSchema, { ...values([]), name: ' ' })).toEqual([
      'name: validation:required|{}',
    ]);
    expect(await problems(positionSchema, { ...values([]), name: 'я'.repeat(201) })).toEqual([
      'name: validation:maxLength|{"max":200}',
    ]);
    const wrong = await problems(positionSchema, values([{ ...kpi(100), name: '', target: 'много' }]));
    expect(wrong).toContain('kpi[0].name: validation:required|{}');
    expect(wrong).toContain('kpi[0].target: validation:decimal|{}');
    expect(await problems(subdivisionSchema, { name: '', parentId: null, idealPicture: '' })).toEqual([
      'name: validation:required|{}',
    ]);
  });

  test('the submitted values: numbers as numbers, empty functions omitted, and the record survives the round trip', () => {
    const record = {
      name: 'Сборщик',
      parentId: 1,
      subdivisionId: 2,
      roleId: null,
      vep: 'Изделие',
      kpi: [{ name: 'План', unit: 'шт', target: 1.5, period: 'day' as const, weight: 100 }],
      postFunctions: ['Собирать', 'Проверять'],
      isSubdivision: true,
      subdivisionName: 'Линия сборки',
      subdivisionColor: '#aa3300',
    };
    expect(positionInput(positionValues(record), true)).toEqual(record);
    // A person who may not choose roles does not see them either: the existing one stays.
    expect(positionInput(positionValues(record), false)).not.toHaveProperty('roleId');
    const sent = positionInput(
      {
        ...positionValues(record),
        name: ' Сборщик ',
        postFunctions: [
          { key: 'a', text: ' Собирать ' },
          { key: 'b', text: '  ' },
        ],
      },
      true,
    );
    expect(sent.name).toBe('Сборщик');
    expect(sent.postFunctions).toEqual(['Собирать']);
  });
});

describe('the flat list', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const position = (id: number, name: string, more = {}) => ({
    ...node(id, null),
    name,
    subdivisionId: 1,
    roleId: null,
    vep: '',
    isSubdivision: false,
    subdivisionName: null,
    subdivisionColor: null,
    employeesCount: 0,
    updatedAt: at,
    ...more,
  });
  const subdivision = {
    ...node(1, null),
    positionId: null,
    name: 'Цех',
    idealPicture: '',
    employeesCount: 4,
    updatedAt: at,
    leader: null,
    actingLeaders: [],
  };
  const rows = structureRows(
    [
      position(1, 'Ёлочник', { employeesCount: 2 }),
      position(2, 'Мастер', { parentId: 1 }),
      position(3, 'Старший', { isArchive: true }),
    ],
    [subdivision],
  );
  const initial = readUrlState(structureCodecs, new URLSearchParams());
  const names = (patch: Partial<StructureFilters>) =>
    filteredRows(rows, { ...initial, ...patch }).map(({ name }) => name);

  test('positions and subdivisions do not share ids', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    expect(rows.find(({ name }) => name === 'Мастер')).toMatchObject({
      parent: 'Ёлочник',
      subdivision: 'Цех',
    });
  });

  test('each filter narrows it', () => {
    expect(names({})).toEqual(['Цех', 'Ёлочник', 'Мастер']);
    expect(names({ isArchive: true })).toContain('Старший');
    expect(names({ kind: 'position' })).toEqual(['Ёлочник', 'Мастер']);
    expect(names({ search: 'елоч' })).toEqual(['Ёлочник']);
    expect(names({ isVacant: true })).toEqual(['Мастер']);
    expect(names({ subdivisionIds: [7] })).toEqual([]);
    expect(names({ sort: 'people', isDescending: true })).toEqual(['Цех', 'Ёлочник', 'Мастер']);
    expect(names({ sort: 'name' })).toEqual(['Ёлочник', 'Мастер', 'Цех']);
  });

  test('is stored in the address and restored from it; a foreign value is ignored', () => {
    const filters: StructureFilters = {
      search: 'цех & ко',
      kind: 'position',
      subdivisionIds: [1, 5],
      isVacant: true,
      isArchive: true,
      sort: 'people',
      isDescending: true,
    };
    const address = writeUrlState(structureCodecs, new URLSearchParams(), filters).toString();
    expect(readUrlState(structureCodecs, new URLSearchParams(address))).toEqual(filters);
    expect(writeUrlState(structureCodecs, new URLSearchParams(), initial).toString()).toBe('');
    expect(readUrlState(structureCodecs, new URLSearchParams('kind=table&page=-1')).kind).toBe('all');
    expect(isStructureFiltered(initial)).toBe(false);
    expect(isStructureFiltered({ ...initial, isVacant: true })).toBe(true);
  });
});
