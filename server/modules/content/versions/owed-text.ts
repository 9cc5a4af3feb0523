import type { Scope } from '@server/graphql/context';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { readingSeconds, wordCount } from '../blocks/blocks';
import type { ContentLoaders } from '../content-loaders';
import type { Block, ContentTables, ContentVersionMeta, ContentVersionRow } from '../content.tables';
import { clausesToSign, deltaClauseIds } from './delta';
import { findVersion } from './versions.repository';

/** By what the texts of a kind are read. */
type TextLoaders = Pick<ContentLoaders<unknown>, 'clauses' | 'versions'>;

/** What of a version somebody must read. */
export interface OwedText {
  /** Whether only what has changed; else all of it. */
  isDelta: boolean;
  /** Of what has changed; empty: the whole text. */
  clauseIds: string[];
  readingSec: number;
}

function secondsOf(whole: number, clauses: readonly Block[], ids: readonly string[]): number {
  if (ids.length === 0) return whole;
  const words = wordCount(clauses.filter(({ id }) => ids.includes(id)));
  return Math.min(whole, readingSeconds(words, null));
}

/** Blocks of the version that somebody owes who has accepted the other one. */
export async function owedClauseIds(
  loaders: TextLoaders,
  version: ContentVersionMeta,
  fromId: number,
): Promise<string[]> {
  const [from, to, versions] = await Promise.all([
    loaders.clauses.load(fromId),
    loaders.clauses.load(version.id),
    loaders.versions.load(version.objectId),
  ]);
  if (!from || !to || !versions.some(({ id }) => id === fromId)) return [];
  const between = versions.filter(({ id }) => id > fromId && id <= version.id);
  return clausesToSign(from, to, between);
}

/**
 * Seconds of reading that are asked for: of the whole text, or of the changed blocks alone for whoever accepted the version
 * `fromId` and owes only the difference.
 */
export async function owedSeconds(
  loaders: TextLoaders,
  version: ContentVersionMeta,
  { minReadingSec, fromId }: { minReadingSec: number | null; fromId: number | null },
): Promise<number> {
  const whole = readingSeconds(version.wordCount, minReadingSec);
  if (fromId === null) return whole;
  const ids = await owedClauseIds(loaders, version, fromId);
  const to = await loaders.clauses.load(version.id);
  return to ? secondsOf(whole, to.clauses, ids) : whole;
}

/** The same in a service: everything, or only what has changed since the version that the person has accepted before. */
export async function owedText(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  table: ContentTables['version'],
  version: ContentVersionRow,
  obligation: Pick<AssignmentRow, 'deltaFromVersionId'> | null,
  minReadingSec: number | null,
): Promise<OwedText> {
  const whole = readingSeconds(version.wordCount, minReadingSec);
  const full: OwedText = { isDelta: false, clauseIds: [], readingSec: whole };
  const fromId = obligation?.deltaFromVersionId ?? null;
  if (fromId === null || fromId === version.id) return full;
  const from = await findVersion(tx, table, organizationId, fromId);
  if (from?.objectId !== version.objectId) return full;
  const clauseIds = await deltaClauseIds({ tx, organizationId }, table, version.objectId, from, version);
  if (clauseIds.length === 0) return full;
  return { isDelta: true, clauseIds, readingSec: secondsOf(whole, version.clauses, clauseIds) };
}
