import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { IntegrityBreakReason } from '@server/graphql/generated/types';
import { groupBy } from '@server/modules/group-by';
import type { ObjectKey } from '../content-kind';
import { objectKeyText } from '../content-kinds';
import type { chainHead } from './chain.read-model';
import type { ChainRecord } from './evidence-source';
import type { YieldThread } from './cooperative-queue';
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

/** Reads a chain, and what its records are compared with. */
export interface ChainReader {
  /** Returns the records after an id, in the order of the chain; fewer than the limit only at its end. */
  next(after: number, limit: number): Promise<ChainRecord[]>;
  /** Returns the stored head. */
  head(): ReturnType<typeof chainHead>;
  /** Returns the present hash of the signed text. Null: the record concerns no version. */
  documentHash(record: ChainRecord): Promise<string | null>;
  /** Returns the records whose subject (an attempt or similar) was changed afterward. */
  changed(
    objectType: ObjectKey['objectType'],
    records: readonly ChainRecord[],
  ): Promise<ReadonlySet<number>> | undefined;
}

/** What a record is checked with. */
export interface ChainCheck {
  readonly reader: ChainReader;
  readonly seal: Pick<EvidenceSeal, 'check'>;
}

/**
 * The number of records read and hashed at once: a chain of a million is never in memory, and other requests need not wait for
 * it.
 */
export const BATCH = 100;

/** More are counted as not whole, but not listed. */
export const LISTED = 1_000;

/** Whether both are the same object. */
export const isAbout = (key: ObjectKey, about: ObjectKey) => objectKeyText(key) === objectKeyText(about);

/** A walk at the beginning of the chain. */
export const startWalk = (key: ObjectKey, yieldThread: YieldThread): Walk => ({
  ...{ key, yieldThread, checked: 0, lastId: 0, lastHash: '', recordVersion: 1 },
  ...{ broken: [], doubted: [] },
});

/**
 * Returns why the record is not known to be written by one of these servers; null if it is. Records older than seals are at the
 * beginning of a chain.
 */
function sealReason({ seal }: ChainCheck, record: ChainRecord, walk: Walk): IntegrityBreakReason | null {
  if (record.recordVersion === 1) return walk.recordVersion === 1 ? null : 'seal';
  const state = seal.check(record.hash, record);
  if (state === 'right') return null;
  return state === 'wrong' ? 'seal' : 'key';
}

/** Returns why a record is not intact; null: it is. */
async function reasonOf(
  check: ChainCheck,
  record: ChainRecord,
  walk: Walk,
): Promise<IntegrityBreakReason | null> {
  if (record.computedHash !== record.hash) return 'content';
  if (record.prevHash !== walk.lastHash) return 'chain';
  const unsealed = sealReason(check, record, walk);
  if (unsealed) return unsealed;
  return (await check.reader.documentHash(record)) === record.docSha256 ? null : 'document';
}

/** Returns intact records whose subject was changed afterward. */
async function changedOf(reader: ChainReader, records: readonly ChainRecord[]): Promise<Broken[]> {
  const found: Broken[] = [];
  for (const [objectType, its] of groupBy(records, (record) => record.objectType)) {
    const changed = await reader.changed(objectType, its);
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
export async function walkOn(check: ChainCheck, walk: Walk): Promise<boolean> {
  const before = walk.checked;
  const read = () => check.reader.next(walk.lastId, BATCH);
  let records = await read();
  while (records.length > 0) {
    const whole: ChainRecord[] = [];
    for (const record of records) {
      const { id, userId, objectType, objectId } = record;
      const reason = await reasonOf(check, record, walk);
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
    walk.broken.push(...(await changedOf(check.reader, whole)));
    records = records.length < BATCH ? [] : await read();
  }
  return walk.checked > before;
}

/** Whether the chain ends at its stored head. Records may be appended at this moment: then they are read too. */
export async function isTailThere(check: ChainCheck, walk: Walk): Promise<boolean> {
  for (;;) {
    const head = await check.reader.head();
    const isLast = head.lastHash === walk.lastHash;
    if (isLast && head.count === walk.checked) return true;
    if (!(await walkOn(check, walk))) {
      // A record missing in the middle is reported with the one after it.
      return isLast && walk.broken.some(({ reason }) => reason === 'chain');
    }
  }
}
