import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { normalizeLevels, numberClauses } from '@domain/clause-levels';
import { moveTarget, subtreeEnd } from '../lib/clause-moves';

interface PlacedClause {
  index: number;
  /** The position before the node. */
  pos: number;
  node: DocNode;
}

/** Returns every clause of the document with its position. */
export function placedClauses(doc: DocNode): PlacedClause[] {
  const clauses: PlacedClause[] = [];
  doc.forEach((node, pos, index) => clauses.push({ index, pos, node }));
  return clauses;
}

/** Returns the level of a clause node. */
export function levelOf(node: DocNode): number {
  const level: unknown = node.attrs['level'];
  return typeof level === 'number' ? level : 1;
}

/** Returns the number that an imported document gave a clause; null when it is counted. */
export function ownNumberOf(node: DocNode): string | null {
  const number: unknown = node.attrs['ownNumber'];
  return typeof number === 'string' ? number : null;
}

/** Returns every clause with its level and its number as readers see it. */
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

/** Switches all clauses to counted numbers, dropping those from an imported document. Returns whether there were any. */
export function countClauses(state: EditorState, tr: Transaction | null): boolean {
  const own = placedClauses(state.doc).filter(({ node }) => ownNumberOf(node) !== null);
  for (const { pos } of own) tr?.setNodeAttribute(pos, 'ownNumber', null);
  return own.length > 0;
}

/** Returns the indexes of the clauses that the selection touches. */
export function selectedClauses(state: EditorState): number[] {
  const { from, to } = state.selection;
  return placedClauses(state.doc)
    .filter(({ pos, node }) => pos < to + 1 && pos + node.nodeSize > from)
    .map(({ index }) => index);
}

/**
 * Shifts the levels of clauses and keeps the levels of the whole text valid. Writes into `tr`, if given; returns whether the
 * shift is possible.
 */
export function setClauseLevels(
  state: EditorState,
  tr: Transaction | null,
  indexes: readonly number[],
  step: -1 | 1,
): boolean {
  const clauses = placedClauses(state.doc);
  const before = normalizeLevels(clauses.map(({ node }) => levelOf(node)));
  const moved = new Set(indexes);
  // Descendants move with their clause; otherwise indenting a heading would leave its points behind.
  for (const index of indexes) {
    for (let below = index + 1; below < subtreeEnd(before, index); below += 1) moved.add(below);
  }
  const after = normalizeLevels(before.map((level, index) => (moved.has(index) ? level + step : level)));
  if (after.every((level, index) => level === before[index])) return false;
  if (tr) {
    for (const { index, pos, node } of clauses) {
      if (after[index] === levelOf(node)) continue;
      // At another level the clause no longer has the number from its imported document.
      tr.setNodeAttribute(pos, 'level', after[index]).setNodeAttribute(pos, 'ownNumber', null);
    }
  }
  return true;
}

/** Moves a clause with its descendants past its sibling. */
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
