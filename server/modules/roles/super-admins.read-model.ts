import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { RightArea, RightFlag } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { type HeldRights, readRightsFacts } from './held-rights.read-model';

/** A super admin who can sign in, with the rights that their roles give. */
export interface SuperAdmin {
  id: number;
  nameFull: string;
  position: string | null;
  held: HeldRights;
}

/** Returns the super admins of the provider's organization, by name. Requires a transaction of the system. */
export async function readSuperAdmins(tx: Tx, superOrganizationId: number): Promise<SuperAdmin[]> {
  const rows = await selectRows(tx, {
    status: text,
    positionId: nullable(integer),
    leaderSubdivisionId: nullable(integer),
    isSuperAdmin: boolean,
    isAdmin: boolean,
    isLeader: boolean,
    isArchive: boolean,
    id: integer,
    position: nullable(text),
    nameFull: text,
  })(sql`
    select u.id, ${fullNameSql('u')} as "nameFull", p.name as position, u.position_id as "positionId",
      u.is_admin as "isAdmin", u.is_super_admin as "isSuperAdmin", u.is_leader as "isLeader",
      u.leader_subdivision_id as "leaderSubdivisionId", u.is_archive as "isArchive", u.status
    from users u
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${superOrganizationId} and u.is_super_admin and ${worksHereSql(sql`u`)}
    order by u.name_second collate "und-x-icu", u.name_first collate "und-x-icu", u.id`);
  const facts = await readRightsFacts(
    tx,
    superOrganizationId,
    rows.map(({ id }) => id),
    rows.map(({ positionId }) => positionId),
  );
  return rows.map((row) => ({
    ...{ id: row.id, nameFull: row.nameFull, position: row.position },
    held: facts.rightsOf(row),
  }));
}

/** Returns those of them who have a back-office right: the root admin, and people whose role gives it. */
export async function backOfficeHolders(
  tx: Tx,
  superOrganizationId: number,
  area: RightArea,
  flag: RightFlag,
): Promise<number[]> {
  const people = await readSuperAdmins(tx, superOrganizationId);
  return people.filter(({ held }) => hasRight(held, area, flag)).map(({ id }) => id);
}
