import en from '@src/features/structure/outline/templates.en-us.json';
import ru from '@src/features/structure/outline/templates.ru.json';
import { readOutline } from '@src/features/structure/outline/read-outline';
import { templateKeys } from '@src/features/structure/outline/templates';

/** «вид глубина название < выше» of each line. */
const read = (text: string) => {
  const nodes = readOutline(text);
  return nodes.map(
    ({ kind, depth, name, parent }) =>
      `${kind[0]}${depth} ${name}${typeof parent === 'number' ? ` < ${nodes[parent]?.name}` : ''}`,
  );
};

describe('a pasted list', () => {
  test('is parsed by its indents, of any width, and hyphens mark positions', () => {
    expect(read('Производство\n   Цех\n      - Пекарь\n   Склад\nПродажи\n\t• Кассир')).toEqual([
      's0 Производство',
      's1 Цех < Производство',
      'p2 Пекарь < Цех',
      's1 Склад < Производство',
      's0 Продажи',
      'p1 Кассир < Продажи',
    ]);
  });

  test('from a spreadsheet is a path of cells whose last one is a position', () => {
    expect(read('Продажи\tМенеджер\nПродажи\tОпт\tКладовщик\n\tРозница')).toEqual([
      's0 Продажи',
      'p1 Менеджер < Продажи',
      's0 Продажи',
      's1 Опт < Продажи',
      'p2 Кладовщик < Опт',
      's1 Розница < Продажи',
    ]);
  });

  test('may be numbered, have empty lines, and use Windows line endings', () => {
    expect(read('1. Офис\r\n\r\n  1.1) - Директор\r\n')).toEqual(['s0 Офис', 'p1 Директор < Офис']);
  });

  test('gets its levels from its numbers where nothing is indented; a number within a name stays in it', () => {
    expect(read('1. Завод\n1.1. Цех\n1.1.1 Участок\n- Мастер\n1.2 Склад\n2. 2 этаж\n1 Отделение')).toEqual([
      's0 Завод',
      's1 Цех < Завод',
      's2 Участок < Цех',
      'p3 Мастер < Участок',
      's1 Склад < Завод',
      's0 2 этаж',
      's1 1 Отделение < 2 этаж',
    ]);
    expect(read('1. Завод\n  1.1. Цех\n2. Офис')).toEqual(['s0 Завод', 's1 Цех < Завод', 's0 Офис']);
  });

  test('copied from a word processor has its bullets and numbers before a tab', () => {
    expect(read('1.\tОфис\n•\tДиректор\n2.\tСклад\no\tКладовщик\n●\tГрузчик')).toEqual([
      's0 Офис',
      'p0 Директор',
      's0 Склад',
      'p0 Кладовщик',
      'p0 Грузчик',
    ]);
  });

  test('with mixed tabs and spaces uses their width; a duplicate name stays twice, to be reported', () => {
    expect(read('А\n\tБ\n    В\n\u00A0\u00A0\u00A0\u00A0\u00A0Г\nА')).toEqual([
      's0 А',
      's1 Б < А',
      's1 В < А',
      's2 Г < В',
      's0 А',
    ]);
  });

  test('keeps lines that step back to no earlier indent under the line above them', () => {
    expect(read('А\n    Б\n  В')).toEqual(['s0 А', 's1 Б < А', 's1 В < А']);
  });

  test('is empty for an empty text; a hyphen alone is a line without a name, to be reported', () => {
    expect(read(' \n\t\n')).toEqual([]);
    expect(read('- ')).toEqual(['p0 ']);
  });
});

test.each(templateKeys)(
  'the template %s has subdivisions with positions, the same in both languages',
  (key) => {
    const shape = (text: string) => readOutline(text).map(({ kind, parent }) => [kind, parent]);
    expect(shape(ru[key])).toEqual(shape(en[key]));
    expect(readOutline(ru[key]).filter(({ kind }) => kind === 'position').length).toBeGreaterThan(8);
  },
);
