import { lookupOf } from '@src/features/structure/grid/lookup';
import { pasteBlock, readCells } from '@src/features/structure/grid/pasted-block';
import { changeOf, inputsOf, inverseOf } from '@src/features/structure/grid/row-changes';
import type { StructureRow } from '@src/features/structure/lib/structure-list';

const row = (id: number, name: string, more: Partial<StructureRow> = {}): StructureRow => ({
  ...{ id, recordId: Math.abs(id), kind: id > 0 ? 'position' : 'subdivision', name },
  ...{ parentId: null, parent: '', subdivisionId: null, subdivision: '', roleId: null, role: '' },
  ...{ people: 0, vep: '', isArchive: false, updatedAt: '2026-01-01T00:00:00Z' },
  ...more,
});

const rows = [
  row(-7, 'Кухня'),
  row(1, 'Шеф-повар'),
  row(2, 'Повар', { parentId: 1, parent: 'Шеф-повар' }),
  row(3, 'Мойщик'),
];
const positions = lookupOf([
  { id: 1, name: 'Шеф-повар' },
  { id: 2, name: 'Повар', parentId: 1 },
  { id: 4, name: 'Повар', parentId: null },
  { id: 5, name: 'Швейцар', isArchive: true },
]);
const subdivisions = lookupOf([{ id: 7, name: 'Кухня' }]);
const paste = (text: string, id: number, field: string, canWrite = (_column: string) => true) =>
  pasteBlock(text, {
    rows,
    fields: ['name', 'kind', 'parent', 'subdivision', 'vep'],
    start: { id, field },
    find: (at, column, name) =>
      (column === 'parent' && at.kind === 'position' ? positions : subdivisions).find(name),
    shown: (at, column) =>
      column === 'kind'
        ? at.kind === 'position'
          ? 'Должность'
          : 'Подразделение'
        : column === 'vep'
          ? at.vep
          : column === 'parent'
            ? at.parent
            : at.name,
    canWrite,
  });

describe('a block pasted from a spreadsheet', () => {
  test('quotes keep line breaks and tabs together, as spreadsheets write them', () => {
    expect(readCells('Повар\t"Две\nстроки"\r\nШвец\t"с ""кавычками"""\r\n')).toEqual([
      ['Повар', 'Две\nстроки'],
      ['Швец', 'с "кавычками"'],
    ]);
  });

  test('fills to the right and down from the cell; names become the records that they name', () => {
    const block = paste('Шеф-повар\tкухня\tГорячее вовремя\n\tКухня\t', 2, 'parent');
    expect(block.errors).toEqual([]);
    expect(inputsOf(block.changes).positions).toEqual([
      { id: 2, subdivisionId: 7, vep: 'Горячее вовремя', updatedAt: rows[2]?.updatedAt },
      { id: 3, subdivisionId: 7, updatedAt: rows[3]?.updatedAt },
    ]);
  });

  test('invalid values are reported on their cell', () => {
    const problems = (text: string, id: number, field: string) =>
      paste(text, id, field).errors.map(({ row: at, field: column, problem }) => [at?.id, column, problem]);
    expect(problems('Нет такого', 2, 'parent')).toEqual([[2, 'parent', 'unknown']]);
    expect(problems('Повар', 3, 'parent')).toEqual([[3, 'parent', 'several']]);
    expect(paste('повар (шеф-повар)', 3, 'parent').changes).toMatchObject([{ patch: { parentId: 2 } }]);
    expect(problems('Швейцар', 3, 'parent')).toEqual([[3, 'parent', 'unknown']]);
    expect(problems('Отдел', 3, 'kind')).toEqual([[3, 'kind', 'readOnly']]);
    expect(problems('Продукт', -7, 'vep')).toEqual([[-7, 'vep', 'readOnly']]);
    const withoutRoles = paste('Кухня\tГорячее', 3, 'subdivision', (column) => column !== 'subdivision');
    expect(withoutRoles.errors).toMatchObject([{ field: 'subdivision', problem: 'readOnly', text: 'Кухня' }]);
    expect(withoutRoles.changes).toMatchObject([{ patch: { vep: 'Горячее' } }]);
    expect(problems('Один\nДва', 3, 'name')).toEqual([[undefined, null, 'rowsBeyond']]);
    expect(problems('Один\tДва', 3, 'vep')).toEqual([[3, null, 'columnsBeyond']]);
  });

  test('a whole row copied from the table itself, with its read-only cells, changes nothing', () => {
    expect(paste('Повар\tДолжность\tШеф-повар', 2, 'name')).toMatchObject({ changes: [], errors: [] });
  });
});

test('a change contains only the differences, and its inverse restores the previous values', () => {
  const cook = row(2, 'Повар', { vep: 'Обед', roleId: 4 });
  expect(changeOf(cook, { ...cook })).toBeNull();
  const change = changeOf(cook, { ...cook, name: 'Кок', roleId: null });
  expect(change?.patch).toEqual({ name: 'Кок', roleId: null });
  expect(change && inverseOf(change).patch).toEqual({ name: 'Повар', roleId: 4 });
  // A subdivision has no role to change, whatever its row contains.
  expect(changeOf(row(-7, 'Кухня'), { subdivisionId: 9, roleId: 3 })).toBeNull();
});
