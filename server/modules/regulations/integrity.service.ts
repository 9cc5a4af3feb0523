import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { IntegrityBreakReason, IntegrityReport } from '@server/graphql/generated/resolvers';
import { userTable } from '@server/modules/employees/employees.tables';
import { evidenceHash } from './evidence';
import { type EvidenceGap, evidenceGaps } from './evidence-cross-check.read-model';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { RegulationDeps } from './regulations.deps';
import {
  regulationTables,
  evidenceHeadTable,
  regulationSignatureTable,
  type RegulationSignatureRow,
} from './regulations.tables';
import { documentName } from './signing.read-model';
import { doubtOf, signerOf } from './signer-identity';
import { signedDocument } from '@server/modules/content/versions/frozen-document';
import { documentSha256 } from '@server/modules/content/versions/version-hash';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import { regulationAccess } from './regulation.content';

export interface IntegrityService {
  check(scope: Scope, regulationId: number): Promise<IntegrityReport>;
}

interface Broken {
  /** Null: the record is not there. */
  id: number | null;
  userId: number;
  regulationId: number;
  reason: IntegrityBreakReason;
}

interface Walk {
  regulationId: number;
  checked: number;
  lastId: number;
  lastHash: string;
  /** Of the last record: later ones are not of an earlier version. */
  recordVersion: number;
  broken: Broken[];
  /** Of the regulation that is asked about. */
  doubted: RegulationSignatureRow[];
}

/** Rows read at once: a chain of a million rows never stands in memory. */
const BATCH = 2_000;
/** More are counted as not whole, but not listed. */
const LISTED = 1_000;

/** A line of the history without its record, or a record without its line. */
const brokenBy = ({ kind, signatureId, userId, regulationId }: EvidenceGap): Broken => ({
  id: signatureId,
  userId,
  regulationId,
  reason: kind === 'removed' ? 'removed' : 'history',
});

/** Recomputes the whole chain of the organization from what is stored, and compares it with the history. */
export function createIntegrityService(
  { now }: Pick<RegulationDeps, 'now'>,
  seal: EvidenceSeal,
): IntegrityService {
  /** Whether one of these servers wrote it. Records from before there were seals stand at the beginning of a chain. */
  function sealReason(row: RegulationSignatureRow, walk: Walk): IntegrityBreakReason | null {
    if (row.recordVersion === 1) return walk.recordVersion === 1 ? null : 'seal';
    const state = seal.check(row.hash, row);
    if (state === 'right') return null;
    return state === 'wrong' ? 'seal' : 'key';
  }

  function readBatch({ tx, organizationId }: Scope, afterId: number): Promise<RegulationSignatureRow[]> {
    return tx
      .select()
      .from(regulationSignatureTable)
      .where(
        and(
          eq(regulationSignatureTable.organizationId, organizationId),
          gt(regulationSignatureTable.id, afterId),
        ),
      )
      .orderBy(asc(regulationSignatureTable.id))
      .limit(BATCH);
  }

  /** The hash that the version's text gives now; each version is computed once. */
  function documentHashes({ tx, organizationId }: Scope): (versionId: number) => Promise<string> {
    const known = new Map<number, string>();
    return async (versionId) => {
      const earlier = known.get(versionId);
      if (earlier !== undefined) return earlier;
      const version = await findVersion(tx, regulationTables.version, organizationId, versionId);
      const hash = version ? documentSha256(await signedDocument(tx, organizationId, version, version)) : '';
      known.set(versionId, hash);
      return hash;
    };
  }

  async function look(
    row: RegulationSignatureRow,
    walk: Walk,
    documentHash: (versionId: number) => Promise<string>,
  ): Promise<IntegrityBreakReason | null> {
    if (evidenceHash(row.prevHash, row) !== row.hash) return 'content';
    if (row.prevHash !== walk.lastHash) return 'chain';
    const unsealed = sealReason(row, walk);
    if (unsealed) return unsealed;
    return (await documentHash(row.versionId)) === row.docSha256 ? null : 'document';
  }

  async function walkOn(
    scope: Scope,
    walk: Walk,
    documentHash: (versionId: number) => Promise<string>,
  ): Promise<boolean> {
    const before = walk.checked;
    let rows = await readBatch(scope, walk.lastId);
    while (rows.length > 0) {
      for (const row of rows) {
        const reason = await look(row, walk, documentHash);
        if (reason)
          walk.broken.push({ id: row.id, userId: row.userId, regulationId: row.regulationId, reason });
        if (row.regulationId === walk.regulationId && doubtOf(row.identity) && walk.doubted.length < LISTED)
          walk.doubted.push(row);
        walk.checked += 1;
        walk.lastId = row.id;
        walk.lastHash = row.hash;
        walk.recordVersion = row.recordVersion;
      }
      rows = rows.length < BATCH ? [] : await readBatch(scope, walk.lastId);
    }
    return walk.checked > before;
  }

  /** Whether the chain ends where its writers left it. They may be writing right now: then the rest is read too. */
  async function isTailThere(
    scope: Scope,
    walk: Walk,
    documentHash: (versionId: number) => Promise<string>,
  ): Promise<boolean> {
    const { tx, organizationId } = scope;
    for (;;) {
      const [head] = await tx
        .select()
        .from(evidenceHeadTable)
        .where(eq(evidenceHeadTable.organizationId, organizationId));
      const isLast = (head?.lastHash ?? '') === walk.lastHash;
      const isCount = (head?.count ?? 0) === walk.checked;
      if (isLast && isCount) return true;
      if (!(await walkOn(scope, walk, documentHash))) {
        // A row missing in the middle is named by the row after it.
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

  return {
    async check(scope, regulationId) {
      await regulationAccess.requireReport(scope, regulationId);
      const documentHash = documentHashes(scope);
      const walk: Walk = {
        ...{ regulationId, checked: 0, lastId: 0, lastHash: '', recordVersion: 1 },
        ...{ broken: [], doubted: [] },
      };
      await walkOn(scope, walk, documentHash);
      const isWholeTail = await isTailThere(scope, walk, documentHash);
      walk.broken.push(...(await evidenceGaps(scope, LISTED)).map(brokenBy));
      const listed = walk.broken.slice(0, LISTED);
      const names = await namesOf(scope, listed);
      return {
        isWhole: walk.broken.length === 0 && isWholeTail,
        checked: walk.checked,
        checkedAt: now(),
        broken: [
          ...listed.map(({ id, userId, reason, ...row }) => ({
            signatureId: id === null ? null : String(id),
            // Whoever may see this regulation's report need not see who signed another one.
            userName: row.regulationId === regulationId ? (names.get(userId) ?? null) : null,
            reason,
          })),
          ...(isWholeTail ? [] : [{ signatureId: null, userName: null, reason: 'tail' as const }]),
        ],
        doubted: walk.doubted.flatMap((row) => {
          const signer = signerOf(row.identity);
          return signer ? [{ signatureId: String(row.id), userName: row.confirmedName, signer }] : [];
        }),
      };
    },
  };
}
