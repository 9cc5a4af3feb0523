import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { fromDocument, isBlank, toDocument } from '@src/features/regulations/editor/clause-document';
import type { EditedClause } from '@src/features/regulations/editor/clause-document';
import { clauseExtensions } from '@src/features/regulations/editor/extensions';

let editor: Editor;

function open(clauses: EditedClause[]): void {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: clauseExtensions,
    injectCSS: false,
  });
  editor.commands.setContent(toDocument(editor.schema, clauses).toJSON());
}

const one = (id: string, level: number, html: string): EditedClause => ({ id, level, html });
const clauses = () => fromDocument(editor.state.doc);
const numbers = () =>
  [...editor.view.dom.querySelectorAll('[data-clause]')].map((node) => node.getAttribute('data-number'));

/** Puts the cursor at the end of the given text. */
function cursorAfter(text: string): void {
  let found = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(text)) found = pos + node.text.indexOf(text) + text.length;
  });
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, found)));
}

const press = (key: string, shiftKey = false): boolean => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => editor.destroy());

test('clauses come out as they went in', () => {
  const given = [
    one('a', 1, '<p>Общие <strong>положения</strong></p>'),
    one('b', 2, '<p>Первый</p><ul><li><p>пункт</p></li></ul>'),
    one('c', 2, '<p><span style="font-size:18px">Крупно</span> и <u>подчёркнуто</u></p>'),
  ];
  open(given);
  expect(clauses()).toEqual(given);
});

test('what may not stand in a clause is dropped on the way in', () => {
  open([one('a', 1, '<p>Текст<img src="x" onerror="alert(1)"></p><script>alert(2)</script>')]);
  expect(clauses()).toEqual([one('a', 1, '<p>Текст</p>')]);
});

test('links, tables and pictures of our own storage keep their plain form', () => {
  const given = [
    one('a', 1, '<p><a href="https://example.com/x">ссылка</a></p>'),
    one('b', 1, '<table><tbody><tr><th colspan="2"><p>А</p></th></tr></tbody></table>'),
    one('c', 1, '<img src="/statics/a/b.png" alt="Схема">'),
  ];
  open(given);
  expect(clauses()).toEqual(given);
});

test('a text without blocks becomes a paragraph, nothing becomes one empty clause', () => {
  open([one('a', 1, 'Голый текст')]);
  expect(clauses()).toEqual([one('a', 1, '<p>Голый текст</p>')]);
  editor.destroy();
  open([]);
  expect(isBlank(clauses())).toBe(true);
  expect(clauses()).toHaveLength(1);
});

test('Enter makes a paragraph, Enter again starts the next clause of the same level', () => {
  open([one('a', 1, '<p>Раздел</p>'), one('b', 2, '<p>Пункт</p>')]);
  cursorAfter('Пункт');
  press('Enter');
  expect(clauses()).toHaveLength(2);
  press('Enter');
  expect(clauses().map(({ level, html }) => [level, html])).toEqual([
    [1, '<p>Раздел</p>'],
    [2, '<p>Пункт</p>'],
    [2, '<p></p>'],
  ]);
  expect(numbers()).toEqual(['1', '1.1', '1.2']);
  expect(editor.state.selection.$from.index(0)).toBe(2);
});

test('Enter twice in the middle of a clause takes the rest into the new one', () => {
  open([one('a', 1, '<p>Первое</p><p>Второе</p>')]);
  cursorAfter('Первое');
  press('Enter');
  press('Enter');
  expect(clauses().map(({ html }) => html)).toEqual(['<p>Первое</p>', '<p>Второе</p>']);
  const [first, second] = clauses();
  expect(first?.id).toBe('a');
  expect(second?.id).not.toBe('a');
});

test('Enter in an empty deep clause leaves it one level higher', () => {
  open([one('a', 1, '<p>Раздел</p>'), one('b', 2, '<p></p>')]);
  editor.commands.setTextSelection(editor.state.doc.content.size - 2);
  press('Enter');
  expect(clauses().map(({ level }) => level)).toEqual([1, 1]);
});

test('Tab deepens a clause with what hangs below it, not deeper than one under its neighbour', () => {
  open([one('a', 1, '<p>А</p>'), one('b', 1, '<p>Б</p>'), one('c', 2, '<p>В</p>'), one('d', 1, '<p>Г</p>')]);
  cursorAfter('Б');
  expect(press('Tab')).toBe(true);
  expect(numbers()).toEqual(['1', '1.1', '1.1.1', '2']);
  press('Tab');
  expect(clauses().map(({ level }) => level)).toEqual([1, 2, 3, 1]);
  press('Tab', true);
  expect(numbers()).toEqual(['1', '2', '2.1', '3']);
});

test('the first clause stays at the first level', () => {
  open([one('a', 1, '<p>А</p>')]);
  cursorAfter('А');
  press('Tab');
  expect(clauses().map(({ level }) => level)).toEqual([1]);
});

test('Tab in a list belongs to the list', () => {
  open([one('a', 1, '<p>А</p>'), one('b', 1, '<ul><li><p>раз</p></li><li><p>два</p></li></ul>')]);
  cursorAfter('два');
  press('Tab');
  expect(clauses()[1]).toMatchObject({ level: 1, html: expect.stringContaining('<ul><li><p>раз</p><ul>') });
});

test('a clause moves with everything below it', () => {
  open([one('a', 1, '<p>А</p>'), one('b', 2, '<p>Б</p>'), one('c', 1, '<p>В</p>'), one('d', 2, '<p>Г</p>')]);
  expect(editor.commands.moveClause(2, -1)).toBe(true);
  expect(clauses().map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  expect(editor.commands.moveClause(0, 1)).toBe(true);
  expect(clauses().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(editor.commands.moveClause(0, -1)).toBe(false);
  expect(editor.commands.moveClause(1, 1)).toBe(false);
});

test('a pasted copy gets an id of its own, the clause that was there keeps its id', () => {
  open([one('a', 1, '<p>А</p>'), one('b', 1, '<p>Б</p>')]);
  const copy = editor.state.doc.child(1);
  editor.view.dispatch(editor.state.tr.insert(0, copy));
  const ids = clauses().map(({ id }) => id);
  expect(ids.slice(1)).toEqual(['a', 'b']);
  expect(ids[0]).not.toBe('b');
});

test('Backspace at the start of a clause joins it to the one before, which keeps its id', () => {
  open([one('a', 1, '<p>А</p>'), one('b', 1, '<p>Б</p>')]);
  cursorAfter('Б');
  editor.commands.setTextSelection(editor.state.selection.from - 1);
  press('Backspace');
  expect(clauses()).toEqual([one('a', 1, '<p>А</p><p>Б</p>')]);
});

test('a font size is a mark; the ordinary size is none', () => {
  open([one('a', 1, '<p>Слово</p>')]);
  editor.commands.selectAll();
  editor.commands.setFontSize(18);
  expect(clauses()[0]?.html).toBe('<p><span style="font-size:18px">Слово</span></p>');
  editor.commands.setFontSize(16);
  expect(clauses()[0]?.html).toBe('<p>Слово</p>');
});
