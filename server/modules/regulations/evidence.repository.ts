import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AuditChanges } from '@server/audit/audit';
import { auditLogTable } from '@server/audit/audit.tables';
import type { Tx } from '@server/db/database';
import { lockEvidenceHead } from '@server/modules/content/evidence/evidence.repository';
import { type EvidenceContent, evidenceHash, RECORD_VERSION } from './evidence';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import {
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from './regulations.tables';

const signature = regulationSignatureTable;
const version = regulationVersionTable;

/** What the history calls it. */
export const LINE_ACTION = { signed: 'sign', refused: 'refuse' } as const;

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

/** A row with its place in the chain. */
export type ChainedEvidence = EvidenceContent & { hash: string };

/** Where rows of evidence come from, and what goes with them. */
export interface EvidenceWriter {
  seal: EvidenceSeal;
  /** Writes a line of the history for each row, in the same transaction: the two witness for each other. */
  line: (rows: readonly ChainedEvidence[]) => Promise<void>;
}

/**
 * Adds rows to the chain in their order; the database moves its head. The last thing a transaction does: others of the
 * organization wait for it.
 */
export async function appendEvidence(
  tx: Tx,
  organizationId: number,
  { seal, line }: EvidenceWriter,
  contents: readonly EvidenceContent[],
): Promise<number[]> {
  if (contents.length === 0) return [];
  let prevHash = await lockEvidenceHead(tx, organizationId);
  const rows = contents.map((content) => {
    const versioned = { ...content, recordVersion: RECORD_VERSION };
    const hash = evidenceHash(prevHash, versioned);
    const row = { ...versioned, prevHash, hash, ...seal.seal(hash) };
    prevHash = hash;
    return row;
  });
  await line(rows);
  const inserted = await tx.insert(signature).values(rows).returning({ id: signature.id });
  return inserted.map(({ id }) => id);
}

/** The line of the history that goes with a row: it names the row's hash. */
export const lineChanges = (hash: string): AuditChanges => ({ record: [null, hash] });

/** The lines of rows that stand for a past, at their own time. */
export function pastLines(tx: Tx): EvidenceWriter['line'] {
  return async (rows) => {
    await tx.insert(auditLogTable).values(
      rows.map((row) => ({
        organizationId: row.organizationId,
        at: row.createdAt,
        actorId: row.userId,
        actorKind: 'user' as const,
        action: LINE_ACTION[row.action],
        objectType: 'regulation',
        objectId: row.regulationId,
        affectedUserId: row.userId,
        changes: lineChanges(row.hash),
        ip: row.ip,
        userAgent: row.userAgent,
      })),
    );
  };
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
