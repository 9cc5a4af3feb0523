import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { QualificationHolding, QualificationLoss } from '@server/graphql/generated/types';
import type { AskedComponent } from '../people/progress.read-model';
import { componentValues } from '../people/progress.read-model';
import { isOpen } from '@server/modules/assignment-statuses';
import { ints } from '@server/modules/sql';
import {
  type AwardRow,
  awardNumberTable,
  awardStateTable as state,
  awardTable as award,
  type HeldAward,
} from '../qualifications.tables';

/** The organization's calendar day of the instant. */
const dayIn = (organizationId: number, instant: SQL): SQL =>
  sql`(select (${instant} at time zone o.timezone)::date from organization o where o.id = ${organizationId})`;

/**
 * The columns of a certificate in its current state. A certificate whose last day has passed counts as ended even when the daily
 * job has not run yet.
 */
function heldColumns(organizationId: number) {
  const today = dayIn(organizationId, sql`now()`);
  return {
    award,
    state: sql<Exclude<QualificationHolding, 'none'>>`case
      when ${state.state} = 'conditional' and ${state.conditionalUntil} < ${today} then 'revoked'
      when ${state.state} in ('valid', 'conditional') and ${award.validUntil} < ${today} then 'expired'
      else ${state.state} end`,
    reason: sql<QualificationLoss | null>`case
      when ${state.state} = 'conditional' and ${state.conditionalUntil} < ${today} then 'changed'
      when ${state.state} in ('valid', 'conditional') and ${award.validUntil} < ${today} then 'expired'
      else ${state.reason} end`,
    isCurrent: state.isCurrent,
    conditionalUntil: state.conditionalUntil,
    withdrawnOn: sql<string | null>`${dayIn(organizationId, sql`${state.withdrawnAt}`)}::text`,
    withdrawnById: state.withdrawnById,
    withdrawnReason: state.withdrawnReason,
  };
}

const ofState = and(eq(state.organizationId, award.organizationId), eq(state.awardId, award.id));

/** Upper bound per person; nobody has that many. */
const MAX_AWARDS = 1000;

/**
 * Certificates in their current state, newest first. `where` filters the tables of awards and their states; `people` is the
 * number of people.
 */
async function heldAwards(
  tx: Tx,
  organizationId: number,
  where: SQL | undefined,
  people = 1,
): Promise<HeldAward[]> {
  const rows = await tx
    .select(heldColumns(organizationId))
    .from(award)
    .innerJoin(state, ofState)
    .where(and(eq(award.organizationId, organizationId), where))
    .orderBy(desc(award.id))
    .limit(MAX_AWARDS * people);
  return rows.map(({ award: row, ...now }) => ({ ...row, ...now }));
}

/** The newest certificates of these people for one qualification. */
export const currentAwards = (
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  userIds: readonly number[],
): Promise<HeldAward[]> =>
  heldAwards(
    tx,
    organizationId,
    and(
      eq(award.qualificationId, qualificationId),
      inArray(award.userId, [...userIds]),
      eq(state.isCurrent, true),
    ),
  );

/** The newest certificates of these people for every qualification. */
export const currentAwardsOf = (
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<HeldAward[]> =>
  heldAwards(
    tx,
    organizationId,
    and(inArray(award.userId, [...userIds]), eq(state.isCurrent, true)),
    userIds.length,
  );

/** All certificates of a person for these qualifications, newest first. */
export const awardsOf = (
  tx: Tx,
  organizationId: number,
  qualificationIds: readonly number[],
  userId: number,
): Promise<HeldAward[]> =>
  heldAwards(
    tx,
    organizationId,
    and(inArray(award.qualificationId, [...qualificationIds]), eq(award.userId, userId)),
  );

/** How a certificate is looked up: internally by its id, from outside by its token. */
export type WhichAward = { id: number } | { token: string };

/** Returns one certificate in its current state, or null when it does not exist. */
export async function findAward(
  tx: Tx,
  organizationId: number,
  which: WhichAward,
): Promise<HeldAward | null> {
  const asked = 'id' in which ? eq(award.id, which.id) : eq(award.token, which.token);
  const [found] = await heldAwards(tx, organizationId, asked);
  return found ?? null;
}

/** Returns the organization's next certificate number; concurrent callers wait. */
export async function nextAwardNumber(tx: Tx, organizationId: number): Promise<number> {
  const [row] = await tx
    .insert(awardNumberTable)
    .values({ organizationId, last: 1 })
    .onConflictDoUpdate({
      target: awardNumberTable.organizationId,
      set: { last: sql`${awardNumberTable.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('no number');
  return row.last;
}

/** Adds a certificate and marks the previous one, if it has not ended yet, as replaced. */
export async function insertAward(tx: Tx, values: Omit<AwardRow, 'id'>): Promise<AwardRow> {
  const { organizationId, qualificationId, userId } = values;
  await tx
    .update(state)
    .set({
      isCurrent: false,
      conditionalUntil: null,
      state: sql`case when ${state.state} = 'revoked' then 'revoked' else 'expired' end`,
      reason: sql`coalesce(${state.reason}, 'replaced')`,
      updatedAt: values.issuedAt,
    })
    .where(
      and(
        eq(state.organizationId, organizationId),
        eq(state.qualificationId, qualificationId),
        eq(state.userId, userId),
        eq(state.isCurrent, true),
      ),
    );
  const [row] = await tx.insert(award).values(values).returning();
  if (!row) throw new Error('a certificate was not stored');
  await tx
    .insert(state)
    .values({ organizationId, awardId: row.id, qualificationId, userId, updatedAt: values.issuedAt });
  return row;
}

/** A person whose certificate is in force, and which of the components it was earned with have to be done again. */
export interface Holder {
  userId: number;
  awardId: number;
  state: 'valid' | 'conditional';
  conditionalUntil: string | null;
  /** Positions among the components. */
  owed: number[];
  /** Whether its version is older than the one that has to be held now and that the person is asked for. */
  isOutdated: boolean;
}

/** The holders: everybody, or only these people. `majorId`: the newest version that requires earning the qualification again. */
export async function readHolders(
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  asked: readonly AskedComponent[],
  majorId: number,
  userIds: readonly number[] | null,
): Promise<Holder[]> {
  if (asked.length === 0) return [];
  const rows = await selectRows(tx, {
    userId: integer,
    awardId: integer,
    state: oneOf(['valid', 'conditional']),
    conditionalUntil: nullable(text),
    owed: listOf(integer),
    isOutdated: boolean,
  })(sql`
    with i (ord, object_type, object_id, major_id, accept_days) as (values ${componentValues(asked)}),
    h as materialized (
      select s.user_id, s.award_id, s.state, s.conditional_until::text, w.version_id, w.evidence
      from qualification_award_state s
      join qualification_award w on w.organization_id = s.organization_id and w.id = s.award_id
      where s.organization_id = ${organizationId} and s.qualification_id = ${qualificationId} and s.is_current
        and s.state in ('valid', 'conditional')
        and ${userIds === null ? sql`true` : sql`s.user_id = any(${ints(userIds)})`}
    )
    -- Of each holder by what they earned it: joined with all of them, a planner that takes them for one compares each with each.
    select h.user_id as "userId", h.award_id as "awardId", h.state, h.conditional_until as "conditionalUntil",
      array(
        select i.ord from jsonb_array_elements(h.evidence) e
        join i on i.object_type = e ->> 'objectType' and i.object_id = (e ->> 'objectId')::int
          and (e ->> 'versionId')::int < i.major_id
        where not exists (select from assignment a where a.organization_id = ${organizationId} and a.user_id = h.user_id
          and a.object_type = i.object_type and a.object_id = i.object_id
          and a.status in ('done', 'waived') and a.version_id >= i.major_id)
        order by i.ord) as owed,
      (h.version_id < ${majorId}::int and exists (select from assignment a where a.organization_id = ${organizationId}
        and a.user_id = h.user_id and a.object_type = 'qualification' and a.object_id = ${qualificationId}
        and ${isOpen(sql`a.status`)} and a.delta_from_version_id is not null)) as "isOutdated"
    from h order by h.user_id`);
  return rows;
}

/** Makes these certificates conditional until the day, or (null) removes the condition. */
export async function setCondition(
  tx: Tx,
  organizationId: number,
  awardIds: readonly number[],
  until: string | null,
): Promise<void> {
  await tx
    .update(state)
    .set({ state: until === null ? 'valid' : 'conditional', conditionalUntil: until, updatedAt: sql`now()` })
    .where(
      and(
        eq(state.organizationId, organizationId),
        // A single array parameter, however many ids there are.
        sql`${state.awardId} = any(${ints(awardIds)})`,
        inArray(state.state, ['valid', 'conditional']),
      ),
    );
}

/** Withdraws a certificate that is in force. Returns false when it had already ended. */
export async function withdrawAward(
  tx: Tx,
  organizationId: number,
  awardId: number,
  { byId, reason }: { byId: number; reason: string },
): Promise<boolean> {
  const rows = await tx
    .update(state)
    .set({
      ...{ state: 'revoked', reason: 'withdrawn', conditionalUntil: null, updatedAt: sql`now()` },
      // Uses the same clock as people's results: results from before this time no longer count.
      ...{ withdrawnAt: sql`now()`, withdrawnById: byId, withdrawnReason: reason },
    })
    .where(
      and(
        eq(state.organizationId, organizationId),
        eq(state.awardId, awardId),
        eq(state.isCurrent, true),
        inArray(state.state, ['valid', 'conditional']),
      ),
    )
    .returning({ awardId: state.awardId });
  return rows.length > 0;
}

/** Marks an award as lost because its last day is over: the last day of the conditional period after a change, or of its term. */
export async function loseAward(
  tx: Tx,
  organizationId: number,
  awardId: number,
  { reason, at }: { reason: Extract<QualificationLoss, 'expired' | 'changed'>; at: Date },
): Promise<void> {
  await tx
    .update(state)
    .set({
      state: reason === 'changed' ? 'revoked' : 'expired',
      ...{ conditionalUntil: null, reason, updatedAt: at },
    })
    .where(and(eq(state.organizationId, organizationId), eq(state.awardId, awardId)));
}
