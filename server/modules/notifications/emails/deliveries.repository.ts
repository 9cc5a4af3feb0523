import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isOwed } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { isRenewed } from '@server/modules/employees/employee-documents.read-model';
import { userTable } from '@server/modules/employees/employees.tables';
import { typesUntil } from '../notification-types';
import { notificationTable } from '../notifications.tables';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { worksHereSql } from '@server/modules/sql';

/** What may be sent at a moment. */
export interface Opening {
  /** Only urgent notifications. */
  isQuiet: boolean;
  /** A digest contains what was queued before this time. */
  digestBefore: Date;
}

const deliveryRow = {
  id: integer,
  channel: oneOf(['email', 'messenger']),
  timing: oneOf(['now', 'digest']),
  type: text,
  route: text,
  params: columnOf(notificationTable.params),
  reason: text,
  /** The title of the rule that the assignment comes from. */
  ruleTitle: nullable(text),
  userId: integer,
  email: text,
  name: text,
  lang: oneOf(['ru', 'en-us']),
  /** Nobody needs it any more: it was read or completed meanwhile, or the person is gone. */
  isNeedless: boolean,
};

export type Delivery = RowOf<typeof deliveryRow>;

const PEOPLE_AT_ONCE = 200;
const LOCK = 560;

/** Allows one worker at a time for an organization, so that a digest is one email. */
export async function lockDeliveries(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${organizationId})`);
}

const names = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Whether a version of the notification's object waits for its receiver's approval. */
const isApprovalPending = ({ all }: ContentKinds): SQL =>
  sql`(${sql.join(
    all.map(
      ({ objectType, tables: { approval, version } }) => sql`n.object_type = ${objectType} and exists (
        select from ${approval} p join ${version} v on v.organization_id = p.organization_id and v.id = p.version_id
        where p.organization_id = n.organization_id and p.approver_id = n.user_id and p.status = 'pending'
          and v.${sql.identifier(version.objectId.name)} = n.object_id)`,
    ),
    sql` or `,
  )})`;

/** Whether the assignment or approval that a notification asks its receiver for has ended; receivers of copies owe nothing. */
const isDone = (kinds: ContentKinds) => sql`case
  when n.params ? 'copyPeople' then false
  when n.type = any(${names(typesUntil('assignment'))}) then not exists (
    select from assignment a where a.organization_id = n.organization_id and a.user_id = n.user_id
      and a.object_type = n.object_type and a.object_id = n.object_id and ${isOwed(sql`a.status`)} and a.refused_at is null)
  when n.type = any(${names(typesUntil('approval'))}) then not ${isApprovalPending(kinds)}
  when n.type = any(${names(typesUntil('step'))}) then not exists (
    select from adaptation_item i join adaptation p on p.organization_id = i.organization_id and p.id = i.adaptation_id
    where i.organization_id = n.organization_id and i.id = n.object_id and i.done_at is null and p.status = 'active')
  when n.type = any(${names(typesUntil('decision'))}) then not exists (
    select from adaptation p where p.organization_id = n.organization_id and p.id = n.object_id and p.status = 'active')
  when n.type = any(${names(typesUntil('document'))}) then not exists (
    select from user_document d where d.organization_id = n.organization_id and d.id = n.object_id
      and to_char(d.valid_until, 'YYYY-MM-DD') = n.params ->> 'date' and not ${isRenewed(sql`d`)})
  else false end`;

/** Returns what may be sent now to the next people with waiting deliveries, person by person, in the order of queuing. */
export async function nextDeliveries(
  kinds: ContentKinds,
  tx: Tx,
  organizationId: number,
  opening: Opening,
): Promise<Delivery[]> {
  const isOpen = opening.isQuiet
    ? sql`d.is_urgent`
    : sql`(d.is_urgent or d.timing = 'now' or d.queued_at < ${opening.digestBefore.toISOString()})`;
  const isWaiting = sql`d.organization_id = ${organizationId} and d.done_at is null and ${isOpen}`;
  // Both parts read the index of waiting deliveries: after an assignment to everybody, each batch scanned all of them many times.
  const rows = await selectRows(
    tx,
    deliveryRow,
  )(sql`
    with people as materialized (
      select distinct d.user_id from notification_delivery d where ${isWaiting} order by d.user_id limit ${PEOPLE_AT_ONCE}
    )
    select d.id::int as id, d.channel, case when d.is_urgent then 'now' else d.timing end as timing,
      n.type, n.route, n.params, n.reason, rule.title as "ruleTitle",
      u.id as "userId", u.email, u.name_first as name, u.lang,
      not ${worksHereSql(sql`u`)} or u.is_email_pending or (not d.is_urgent and (n.read_at is not null or ${isDone(kinds)})) as "isNeedless"
    from people p
    join notification_delivery d on ${isWaiting} and d.user_id = p.user_id
    join notification n on n.organization_id = d.organization_id and n.id = d.notification_id
    join users u on u.organization_id = d.organization_id and u.id = d.user_id
    left join lateral (
      select nullif(r.title, '') as title from assignment a
      join assignment_rule r on r.organization_id = a.organization_id and r.id = a.rule_id
      where n.reason = 'assignment' and a.organization_id = n.organization_id and a.user_id = n.user_id
        and a.object_type = n.object_type and a.object_id = n.object_id and a.is_current
      limit 1
    ) rule on true
    order by d.user_id, d.id`);
  return rows;
}

/** Stores the outcomes of the deliveries. */
export async function closeDeliveries(
  tx: Tx,
  organizationId: number,
  deliveries: readonly Delivery[],
  at: Date,
): Promise<void> {
  const closed = deliveries.map(({ id, isNeedless }) => ({ id, outcome: isNeedless ? 'needless' : 'sent' }));
  await tx.execute(sql`
    update notification_delivery d set done_at = ${at.toISOString()}, outcome = c.outcome
    from json_to_recordset(${JSON.stringify(closed)}::json) as c(id bigint, outcome text)
    where d.organization_id = ${organizationId} and d.id = c.id`);
}

/** Returns the organizations with waiting deliveries. */
export async function organizationsWaiting(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(
    sql`select distinct organization_id as id from notification_delivery where done_at is null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the name and the address for an email to one person. */
export async function findReceiver(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<Pick<Delivery, 'userId' | 'email' | 'name'>> {
  const [row] = await tx
    .select({ userId: userTable.id, email: userTable.email, name: userTable.nameFirst })
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)));
  if (!row) throw new Error('there is no such person');
  return row;
}
