import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import type { IntegrityBreakReason } from '@server/graphql/generated/resolvers';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { ObjectKey } from '../content-kind';
import { objectKeyText } from '../content-kinds';
import { signedDocument } from '../versions/frozen-document';
import { documentSha256 } from '../versions/version-hash';
import { findVersion } from '../versions/versions.repository';
import { chainHead, type ChainRecord, type EvidenceSource, nextRecords } from './chain.read-model';
import type { CooperativeQueue, YieldThread } from './cooperative-queue';
import { doubtOf } from './signer-identity';

/** A record that failed the check. */
export interface Broken extends ObjectKey {
  /** Null: the record does not exist. */
  id: number | null;
  userId: number;
  reason: IntegrityBreakReason;
}

/** The progress of reading the chain, and the findings so far. */
export interface Walk {
  /** The requested object. */
  key: ObjectKey;
  checked: number;
  lastId: number;
  lastHash: string;
  yieldThread: YieldThread;
  /** The version of the last record: later ones must not have an earlier version. */
  recordVersion: number;
  broken: Broken[];
  /** Doubtful records about the requested object. */
  doubted: ChainRecord[];
}

/**
 * The number of records read and hashed at once: a chain of a million is never in memory, and other requests need not wait for
 * it.
 */
const BATCH = 100;

/** More are counted as not whole, but not listed. */
export const LISTED = 1_000;

/** Whether both are the same object. */
export const isAbout = (key: ObjectKey, about: ObjectKey) => objectKeyText(key) === objectKeyText(about);

type DocumentHashes = (record: ChainRecord) => Promise<string | null>;

export type IntegrityServiceDeps = Pick<ModuleDeps, 'now' | 'contentKinds'>;

/** The dependencies of the chain checks. */
export interface IntegrityDeps extends IntegrityServiceDeps {
  readonly seal: EvidenceSeal;
  readonly sources: readonly EvidenceSource[];
  readonly queue: CooperativeQueue;
}

/**
 * Returns why the record is not known to be written by one of these servers; null if it is. Records older than seals are at the
 * beginning of a chain.
 */
function sealReason({ seal }: IntegrityDeps, record: ChainRecord, walk: Walk): IntegrityBreakReason | null {
  if (record.recordVersion === 1) return walk.recordVersion === 1 ? null : 'seal';
  const state = seal.check(record.hash, record);
  if (state === 'right') return null;
  return state === 'wrong' ? 'seal' : 'key';
}

/**
 * Returns a function for the present hash of a version's text; each version is computed once. Null: the record concerns no
 * version.
 */
export function documentHashes(
  { contentKinds }: IntegrityDeps,
  { tx, organizationId }: Scope,
): DocumentHashes {
  const known = new Map<string, string>();
  return async ({ objectType, versionId }) => {
    if (versionId === null) return null;
    const key = objectKeyText({ objectType, objectId: versionId });
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const tables = contentKinds.of(objectType)?.tables;
    const version = tables && (await findVersion(tx, tables.version, organizationId, versionId));
    const hash = version ? documentSha256(await signedDocument(tx, organizationId, version, version)) : '';
    known.set(key, hash);
    return hash;
  };
}

/** Returns why a record is not intact; null: it is. */
async function reasonOf(
  deps: IntegrityDeps,
  record: ChainRecord,
  walk: Walk,
  documentHash: DocumentHashes,
): Promise<IntegrityBreakReason | null> {
  if (record.computedHash !== record.hash) return 'content';
  if (record.prevHash !== walk.lastHash) return 'chain';
  const unsealed = sealReason(deps, record, walk);
  if (unsealed) return unsealed;
  return (await documentHash(record)) === record.docSha256 ? null : 'document';
}

/** Returns intact records whose subject (an attempt or similar) was changed afterward. */
async function changedOf(
  { contentKinds }: IntegrityDeps,
  scope: Scope,
  records: readonly ChainRecord[],
): Promise<Broken[]> {
  const found: Broken[] = [];
  for (const [objectType, its] of groupBy(records, (record) => record.objectType)) {
    const changed = await contentKinds.of(objectType)?.changedSince?.(scope, its);
    const broken = its.filter(({ id }) => changed?.has(id));
    found.push(
      ...broken.map(({ id, userId, objectId }) => ({
        ...{ id, userId, objectType, objectId },
        reason: 'result' as const,
      })),
    );
  }
  return found;
}

/** Reads the chain to its current end. @returns whether there were more records */
export async function walkOn(
  deps: IntegrityDeps,
  scope: Scope,
  walk: Walk,
  documentHash: DocumentHashes,
): Promise<boolean> {
  const before = walk.checked;
  const read = () => nextRecords(scope, deps.sources, walk.lastId, BATCH);
  let records = await read();
  while (records.length > 0) {
    const whole: ChainRecord[] = [];
    for (const record of records) {
      const { id, userId, objectType, objectId } = record;
      const reason = await reasonOf(deps, record, walk, documentHash);
      if (reason === null) whole.push(record);
      else walk.broken.push({ id, userId, objectType, objectId, reason });
      const isDoubted = isAbout(walk.key, record) && doubtOf(record.identity) !== null;
      if (isDoubted && walk.doubted.length < LISTED) walk.doubted.push(record);
      walk.checked += 1;
      walk.lastId = record.id;
      walk.lastHash = record.hash;
      walk.recordVersion = record.recordVersion;
      await walk.yieldThread();
    }
    walk.broken.push(...(await changedOf(deps, scope, whole)));
    records = records.length < BATCH ? [] : await read();
  }
  return walk.checked > before;
}

/** Whether the chain ends at its stored head. Records may be appended at this moment: then they are read too. */
export async function isTailThere(
  deps: IntegrityDeps,
  scope: Scope,
  walk: Walk,
  documentHash: DocumentHashes,
): Promise<boolean> {
  for (;;) {
    const head = await chainHead(scope);
    const isLast = head.lastHash === walk.lastHash;
    if (isLast && head.count === walk.checked) return true;
    if (!(await walkOn(deps, scope, walk, documentHash))) {
      // A record missing in the middle is reported with the one after it.
      return isLast && walk.broken.some(({ reason }) => reason === 'chain');
    }
  }
}
