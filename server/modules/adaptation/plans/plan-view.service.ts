import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { AdaptationLane, QueryAdaptationsArgs } from '@server/graphql/generated/types';
import type { ResolversTypes } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/access/subject';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { type PlanRights, requirePlan } from '../adaptation.policy';
import { adaptationRepository } from '../adaptation.repository';
import type { AdaptationRow } from '../adaptation.tables';
import { NO_FACTS, planFactsOf } from './plan-facts.read-model';
import { lengthOf, reachedDay } from './plan-days';
import { entriesOf, personOf, type Resolved } from './plan-entries';
import { listPlans } from './plan-list.service';
import { asOfDay, type Plan, readPlans, spanOf, worksOf } from './plans.read-model';
import { progressOf, riskOf } from './progress';
import { templatesRepository } from '../templates/templates.repository';
import { turnOf } from './turn.sql';

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
    progress: await progressWithRisk(scope, plan, organization, today),
  };
}

async function progressWithRisk(
  { tx, organizationId }: Scope,
  plan: Plan,
  organization: OrganizationRow,
  today: string,
) {
  const works = worksOf(plan, organization);
  const span = spanOf(plan, organization, today);
  const progress = progressOf(works, span, organization);
  const { id } = plan.adaptation;
  const facts = (await planFactsOf(tx, organizationId, [id])).get(id) ?? NO_FACTS;
  return { ...progress, risk: riskOf(works, progress, { span, facts, calendar: organization }) };
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

/** Builds the views of plans. */
export function createPlanViewService(deps: PlanViewDeps) {
  return {
    page: (context: Context, userId: number | null) => planPage(deps, context, userId),
    list: (context: Context, args: QueryAdaptationsArgs) => listPlans(deps, context, args),
  };
}
