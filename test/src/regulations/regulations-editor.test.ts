import { isBlank, type EditedClause } from '@src/content/editor/clause-document';
import { FONT_SIZES } from '@src/content/editor/font-size';
import { editingOf, clauseOf } from '@test/helpers/page/clause-editing';

let editing: ReturnType<typeof editingOf>;
const open = (clauses: EditedClause[]) => {
  editing = editingOf(clauses);
};
const clauses = () => editing.clauses();

afterEach(() => editing.editor.destroy());

test('clauses are saved as they were loaded', () => {
  const given = [
    clauseOf('a', 1, '<p>Общие <strong>положения</strong></p>'),
    clauseOf('b', 2, '<p>Первый</p><ul><li><p>пункт</p></li></ul>'),
    clauseOf('c', 2, '<p><span style="font-size:18px">Крупно</span> и <u>подчёркнуто</u></p>'),
  ];
  open(given);
  expect(clauses()).toEqual(given);
});

test('content not allowed in a clause is dropped on load', () => {
  open([clauseOf('a', 1, '<p>Текст<img src="x" onerror="alert(1)"></p><script>alert(2)</script>')]);
  expect(clauses()).toEqual([clauseOf('a', 1, '<p>Текст</p>')]);
});

test('links, tables and pictures from our own storage keep their plain form', () => {
  const given = [
    clauseOf('a', 1, '<p><a href="https://example.com/x">ссылка</a></p>'),
    clauseOf('b', 1, '<table><tbody><tr><th colspan="2"><p>А</p></th></tr></tbody></table>'),
    clauseOf('c', 1, '<img src="/statics/a/b.png" alt="Схема">'),
  ];
  open(given);
  expect(clauses()).toEqual(given);
});

test('a text without blocks becomes a paragraph, an empty one becomes one empty clause', () => {
  open([clauseOf('a', 1, 'Голый текст')]);
  expect(clauses()).toEqual([clauseOf('a', 1, '<p>Голый текст</p>')]);
  editing.editor.destroy();
  open([]);
  expect(isBlank(clauses())).toBe(true);
  expect(clauses()).toHaveLength(1);
});

test('a clause moves with everything below it', () => {
  open([
    clauseOf('a', 1, '<p>А</p>'),
    clauseOf('b', 2, '<p>Б</p>'),
    clauseOf('c', 1, '<p>В</p>'),
    clauseOf('d', 2, '<p>Г</p>'),
  ]);
  expect(editing.editor.commands.moveClause(2, -1)).toBe(true);
  expect(clauses().map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  expect(editing.editor.commands.moveClause(0, 1)).toBe(true);
  expect(clauses().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(editing.editor.commands.moveClause(0, -1)).toBe(false);
  expect(editing.editor.commands.moveClause(1, 1)).toBe(false);
});

test('a pasted copy gets its own id, the original clause keeps its id', () => {
  open([clauseOf('a', 1, '<p>А</p>'), clauseOf('b', 1, '<p>Б</p>')]);
  const copy = editing.editor.state.doc.child(1);
  editing.editor.view.dispatch(editing.editor.state.tr.insert(0, copy));
  const ids = clauses().map(({ id }) => id);
  expect(ids.slice(1)).toEqual(['a', 'b']);
  expect(ids[0]).not.toBe('b');
});

test('a font size of 14, 16 or 18 pixels is a mark; the default size is none', () => {
  expect(FONT_SIZES).toEqual([14, 16, 18]);
  open([clauseOf('a', 1, '<p>Слово</p>')]);
  editing.editor.commands.selectAll();
  editing.editor.commands.setFontSize(14);
  expect(clauses()[0]?.html).toBe('<p><span style="font-size:14px">Слово</span></p>');
  editing.editor.commands.setFontSize(18);
  expect(clauses()[0]?.html).toBe('<p><span style="font-size:18px">Слово</span></p>');
  editing.editor.commands.setFontSize(16);
  expect(clauses()[0]?.html).toBe('<p>Слово</p>');
});
