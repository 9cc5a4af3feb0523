import { eq, and, inArray } from 'drizzle-orm';
import { isObjectType } from '@domain/object-types';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import type { IntegrityBreakReason, IntegrityReport } from '@server/graphql/generated/resolvers';
import { userTable } from '@server/modules/employees/employees.tables';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { reportedAmong } from '../access/access-context.read-model';
import type { AccessContext } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import { callerOf } from '@server/graphql/subject';
import type { ObjectKey } from '../content-kind';
import { objectKeyText, requireKind } from '../content-kinds';
import { signedDocument } from '../versions/frozen-document';
import { documentSha256 } from '../versions/version-hash';
import { findVersion } from '../versions/versions.repository';
import { chainHead, type ChainRecord, nextRecords } from './chain.read-model';
import { type EvidenceGap, evidenceGaps } from './cross-check.read-model';
import { doubtOf, signerOf } from './signer-identity';
import { documentName } from './signers.read-model';
import { createCooperativeQueue, type YieldThread } from './cooperative-queue';

export interface IntegrityService {
  /** @throws {AppError} notFound unless the caller may see the object's report; limits.busy */
  check(scope: Scope, key: ObjectKey): Promise<IntegrityReport>;
}

interface Broken extends ObjectKey {
  /** Null: the record is not there. */
  id: number | null;
  userId: number;
  reason: IntegrityBreakReason;
}

interface Walk {
  /** What is asked about. */
  key: ObjectKey;
  checked: number;
  lastId: number;
  lastHash: string;
  yieldThread: YieldThread;
  /** Of the last record: later ones are not of an earlier version. */
  recordVersion: number;
  broken: Broken[];
  /** Of the object that is asked about. */
  doubted: ChainRecord[];
}

/** Records read and hashed at once: a chain of a million never stands in memory, and nobody waits for it. */
const BATCH = 100;
/** More are counted as not whole, but not listed. */
const LISTED = 1_000;

/** A line of the history without its record, or a record without its line. */
const brokenBy = ({ kind, recordId, userId, objectType, objectId }: EvidenceGap): Broken => ({
  ...{ id: recordId, userId, objectType, objectId },
  reason: kind === 'removed' ? 'removed' : 'history',
});

const isAbout = (key: ObjectKey, about: ObjectKey) => objectKeyText(key) === objectKeyText(about);

type DocumentHashes = (record: ChainRecord) => Promise<string | null>;

/** Recomputes the whole chain of the organization from what is stored, and compares it with the history. */
export function createIntegrityService(
  { now, contentKinds }: Pick<ModuleDeps, 'now' | 'contentKinds'>,
  seal: EvidenceSeal,
): IntegrityService {
  const queue = createCooperativeQueue();
  const sources = contentKinds.all.flatMap(({ evidence }) => evidence?.read ?? []);

  /** Whether one of these servers wrote it. Records from before there were seals stand at the beginning of a chain. */
  function sealReason(record: ChainRecord, walk: Walk): IntegrityBreakReason | null {
    if (record.recordVersion === 1) return walk.recordVersion === 1 ? null : 'seal';
    const state = seal.check(record.hash, record);
    if (state === 'right') return null;
    return state === 'wrong' ? 'seal' : 'key';
  }

  /** The hash that the version's text gives now; each version is computed once. Null: the record is about no version. */
  function documentHashes({ tx, organizationId }: Scope): DocumentHashes {
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

  async function look(
    record: ChainRecord,
    walk: Walk,
    documentHash: DocumentHashes,
  ): Promise<IntegrityBreakReason | null> {
    if (record.computedHash !== record.hash) return 'content';
    if (record.prevHash !== walk.lastHash) return 'chain';
    const unsealed = sealReason(record, walk);
    if (unsealed) return unsealed;
    return (await documentHash(record)) === record.docSha256 ? null : 'document';
  }

  /** Records that are whole, and whose attempt or the like was changed behind them. */
  async function changedOf(scope: Scope, records: readonly ChainRecord[]): Promise<Broken[]> {
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

  async function walkOn(scope: Scope, walk: Walk, documentHash: DocumentHashes): Promise<boolean> {
    const before = walk.checked;
    const read = () => nextRecords(scope, sources, walk.lastId, BATCH);
    let records = await read();
    while (records.length > 0) {
      const whole: ChainRecord[] = [];
      for (const record of records) {
        const { id, userId, objectType, objectId } = record;
        const reason = await look(record, walk, documentHash);
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
      walk.broken.push(...(await changedOf(scope, whole)));
      records = records.length < BATCH ? [] : await read();
    }
    return walk.checked > before;
  }

  /** Whether the chain ends where its writers left it. They may be writing right now: then the rest is read too. */
  async function isTailThere(scope: Scope, walk: Walk, documentHash: DocumentHashes): Promise<boolean> {
    for (;;) {
      const head = await chainHead(scope);
      const isLast = head.lastHash === walk.lastHash;
      if (isLast && head.count === walk.checked) return true;
      if (!(await walkOn(scope, walk, documentHash))) {
        // A record missing in the middle is named by the one after it.
        return isLast && walk.broken.some(({ reason }) => reason === 'chain');
      }
    }
  }

  async function namesOf(
    { tx, organizationId }: Scope,
    broken: readonly Broken[],
  ): Promise<Map<number, string>> {
    const ids = [...new Set(broken.map(({ userId }) => userId))];
    const people = await tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, ids)));
    return new Map(people.map((person) => [person.id, documentName(person)]));
  }

  async function check(
    scope: Scope,
    key: ObjectKey,
    access: AccessContext,
    yieldThread: YieldThread,
  ): Promise<IntegrityReport> {
    const documentHash = documentHashes(scope);
    const walk: Walk = {
      ...{ key, yieldThread, checked: 0, lastId: 0, lastHash: '', recordVersion: 1 },
      ...{ broken: [], doubted: [] },
    };
    await walkOn(scope, walk, documentHash);
    const isWholeTail = await isTailThere(scope, walk, documentHash);
    walk.broken.push(...(await evidenceGaps(scope, LISTED)).map(brokenBy));
    const listed = walk.broken.slice(0, LISTED);
    const names = await namesOf(scope, listed);
    const about = [...listed, ...walk.doubted].map(({ userId }) => userId);
    const reported = await reportedAmong(scope, callerOf(scope), access, [...new Set(about)]);
    return {
      isWhole: walk.broken.length === 0 && isWholeTail,
      checked: walk.checked,
      checkedAt: now(),
      broken: [
        ...listed.map(({ id, userId, reason, ...row }) => ({
          signatureId: id === null ? null : String(id),
          // Whoever may see this object's report need not see whom records of another one are about, nor a leader others'.
          userName: isAbout(key, row) && reported.has(userId) ? (names.get(userId) ?? null) : null,
          // What the database says now, whoever wrote it there.
          objectType: isObjectType(row.objectType) ? row.objectType : null,
          reason,
        })),
        ...(isWholeTail
          ? []
          : [{ signatureId: null, userName: null, objectType: null, reason: 'tail' as const }]),
      ],
      doubted: walk.doubted.flatMap(({ id, userId, identity, confirmedName }) => {
        const signer = signerOf(identity);
        return signer && reported.has(userId)
          ? [{ signatureId: String(id), userName: confirmedName, signer }]
          : [];
      }),
    };
  }

  return {
    async check(scope, key) {
      const kind = requireKind(contentKinds, key.objectType);
      const access = await contentAccess(kind).requireReport(scope, key.objectId);
      return queue.run(scope, (yieldThread) => check(scope, key, access, yieldThread));
    },
  };
}
