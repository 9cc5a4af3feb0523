import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, objectOf, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { ScopedRights } from '@server/graphql/context';
import { aboutPeople, unitedRights } from '@server/graphql/access/rights';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ints } from '@server/modules/sql';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { roleTable } from '@server/modules/roles/roles.tables';

/** Everything that a person's rights depend on, except whether they can sign in. */
export interface HeldRights {
  isRootAdmin: boolean;
  isSuperAdmin: boolean;
  isAdmin: boolean;
  /** In the whole organization. */
  rights: StoredRights;
  /** Within a subdivision. */
  scopedRights: readonly ScopedRights[];
  /** The subdivisions that they head, or whose head they act for, now or later. */
  headedIds: readonly number[];
}

/** The fields of a person that their rights depend on. */
export type RightsRow = Pick<
  UserRow,
  'positionId' | 'isAdmin' | 'isSuperAdmin' | 'isLeader' | 'leaderSubdivisionId' | 'isArchive' | 'status'
> & { id: number | null };

/** People's personal rights, and the rights that positions give. */
export interface RightsFacts {
  /** For the row as it is or as it will be. */
  rightsOf(row: RightsRow): HeldRights;
}

const personalRow = {
  userId: integer,
  isRootAdmin: boolean,
  roles: listOf(objectOf({ scope: nullable(integer), rights: columnOf(roleTable.rights) })),
  actingIds: listOf(integer),
};

type Personal = RowOf<typeof personalRow>;

/** For a person who does not exist yet. */
const NOTHING: Pick<Personal, 'isRootAdmin' | 'roles' | 'actingIds'> = {
  isRootAdmin: false,
  roles: [],
  actingIds: [],
};

/**
 * Reads, in one statement, the roles that were granted to these people directly and are valid today or later, and the heads they
 * act for.
 */
async function personalOf(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, Personal>> {
  if (userIds.length === 0) return new Map();
  const rows = await selectRows(
    tx,
    personalRow,
  )(sql`
    select u.id as "userId", is_root_admin(u.id) as "isRootAdmin",
      coalesce((
        select jsonb_agg(jsonb_build_object('scope', g.scope_subdivision_id, 'rights', g.rights)) from person_role g
        where g.organization_id = u.organization_id and g.user_id = u.id and g.source = 'personal'), '[]') as roles,
      array(
        select a.subdivision_id from acting_head a
        where a.organization_id = u.organization_id and a.user_id = u.id
          and a.date_to >= (now() at time zone o.timezone)::date) as "actingIds"
    from users u join organization o on o.id = u.organization_id
    where u.organization_id = ${organizationId} and u.id = any(${ints(userIds)})`);
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The rights that the roles of these positions give. */
async function rightsOfPositions(
  tx: Tx,
  organizationId: number,
  positionIds: readonly number[],
): Promise<Map<number, StoredRights>> {
  if (positionIds.length === 0) return new Map();
  const rows = await selectRows(tx, { id: integer, rights: columnOf(roleTable.rights) })(sql`
    select p.id, r.rights from position p
    join role r on r.organization_id = p.organization_id and r.id = p.role_id and not r.is_archive
    where p.organization_id = ${organizationId} and p.id = any(${ints(positionIds)})`);
  return new Map(rows.map(({ id, rights }) => [id, rights]));
}

const ids = (values: readonly (number | null)[]): number[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** Reads what the rights of these rows depend on: two statements, regardless of the number of rows. */
export async function readRightsFacts(
  tx: Tx,
  organizationId: number,
  userIds: readonly (number | null)[],
  positionIds: readonly (number | null)[],
): Promise<RightsFacts> {
  const personal = await personalOf(tx, organizationId, ids(userIds));
  const positions = await rightsOfPositions(tx, organizationId, ids(positionIds));
  return {
    rightsOf({ id, positionId, isAdmin, isSuperAdmin, isLeader, leaderSubdivisionId }) {
      const { isRootAdmin, roles, actingIds } = (id === null ? undefined : personal.get(id)) ?? NOTHING;
      const everywhere = roles.filter(({ scope }) => scope === null).map(({ rights }) => rights);
      const headed = isLeader ? [leaderSubdivisionId] : [];
      return {
        isRootAdmin,
        isSuperAdmin,
        isAdmin: isAdmin || isSuperAdmin,
        rights: unitedRights([positions.get(positionId ?? 0) ?? {}, ...everywhere]),
        scopedRights: roles.flatMap(({ scope, rights }) =>
          scope === null ? [] : [{ subdivisionId: scope, rights: aboutPeople(rights) }],
        ),
        headedIds: ids([...headed, ...actingIds]),
      };
    },
  };
}
