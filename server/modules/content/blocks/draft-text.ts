import type { Scope } from '@server/graphql/context';
import type { ClauseInput } from '@server/graphql/generated/types';
import { readUpload } from '@server/workers/read-upload';
import type { Workers } from '@server/workers/workers';
import { storedClauses, wordCount } from './blocks';
import { type DraftText, draftTextTask, type SentClause } from './draft-text.task';
import type { Block } from '../content.tables';

/**
 * Max numbers of characters to sanitize on the main thread without a noticeable delay for other requests. An edit usually changes
 * only a small part of a text.
 */
const MAIN_THREAD_MAX = { all: 64_000, changed: 12_000 };

const lengthOf = (clauses: readonly Pick<ClauseInput, 'html'>[]): number =>
  clauses.reduce((sum, { html }) => sum + html.length, 0);

/** @throws {AppError} as `storedClauses` */
export function readDraftText(clauses: readonly SentClause[]): DraftText {
  const stored = storedClauses(clauses);
  return { clauses: stored, wordCount: wordCount(stored) };
}

/**
 * Returns the stored form of a text: clauses in `before` are already sanitized; if the rest is long, a worker process sanitizes
 * it.
 * @throws {AppError} as `storedClauses`; files.busy, files.tooComplex
 */
export async function cleanDraftText(
  workers: Pick<Workers, 'run'>,
  scope: Pick<Scope, 'organizationId' | 'caller' | 'readings'>,
  sent: readonly ClauseInput[],
  before: readonly Block[],
): Promise<DraftText> {
  const clean = new Map(before.map((clause) => [clause.html, clause]));
  const changed = sent.filter(({ html }) => !clean.has(html));
  if (lengthOf(sent) > MAIN_THREAD_MAX.all || lengthOf(changed) > MAIN_THREAD_MAX.changed) {
    const input = sent.map(({ id, level, ownNumber, html }) => ({ id, level, ownNumber, html }));
    return readUpload(workers, scope, draftTextTask, input, 'clauses');
  }
  const clauses = storedClauses(sent, clean);
  return { clauses, wordCount: wordCount(clauses) };
}
