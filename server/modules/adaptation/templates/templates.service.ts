import { changesOf, firstValuesOf } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { AdaptationTemplateInput } from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import { dayOf } from '@server/modules/days';
import { loadUsers } from '@server/modules/employees/employees.read-model';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { adaptationRepository } from '../adaptation.repository';
import type { AdaptationRow, AdaptationTemplateRow, StoredStep } from '../adaptation.tables';
import type { PlanEvents } from '../plans/plan-events';
import { organizationOf } from '../plans/plan-view.service';
import { readPlans } from '../plans/plans.read-model';
import { stepsAsItems } from '../plans/plans.service';
import { templateEffect, type TemplateEffect } from './template-effect';
import { checkTemplate } from './template-input';
import { templatesRepository } from './templates.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & { events: PlanEvents; newKey: () => string };

const AUDITED = ['name', 'positionIds', 'isArchive'] as const;

interface Effects {
  effect: TemplateEffect;
  plans: AdaptationRow[];
  organization: OrganizationRow;
  today: string;
}

async function effectOf(
  { now }: Deps,
  scope: Scope,
  before: AdaptationTemplateRow,
  steps: readonly StoredStep[],
): Promise<Effects> {
  const { tx, organizationId } = scope;
  const organization = await organizationOf(scope);
  const today = dayOf(now(), organization.timezone);
  const plans = await adaptationRepository.running(tx, organizationId, { templateId: before.id });
  const items = groupBy(
    await adaptationRepository.itemsOf(
      tx,
      organizationId,
      plans.map(({ id }) => id),
    ),
    (item) => item.adaptationId,
  );
  const running = plans.map((adaptation) => ({ adaptation, items: items.get(adaptation.id) ?? [] }));
  const effect = templateEffect(before.steps, steps, running, organization, today);
  return { effect, plans, organization, today };
}

async function carryOut(
  { events }: Deps,
  scope: Scope,
  { effect, plans, organization, today }: Effects,
): Promise<void> {
  const { tx, organizationId, caller } = scope;
  const added = effect.added.flatMap(({ adaptationId, step }) => {
    const plan = plans.find(({ id }) => id === adaptationId);
    return plan ? stepsAsItems(plan, [step], organization, today, caller?.userId ?? null) : [];
  });
  await adaptationRepository.insertItems(tx, added);
  for (const { id, step, dueOn } of effect.changed) {
    const { title, text, lane, kind, weight } = step;
    const change = { title, text, lane, kind, weight, dueOn };
    await adaptationRepository.updateItem(tx, organizationId, id, change);
  }
  await adaptationRepository.deleteItems(tx, organizationId, effect.removedIds);
  const changed = plans.filter(({ id }) => effect.adaptationIds.includes(id));
  await events.changed(scope, await readPlans(tx, organizationId, changed));
}

async function recordChange(
  { audit, live }: Deps,
  scope: Scope,
  before: AdaptationTemplateRow | null,
  after: AdaptationTemplateRow,
  action: LogAction = before ? 'update' : 'create',
): Promise<void> {
  const { tx, organizationId } = scope;
  const steps: [number, number] | null =
    JSON.stringify(before?.steps) === JSON.stringify(after.steps)
      ? null
      : [before?.steps.length ?? 0, after.steps.length];
  await audit.write(scope, {
    action,
    objectType: 'adaptationTemplate',
    objectId: after.id,
    changes: {
      ...(before ? changesOf(before, after, AUDITED) : firstValuesOf(after, AUDITED)),
      ...(steps ? { steps } : {}),
    },
  });
  await live.publish(tx, { organizationId, topic: 'adaptationTemplate', ids: [after.id] });
}

async function lockTemplate({ tx, organizationId }: Scope, id: number): Promise<AdaptationTemplateRow> {
  const row = await templatesRepository.lock(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function findTemplate({ tx, organizationId }: Scope, id: number): Promise<AdaptationTemplateRow> {
  const row = await templatesRepository.find(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

const listTemplates = ({ tx, organizationId }: Scope, isArchive: boolean): Promise<AdaptationTemplateRow[]> =>
  templatesRepository.list(tx, organizationId, isArchive);

/** Returns the effect of saving. @throws {AppError} as saving would */
async function previewTemplate(deps: Deps, { scope, loaders }: Context, input: AdaptationTemplateInput) {
  const before = input.id ? await lockTemplate(scope, input.id) : null;
  const { steps } = await checkTemplate(deps, scope, input, before);
  if (!before) return { people: [], added: 0, changed: 0, removed: 0, kept: 0 };
  const { effect, plans } = await effectOf(deps, scope, before, steps);
  const userIds = plans.filter(({ id }) => effect.adaptationIds.includes(id)).map((plan) => plan.userId);
  return {
    people: await loadUsers(loaders, userIds),
    added: effect.added.length,
    changed: effect.changed.length,
    removed: effect.removedIds.length,
    kept: effect.kept,
  };
}

/** @throws {AppError} conflict.updated, validation.* on the field */
async function saveTemplate(
  deps: Deps,
  scope: Scope,
  input: AdaptationTemplateInput,
  isForRunning: boolean,
): Promise<AdaptationTemplateRow> {
  const { tx, organizationId, caller } = scope;
  const before = input.id ? await lockTemplate(scope, input.id) : null;
  const fields = await checkTemplate(deps, scope, input, before);
  if (!before) {
    const createdById = caller?.userId ?? null;
    const made = await templatesRepository.insert(tx, { organizationId, ...fields, createdById });
    await recordChange(deps, scope, null, made);
    return made;
  }
  const { id, updatedAt } = before;
  await rejectStale(scope, { objectType: 'adaptationTemplate', id, updatedAt }, input.updatedAt);
  if (isForRunning) await carryOut(deps, scope, await effectOf(deps, scope, before, fields.steps));
  const after = await templatesRepository.update(tx, organizationId, id, fields);
  await recordChange(deps, scope, before, after);
  return after;
}

/** Archives a template or restores it: no new plans use an archived one; running plans continue. */
async function archiveTemplate(
  deps: Deps,
  scope: Scope,
  id: number,
  isArchive: boolean,
): Promise<AdaptationTemplateRow> {
  const before = await lockTemplate(scope, id);
  if (before.isArchive === isArchive) return before;
  const after = await templatesRepository.update(scope.tx, scope.organizationId, id, { isArchive });
  await recordChange(deps, scope, before, after, isArchive ? 'archive' : 'restore');
  return after;
}

/** Manages plan templates, and applies their edits to the running plans that use them. */
export function createTemplatesService(deps: Deps) {
  return {
    find: findTemplate,
    list: listTemplates,
    preview: (context: Context, input: AdaptationTemplateInput) => previewTemplate(deps, context, input),
    save: (scope: Scope, input: AdaptationTemplateInput, isForRunning: boolean) =>
      saveTemplate(deps, scope, input, isForRunning),
    archive: (scope: Scope, id: number, isArchive: boolean) => archiveTemplate(deps, scope, id, isArchive),
  };
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;
