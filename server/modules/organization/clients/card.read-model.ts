import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { auditLogTable } from '@server/audit/audit.tables';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { ClientFact, ClientPerson } from '@server/graphql/generated/types';
import { likePattern } from '@server/modules/checks';
import { daysBetween, dayOf } from '@server/modules/days';
import { countOfAll, paged } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import type { ClientRow } from '../clients.read-model';
import { FREE_PERIOD_SOON_DAYS, SILENT_DAYS } from './fleet.read-model';

const EVENTS = 30;

export interface ClientState {
  people: number;
  invited: number;
  lastActivityAt: Date | null;
  isConfirmed: boolean;
  referrer: string | null;
  /** The number of differences in its money that the last nightly check has found. */
  moneyDifferences: number;
}

/** Returns the state of a client, in one statement. */
export async function stateOf(tx: Tx, { id, refId }: ClientRow): Promise<ClientState> {
  const rows = await selectRows(tx, {
    invited: integer,
    people: integer,
    isConfirmed: boolean,
    referrer: nullable(text),
    moneyDifferences: integer,
    lastActivityAt: nullable(text),
  })(sql`
    select count(*) filter (where ${worksHereSql(sql`u`)})::int as people,
      count(*) filter (where u.status in ('invited', 'notInvited') and ${worksHereSql(sql`u`)})::int as invited,
      max(u.last_seen_at)::text as "lastActivityAt",
      organization_is_confirmed(${id}) as "isConfirmed",
      (select o.name from users r join organization o on o.id = r.organization_id where r.id = ${refId}::int) as referrer,
      (select count(*)::int from money_difference d where d.organization_id = ${id}) as "moneyDifferences"
    from users u where u.organization_id = ${id} and not u.is_sample`);
  const [row] = rows;
  if (!row) throw new Error('counting answered nothing');
  return { ...row, lastActivityAt: row.lastActivityAt === null ? null : new Date(row.lastActivityAt) };
}

const bad = (key: ClientFact['key'], count: number | null = null): ClientFact => ({
  key,
  count,
  isGood: false,
});

/** Returns how many days of the free period are left, if they are few. */
function freeDaysLeft({ isFreePeriod, freePeriodEnd, timezone }: ClientRow, now: Date): number | null {
  if (!isFreePeriod || freePeriodEnd === null) return null;
  const left = daysBetween(dayOf(now, timezone), freePeriodEnd);
  return left <= FREE_PERIOD_SOON_DAYS ? Math.max(left, 0) : null;
}

/** Returns the facts about a client that somebody can act on; empty when nothing is wrong. */
export function factsOf(client: ClientRow, state: ClientState, now: Date): ClientFact[] {
  const left = freeDaysLeft(client, now);
  const silentSince = state.lastActivityAt ?? client.createdAt;
  const silent = Math.floor((now.getTime() - silentSince.getTime()) / 86_400_000);
  const all: [isSo: boolean, fact: ClientFact][] = [
    [state.moneyDifferences > 0, bad('moneyDiffers', state.moneyDifferences)],
    [!client.isActive, bad('suspended')],
    [!client.isActiveSubscribe, bad('unpaid')],
    [left !== null, bad('freePeriodEnds', left)],
    [silent >= SILENT_DAYS, bad('silent', silent)],
    [state.people <= 1, bad('nobodyInvited')],
    [!state.isConfirmed, bad('addressUnproved')],
    [client.formInn === null, bad('withoutRequisites')],
  ];
  const facts = all.filter(([isSo]) => isSo).map(([, fact]) => fact);
  return facts.length > 0 ? facts : [{ key: 'active', count: state.people, isGood: true }];
}

const storedEventRow = {
  id: text,
  at: text,
  action: text,
  actor: nullable(text),
  isProvider: boolean,
  changes: columnOf(auditLogTable.changes),
};

export type StoredEvent = RowOf<typeof storedEventRow>;

/** Returns the events of the account: actions of the provider, and its creation. */
export async function eventsOf(tx: Tx, id: number): Promise<StoredEvent[]> {
  const rows = await selectRows(
    tx,
    storedEventRow,
  )(sql`
    select l.id::text as id, l.at::text as at, l.action, ${fullNameSql('u')} as actor,
      l.actor_kind = 'provider' as "isProvider", l.changes
    from audit_log l left join users u on u.id = l.actor_id
    where l.organization_id = ${id} and l.object_type = 'organization' and l.object_id = ${id}
      and (l.actor_kind <> 'user' or l.action <> 'update')
    order by l.id desc limit ${EVENTS}`);
  return rows;
}

const person = (): ReturnType<typeof sql> => sql`
  u.id, ${fullNameSql('u')} as "nameFull", u.email, u.phone, p.name as position, u.is_admin as "isAdmin",
  u.last_seen_at is null as "isInvited", u.last_seen_at::text as "lastSeenAt",
  (select count(*)::int from session s where s.user_id = u.id and s.ended_at is null and s.expires_at > now()) as sessions`;

const personRow = {
  id: integer,
  nameFull: text,
  email: text,
  phone: nullable(text),
  position: nullable(text),
  isAdmin: boolean,
  isInvited: boolean,
  lastSeenAt: nullable(text),
  sessions: integer,
};

const shown = ({ lastSeenAt, ...row }: RowOf<typeof personRow>): ClientPerson => ({
  ...row,
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
});

const from = sql`from users u left join position p on p.organization_id = u.organization_id and p.id = u.position_id`;

/** Returns the administrator of a client: the person whom it names. */
export async function adminOf(tx: Tx, { id, userId }: ClientRow): Promise<ClientPerson | null> {
  const rows = await selectRows(
    tx,
    personRow,
  )(sql`
    select ${person()} ${from} where u.organization_id = ${id} and u.id = ${userId}::int`);
  return rows[0] ? shown(rows[0]) : null;
}

/** Returns the current employees of a client, its administrators first. */
export async function peopleOf(
  tx: Tx,
  id: number,
  search: string,
  page: { limit: number; offset: number },
): Promise<{ items: ClientPerson[]; count: number }> {
  const pattern = likePattern(search.slice(0, limits.search));
  const { rows, count } = await paged(page, async ({ limit, offset }) => {
    const found = await selectRows(tx, { ...personRow, count: integer })(sql`
      select ${person()}, ${countOfAll} as count ${from}
      where u.organization_id = ${id} and ${worksHereSql(sql`u`)} and not u.is_sample
        and (lower(${fullNameSql('u')}) like ${pattern} or lower(u.email) like ${pattern})
      order by u.is_admin desc, u.name_second collate "und-x-icu", u.name_first collate "und-x-icu", u.id
      limit ${limit} offset ${offset}`);
    return found;
  });
  return { items: rows.map(({ count: _count, ...row }) => shown(row)), count };
}

/** Whether the person belongs to this client. */
export async function isPersonOf(tx: Tx, organizationId: number, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users u where u.organization_id = ${organizationId} and u.id = ${userId}`);
  return rows.length > 0;
}
