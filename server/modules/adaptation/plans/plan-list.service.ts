import { setImmediate as others } from 'node:timers/promises';
import limits from '@graphql/limits.json';
import type { Context, Scope } from '@server/graphql/context';
import type { QueryAdaptationsArgs } from '@server/graphql/generated/types';
import { subjectOf } from '@server/graphql/access/subject';
import { paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { visiblePeople } from '../adaptation.policy';
import { type DatedPlan, peopleOfPlans, suspectPlans } from './at-risk.read-model';
import { listAdaptations } from './list.read-model';
import { NO_FACTS, planFactsOf } from './plan-facts.read-model';
import { lengthOf, reachedDay } from './plan-days';
import { spanOf, worksOfMany } from './plans.read-model';
import { type PlanFacts, type PlannedWork, progressOf, riskOf } from './progress';

type PlanListDeps = Pick<ModuleDeps, 'now'>;

/** The number of plans whose works are in memory at once. */
const PART = 2000;
/** The number of plans that are computed before pending work of others runs. */
const SLICE = 50;

function rowOf({ now }: PlanListDeps, plan: DatedPlan, works: readonly PlannedWork[], facts: PlanFacts) {
  const { adaptation, organization } = plan;
  const span = spanOf({ adaptation }, organization, dayOf(now(), organization.timezone));
  const progress = progressOf(works, span, organization);
  const { actual, expected, count, overdueCount, forecast } = progress;
  return {
    ...adaptation,
    ...{ actual, expected, overdueCount, count, forecast: forecast ?? null },
    risk: riskOf(works, progress, { span, facts, calendar: organization }),
    day: reachedDay(adaptation, span.asOf),
    days: lengthOf(adaptation),
  };
}

/** Builds the rows of plans with their progress and risk, in two statements regardless of their number. */
async function rowsOf(deps: PlanListDeps, { tx, organizationId }: Scope, plans: readonly DatedPlan[]) {
  const ids = plans.map(({ adaptation }) => adaptation.id);
  const works = await worksOfMany(tx, organizationId, ids);
  const facts = await planFactsOf(tx, organizationId, ids);
  const rows = [];
  for (const [place, plan] of plans.entries()) {
    if (place % SLICE === SLICE - 1) await others();
    const { id } = plan.adaptation;
    rows.push(rowOf(deps, plan, works.get(id) ?? [], facts.get(id) ?? NO_FACTS));
  }
  return rows;
}

/**
 * Returns a page of the active plans at risk, the highest risk first, and their number. The risk is computed here by the same
 * function as everywhere, for every plan that SQL cannot rule out, in parts.
 */
async function atRisk(
  deps: PlanListDeps,
  { scope, loaders }: Context,
  filter: Omit<Parameters<typeof suspectPlans>[2], 'now'>,
  { limit, offset }: { limit: number; offset: number },
) {
  const { tx, organizationId } = scope;
  const suspects = await suspectPlans(tx, organizationId, { ...filter, now: deps.now() });
  const found = [];
  for (let begin = 0; begin < suspects.length; begin += PART) {
    const rows = await rowsOf(deps, scope, suspects.slice(begin, begin + PART));
    found.push(...rows.filter(({ risk }) => risk.level !== 'low'));
  }
  found.sort((a, b) => b.risk.points - a.risk.points);
  const page = found.slice(offset, offset + limit);
  const people = await peopleOfPlans(
    tx,
    organizationId,
    page.map(({ id }) => id),
  );
  const items = page.flatMap((row) => {
    const person = people.get(row.id);
    if (!person) return [];
    loaders.user.prime(person.id, person);
    return [{ ...row, person }];
  });
  return { items, count: found.length };
}

/**
 * Lists the plans of the people whom the caller looks after: those that end first come first, and with `isAtRisk` those with the
 * highest risk.
 */
export async function listPlans(deps: PlanListDeps, context: Context, args: QueryAdaptationsArgs) {
  const { scope, loaders } = context;
  const { tx, organizationId } = scope;
  const page = paging(args.page, args.pageSize, limits.pageSizeMax);
  const filter = {
    people: visiblePeople(organizationId, subjectOf(context.signedIn)),
    search: (args.search ?? '').slice(0, limits.search),
  };
  if (args.isAtRisk) return atRisk(deps, context, filter, page);
  const status = args.isFinished ? 'finished' : 'running';
  const { rows: listed, count } = await listAdaptations(tx, organizationId, { ...filter, status, ...page });
  const rows = await rowsOf(deps, scope, listed);
  const items = rows.flatMap((row, place) => {
    const person = listed[place]?.person;
    if (!person) return [];
    loaders.user.prime(person.id, person);
    return [{ ...row, person }];
  });
  return { items, count };
}
