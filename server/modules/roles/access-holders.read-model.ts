import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, nullable, objectOf, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { AccessPathKind, GrantLevel, ObjectType } from '@server/graphql/generated/types';
import { isScopable } from '@server/graphql/access/rights';
import { wordPatterns } from '@server/modules/checks';
import { isReached } from '@server/modules/content/granted-people.read-model';
import type { ContentKind } from '@server/modules/content/content-kind';
import { worksHereSql } from '@server/modules/sql';

/** One way in which a person has access to something. */
export interface HolderPath {
  kind: AccessPathKind;
  name: string | null;
  scopeSubdivisionId: number | null;
  until: string | null;
}

export interface Holder {
  userId: number;
  paths: HolderPath[];
}

interface Page {
  search: string;
  limit: number;
  offset: number;
}

const path = (kind: AccessPathKind, name: SQL, scope: SQL, until: SQL) =>
  sql`${kind}::text as kind, ${name} as name, ${scope} as scope_subdivision_id, ${until} as until`;
const none = { name: sql`null::text`, scope: sql`null::int`, until: sql`null::text` };
const plain = (kind: AccessPathKind, name: SQL = none.name) => path(kind, name, none.scope, none.until);

/** Admins, and people whose roles give the right: the rows of `path`, with `user_id`. */
function byRight(organizationId: number, area: string, flag: string, isRole = true): SQL {
  const kind = isRole
    ? sql`case g.source when 'position' then 'role' else 'personalRole' end`
    : sql`'employeesWrite'::text`;
  const role = sql`${kind} as kind, r.name, g.scope_subdivision_id, g.until::text as until`;
  return sql`
    select u.id as user_id, ${plain('admin')} from users u
      where u.organization_id = ${organizationId} and (u.is_admin or u.is_super_admin)
    union all
    select g.user_id, ${role} from person_role g
      join role r on r.organization_id = g.organization_id and r.id = g.role_id
      where g.organization_id = ${organizationId} and ${isScopable(area) ? sql`true` : sql`g.scope_subdivision_id is null`}
        and ((g.rights -> ${area}::text ->> ${flag}::text)::boolean or (g.rights -> ${area}::text ->> 'write')::boolean)`;
}

/** Returns a page of the people among the rows, by name, and the total count, even past the last page; one statement. */
async function holders(
  tx: Tx,
  organizationId: number,
  rows: SQL,
  { search, limit, offset }: Page,
): Promise<{ items: Holder[]; count: number }> {
  const patterns = wordPatterns(search);
  const found =
    patterns.length > 0
      ? sql`u.id in (select search_people(${sql.param(patterns)}::text[], null))`
      : sql`true`;
  const result = await selectRows(tx, {
    count: integer,
    userId: nullable(integer),
    paths: nullable(
      listOf(
        objectOf({
          kind: oneOf(enumerations.AccessPathKind),
          name: nullable(text),
          scopeSubdivisionId: nullable(integer),
          until: nullable(text),
        }),
      ),
    ),
  })(sql`
    with way as (${rows}), person as materialized (
      select u.id, (u.name_second || ' ' || u.name_first) collate "und-x-icu" as name
      from users u
      where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}
        and u.id in (select user_id from way) and ${found}
    ), page as (select * from person order by name, id limit ${limit} offset ${offset})
    select (select count(*)::int from person) as count, p.id as "userId", (
      select jsonb_agg(distinct jsonb_build_object('kind', w.kind, 'name', w.name,
        'scopeSubdivisionId', w.scope_subdivision_id, 'until', w.until)) from way w where w.user_id = p.id) as paths
    from (values (1)) always left join page p on true order by p.name, p.id`);
  const items = result.flatMap(({ userId, paths }) =>
    userId === null || paths === null ? [] : [{ userId, paths }],
  );
  return { items, count: result[0]?.count ?? 0 };
}

/** Returns the people who have a right, even if only within a subdivision. */
export function holdersOfRight(
  tx: Tx,
  organizationId: number,
  right: { area: string; flag: string },
  page: Page,
): Promise<{ items: Holder[]; count: number }> {
  return holders(tx, organizationId, byRight(organizationId, right.area, right.flag), page);
}

/** The grant levels that include each level: editing includes the report, and every level includes the text. */
const OPENED_BY: Record<GrantLevel, GrantLevel[]> = {
  view: ['view', 'report', 'edit'],
  report: ['report', 'edit'],
  edit: ['edit'],
};

/** Everybody to whom a grant applies: directly, or through their position, role or subdivision. */
function byGrant(organizationId: number, key: ObjectTarget): SQL {
  const { objectType, objectId, level } = key;
  return sql`
    select u.id, ${plain(
      'grant',
      sql`case g.target_type
      when 'position' then (select p.name from position p where p.organization_id = ${organizationId} and p.id = g.target_id)
      when 'role' then (select r.name from role r where r.organization_id = ${organizationId} and r.id = g.target_id)
      when 'subdivision' then (select s.name from subdivision s where s.organization_id = ${organizationId} and s.id = g.target_id)
      end`,
    )}
    from object_grant g
    join users u on u.organization_id = g.organization_id and ${isReached(organizationId)}
    where g.organization_id = ${organizationId} and g.object_type = ${objectType} and g.object_id = ${objectId}
      and g.level = any(${sql.param(OPENED_BY[level])}::text[])`;
}

/** The people who read it because of an assignment, and the heads of these people. */
function byAssignment(organizationId: number, { objectType, objectId, level }: ObjectTarget): SQL[] {
  const owed = sql`from assignment a where a.organization_id = ${organizationId} and a.object_type = ${objectType}
    and a.object_id = ${objectId} and a.status <> 'cancelled'`;
  const leaders = sql`select h.user_id, ${plain('leader', sql`s.name`)} from subdivision_leader h
    join subdivision s on s.organization_id = h.organization_id and s.id = h.subdivision_id
    where h.organization_id = ${organizationId} and exists (
      select from users u where u.organization_id = ${organizationId} and u.id in (select a.user_id ${owed})
        and u.subdivision_id in (select subdivision_and_below(${organizationId}, s.id)))`;
  const readers = sql`select a.user_id, ${plain('assigned')} ${owed}`;
  if (level === 'edit') return [];
  return level === 'view' ? [readers, leaders] : [leaders];
}

export interface ObjectTarget {
  objectType: ObjectType;
  objectId: number;
  level: GrantLevel;
}

/** Returns who can open an object, and how; consistent with the policy of its kind for one person. */
export function holdersOfObject(
  { holders: own }: ContentKind,
  tx: Tx,
  organizationId: number,
  target: ObjectTarget,
  page: Page,
): Promise<{ items: Holder[]; count: number }> {
  const { objectId, level } = target;
  const everywhere = sql`select w.* from (${byRight(organizationId, 'employees', 'write', false)}) w
    where w.scope_subdivision_id is null`;
  const as = (kind: AccessPathKind, people: SQL) =>
    sql`select x.user_id, ${plain(kind)} from (${people}) x (user_id)`;
  const approvers = level === 'view' ? own.approvers?.(organizationId, objectId) : undefined;
  const ways = [
    everywhere,
    as('owner', own.owners(organizationId, objectId)),
    byGrant(organizationId, target),
    ...byAssignment(organizationId, target),
    ...(approvers ? [as('approver', approvers)] : []),
  ];
  return holders(tx, organizationId, sql.join(ways, sql` union all `), page);
}
