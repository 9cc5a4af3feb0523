import { type SQL, sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { OwnSignature } from '@server/modules/content/content-kind';
import type { Scope } from '@server/graphql/context';
import { ints } from '@server/modules/sql';

const signatureRow = {
  code: text,
  name: text,
  label: text,
  action: text,
  method: text,
  confirmed_name: text,
  reason: text,
  created_at: text,
  reading_sec: integer,
  ip: text,
  doc_sha256: text,
};

/** What a person has signed or refused, newest first. */
export async function signaturesOf(
  { tx, organizationId }: Scope,
  userId: number,
): Promise<readonly OwnSignature[]> {
  const rows = await selectRows(
    tx,
    signatureRow,
  )(sql`
    select r.code, r.name, v.major || '.' || v.minor as label, s.action, s.method, s.confirmed_name, s.reason, s.created_at, s.reading_sec, s.ip,
      s.doc_sha256
    from regulation_signature s
    join regulation r on r.organization_id = s.organization_id and r.id = s.regulation_id
    join regulation_version v on v.organization_id = s.organization_id and v.id = s.version_id
    where s.organization_id = ${organizationId} and s.user_id = ${userId}
    order by s.id desc`);
  return rows.map((row) => ({
    ...{ code: row.code, name: row.name, versionLabel: row.label, action: row.action, method: row.method },
    ...{ signedAs: row.confirmed_name, reason: row.reason, signedAt: new Date(row.created_at) },
    ...{ readingSec: row.reading_sec, ip: row.ip, sha256: row.doc_sha256 },
  }));
}

/** Selects those of these people who have signed or refused anything since the time. */
export const signersSince = (organizationId: number, userIds: readonly number[], since: Date): SQL => sql`
  select s.user_id from regulation_signature s
  where s.organization_id = ${organizationId} and s.user_id = any(${ints(userIds)})
    and s.created_at >= ${since.toISOString()}::timestamptz`;
