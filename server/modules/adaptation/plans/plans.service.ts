import { worksHere } from '@domain/user-statuses';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { dayOf, daysAfter, daysBetween } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { requirePlan } from '../adaptation.policy';
import { adaptationRepository } from '../adaptation.repository';
import type {
  AdaptationItemRow,
  AdaptationRow,
  AdaptationTemplateRow,
  StoredStep,
} from '../adaptation.tables';
import { findPerson, newcomersAmong, peopleOf } from '../newcomers.read-model';
import { dueOfStep, shiftedDue } from './plan-days';
import type { PlanEvents } from './plan-events';
import { organizationOf } from './plan-view.service';
import { readPlans } from './plans.read-model';
import { templateFor, templatesRepository } from '../templates/templates.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'now'> & { events: PlanEvents };
type NewItem = Parameters<typeof adaptationRepository.insertItems>[1][number];
type PlanDates = Pick<AdaptationRow, 'id' | 'userId' | 'dateStart' | 'moves'>;

/** A person whose first day is at most this many days ago still gets the preparation steps that should have been done before. */
const FRESH_DAYS = 7;
const FIRST_DAY = '0001-01-01';

/**
 * Returns the template's steps as steps of a plan. Steps whose day has passed are due today if the plan has just started, and are
 * omitted otherwise: first-week tasks are pointless for a person who has been here for two months.
 */
export function stepsAsItems(
  plan: PlanDates,
  steps: readonly StoredStep[],
  organization: OrganizationRow,
  today: string,
  createdById: number | null,
): NewItem[] {
  const isFresh = daysBetween(plan.dateStart, today) <= FRESH_DAYS;
  return steps.flatMap(({ key, day, ...step }) => {
    const dueOn = dueOfStep(plan, day, organization);
    if (dueOn < today && !isFresh) return [];
    return [
      {
        organizationId: organization.id,
        userId: plan.userId,
        adaptationId: plan.id,
        stepKey: key,
        dueOn: dueOn < today ? shiftedDue(today, 0, today, organization) : dueOn,
        createdById,
        ...step,
      },
    ];
  });
}

const todayIn = ({ now }: Deps, { timezone }: OrganizationRow) => dayOf(now(), timezone);

/** Returns the person responsible for the HR lane; null: the organization's admin. */
function hrOf({ caller }: Scope, person: UserRow): number | null {
  if (caller === null || caller.userId === person.id) return null;
  return hasRight(caller, 'employees', 'write') ? caller.userId : null;
}

async function beginPlans(
  deps: Deps,
  scope: Scope,
  people: readonly UserRow[],
  templateOf: (person: UserRow) => AdaptationTemplateRow | null,
  organization: OrganizationRow,
): Promise<AdaptationRow[]> {
  const { tx, organizationId, caller } = scope;
  const today = todayIn(deps, organization);
  const chosen = new Map(people.map((person) => [person.id, templateOf(person)]));
  const made = await adaptationRepository.insert(
    tx,
    people.map((person) => {
      const dateStart = person.dateJobStart ?? today;
      const dateEnd = person.dateAdaptEnd ?? daysAfter(dateStart, organization.adaptDays);
      return {
        organizationId,
        userId: person.id,
        templateId: chosen.get(person.id)?.id ?? null,
        hrId: hrOf(scope, person),
        dateStart,
        dateEnd: dateEnd < dateStart ? dateStart : dateEnd,
        createdById: caller?.userId ?? null,
      };
    }),
  );
  const items = made.flatMap((plan) =>
    stepsAsItems(plan, chosen.get(plan.userId)?.steps ?? [], organization, today, caller?.userId ?? null),
  );
  await adaptationRepository.insertItems(tx, items);
  await adaptationRepository.adoptItems(tx, organizationId, made);
  await deps.audit.writeAll(
    scope,
    made.map(({ id, userId, dateStart, dateEnd }) => ({
      action: 'create' as const,
      objectType: 'adaptation' as const,
      objectId: id,
      affectedUserId: userId,
      changes: { dateStart: [null, dateStart], dateEnd: [null, dateEnd] },
    })),
  );
  await deps.events.changed(scope, await readPlans(tx, organizationId, made));
  return made;
}

/** Moves all open steps by the number of days by which the first day at work has moved. */
async function restartPlan(
  scope: Scope,
  plan: AdaptationRow,
  person: UserRow,
  organization: OrganizationRow,
): Promise<AdaptationRow> {
  const { tx, organizationId } = scope;
  const dateStart = person.dateJobStart ?? plan.dateStart;
  const dateEnd = person.dateAdaptEnd ?? plan.dateEnd;
  const days = daysBetween(plan.dateStart, dateStart);
  if (days !== 0) {
    const items = await adaptationRepository.itemsOf(tx, organizationId, [plan.id]);
    await adaptationRepository.moveItems(tx, organizationId, openMoved(items, days, organization));
  }
  return adaptationRepository.update(tx, organizationId, plan.id, {
    dateStart,
    dateEnd: dateEnd < dateStart ? dateStart : dateEnd,
    moves: plan.moves.map((move) => ({ ...move, from: daysAfter(move.from, days) })),
  });
}

async function followPerson(
  { now }: Deps,
  scope: Scope,
  plan: AdaptationRow,
  person: UserRow | undefined,
  organization: OrganizationRow,
): Promise<AdaptationRow | null> {
  if (!person || !worksHere(person)) {
    const ended = { status: 'finished', pausedFrom: null, decidedAt: now() } as const;
    return adaptationRepository.update(scope.tx, scope.organizationId, plan.id, ended);
  }
  const { dateJobStart, dateAdaptEnd } = person;
  const isSame =
    (dateJobStart ?? plan.dateStart) === plan.dateStart && (dateAdaptEnd ?? plan.dateEnd) === plan.dateEnd;
  return isSame ? null : restartPlan(scope, plan, person, organization);
}

/** Starts a plan manually. @throws {AppError} notFound, access.denied, adaptation.running */
async function startPlan(
  deps: Deps,
  scope: Scope,
  person: UserRow | null,
  templateId: number | null,
): Promise<void> {
  const { tx, organizationId } = scope;
  await requirePlan(scope, person, 'canManage');
  if (!person || !worksHere(person)) throw new AppError('notFound');
  const organization = await organizationOf(scope);
  const templates = await templatesRepository.list(tx, organizationId, false);
  const asked = templates.find(({ id }) => id === templateId) ?? null;
  if (templateId !== null && !asked) throw new AppError('validation.unknown', { field: 'templateId' });
  const template = asked ?? templateFor(templates, person.positionId);
  const made = await beginPlans(deps, scope, [person], () => template, organization);
  if (made.length === 0) throw new AppError('adaptation.running');
}

/** Adds the template's steps that the plan does not have yet. @throws {AppError} notFound, access.denied, adaptation.finished */
async function applyTemplate(
  deps: Deps,
  scope: Scope,
  id: number,
  templateId: number,
): Promise<AdaptationRow> {
  const { tx, organizationId, caller } = scope;
  const plan = await adaptationRepository.lock(tx, organizationId, id);
  const person = plan && (await findPerson(tx, organizationId, plan.userId));
  await requirePlan(scope, person, 'canManage');
  if (!plan) throw new AppError('notFound');
  if (plan.status === 'finished') throw new AppError('adaptation.finished');
  const template = await templatesRepository.find(tx, organizationId, templateId);
  if (!template || template.isArchive) throw new AppError('validation.unknown', { field: 'templateId' });
  const organization = await organizationOf(scope);
  const items = await adaptationRepository.itemsOf(tx, organizationId, [plan.id]);
  const known = new Set(items.map(({ stepKey }) => stepKey));
  const steps = template.steps.filter(({ key }) => !known.has(key));
  const made = stepsAsItems(plan, steps, organization, todayIn(deps, organization), caller?.userId ?? null);
  await adaptationRepository.insertItems(tx, made);
  const after = await adaptationRepository.update(tx, organizationId, plan.id, { templateId });
  await deps.audit.write(scope, {
    action: 'update',
    objectType: 'adaptation',
    objectId: plan.id,
    affectedUserId: plan.userId,
    changes: { template: [null, template.name] },
  });
  await deps.events.changed(scope, await readPlans(tx, organizationId, [after]));
  return after;
}

/** Handles people who were hired, moved or dismissed: starts their plans, adjusts them to new dates, ends them. */
async function followPeople(deps: Deps, scope: Scope, userIds: readonly number[]): Promise<void> {
  const { tx, organizationId } = scope;
  const organization = await organizationOf(scope);
  const running = await adaptationRepository.running(tx, organizationId, { userIds });
  const people = await peopleOf(tx, organizationId, running);
  const changed: AdaptationRow[] = [];
  for (const plan of running) {
    const after = await followPerson(deps, scope, plan, people.get(plan.userId), organization);
    if (after) changed.push(after);
  }
  for (const plan of await adaptationRepository.endedByLeaving(tx, organizationId, userIds)) {
    // The plan ended with the dismissal that was undone.
    const reopened = { status: 'active', decidedAt: null } as const;
    changed.push(await adaptationRepository.update(tx, organizationId, plan.id, reopened));
  }
  await deps.events.changed(scope, await readPlans(tx, organizationId, changed));
  const newcomers = await newcomersAmong(tx, organizationId, userIds, todayIn(deps, organization));
  if (newcomers.length === 0) return;
  const templates = await templatesRepository.list(tx, organizationId, false);
  await beginPlans(
    deps,
    scope,
    newcomers,
    ({ positionId }) => templateFor(templates, positionId),
    organization,
  );
}

/** Starts plans and keeps them in line with people's dates. */
export function createPlansService(deps: Deps) {
  return {
    start: (scope: Scope, person: UserRow | null, templateId: number | null) =>
      startPlan(deps, scope, person, templateId),
    apply: (scope: Scope, id: number, templateId: number) => applyTemplate(deps, scope, id, templateId),
    follow: (scope: Scope, userIds: readonly number[]) => followPeople(deps, scope, userIds),
  };
}

function openMoved(items: readonly AdaptationItemRow[], days: number, organization: OrganizationRow) {
  return items.flatMap(({ id, dueOn, doneAt }) =>
    doneAt === null && dueOn !== null
      ? [{ id, dueOn: shiftedDue(dueOn, days, FIRST_DAY, organization) }]
      : [],
  );
}

export type PlansService = ReturnType<typeof createPlansService>;
