import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType } from '@server/graphql/generated/types';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import { ints } from '@server/modules/sql';
import { adaptationRepository } from './adaptation.repository';
import { lengthOf, reachedDay } from './plans/plan-days';
import { type Plan, readPlans, spanOf, worksOf, worksOfMany } from './plans/plans.read-model';
import { countOf, progressOf } from './plans/progress';

/** The next task of a person's plan. */
export interface NextStep {
  /** Null: a step of the plan itself. */
  object: { objectType: ObjectType; objectId: number } | null;
  itemId: number | null;
  title: string;
  dueOn: string | null;
}

/** A person's running plan, as shown on other pages. */
export interface PlanProgress {
  day: number;
  days: number;
  dateStart: string;
  dateEnd: string;
  /** The percentage that is done, and the percentage that is due. */
  actual: number;
  expected: number;
  done: number;
  total: number;
  next: NextStep[];
}

function nextOf({ items, assignments }: Plan, maxSteps: number): NextStep[] {
  const steps = items
    .filter(({ lane, doneAt }) => lane === 'employee' && doneAt === null)
    .map(({ id, title, dueOn }): NextStep => ({ object: null, itemId: id, title, dueOn }));
  const owed = assignments
    .filter(({ doneAt }) => doneAt === null)
    .map(({ objectType, objectId, dueOn }): NextStep => {
      return { object: { objectType, objectId }, itemId: null, title: '', dueOn };
    });
  return [...steps, ...owed]
    .sort((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))
    .slice(0, maxSteps);
}

/** Returns the progress of a person's running plan with a limited number of their next steps; null: no running plan. */
export async function planProgressOf(
  tx: Tx,
  organizationId: number,
  userId: number,
  today: string,
  maxSteps = 0,
): Promise<PlanProgress | null> {
  const adaptation = await adaptationRepository.ofUser(tx, organizationId, userId);
  const organization = await findOrganization(tx, organizationId);
  if (!organization || !adaptation || adaptation.status === 'finished') return null;
  const [plan] = await readPlans(tx, organizationId, [adaptation]);
  if (!plan) return null;
  const span = spanOf(plan, organization, today);
  const { actual, expected, count } = progressOf(worksOf(plan, organization), span, organization);
  const { dateStart, dateEnd } = adaptation;
  return {
    dateStart,
    dateEnd,
    actual,
    expected,
    ...count,
    day: reachedDay(adaptation, span.asOf),
    days: lengthOf(adaptation),
    next: nextOf(plan, maxSteps),
  };
}

/** Returns the counts of completed tasks in the running plans of these people, by the person's id. */
export async function planCounts(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, { done: number; total: number }>> {
  const rows = await selectRows(tx, { id: integer, userId: integer })(sql`
    select id, user_id as "userId" from adaptation
    where organization_id = ${organizationId} and user_id = any(${ints(userIds)}) and status <> 'finished'`);
  const works = await worksOfMany(
    tx,
    organizationId,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, userId }) => [userId, countOf(works.get(id) ?? [])]));
}
