import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { reportedAmong } from '@server/modules/content/access/access-context.read-model';
import { canReport } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import { documentName } from '@server/modules/content/evidence/signers.read-model';
import { findAward, type WhichAward } from '../awards/awards.repository';
import { qualificationAccess } from '../qualification.content';
import type { HeldAward } from '../qualifications.tables';

/** A certificate with the texts printed on it. */
export interface Certificate {
  award: HeldAward;
  person: string;
  /** The name of the qualification when it was earned. */
  title: string;
}

/** Returns the content of the certificate, or null when it does not exist. */
export async function readCertificate(
  tx: Tx,
  organizationId: number,
  which: WhichAward,
): Promise<Certificate | null> {
  const award = await findAward(tx, organizationId, which);
  if (!award) return null;
  const rows = await selectRows(tx, { nameFirst: text, nameMiddle: text, nameSecond: text, title: text })(sql`
    select u.name_second as "nameSecond", u.name_first as "nameFirst", u.name_middle as "nameMiddle", v.name as title
    from users u, qualification_version v
    where u.organization_id = ${organizationId} and u.id = ${award.userId}
      and v.organization_id = ${organizationId} and v.id = ${award.versionId}`);
  const [named] = rows;
  return named ? { award, person: documentName(named), title: named.title } : null;
}

/** Whether the certificate is the caller's own or is part of a report that they may see. */
export async function mayTakeCertificate(
  scope: Scope,
  { userId, qualificationId }: Pick<HeldAward, 'qualificationId' | 'userId'>,
): Promise<boolean> {
  const caller = callerOf(scope);
  if (userId === caller.userId) return true;
  // Without a subscription, only what people earned themselves stays available.
  if (caller.isUnpaid) return false;
  const access = await qualificationAccess.find(scope, qualificationId);
  if (!access || !canReport(caller, access)) return false;
  return (await reportedAmong(scope, caller, access, [userId])).has(userId);
}
