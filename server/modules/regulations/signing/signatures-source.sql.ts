import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { OwnEvidence } from '@server/modules/content/content-kind';
import type { EventText } from '@server/modules/content/history/history-texts';
import { evidenceHash } from './evidence';
import { itsVersion, signatureColumns } from './evidence.repository';
import { signaturesOf, signersSince } from './own-signatures.read-model';
import { regulationKey } from '../regulation.content';
import {
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from '../regulations.tables';

const signature = regulationSignatureTable;

/**
 * Keys of locales/{lang}/regulations.json under `event`, with their values:
 * signed { label, method } · signedDelta { label, method, count } · refused { label, reason }
 */
function signatureText({
  versionLabel: label,
  action,
  scope,
  method,
  reason,
  clauseIds,
}: SignatureWithLabel): EventText {
  if (action === 'refused') return { textKey: 'refused', params: { label, reason } };
  if (scope === 'full') return { textKey: 'signed', params: { label, method } };
  return { textKey: 'signedDelta', params: { label, method, count: clauseIds.length } };
}

declare module '@server/modules/content/history/event-details' {
  interface OwnEventDetails {
    signature?: SignatureWithLabel;
  }
}

/** Signatures and refusals: the first records of the chain of evidence. */
export const signatureEvidence: OwnEvidence = {
  signaturesOf,
  signersSince,
  async read({ tx, organizationId }, { after, upTo }) {
    const { id } = signature;
    const rows = await tx
      .select()
      .from(signature)
      .where(and(eq(signature.organizationId, organizationId), gt(id, after), lte(id, upTo)))
      .orderBy(asc(id));
    return rows.map((row) => ({
      ...row,
      ...regulationKey(row.regulationId),
      computedHash: evidenceHash(row.prevHash, row),
    }));
  },
  events: {
    find: (organizationId, objectId) => sql`
      select case g.action when 'signed' then 'signature' else 'refusal' end as kind, g.id, g.created_at as at, g.user_id
      from regulation_signature g where g.organization_id = ${organizationId} and g.regulation_id = ${objectId}`,
    async details({ tx, organizationId }, ids) {
      const rows = await tx
        .select(signatureColumns)
        .from(signature)
        .innerJoin(regulationVersionTable, itsVersion)
        .where(and(eq(signature.organizationId, organizationId), inArray(signature.id, [...ids])));
      return rows.map((row) => [
        row.id,
        { at: row.createdAt, actorId: row.userId, signature: row, ...signatureText(row) },
      ]);
    },
  },
};
