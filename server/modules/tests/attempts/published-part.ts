import { LRUCache } from 'lru-cache';
import type { Tx } from '@server/db/database';
import { ownPartOf } from '@server/modules/content/versions/versions.repository';
import { partOfVersion, type TestPart } from '../test-version';
import { testTables } from '../tests.tables';

/** The number of characters of stored JSON that are kept in memory: about a thousand tests of thirty questions. */
const MAX_CHARACTERS = 20_000_000;

const kept = new LRUCache<string, TestPart>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (part) => JSON.stringify(part).length,
});

/**
 * Returns the questions and settings of a published version; null: it does not exist. A published version never changes, so each
 * process reads it once: everyone who takes the test saves and submits answers by the same one. Not for drafts.
 */
export async function publishedPartOf(
  tx: Tx,
  organizationId: number,
  versionId: number,
): Promise<TestPart | null> {
  const key = `${organizationId}:${versionId}`;
  const known = kept.get(key);
  if (known) return known;
  const version = await ownPartOf(tx, testTables.version, organizationId, versionId);
  if (!version) return null;
  const part = partOfVersion(version.own);
  kept.set(key, part);
  return part;
}

/** Forgets all versions, for tests: each test file of a process has a database of its own. */
export function forgetPublishedParts(): void {
  kept.clear();
}
