import { decisionSchema, pauseSchema, shiftSchema } from '@domain/adaptation/course';
import limits from '@graphql/limits.json';
import { type AuditChanges, changesOf } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationAdaptationDecideArgs } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { rejectStale } from '@server/modules/conflict';
import { dayOf, daysAfter, daysBetween } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { fullName } from '@server/modules/person-name';
import { requirePlan } from '../adaptation.policy';
import { adaptationRepository } from '../adaptation.repository';
import type { AdaptationRow, StoredMove } from '../adaptation.tables';
import { findPerson } from '../newcomers.read-model';
import { shiftedDue } from './plan-days';
import type { PlanEvents } from './plan-events';
import { organizationOf } from './plan-view.service';
import { readPlans } from './plans.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'notify' | 'now'> & {
  bus: ModuleDeps['events'];
  events: PlanEvents;
};
type Change = Partial<AdaptationRow>;

const AUDITED = ['status', 'result', 'dateStart', 'dateEnd', 'pausedFrom', 'comment'] as const;
const FIRST_DAY = '0001-01-01';

interface Course {
  plan: AdaptationRow;
  person: UserRow;
  organization: OrganizationRow;
  today: string;
}

async function lockCourse(
  { now }: Deps,
  scope: Scope,
  id: number,
  updatedAt: Date | null | undefined,
): Promise<Course> {
  const { tx, organizationId } = scope;
  const plan = await adaptationRepository.lock(tx, organizationId, id);
  const person = plan && (await findPerson(tx, organizationId, plan.userId));
  await requirePlan(scope, person, 'canManage');
  if (!plan || !person) throw new AppError('notFound');
  await rejectStale(scope, { objectType: 'adaptation', id, updatedAt: plan.updatedAt }, updatedAt);
  if (plan.status === 'finished') throw new AppError('adaptation.finished');
  const organization = await organizationOf(scope);
  return { plan, person, organization, today: dayOf(now(), organization.timezone) };
}

async function savePlan(
  { audit, events }: Deps,
  scope: Scope,
  plan: AdaptationRow,
  change: Change,
  entry: { action?: LogAction; changes?: AuditChanges } = {},
): Promise<AdaptationRow> {
  const { tx, organizationId } = scope;
  const after = await adaptationRepository.update(tx, organizationId, plan.id, change);
  await audit.write(scope, {
    action: entry.action ?? 'update',
    objectType: 'adaptation',
    objectId: plan.id,
    affectedUserId: plan.userId,
    changes: { ...changesOf(plan, after, AUDITED), ...entry.changes },
  });
  await events.changed(scope, await readPlans(tx, organizationId, [after]));
  return after;
}

/** Moves everything open from the day on; assignments are moved by their own module. */
async function moveOpen(
  scope: Scope,
  { plan, organization }: Course,
  { from, days }: StoredMove,
  floor: string,
): Promise<void> {
  const { tx, organizationId } = scope;
  const items = await adaptationRepository.itemsOf(tx, organizationId, [plan.id]);
  const moved = items.flatMap(({ id, dueOn, doneAt }) =>
    doneAt === null && dueOn !== null && dueOn >= from
      ? [{ id, dueOn: shiftedDue(dueOn, days, floor, organization) }]
      : [],
  );
  await adaptationRepository.moveItems(tx, organizationId, moved);
}

/** @throws {AppError} validation.range, conflict.updated, adaptation.finished */
async function shiftPlan(
  deps: Deps,
  scope: Scope,
  id: number,
  days: number,
  from: string | null,
  updatedAt: Date | null,
): Promise<AdaptationRow> {
  checkInput(shiftSchema, { days, from });
  const course = await lockCourse(deps, scope, id, updatedAt);
  if (days === 0) return course.plan;
  const move = { from: from ?? course.today, days, isPause: false, reason: '' };
  await moveOpen(scope, course, move, course.today);
  const moves = [...course.plan.moves, move];
  return savePlan(deps, scope, course.plan, { moves }, { changes: { shiftedDays: [null, days] } });
}

/** @throws {AppError} adaptation.paused, validation.dateRange */
async function pausePlan(
  deps: Deps,
  scope: Scope,
  id: number,
  from: string | null,
  reason: string | null,
  updatedAt: Date | null,
): Promise<AdaptationRow> {
  const { plan, today } = await lockCourse(deps, scope, id, updatedAt);
  if (plan.status === 'paused') throw new AppError('adaptation.paused');
  const pausedFrom = from ?? today;
  if (pausedFrom > today || pausedFrom < plan.dateStart) {
    throw new AppError('adaptation.pauseDay', { field: 'from' });
  }
  const { reason: pauseReason } = checkInput(pauseSchema, { from, reason });
  return savePlan(
    deps,
    scope,
    plan,
    { status: 'paused', pausedFrom, pauseReason },
    { action: 'suspend', changes: { reason: [null, pauseReason] } },
  );
}

/** @throws {AppError} adaptation.notPaused, adaptation.resumeDay */
async function resumePlan(
  deps: Deps,
  scope: Scope,
  id: number,
  on: string | null,
  updatedAt: Date | null,
): Promise<AdaptationRow> {
  const course = await lockCourse(deps, scope, id, updatedAt);
  const { plan, today } = course;
  if (plan.pausedFrom === null) throw new AppError('adaptation.notPaused');
  const day = on ?? today;
  if (day < plan.pausedFrom || day > today) throw new AppError('adaptation.resumeDay', { field: 'on' });
  const days = daysBetween(plan.pausedFrom, day);
  const move = { from: plan.pausedFrom, days, isPause: true, reason: plan.pauseReason };
  await moveOpen(scope, course, move, FIRST_DAY);
  const dateEnd = daysAfter(plan.dateEnd, days);
  const moves = days === 0 ? plan.moves : [...plan.moves, move];
  const change: Change = { status: 'active', pausedFrom: null, pauseReason: '', dateEnd, moves };
  const after = await savePlan(deps, scope, plan, change, { action: 'resume' });
  const { userId } = plan;
  await deps.bus.emit(scope, 'assignments.postpone', { userId, from: move.from, days });
  await deps.bus.emit(scope, 'adaptation.changed', { userId, dateAdaptEnd: dateEnd, isPassed: false });
  return after;
}

/** @throws {AppError} validation.required, adaptation.endDay */
async function decidePlan(
  deps: Deps,
  scope: Scope,
  args: MutationAdaptationDecideArgs,
): Promise<AdaptationRow> {
  const { result } = args;
  const { plan, person } = await lockCourse(deps, scope, args.id, args.updatedAt);
  const { comment, dateEnd = null } = checkInput(decisionSchema, args);
  const decision = { result, comment, decidedById: scope.caller?.userId ?? null, decidedAt: deps.now() };
  const end = result === 'extended' && dateEnd !== null ? extendedEnd(plan, dateEnd) : plan.dateEnd;
  const change: Change =
    result === 'extended'
      ? { ...decision, dateEnd: end }
      : { ...decision, status: 'finished', pausedFrom: null, pauseReason: '' };
  const after = await savePlan(deps, scope, plan, change, { action: 'approve' });
  await deps.bus.emit(scope, 'adaptation.changed', {
    userId: person.id,
    dateAdaptEnd: end,
    isPassed: result === 'passed',
  });
  await deps.notify(scope, {
    userIds: [person.id],
    type: 'adaptationResult',
    objectType: 'adaptation',
    objectId: plan.id,
    route: `/adaptation/${person.id}`,
    params: { person: fullName(person), result, comment },
    dedupeKey: `adaptationResult:${plan.id}:${result}:${end}`,
  });
  return after;
}

/** Changes the course of a running plan: shift, pause, resume, extend, decide. */
export function createCourseService(deps: Deps) {
  return {
    shift: (scope: Scope, id: number, days: number, from: string | null, updatedAt: Date | null) =>
      shiftPlan(deps, scope, id, days, from, updatedAt),
    pause: (scope: Scope, id: number, from: string | null, reason: string | null, updatedAt: Date | null) =>
      pausePlan(deps, scope, id, from, reason, updatedAt),
    resume: (scope: Scope, id: number, on: string | null, updatedAt: Date | null) =>
      resumePlan(deps, scope, id, on, updatedAt),
    decide: (scope: Scope, args: MutationAdaptationDecideArgs) => decidePlan(deps, scope, args),
  };
}

/** Returns a later end date than before, within the max length of an adaptation. @throws {AppError} */
function extendedEnd(plan: AdaptationRow, dateEnd: string): string {
  const latest = daysAfter(plan.dateStart, limits.adaptDaysMax * 2);
  if (dateEnd <= plan.dateEnd || dateEnd > latest)
    throw new AppError('adaptation.endDay', { field: 'dateEnd' });
  return dateEnd;
}

export type CourseService = ReturnType<typeof createCourseService>;
