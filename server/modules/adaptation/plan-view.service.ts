import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type {
  AdaptationLane,
  QueryAdaptationsArgs,
  ResolversTypes,
} from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/subject';
import { paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { type PlanRights, requirePlan, visiblePeople } from './adaptation.policy';
import { adaptationRepository } from './adaptation.repository';
import type { AdaptationRow } from './adaptation.tables';
import { listAdaptations } from './list.read-model';
import { lengthOf, reachedDay } from './plan-days';
import { entriesOf, personOf, type Resolved } from './plan-entries';
import { asOfDay, readPlans, spanOf, worksOf, worksOfMany } from './plans.read-model';
import { progressOf } from './progress';
import { templatesRepository } from './templates.repository';
import { turnOf } from './turn';

export type PageView = Resolved<ResolversTypes['AdaptationPage']>;

const LANES: readonly AdaptationLane[] = ['employee', 'mentor', 'leader', 'hr'];

/** Returns the organization of the scope. */
export async function organizationOf({ tx, organizationId }: Scope): Promise<OrganizationRow> {
  const organization = await findOrganization(tx, organizationId);
  if (!organization) throw new AppError('notFound');
  return organization;
}

type PlanViewDeps = Pick<ModuleDeps, 'contentKinds' | 'now'>;

async function planView(deps: PlanViewDeps, context: Context, adaptation: AdaptationRow, rights: PlanRights) {
  const { scope, loaders } = context;
  const { tx, organizationId } = scope;
  const organization = await organizationOf(scope);
  const [plan] = await readPlans(tx, organizationId, [adaptation]);
  if (!plan) throw new AppError('notFound');
  const today = dayOf(deps.now(), organization.timezone);
  const asOf = asOfDay(adaptation, today, organization.timezone);
  const template =
    adaptation.templateId === null
      ? null
      : await templatesRepository.find(tx, organizationId, adaptation.templateId);
  return {
    ...adaptation,
    template,
    decidedBy: await personOf(loaders, adaptation.decidedById),
    day: reachedDay(adaptation, asOf),
    days: lengthOf(adaptation),
    lanes: await Promise.all(
      LANES.map(async (lane) => ({
        lane,
        person: await personOf(loaders, turnOf(lane, plan.people)),
        isStandIn: plan.people[lane] === null,
      })),
    ),
    entries: await entriesOf(deps, context, plan, rights, asOf),
    progress: progressOf(worksOf(plan, organization), spanOf(plan, organization, today), organization),
  };
}

/** Returns a person's page. @throws {AppError} notFound for people whom the caller may not see */
async function planPage(deps: PlanViewDeps, context: Context, userId: number | null): Promise<PageView> {
  const { scope, signedIn, loaders } = context;
  const person = await loaders.user.load(userId ?? subjectOf(signedIn).userId);
  if (!person) throw new AppError('notFound');
  const rights = await requirePlan(scope, person, 'canRead');
  const adaptation = await adaptationRepository.ofUser(scope.tx, scope.organizationId, person.id);
  const { canAdd, canManage } = rights;
  return {
    person,
    canAdd,
    canManage,
    adaptation: adaptation && (await planView(deps, context, adaptation, rights)),
  };
}

/** Lists the plans of the people whom the caller looks after; those that end first come first. */
async function listPlans(
  { now }: PlanViewDeps,
  { scope, signedIn, loaders }: Context,
  args: QueryAdaptationsArgs,
) {
  const { tx, organizationId } = scope;
  const { rows, count } = await listAdaptations(tx, organizationId, {
    people: visiblePeople(organizationId, subjectOf(signedIn)),
    isFinished: args.isFinished ?? false,
    search: (args.search ?? '').slice(0, limits.search),
    ...paging(args.page, args.pageSize, limits.pageSizeMax),
  });
  const ids = rows.map(({ adaptation }) => adaptation.id);
  const works = await worksOfMany(tx, organizationId, ids);
  const items = rows.map(({ adaptation, person, organization }) => {
    const span = spanOf({ adaptation }, organization, dayOf(now(), organization.timezone));
    const {
      actual,
      expected,
      pace,
      count: done,
      overdueCount,
      forecast,
    } = progressOf(works.get(adaptation.id) ?? [], span, organization);
    loaders.user.prime(person.id, person);
    return {
      ...adaptation,
      ...{ actual, expected, pace, overdueCount, count: done, forecast: forecast ?? null, person },
      day: reachedDay(adaptation, span.asOf),
      days: lengthOf(adaptation),
    };
  });
  return { items, count };
}

/** Builds the views of plans. */
export function createPlanViewService(deps: PlanViewDeps) {
  return {
    page: (context: Context, userId: number | null) => planPage(deps, context, userId),
    list: (context: Context, args: QueryAdaptationsArgs) => listPlans(deps, context, args),
  };
}
