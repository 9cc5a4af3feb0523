import type { EditedClause } from '@src/content/editor/clause-document';
import { ClauseNode } from '@src/content/editor/clause-node';
import { clauseExtensions } from '@src/content/editor/extensions';
import { editingOf, clauseOf } from '@test/helpers/page/clause-editing';

/** A regulation is written entirely by keyboard: the effect of each key. */
let editing: ReturnType<typeof editingOf>;
const open = (...clauses: EditedClause[]) => {
  editing = editingOf(clauses);
};

afterEach(() => editing.editor.destroy());

describe('Enter', () => {
  test('at the end of a clause starts the next one on its level', () => {
    open(clauseOf('a', 1, '<p>Раздел</p>'), clauseOf('b', 2, '<p>Пункт</p>'));
    editing.cursorAfter('Пункт');
    editing.press('Enter');
    expect(editing.written()).toEqual([
      [1, '<p>Раздел</p>'],
      [2, '<p>Пункт</p>'],
      [2, '<p></p>'],
    ]);
    expect(editing.numbers()).toEqual(['1', '1.1', '1.2']);
    expect(editing.index()).toBe(2);
  });

  test('within the text moves the rest into the next clause; the first part keeps the id', () => {
    open(clauseOf('a', 1, '<p>Первое Второе</p>'));
    editing.cursorAfter('Первое');
    editing.press('Enter');
    expect(editing.written()).toEqual([
      [1, '<p>Первое</p>'],
      [1, '<p> Второе</p>'],
    ]);
    const [first, second] = editing.clauses();
    expect(first?.id).toBe('a');
    expect(second?.id).not.toBe('a');
  });

  test('before the text inserts an empty clause in front, and the text keeps its id', () => {
    open(clauseOf('a', 1, '<p>Слова</p>'));
    editing.cursorBefore('Слова');
    editing.press('Enter');
    expect(editing.written()).toEqual([
      [1, '<p></p>'],
      [1, '<p>Слова</p>'],
    ]);
    expect(editing.clauses()[1]?.id).toBe('a');
    expect(editing.index()).toBe(1);
  });

  test('with a selection replaces it and starts the next clause there', () => {
    open(clauseOf('a', 1, '<p>Одно два три</p>'));
    editing.cursorBefore('два');
    const from = editing.editor.state.selection.from;
    editing.editor.commands.setTextSelection({ from, to: from + 'два '.length });
    editing.press('Enter');
    expect(editing.written()).toEqual([
      [1, '<p>Одно </p>'],
      [1, '<p>три</p>'],
    ]);
  });

  test('after a heading starts its first clause: the clauses below stay below it', () => {
    open(clauseOf('a', 1, '<p>Раздел</p>'), clauseOf('b', 2, '<p>Пункт</p>'));
    editing.cursorAfter('Раздел');
    editing.press('Enter');
    expect(editing.numbers()).toEqual(['1', '1.1', '1.2']);
    expect(editing.clauses().at(-1)?.id).toBe('b');
  });

  test('in an empty deep clause moves it one level up, on the first level it adds nothing', () => {
    open(clauseOf('a', 1, '<p>Раздел</p>'), clauseOf('b', 2, '<p></p>'));
    editing.select(editing.editor.state.doc.content.size - 2);
    editing.press('Enter');
    expect(editing.clauses().map(({ level }) => level)).toEqual([1, 1]);
    editing.press('Enter');
    expect(editing.clauses()).toHaveLength(2);
  });

  test('in a list belongs to the list; twice it leaves the list and starts the next clause', () => {
    open(clauseOf('a', 1, '<p>Взять:</p><ul><li><p>раз</p></li></ul>'));
    editing.cursorAfter('раз');
    editing.press('Enter');
    expect(editing.clauses()).toHaveLength(1);
    editing.press('Enter');
    editing.press('Enter');
    expect(editing.written()).toEqual([
      [1, '<p>Взять:</p><ul><li><p>раз</p></li></ul>'],
      [1, '<p></p>'],
    ]);
  });

  test('with Ctrl starts the next clause from within a table', () => {
    open(clauseOf('a', 1, '<table><tbody><tr><td><p>Ячейка</p></td></tr></tbody></table>'));
    editing.cursorAfter('Ячейка');
    editing.press('Enter', { ctrlKey: true });
    expect(editing.written().at(-1)).toEqual([1, '<p></p>']);
    expect(editing.index()).toBe(1);
  });

  test('with Shift starts a new line in the same clause', () => {
    open(clauseOf('a', 1, '<p>Строка</p>'));
    editing.cursorAfter('Строка');
    editing.press('Enter', { shiftKey: true });
    editing.editor.commands.insertContent('Другая');
    expect(editing.written()).toEqual([[1, '<p>Строка<br>Другая</p>']]);
  });
});

describe('Tab', () => {
  test('deepens a clause with its descendants, not deeper than one under its neighbor', () => {
    open(
      clauseOf('a', 1, '<p>А</p>'),
      clauseOf('b', 1, '<p>Б</p>'),
      clauseOf('c', 2, '<p>В</p>'),
      clauseOf('d', 1, '<p>Г</p>'),
    );
    editing.cursorAfter('Б');
    expect(editing.press('Tab')).toBe(true);
    expect(editing.numbers()).toEqual(['1', '1.1', '1.1.1', '2']);
    editing.press('Tab');
    expect(editing.clauses().map(({ level }) => level)).toEqual([1, 2, 3, 1]);
    editing.press('Tab', { shiftKey: true });
    expect(editing.numbers()).toEqual(['1', '2', '2.1', '3']);
  });

  test('leaves the first clause on the first level', () => {
    open(clauseOf('a', 1, '<p>А</p>'));
    editing.cursorAfter('А');
    editing.press('Tab');
    expect(editing.clauses().map(({ level }) => level)).toEqual([1]);
  });

  test('in a list belongs to the list', () => {
    open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<ul><li><p>раз</p></li><li><p>два</p></li></ul>'));
    editing.cursorAfter('два');
    editing.press('Tab');
    expect(editing.clauses()[1]).toMatchObject({
      level: 1,
      html: expect.stringContaining('<ul><li><p>раз</p><ul>'),
    });
  });
});

describe('Backspace', () => {
  test('in an empty clause removes it, and the cursor moves to the end of the text before it', () => {
    open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 2, '<p></p>'), clauseOf('c', 2, '<p>В</p>'));
    editing.cursorAfter('А');
    editing.select(editing.editor.state.selection.from + 4);
    expect(editing.index()).toBe(1);
    editing.press('Backspace');
    expect(editing.clauses().map(({ id }) => id)).toEqual(['a', 'c']);
    editing.editor.commands.insertContent('!');
    expect(editing.clauses()[0]?.html).toBe('<p>А!</p>');
  });

  test('at the start of a clause undoes Enter: its text joins the text before', () => {
    open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p>Б</p>'));
    editing.cursorBefore('Б');
    editing.press('Backspace');
    expect(editing.clauses()).toEqual([clauseOf('a', 1, '<p>АБ</p>')]);
  });

  test('after an empty clause removes that clause, and the text keeps its id', () => {
    open(clauseOf('a', 1, '<p></p>'), clauseOf('b', 1, '<p>Б</p>'));
    editing.cursorBefore('Б');
    editing.press('Backspace');
    expect(editing.clauses()).toEqual([clauseOf('b', 1, '<p>Б</p>')]);
  });

  test('leaves the only clause unchanged', () => {
    open(clauseOf('a', 1, '<p></p>'));
    editing.select(2);
    editing.press('Backspace');
    expect(editing.clauses()).toEqual([clauseOf('a', 1, '<p></p>')]);
  });
});

test('Delete at the end of a clause joins the next one', () => {
  open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p>Б</p>'));
  editing.cursorAfter('А');
  editing.press('Delete');
  expect(editing.clauses()).toEqual([clauseOf('a', 1, '<p>АБ</p>')]);
});

test('each keyboard step can be undone and redone', () => {
  open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p>Б</p>'));
  const before = editing.clauses();
  editing.cursorAfter('Б');
  editing.press('Tab');
  editing.press('Enter');
  editing.press('Backspace');
  const after = editing.clauses();
  expect(after).not.toEqual(before);
  while (editing.editor.can().undo()) editing.editor.commands.undo();
  expect(editing.clauses()).toEqual(before);
  while (editing.editor.can().redo()) editing.editor.commands.redo();
  expect(editing.clauses()).toEqual(after);
});

test('a clause is added after the one with the cursor, and removed', () => {
  open(clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p>Б</p>'));
  editing.cursorAfter('А');
  editing.editor.commands.addClause();
  expect(editing.written().map(([, html]) => html)).toEqual(['<p>А</p>', '<p></p>', '<p>Б</p>']);
  editing.editor.commands.removeClause();
  expect(editing.clauses().map(({ id }) => id)).toEqual(['a', 'b']);
  editing.editor.commands.removeClause();
  editing.editor.commands.removeClause();
  expect(editing.written()).toEqual([[1, '<p></p>']]);
  expect(editing.editor.can().removeClause()).toBe(false);
});

test('an empty clause shows its placeholder and keys, only where the cursor is', () => {
  const hint = { placeholder: 'Текст пункта', keys: 'Enter: следующий' };
  const others = clauseExtensions.filter(({ name }) => name !== ClauseNode.name);
  editing = editingOf(
    [clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p></p>'), clauseOf('c', 1, '<p></p>')],
    [...others, ClauseNode.configure(hint)],
  );
  const hinted = () =>
    [...editing.editor.view.dom.querySelectorAll('[data-clause]')].map((clause) =>
      clause.getAttribute('data-placeholder'),
    );
  editing.cursorAfter('А');
  expect(hinted()).toEqual([null, null, null]);
  editing.press('Enter');
  expect(hinted()).toEqual([null, hint.placeholder, null, null]);
  expect(editing.editor.view.dom.querySelector('[data-placeholder]')).toHaveAttribute('data-keys', hint.keys);
  editing.editor.commands.insertContent('Слова');
  expect(hinted()).toEqual([null, null, null, null]);
});

test('headings on one level look alike: all in a divided text, none where one of them is a full text', () => {
  const headed = () => editing.editor.view.dom.querySelectorAll('[data-heading]').length;
  open(
    clauseOf('a', 1, '<p>Общее</p>'),
    clauseOf('b', 1, '<p>Порядок</p>'),
    clauseOf('c', 2, '<p>Пункт</p>'),
  );
  expect(headed()).toBe(2);
  editing.editor.destroy();
  open(
    clauseOf('a', 1, `<p>${'Слово '.repeat(40)}</p>`),
    clauseOf('b', 1, '<p>Порядок</p>'),
    clauseOf('c', 2, '<p>П</p>'),
  );
  expect(headed()).toBe(0);
  editing.editor.destroy();
  open(clauseOf('a', 1, '<p>Общее</p>'), clauseOf('b', 1, '<p>Порядок</p>'));
  expect(headed()).toBe(0);
});
