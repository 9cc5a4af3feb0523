import { Node, mergeAttributes } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { uuid } from '@src/lib/uuid';
import { LEVEL_MAX } from '@domain/clause-levels';
import { clauseIds } from './clause-ids';
import { clauseNumbers } from './clause-numbers';
import { countClauses, moveClause, selectedClauses, setClauseLevels } from './clause-commands';
import { addClause, joinClauseBackward, joinClauseForward, removeClause, splitClause } from './clause-edges';
import { clauseHint, type ClauseHint } from './clause-hint';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    clause: {
      /** Makes the selected clauses deeper (1) or shallower (−1). */
      shiftClauses: (step: -1 | 1) => ReturnType;
      /** Ends the clause at the cursor and begins the next one. */
      splitClause: () => ReturnType;
      /** Joins the clause to the one before (−1) or behind it (1) when the cursor stands at that edge. */
      joinClause: (side: -1 | 1) => ReturnType;
      /** Adds an empty clause behind the given one; without one, behind that of the cursor. */
      addClause: (index?: number) => ReturnType;
      /** Takes away the clause of the cursor. */
      removeClause: () => ReturnType;
      /** Counts all clauses anew, whatever numbers an imported document gave. */
      countClauses: () => ReturnType;
      /** Moves the clause with everything below it past its neighbour of the same level. */
      moveClause: (index: number, step: -1 | 1) => ReturnType;
    };
  }
}

const inside = (editor: Editor, name: string): boolean => {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === name) return true;
  }
  return false;
};

/** In a list or a table Tab belongs to them. */
const isTabTaken = (editor: Editor): boolean => inside(editor, 'listItem') || inside(editor, 'table');

const tab = (editor: Editor, step: -1 | 1): boolean => {
  if (isTabTaken(editor)) return false;
  editor.commands.shiftClauses(step);
  // Even with nothing to shift: Tab in the middle of a text must not throw the writer out of it.
  return true;
};

/** A numbered clause of a regulation: the document is a flat run of them, each with its level. */
export const ClauseNode = Node.create<ClauseHint>({
  name: 'clause',
  content: 'block+',
  defining: true,
  priority: 1000,
  addOptions() {
    return { placeholder: '', keys: '' };
  },
  addAttributes() {
    return {
      id: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-id'),
        renderHTML: (attributes) => ({ 'data-id': attributes['id'] }),
      },
      level: {
        default: 1,
        parseHTML: (element) => {
          const level = Number(element.getAttribute('data-level'));
          return Number.isInteger(level) && level >= 1 && level <= LEVEL_MAX ? level : 1;
        },
        renderHTML: (attributes) => ({ 'data-level': attributes['level'] }),
      },
      // Not part of what is copied: a copy is another clause.
      ownNumber: { default: null, rendered: false, parseHTML: () => null },
    };
  },
  parseHTML() {
    return [{ tag: 'section[data-clause]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['section', mergeAttributes(HTMLAttributes, { 'data-clause': '' }), 0];
  },
  addCommands() {
    return {
      shiftClauses:
        (step) =>
        ({ state, tr, dispatch }) =>
          setClauseLevels(state, dispatch ? tr : null, selectedClauses(state), step),
      splitClause:
        () =>
        ({ state, tr, dispatch }) =>
          splitClause(state, dispatch ? tr : null, uuid),
      joinClause:
        (side) =>
        ({ state, tr, dispatch }) =>
          (side === 1 ? joinClauseForward : joinClauseBackward)(state, dispatch ? tr : null),
      addClause:
        (index) =>
        ({ state, tr, dispatch }) =>
          addClause(state, dispatch ? tr : null, index ?? state.selection.$from.index(0), uuid),
      removeClause:
        () =>
        ({ state, tr, dispatch }) =>
          removeClause(state, dispatch ? tr : null, state.selection.$from.index(0)),
      countClauses:
        () =>
        ({ state, tr, dispatch }) =>
          countClauses(state, dispatch ? tr : null),
      moveClause:
        (index, step) =>
        ({ state, tr, dispatch }) =>
          moveClause(state, dispatch ? tr : null, index, step),
    };
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => editor.commands.splitClause(),
      // Out of a list or a table too.
      'Mod-Enter': ({ editor }) => editor.commands.addClause(),
      Backspace: ({ editor }) => editor.commands.joinClause(-1),
      Delete: ({ editor }) => editor.commands.joinClause(1),
      Tab: ({ editor }) => tab(editor, 1),
      'Shift-Tab': ({ editor }) => tab(editor, -1),
    };
  },
  addProseMirrorPlugins() {
    return [clauseIds(uuid), clauseNumbers(), clauseHint(this.options)];
  },
});

/** The document is nothing but clauses. */
export const ClauseDocument = Node.create({ name: 'doc', topNode: true, content: 'clause+' });
