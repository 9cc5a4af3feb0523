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
} from '../regulations.tables';

const signature = regulationSignatureTable;
const version = regulationVersionTable;

/** The names of the actions in the history. */
export const LINE_ACTION = { signed: 'sign', refused: 'refuse' } as const;

/** A signature's columns and the number of its version. */
export const signatureColumns = {
  ...getTableColumns(signature),
  versionLabel: sql<string>`${version.major} || '.' || ${version.minor}`,
};

/** The join condition for a signature's version. */
export const itsVersion = and(
  eq(version.organizationId, signature.organizationId),
  eq(version.id, signature.versionId),
);

/** A row of evidence with its hash in the chain. */
export type ChainedEvidence = EvidenceContent & { hash: string };

/** The seal of new rows of evidence, and what is written with them. */
export interface EvidenceWriter {
  seal: EvidenceSeal;
  /** Writes a history entry for each row, in the same transaction, so that each of the two proves the other. */
  line: (rows: readonly ChainedEvidence[]) => Promise<void>;
}

/**
 * Appends rows to the chain in their order; the database moves its head. This must be the last step of a transaction, because
 * other writers of the organization wait for it.
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

/** The changes of a row's history entry: they contain the row's hash. */
export const lineChanges = (hash: string): AuditChanges => ({ record: [null, hash] });

/** Writes the history entries of rows that represent past events, with the time of the event. */
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

/** Returns the person's signature of the version under this assignment; a null assignment matches any. */
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
