import { TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { levelOf, placedClauses, selectedClauses, setClauseLevels } from './clause-commands';
import { isEmptyClause } from './clause-text';

/** Returns the level of a new clause after this one: descendants of the clause must not be detached from it. */
function levelBehind(state: EditorState, index: number): number {
  const level = levelOf(state.doc.child(index));
  const next = index + 1 < state.doc.childCount ? levelOf(state.doc.child(index + 1)) : 1;
  return Math.max(level, Math.min(next, level + 1));
}

/** Adds an empty clause after the given one and puts the cursor into it. */
export function addClause(
  state: EditorState,
  tr: Transaction | null,
  index: number,
  newId: () => string,
): boolean {
  const clause = placedClauses(state.doc)[index];
  if (!clause) return false;
  if (tr) {
    const at = clause.pos + clause.node.nodeSize;
    const added = clause.node.type.createAndFill({ id: newId(), level: levelBehind(state, index) });
    if (!added) return false;
    tr.insert(at, added);
    tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView();
  }
  return true;
}

/** Removes a clause; its descendants stay. The last remaining clause is only emptied. */
export function removeClause(state: EditorState, tr: Transaction | null, index: number): boolean {
  const clause = placedClauses(state.doc)[index];
  if (!clause) return false;
  const { pos, node } = clause;
  if (state.doc.childCount === 1 && isEmptyClause(node)) return false;
  if (!tr) return true;
  if (state.doc.childCount === 1) {
    const empty = node.type.createAndFill(node.attrs);
    if (!empty) return false;
    tr.replaceWith(pos, pos + node.nodeSize, empty);
  } else tr.delete(pos, pos + node.nodeSize);
  const near = tr.doc.resolve(Math.min(pos, tr.doc.content.size));
  tr.setSelection(TextSelection.near(near, index === 0 ? 1 : -1)).scrollIntoView();
  return true;
}

/** The cursor in a clause's direct lines; inside lists and tables, Enter and Backspace keep their usual function. */
function ownLine(state: EditorState) {
  const { selection } = state;
  const { $from, $to } = selection;
  const isOwn = selection instanceof TextSelection && $from.depth === 2 && $to.depth === 2;
  return isOwn && $from.node(1).type.name === 'clause' ? $from : null;
}

/** Enter: the clause ends at the cursor and the next one begins. In an empty clause it decreases the level, as in lists. */
export function splitClause(state: EditorState, tr: Transaction | null, newId: () => string): boolean {
  const line = ownLine(state);
  if (!line) return false;
  if (state.selection.empty && isEmptyClause(line.node(1))) {
    setClauseLevels(state, tr, selectedClauses(state), -1);
    return true;
  }
  if (tr) {
    tr.deleteSelection();
    splitAt(tr, newId());
    tr.scrollIntoView();
  }
  return true;
}

function splitAt(tr: Transaction, id: string): void {
  const { $from } = tr.selection;
  const clause = $from.node(1);
  const { level, ...attrs } = clause.attrs;
  const isAtStart = $from.parentOffset === 0 && $from.index(1) === 0;
  if (isAtStart) {
    // The text keeps its clause id; the new empty clause comes before it.
    const empty = clause.type.createAndFill({ id, level });
    if (empty) tr.insert($from.before(1), empty);
    return;
  }
  const index = $from.index(0);
  const isAtEnd = $from.pos === $from.end(1) - 1;
  const next = index + 1 < tr.doc.childCount ? levelOf(tr.doc.child(index + 1)) : 1;
  const isParent = isAtEnd && next > levelOf(clause);
  const behind = {
    type: clause.type,
    attrs: { ...attrs, id, ownNumber: null, level: isParent ? levelOf(clause) + 1 : level },
  };
  const start = $from.before(2);
  if ($from.parent.content.size > 0 || isAtEnd) {
    const paragraph = tr.doc.type.schema.nodes['paragraph'];
    tr.split($from.pos, 2, [behind, paragraph ? { type: paragraph } : null]);
    // Removes an empty line that was only used to leave a list or a table.
    if ($from.parent.content.size === 0) tr.delete(start, $from.after(2));
    return;
  }
  tr.delete(start, $from.after(2)).split(start, 1, [behind]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 2)));
}

/** Whether both are lines of text that can be joined. */
function joins(state: EditorState, index: number): { pos: number; depth: number } | null {
  const before = placedClauses(state.doc)[index - 1]?.node;
  const after = placedClauses(state.doc)[index];
  if (!before || !after) return null;
  const areLines = before.lastChild?.isTextblock && after.node.firstChild?.isTextblock;
  return { pos: after.pos, depth: areLines ? 2 : 1 };
}

/** Joins a clause to the previous one, which keeps its id. If one of them is empty, it is simply removed. */
function joinToPrevious(state: EditorState, tr: Transaction | null, index: number): boolean {
  const place = joins(state, index);
  if (!place) return false;
  if (isEmptyClause(state.doc.child(index))) return removeClause(state, tr, index);
  if (!tr) return true;
  const before = state.doc.child(index - 1);
  if (isEmptyClause(before)) tr.delete(place.pos - before.nodeSize, place.pos);
  else tr.join(place.pos, place.depth);
  tr.scrollIntoView();
  return true;
}

/** Backspace at the start of a clause. */
export function joinClauseBackward(state: EditorState, tr: Transaction | null): boolean {
  const line = ownLine(state);
  if (!line || !state.selection.empty || line.parentOffset > 0 || line.index(1) > 0) return false;
  const index = line.index(0);
  if (index === 0) return isEmptyClause(line.node(1)) && removeClause(state, tr, 0);
  return joinToPrevious(state, tr, index);
}

/** Delete at the end of a clause. */
export function joinClauseForward(state: EditorState, tr: Transaction | null): boolean {
  const line = ownLine(state);
  if (!line || !state.selection.empty || line.pos !== line.end(1) - 1) return false;
  const index = line.index(0);
  if (isEmptyClause(line.node(1)) && index + 1 < state.doc.childCount) return removeClause(state, tr, index);
  return joinToPrevious(state, tr, index + 1);
}
