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
      /** Increases (1) or decreases (−1) the level of the selected clauses. */
      shiftClauses: (step: -1 | 1) => ReturnType;
      /** Ends the clause at the cursor and begins the next one. */
      splitClause: () => ReturnType;
      /** Joins the clause to the previous (−1) or the next one (1) when the cursor is at that edge. */
      joinClause: (side: -1 | 1) => ReturnType;
      /** Adds an empty clause after the given one; by default after the clause of the cursor. */
      addClause: (index?: number) => ReturnType;
      /** Removes the clause of the cursor. */
      removeClause: () => ReturnType;
      /** Renumbers all clauses, dropping the numbers of an imported document. */
      countClauses: () => ReturnType;
      /** Moves the clause with its descendants past its sibling. */
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

/** In a list or a table Tab keeps its usual function. */
const isTabTaken = (editor: Editor): boolean => inside(editor, 'listItem') || inside(editor, 'table');

const tab = (editor: Editor, step: -1 | 1): boolean => {
  if (isTabTaken(editor)) return false;
  editor.commands.shiftClauses(step);
  // Handled even when nothing can be shifted: Tab in the middle of a text must not move the focus out of it.
  return true;
};

/** A numbered clause of a regulation: the document is a flat sequence of clauses, each with its level. */
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
      // Not copied with the clause: a copy is another clause.
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
      // Works inside a list or a table too.
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

/** The document consists only of clauses. */
export const ClauseDocument = Node.create({ name: 'doc', topNode: true, content: 'clause+' });
