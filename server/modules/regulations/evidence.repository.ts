import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { evidenceHash, type EvidenceContent } from './evidence';
import {
  evidenceHeadTable,
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from './regulations.tables';

const signature = regulationSignatureTable;
const version = regulationVersionTable;

/** A signature's columns and the number of its version. */
export const signatureColumns = {
  ...getTableColumns(signature),
  versionLabel: sql<string>`${version.major} || '.' || ${version.minor}`,
};

/** Joins a signature's version. */
export const itsVersion = and(
  eq(version.organizationId, signature.organizationId),
  eq(version.id, signature.versionId),
);

/** The end of the organization's chain, locked until the transaction ends: rows are chained one after another. */
async function lockHead(tx: Tx, organizationId: number): Promise<string> {
  const read = () =>
    tx
      .select({ lastHash: evidenceHeadTable.lastHash })
      .from(evidenceHeadTable)
      .where(eq(evidenceHeadTable.organizationId, organizationId))
      .for('update');
  const [head] = await read();
  if (head) return head.lastHash;
  await tx.insert(evidenceHeadTable).values({ organizationId }).onConflictDoNothing();
  const [made] = await read();
  return made?.lastHash ?? '';
}

/** Adds rows to the chain in their order. The last thing a transaction does: others of the organization wait for it. */
export async function appendEvidence(
  tx: Tx,
  organizationId: number,
  contents: readonly EvidenceContent[],
): Promise<number[]> {
  if (contents.length === 0) return [];
  let prevHash = await lockHead(tx, organizationId);
  const rows = contents.map((content) => {
    const hash = evidenceHash(prevHash, content);
    const row = { ...content, prevHash, hash };
    prevHash = hash;
    return row;
  });
  const inserted = await tx.insert(signature).values(rows).returning({ id: signature.id });
  await tx
    .update(evidenceHeadTable)
    .set({ count: sql`${evidenceHeadTable.count} + ${rows.length}`, lastHash: prevHash })
    .where(eq(evidenceHeadTable.organizationId, organizationId));
  return inserted.map(({ id }) => id);
}

/** The person's signature of the version under this obligation; null as the obligation: under any. */
export async function findSigned(
  tx: Tx,
  organizationId: number,
  { versionId, userId, assignmentId }: { versionId: number; userId: number; assignmentId: number | null },
): Promise<SignatureWithLabel | null> {
  const [row] = await tx
    .select(signatureColumns)
    .from(signature)
    .innerJoin(version, itsVersion)
    .where(
      and(
        eq(signature.organizationId, organizationId),
        eq(signature.versionId, versionId),
        eq(signature.userId, userId),
        eq(signature.action, 'signed'),
        ...(assignmentId === null ? [] : [eq(signature.assignmentId, assignmentId)]),
      ),
    )
    .orderBy(desc(signature.id))
    .limit(1);
  return row ?? null;
}

/** One row of evidence by its id, or null. */
export async function findSignature(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<SignatureWithLabel | null> {
  const [row] = await tx
    .select(signatureColumns)
    .from(signature)
    .innerJoin(version, itsVersion)
    .where(and(eq(signature.organizationId, organizationId), eq(signature.id, id)));
  return row ?? null;
}

/** The person's last row of evidence (a signature or a refusal) of each regulation. */
export async function lastSignatures(
  tx: Tx,
  organizationId: number,
  userId: number,
  regulationIds: readonly number[],
): Promise<SignatureWithLabel[]> {
  return tx
    .selectDistinctOn([signature.regulationId], signatureColumns)
    .from(signature)
    .innerJoin(version, itsVersion)
    .where(
      and(
        eq(signature.organizationId, organizationId),
        eq(signature.userId, userId),
        inArray(signature.regulationId, [...regulationIds]),
      ),
    )
    .orderBy(signature.regulationId, desc(signature.id));
}
