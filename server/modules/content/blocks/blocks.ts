import { normalizeLevels, numberClauses, OWN_NUMBER } from '@domain/clause-levels';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { ClauseChangeKind, ClauseInput } from '@server/graphql/generated/types';
import { cleanHtml, plainText } from './block-html';
import type { Block } from '../content.tables';

export const WORDS_PER_MINUTE = 180;
const CLAUSE_ID = /^[\w-]{1,64}$/;
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

function checkLevels(clauses: readonly ClauseInput[]): void {
  const fitting = normalizeLevels(clauses.map(({ level }) => level));
  const wrong = clauses.findIndex(({ level }, index) => level !== fitting[index]);
  if (wrong !== -1) {
    const number = numberClauses(fitting.map((level) => ({ level })))[wrong] ?? '';
    throw new AppError('regulation.clauseLevel', { field: `clauses.${wrong}.level`, params: { number } });
  }
}

function checkIds(clauses: readonly ClauseInput[]): void {
  const ids = new Set(clauses.map(({ id }) => id));
  if (ids.size !== clauses.length || clauses.some(({ id }) => !CLAUSE_ID.test(id))) {
    throw new AppError('regulation.clauseId', { field: 'clauses' });
  }
}

function checkOwnNumbers(clauses: readonly ClauseInput[]): void {
  const wrong = clauses.findIndex(({ ownNumber }) => ownNumber && !OWN_NUMBER.test(ownNumber));
  if (wrong !== -1) throw new AppError('regulation.clauseNumber', { field: `clauses.${wrong}.ownNumber` });
}

/**
 * Returns the stored form of the clauses: sanitized, numbered, with their plain text. `clean`: clauses stored before, by their
 * HTML.
 * @throws {AppError} regulation.clausesMax, clauseId, clauseLevel, clauseNumber, clauseLong
 */
export function storedClauses(
  clauses: readonly ClauseInput[],
  clean: ReadonlyMap<string, Pick<Block, 'html' | 'text'>> = new Map(),
): Block[] {
  if (clauses.length > limits.clausesMax) {
    throw new AppError('regulation.clausesMax', { field: 'clauses', params: { max: limits.clausesMax } });
  }
  checkIds(clauses);
  checkLevels(clauses);
  checkOwnNumbers(clauses);
  const numbers = numberClauses(clauses);
  return clauses.map(({ id, level, ownNumber, html }, index) => {
    const number = numbers[index] ?? '';
    if (html.length > limits.clauseHtml) {
      const params = { number, max: limits.clauseHtml };
      throw new AppError('regulation.clauseLong', { field: `clauses.${index}.html`, params });
    }
    const known = clean.get(html);
    const cleaned = known?.html ?? cleanHtml(html);
    const text = known?.text ?? plainText(cleaned);
    return { id, level, number, ...(ownNumber ? { ownNumber } : {}), html: cleaned, text };
  });
}

/** Counts the words that a person reads. */
export function wordCount(clauses: readonly Pick<Block, 'text'>[]): number {
  return clauses.reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);
}

/** Returns the required reading time in seconds before signing: as set, or by the number of words. */
export function readingSeconds(words: number, minReadingSec: number | null): number {
  return minReadingSec ?? Math.ceil((words / WORDS_PER_MINUTE) * 60);
}

/** Whether there is nothing to read. A picture alone counts as content. */
export function isEmptyBody(clauses: readonly Block[]): boolean {
  return clauses.every(({ html, text }) => text === '' && !html.includes('<img'));
}

function isSame(a: Block, b: Block): boolean {
  return a.html === b.html && a.level === b.level;
}

const isSameNumber = (a: Block, b: Block): boolean => (a.ownNumber ?? null) === (b.ownNumber ?? null);

/** Whether the texts are identical, including order and numbers. */
export function isSameText(a: readonly Block[], b: readonly Block[]): boolean {
  return (
    a.length === b.length &&
    a.every((clause, index) => {
      const other = b[index];
      return other?.id === clause.id && isSame(clause, other) && isSameNumber(clause, other);
    })
  );
}

/** The difference of one clause between two texts. */
export interface ClauseDifference {
  kind: ClauseChangeKind;
  from: Block | null;
  to: Block | null;
}

/**
 * Compares texts clause by clause, in the order of the newer version; removed clauses keep their position. A mere renumbering is
 * not a change.
 */
export function compareClauses(from: readonly Block[], to: readonly Block[]): ClauseDifference[] {
  const older = new Map(from.map((clause) => [clause.id, clause]));
  const kept = new Set(to.map(({ id }) => id));
  // Removed clauses by the clause that they followed; null: none.
  const removed = new Map<string | null, ClauseDifference[]>();
  let behind: string | null = null;
  for (const clause of from) {
    const { id } = clause;
    if (kept.has(id)) {
      behind = id;
      continue;
    }
    const group = removed.get(behind) ?? [];
    group.push({ kind: 'removed', from: clause, to: null });
    removed.set(behind, group);
  }
  const changeOf = (clause: Block): ClauseDifference => {
    const before = older.get(clause.id);
    if (!before) return { kind: 'added', from: null, to: clause };
    return { kind: isSame(before, clause) ? 'same' : 'changed', from: before, to: clause };
  };
  const removedBehind = (id: string | null) => removed.get(id) ?? [];
  return [...removedBehind(null), ...to.flatMap((clause) => [changeOf(clause), ...removedBehind(clause.id)])];
}

/** Returns the ids of the clauses that were added, removed or changed. */
export function changedIds(from: readonly Block[], to: readonly Block[]): string[] {
  return compareClauses(from, to)
    .filter(({ kind }) => kind !== 'same')
    .flatMap((change) => (change.to ?? change.from)?.id ?? []);
}
