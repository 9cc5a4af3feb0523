import { Editor, getSchema } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { fromDocument, toDocument, type EditedClause } from '@src/content/editor/clause-document';
import { clauseExtensions } from '@src/content/editor/extensions';

/** A clause in the editor's format. */
export const clauseOf = (id: string, level: number, html: string): EditedClause => ({ id, level, html });

/** The clause editor within a page, with the cursor set and keys pressed as a person does. */
export function editingOf(given: EditedClause[], extensions = clauseExtensions) {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions,
    injectCSS: false,
    content: toDocument(getSchema(extensions), given).toJSON(),
  });
  const select = (position: number) =>
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, position)));
  const placeOf = (text: string): number => {
    let found = -1;
    editor.state.doc.descendants((node, pos) => {
      if (node.isText && node.text?.includes(text)) found = pos + node.text.indexOf(text);
    });
    return found;
  };
  return {
    editor,
    clauses: () => fromDocument(editor.state.doc),
    /** The levels and the texts. */
    written: () => fromDocument(editor.state.doc).map(({ level, html }) => [level, html]),
    numbers: () =>
      [...editor.view.dom.querySelectorAll('[data-clause]')].map((node) => node.getAttribute('data-number')),
    /** The index of the clause with the cursor. */
    index: () => editor.state.selection.$from.index(0),
    select,
    cursorAfter: (text: string) => select(placeOf(text) + text.length),
    cursorBefore: (text: string) => select(placeOf(text)),
    /** Returns whether the editor has handled the key. */
    press: (key: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}): boolean => {
      const event = new KeyboardEvent('keydown', { key, ...keys, bubbles: true, cancelable: true });
      editor.view.dom.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}
