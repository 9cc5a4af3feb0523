import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { RightArea, RightFlag } from '@server/graphql/generated/resolvers';
import { hasRight } from '@server/graphql/rights';
import { readRightsFacts, type RightsRow } from './held-rights.read-model';

/**
 * People of the provider who can sign in and have a right of the back office: the root admin, and whom a role gives it. In a
 * transaction of the system's.
 */
export async function backOfficeHolders(tx: Tx, area: RightArea, flag: RightFlag): Promise<number[]> {
  const { rows } = await tx.execute<
    RightsRow & { id: number; organizationId: number } & Record<string, unknown>
  >(sql`
    select u.id, u.organization_id as "organizationId", u.position_id as "positionId", u.is_admin as "isAdmin",
      u.is_super_admin as "isSuperAdmin", u.is_leader as "isLeader", u.leader_subdivision_id as "leaderSubdivisionId",
      u.is_archive as "isArchive", u.status
    from users u
    where u.organization_id::text = (select s.value from setting s where s.name = 'superOrganizationId')
      and u.is_super_admin and not u.is_archive and u.status <> 'dismissed'`);
  const [first] = rows;
  if (!first) return [];
  const facts = await readRightsFacts(
    tx,
    first.organizationId,
    rows.map(({ id }) => id),
    rows.map(({ positionId }) => positionId),
  );
  return rows.filter((row) => hasRight(facts.rightsOf(row), area, flag)).map(({ id }) => id);
}
