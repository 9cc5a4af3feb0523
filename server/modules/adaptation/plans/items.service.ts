import { markSchema } from '@domain/adaptation/course';
import { stepSchema } from '@domain/adaptation/step';
import { checkInput, checkSent } from '@server/modules/check-input';
import { type AuditChanges, changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AdaptationItemInput } from '@server/graphql/generated/types';
import { given } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { mayMark, planRights, type PlanRights, requirePlan } from '../adaptation.policy';
import { adaptationRepository } from '../adaptation.repository';
import type { AdaptationItemRow, AdaptationRow } from '../adaptation.tables';
import { findPerson } from '../newcomers.read-model';
import type { PlanEvents } from './plan-events';
import { readPlans } from './plans.read-model';
import { turnOf } from './turn.sql';

type Deps = Pick<ModuleDeps, 'audit' | 'now'> & { events: PlanEvents };

const AUDITED = [
  'title',
  'text',
  'criterion',
  'lane',
  'kind',
  'weight',
  'dueOn',
  'grade',
  'comment',
] as const;

const itemSchema = stepSchema.pick(['title', 'text', 'criterion', 'weight']);

/** Checks the fields that were sent. @throws {AppError} validation.* on the field */
function checkItem(input: AdaptationItemInput) {
  const { weight, ...texts } = checkSent(itemSchema, {
    title: input.title ?? undefined,
    text: input.text ?? undefined,
    criterion: input.criterion ?? undefined,
    weight: input.weight ?? undefined,
  });
  return {
    lane: given(input.lane, (lane) => lane),
    kind: given(input.kind, (kind) => kind),
    ...texts,
    weight: weight ?? undefined,
    dueOn: input.dueOn,
  };
}

/**
 * Checks the lane: a person who may add but not manage adds only to the newcomer's lane and to their own. @throws {AppError}
 * access.denied
 */
function requireLane({ canManage }: PlanRights, { lane, kind }: ReturnType<typeof checkItem>): void {
  if (canManage) return;
  const isTheirs = lane === undefined || lane === 'employee' || lane === 'mentor';
  if (!isTheirs) throw new AppError('access.denied', { field: 'lane' });
  if (kind === 'trial') throw new AppError('access.denied', { field: 'kind' });
}

/**
 * Checks that the grade comes from a person who looks after the newcomer: nobody grades themselves. @throws {AppError}
 * access.denied, validation.*
 */
function checkMark({ canAdd }: PlanRights, item: AdaptationItemRow, { grade, comment }: StepMark) {
  if (grade !== null && !canAdd) throw new AppError('access.denied', { field: 'grade' });
  const checked = checkInput(markSchema, { grade, comment: comment ?? item.comment });
  return { grade: checked.grade ?? item.grade, comment: checked.comment };
}

async function recordChange(
  { audit, events }: Deps,
  scope: Scope,
  action: 'create' | 'update' | 'delete' | 'complete',
  item: AdaptationItemRow,
  changes: AuditChanges,
): Promise<void> {
  const { tx, organizationId } = scope;
  await audit.write(scope, {
    action,
    objectType: 'adaptationItem',
    objectId: item.id,
    affectedUserId: item.userId,
    changes,
  });
  const plan =
    item.adaptationId === null
      ? null
      : await adaptationRepository.find(tx, organizationId, item.adaptationId);
  await events.changed(scope, await readPlans(tx, organizationId, plan ? [plan] : []));
}

async function personOf({ tx, organizationId }: Scope, id: number | null | undefined): Promise<UserRow> {
  const person = await findPerson(tx, organizationId, id ?? 0);
  if (!person) throw new AppError('notFound');
  return person;
}

async function runningPlan(
  { tx, organizationId }: Scope,
  adaptationId: number | null,
): Promise<AdaptationRow | null> {
  if (adaptationId === null) return null;
  const plan = await adaptationRepository.find(tx, organizationId, adaptationId);
  if (plan?.status === 'finished') throw new AppError('adaptation.finished');
  return plan;
}

async function lockItem(scope: Scope, id: number) {
  const item = await adaptationRepository.lockItem(scope.tx, scope.organizationId, id);
  if (!item) throw new AppError('notFound');
  const rights = await planRights(scope, await personOf(scope, item.userId));
  if (!rights.canRead) throw new AppError('notFound');
  return { item, rights, plan: await runningPlan(scope, item.adaptationId) };
}

/**
 * Locks a step that the caller may edit: managers edit all steps, others those that they added. @throws {AppError} access.denied
 */
async function lockForEdit(scope: Scope, id: number) {
  const locked = await lockItem(scope, id);
  const { canManage, canAdd } = locked.rights;
  const isTheirs = canAdd && locked.item.createdById === scope.caller?.userId;
  if (!canManage && !isTheirs) throw new AppError('access.denied');
  return locked;
}

/** @throws {AppError} access.denied unless it is the caller's turn, or they are responsible for the lane */
async function requireMark(
  scope: Scope,
  item: AdaptationItemRow,
  rights: PlanRights,
  plan: AdaptationRow | null,
): Promise<void> {
  const [running] = await readPlans(scope.tx, scope.organizationId, plan ? [plan] : []);
  const turnId = running ? turnOf(item.lane, running.people) : item.userId;
  if (!mayMark(scope, rights, item.lane, turnId)) throw new AppError('access.denied');
}

/** @throws {AppError} notFound */
async function findItem(scope: Scope, id: number): Promise<AdaptationItemRow> {
  return (await lockItem(scope, id)).item;
}

/** @throws {AppError} adaptation.none when there is no running plan for the step */
async function createItem(deps: Deps, scope: Scope, input: AdaptationItemInput): Promise<AdaptationItemRow> {
  const { tx, organizationId, caller } = scope;
  const person = await personOf(scope, input.userId);
  const rights = await requirePlan(scope, person, 'canAdd');
  const { title, lane = 'employee', kind = 'task', ...fields } = checkItem(input);
  requireLane(rights, { ...fields, title, lane, kind });
  if (title === undefined) throw new AppError('validation.required', { field: 'title' });
  const [plan] = await adaptationRepository.running(tx, organizationId, { userIds: [person.id] });
  if (!plan && kind !== 'trial') throw new AppError('adaptation.none');
  const [item] = await adaptationRepository.insertItems(tx, [
    {
      organizationId,
      userId: person.id,
      adaptationId: plan?.id ?? null,
      ...fields,
      title,
      lane,
      kind,
      isOwn: true,
      createdById: caller?.userId ?? null,
    },
  ]);
  if (!item) throw new Error('insert returned nothing');
  await recordChange(deps, scope, 'create', item, firstValuesOf(item, AUDITED));
  return item;
}

/** @throws {AppError} conflict.updated, adaptation.finished */
async function updateItem(deps: Deps, scope: Scope, input: AdaptationItemInput): Promise<AdaptationItemRow> {
  const { item, rights } = await lockForEdit(scope, input.id ?? 0);
  const fields = checkItem(input);
  requireLane(rights, fields);
  const { id, updatedAt } = item;
  await rejectStale(scope, { objectType: 'adaptationItem', id, updatedAt }, input.updatedAt);
  const change = { ...fields, isOwn: true };
  const after = await adaptationRepository.updateItem(scope.tx, scope.organizationId, id, change);
  await recordChange(deps, scope, 'update', after, changesOf(item, after, AUDITED));
  return after;
}

/** Deletes a step. Completed steps stay: the decision is based on them. @throws {AppError} adaptation.doneStays */
async function deleteItem(deps: Deps, scope: Scope, id: number): Promise<void> {
  const { item } = await lockForEdit(scope, id);
  if (item.doneAt !== null) throw new AppError('adaptation.doneStays');
  await adaptationRepository.deleteItems(scope.tx, scope.organizationId, [id]);
  await recordChange(deps, scope, 'delete', item, lastValuesOf(item, AUDITED));
}

/** Marks a step as done, with the person and time, or as open again. A second «done» changes nothing. */
async function markItem(
  deps: Deps,
  scope: Scope,
  id: number,
  stepMark: StepMark,
): Promise<AdaptationItemRow> {
  const { item, rights, plan } = await lockItem(scope, id);
  await requireMark(scope, item, rights, plan);
  const wasDone = item.doneAt !== null;
  const change = markOf(scope, item, rights, stepMark, deps.now());
  if (!differs(item, change)) return item;
  const after = await adaptationRepository.updateItem(scope.tx, scope.organizationId, id, change);
  const changes = changesOf(item, after, AUDITED);
  if (wasDone === stepMark.isDone) await recordChange(deps, scope, 'update', after, changes);
  else {
    const auditChanges = { ...changes, isDone: [wasDone, stepMark.isDone] } satisfies AuditChanges;
    await recordChange(deps, scope, stepMark.isDone ? 'complete' : 'update', after, auditChanges);
  }
  return after;
}

/** Manages the steps of a plan, and tasks of the trial period, which may exist without a plan. */
export function createItemsService(deps: Deps) {
  return {
    find: findItem,
    create: (scope: Scope, input: AdaptationItemInput) => createItem(deps, scope, input),
    update: (scope: Scope, input: AdaptationItemInput) => updateItem(deps, scope, input),
    delete: (scope: Scope, id: number) => deleteItem(deps, scope, id),
    mark: (scope: Scope, id: number, stepMark: StepMark) => markItem(deps, scope, id, stepMark),
  };
}

interface StepMark {
  isDone: boolean;
  grade: number | null;
  comment: string | null;
}

type Mark = Pick<AdaptationItemRow, 'doneAt' | 'doneById' | 'grade' | 'comment'>;

/** Returns the fields that the mark changes: the person and time of the first mark stay. */
function markOf(
  { caller }: Scope,
  item: AdaptationItemRow,
  rights: PlanRights,
  asked: StepMark,
  at: Date,
): Mark {
  const stepMark = checkMark(rights, item, asked);
  if (!asked.isDone) return { ...stepMark, doneAt: null, doneById: null };
  if (item.doneAt !== null) return { ...stepMark, doneAt: item.doneAt, doneById: item.doneById };
  return { ...stepMark, doneAt: at, doneById: caller?.userId ?? null };
}

function differs(item: AdaptationItemRow, mark: Mark): boolean {
  return item.doneAt !== mark.doneAt || item.grade !== mark.grade || item.comment !== mark.comment;
}

export type ItemsService = ReturnType<typeof createItemsService>;
