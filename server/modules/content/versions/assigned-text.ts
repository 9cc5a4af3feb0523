import type { Scope } from '@server/graphql/context';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { readingSeconds, wordCount } from '../blocks/blocks';
import type { ContentLoaders } from '../content-loaders';
import type { Block, ContentTables, ContentVersionMeta, ContentVersionRow } from '../content.tables';
import { clausesToSign, deltaClauseIds } from './delta';
import { findVersion } from './versions.repository';

/** The loaders of a kind's texts. */
type TextLoaders = Pick<ContentLoaders<unknown>, 'clauses' | 'versions'>;

/** The part of a version that a person must read. */
export interface AssignedText {
  /** Whether only the changes must be read, not the whole text. */
  isDelta: boolean;
  /** The changed clauses; empty: the whole text. */
  clauseIds: string[];
  readingSec: number;
}

function secondsOf(wholeTextSec: number, clauses: readonly Block[], ids: readonly string[]): number {
  if (ids.length === 0) return wholeTextSec;
  const words = wordCount(clauses.filter(({ id }) => ids.includes(id)));
  return Math.min(wholeTextSec, readingSeconds(words, null));
}

/** Returns the blocks of the version that a person who accepted the other one must read. */
export async function assignedClauseIds(
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
 * Returns the required reading time in seconds: of the whole text, or only of the changed blocks for a person who accepted the
 * version `fromId`.
 */
export async function assignedReadingSec(
  loaders: TextLoaders,
  version: ContentVersionMeta,
  { minReadingSec, fromId }: { minReadingSec: number | null; fromId: number | null },
): Promise<number> {
  const wholeTextSec = readingSeconds(version.wordCount, minReadingSec);
  if (fromId === null) return wholeTextSec;
  const ids = await assignedClauseIds(loaders, version, fromId);
  const to = await loaders.clauses.load(version.id);
  return to ? secondsOf(wholeTextSec, to.clauses, ids) : wholeTextSec;
}

/** The same for services: the whole text, or only the changes since the version that the person accepted before. */
export async function assignedText(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  table: ContentTables['version'],
  version: ContentVersionRow,
  assignment: Pick<AssignmentRow, 'deltaFromVersionId'> | null,
  minReadingSec: number | null,
): Promise<AssignedText> {
  const wholeTextSec = readingSeconds(version.wordCount, minReadingSec);
  const full: AssignedText = { isDelta: false, clauseIds: [], readingSec: wholeTextSec };
  const fromId = assignment?.deltaFromVersionId ?? null;
  if (fromId === null || fromId === version.id) return full;
  const from = await findVersion(tx, table, organizationId, fromId);
  if (from?.objectId !== version.objectId) return full;
  const clauseIds = await deltaClauseIds({ tx, organizationId }, table, version.objectId, from, version);
  if (clauseIds.length === 0) return full;
  return { isDelta: true, clauseIds, readingSec: secondsOf(wholeTextSec, version.clauses, clauseIds) };
}
