import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { normalizeLevels, numberClauses } from '@domain/clause-levels';
import { moveTarget, subtreeEnd } from '../lib/clause-moves';

interface PlacedClause {
  index: number;
  /** Position before the node. */
  pos: number;
  node: DocNode;
}

/** Every clause of the document with its place. */
export function placedClauses(doc: DocNode): PlacedClause[] {
  const clauses: PlacedClause[] = [];
  doc.forEach((node, pos, index) => clauses.push({ index, pos, node }));
  return clauses;
}

/** Level of a clause node. */
export function levelOf(node: DocNode): number {
  const level: unknown = node.attrs['level'];
  return typeof level === 'number' ? level : 1;
}

/** The number that an imported document gave a clause; null: it is counted. */
export function ownNumberOf(node: DocNode): string | null {
  const number: unknown = node.attrs['ownNumber'];
  return typeof number === 'string' ? number : null;
}

/** Every clause with its level and its number as readers see them. */
export function numberedClauses(doc: DocNode): (PlacedClause & { level: number; number: string })[] {
  const clauses = placedClauses(doc);
  const levels = normalizeLevels(clauses.map(({ node }) => levelOf(node)));
  const numbers = numberClauses(
    clauses.map(({ node }, index) => ({ level: levels[index] ?? 1, ownNumber: ownNumberOf(node) })),
  );
  return clauses.map((clause, index) => ({
    ...clause,
    level: levels[index] ?? 1,
    number: numbers[index] ?? '',
  }));
}

/** Counts every clause, whatever numbers an imported document gave. Answers whether there were any. */
export function countClauses(state: EditorState, tr: Transaction | null): boolean {
  const own = placedClauses(state.doc).filter(({ node }) => ownNumberOf(node) !== null);
  for (const { pos } of own) tr?.setNodeAttribute(pos, 'ownNumber', null);
  return own.length > 0;
}

/** Indexes of the clauses that the selection touches. */
export function selectedClauses(state: EditorState): number[] {
  const { from, to } = state.selection;
  return placedClauses(state.doc)
    .filter(({ pos, node }) => pos < to + 1 && pos + node.nodeSize > from)
    .map(({ index }) => index);
}

/** Shifts the levels of clauses and keeps the whole run possible. Writes into `tr`, if given; answers whether it could. */
export function setClauseLevels(
  state: EditorState,
  tr: Transaction | null,
  indexes: readonly number[],
  step: -1 | 1,
): boolean {
  const clauses = placedClauses(state.doc);
  const before = normalizeLevels(clauses.map(({ node }) => levelOf(node)));
  const moved = new Set(indexes);
  // What hangs below a clause goes with it, or indenting a heading would leave its points behind.
  for (const index of indexes) {
    for (let below = index + 1; below < subtreeEnd(before, index); below += 1) moved.add(below);
  }
  const after = normalizeLevels(before.map((level, index) => (moved.has(index) ? level + step : level)));
  if (after.every((level, index) => level === before[index])) return false;
  if (tr) {
    for (const { index, pos, node } of clauses) {
      if (after[index] === levelOf(node)) continue;
      // Deeper or higher it is another clause than its document numbered.
      tr.setNodeAttribute(pos, 'level', after[index]).setNodeAttribute(pos, 'ownNumber', null);
    }
  }
  return true;
}

/** Moves a clause with everything below it past its neighbour of the same level. */
export function moveClause(state: EditorState, tr: Transaction | null, index: number, step: -1 | 1): boolean {
  const clauses = placedClauses(state.doc);
  const levels = clauses.map(({ node }) => levelOf(node));
  const target = moveTarget(levels, index, step);
  if (target === null) return false;
  if (tr) {
    const end = subtreeEnd(levels, index);
    const nodes = clauses
      .slice(index, end)
      .map(({ node }) => node.type.create({ ...node.attrs, ownNumber: null }, node.content, node.marks));
    const startPos = clauses[index]?.pos ?? 0;
    const endPos = clauses[end]?.pos ?? state.doc.content.size;
    const targetPos = clauses[target]?.pos ?? state.doc.content.size;
    if (step === 1) {
      tr.insert(targetPos, nodes).delete(startPos, endPos);
    } else {
      tr.delete(startPos, endPos).insert(targetPos, nodes);
    }
  }
  return true;
}
