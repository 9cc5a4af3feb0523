import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { likePattern } from '@server/modules/checks';
import { rangeText } from '@server/modules/ip-address';
import { worksHereSql } from '@server/modules/sql';
import type { IpResult, IpRuleRow } from './ip-access.tables';

export interface Paging {
  limit: number;
  offset: number;
}

/** A rule as it is read: it may have expired. */
export type IpRuleView = Pick<
  IpRuleRow,
  'id' | 'comment' | 'roleIds' | 'until' | 'createdById' | 'lastUsedAt' | 'createdAt' | 'updatedAt'
> & { address: string; isOver: boolean };

const DAYS = 30;

const storedRuleRow = {
  id: integer,
  ipFrom: text,
  ipTo: text,
  comment: text,
  roleIds: nullable(listOf(integer)),
  until: nullable(text),
  createdById: nullable(integer),
  lastUsedAt: nullable(text),
  createdAt: text,
  updatedAt: text,
  isOver: boolean,
};

type StoredRule = RowOf<typeof storedRuleRow>;

function viewOf({ ipFrom, ipTo, lastUsedAt, createdAt, updatedAt, ...row }: StoredRule): IpRuleView {
  return {
    ...row,
    address: rangeText({ from: ipFrom, to: ipTo }),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

const RULE = sql`r.id, host(r.ip_from) as "ipFrom", host(r.ip_to) as "ipTo", r.comment, r.role_ids as "roleIds",
  r.until::text as until, r.created_by_id as "createdById", r.last_used_at as "lastUsedAt",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  coalesce(r.until < (now() at time zone o.timezone)::date, false) as "isOver"`;

/** Returns a page of the owner's rules by address, and their count. Two statements. */
export async function listIpRules(
  tx: Tx,
  { organizationId, userId }: { organizationId: number; userId: number | null },
  search: string,
  { limit, offset }: Paging,
): Promise<{ items: IpRuleView[]; count: number }> {
  const pattern = likePattern(search);
  const where = sql`r.organization_id = ${organizationId} and r.user_id is not distinct from ${userId}::int
    and (${search === ''} or lower(r.comment) like ${pattern} or host(r.ip_from) || '-' || host(r.ip_to) like ${pattern})`;
  const rows = await selectRows(
    tx,
    storedRuleRow,
  )(sql`
    select ${RULE} from ip_rule r join organization o on o.id = r.organization_id
    where ${where} order by r.ip_from, r.ip_to, r.id limit ${limit} offset ${offset}`);
  const counts = await selectRows(tx, { count: integer })(
    sql`select count(*)::int as count from ip_rule r where ${where}`,
  );
  return { items: rows.map(viewOf), count: counts[0]?.count ?? 0 };
}

/** Returns one rule. */
export async function readIpRule({ tx, organizationId }: Scope, id: number): Promise<IpRuleView | null> {
  const rows = await selectRows(
    tx,
    storedRuleRow,
  )(sql`
    select ${RULE} from ip_rule r join organization o on o.id = r.organization_id
    where r.organization_id = ${organizationId} and r.id = ${id}`);
  return rows[0] ? viewOf(rows[0]) : null;
}

/** Returns the organization's admin, to whom a recovery link is sent. */
export async function findAdmin(
  tx: Tx,
  organizationId: number,
): Promise<Pick<UserRow, 'id' | 'email' | 'nameFirst' | 'lang'> | null> {
  const rows = await selectRows(tx, {
    lang: oneOf(['ru', 'en-us']),
    id: integer,
    email: text,
    nameFirst: text,
  })(sql`
    select u.id, u.email, u.name_first as "nameFirst", u.lang
    from organization o join users u on u.organization_id = o.id and u.id = o.user_id
    where o.id = ${organizationId}`);
  return rows[0] ?? null;
}

export interface DryRunPerson {
  userId: number;
  addresses: string[];
  times: number;
  lastAt: Date;
}

const storedDryRunRow = {
  /** Null, like the fields below, when the page has no people. */
  userId: nullable(integer),
  addresses: nullable(listOf(text)),
  times: nullable(integer),
  lastAt: nullable(text),
  count: integer,
  countPeople: integer,
};

/**
 * Returns the people whose work in the last thirty days the current rules would have blocked, the most active first. One
 * statement.
 */
export async function dryRun(
  { tx, organizationId }: Scope,
  { limit, offset }: Paging,
): Promise<{ items: DryRunPerson[]; count: number; countPeople: number }> {
  const rows = await selectRows(
    tx,
    storedDryRunRow,
  )(sql`
    with place as materialized (
      select w.* from worked_from(now() - make_interval(days => ${DAYS}::int)) w
      join users u on u.organization_id = ${organizationId} and u.id = w.user_id
      where ${worksHereSql(sql`u`)}
    ), refused as materialized (
      select p.user_id, array_agg(host(p.ip) order by p.times desc, p.ip) as addresses, sum(p.times)::int as times,
             max(p.last_at) as last_at
      from place p
      where not ip_covered(${organizationId}, null, p.user_id, p.ip) and not ip_exempt(p.user_id)
      group by p.user_id
    ), whole as (
      select (select count(*)::int from refused) as count, count(distinct user_id)::int as people from place
    )
    select r.user_id as "userId", r.addresses[1:10] as addresses, r.times, r.last_at as "lastAt", w.count,
           w.people as "countPeople"
    from whole w left join (
      select * from refused order by times desc, user_id limit ${limit} offset ${offset}
    ) r on true
    order by r.times desc, r.user_id`);
  const [first] = rows;
  return {
    items: rows.flatMap(({ userId, addresses, times, lastAt }) =>
      userId === null || addresses === null || times === null || lastAt === null
        ? []
        : [{ userId, addresses, times, lastAt: new Date(lastAt) }],
    ),
    count: first?.count ?? 0,
    countPeople: first?.countPeople ?? 0,
  };
}

export interface IpLogRow {
  id: string;
  at: Date;
  userId: number;
  address: string;
  result: IpResult;
}

function logCondition(organizationId: number, result: IpResult | null, search: string): SQL {
  const pattern = likePattern(search);
  return sql`l.organization_id = ${organizationId}
    and (${result}::text is null or l.result = ${result}::text)
    and (${search === ''} or l.ip like ${pattern} or exists (
      select from users u where u.organization_id = l.organization_id and u.id = l.user_id
        and lower(u.name_second || ' ' || u.name_first || ' ' || u.name_second) like ${pattern}))`;
}

/** Returns a page of the log, newest first. Two statements. */
export async function listIpLog(
  { tx, organizationId }: Scope,
  { result, search }: { result: IpResult | null; search: string },
  { limit, offset }: Paging,
): Promise<{ items: IpLogRow[]; count: number }> {
  const where = logCondition(organizationId, result, search);
  const rows = await selectRows(tx, {
    result: oneOf(['allowed', 'wouldRefuse', 'refused']),
    id: text,
    userId: integer,
    address: text,
    at: text,
  })(sql`
    select l.id::text as id, l.at, l.user_id as "userId", l.ip as address, l.result from ip_log l
    where ${where} order by l.at desc, l.id desc limit ${limit} offset ${offset}`);
  const counts = await selectRows(tx, { count: integer })(
    sql`select count(*)::int as count from ip_log l where ${where}`,
  );
  return { items: rows.map((row) => ({ ...row, at: new Date(row.at) })), count: counts[0]?.count ?? 0 };
}
