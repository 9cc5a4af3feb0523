import limits from '@graphql/limits.json';
import { changesOf, firstValuesOf } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { AdaptationStepInput, AdaptationTemplateInput } from '@server/graphql/generated/resolvers';
import { checkLine, checkRange, checkText } from '@server/modules/checks';
import { refuseStale } from '@server/modules/conflict';
import { dayOf } from '@server/modules/days';
import { loadUsers } from '@server/modules/employees/employees.read-model';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { positionsByIds } from '@server/modules/structure/structure.read-model';
import { adaptationRepository } from './adaptation.repository';
import type { AdaptationRow, AdaptationTemplateRow, StoredStep } from './adaptation.tables';
import type { PlanEvents } from './plan-events';
import { organizationOf } from './plan-view.service';
import { stepsAsItems } from './plans.service';
import { readPlans } from './plans.read-model';
import { templateEffect, type TemplateEffect } from './template-effect';
import { templatesRepository } from './templates.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & { events: PlanEvents; newKey: () => string };

const AUDITED = ['name', 'positionIds', 'isArchive'] as const;

interface Effects {
  effect: TemplateEffect;
  plans: AdaptationRow[];
  organization: OrganizationRow;
  today: string;
}

/** Templates of plans, and what an edit of one does to the plans that run by it. */
export function createTemplatesService({ audit, live, events, newKey, now }: Deps) {
  /** @throws {AppError} on `steps.<place>.<field>` */
  function checkStep(step: AdaptationStepInput, index: number, known: ReadonlySet<string>): StoredStep {
    const field = (name: string) => `steps.${index}.${name}`;
    const { planDayMin: min, planDayMax: max } = limits;
    checkRange(step.day, { field: field('day'), min, max });
    if (step.day === 0) throw new AppError('adaptation.noDayZero', { field: field('day') });
    if (step.kind === 'trial') throw new AppError('validation.option', { field: field('kind') });
    const weight = step.weight ?? 1;
    checkRange(weight, { field: field('weight'), min: 1, max: limits.stepWeightMax });
    return {
      key: step.key && known.has(step.key) ? step.key : newKey(),
      day: step.day,
      lane: step.lane,
      kind: step.kind,
      title: checkLine(step.title, { field: field('title'), max: limits.stepTitle, isRequired: true }),
      text: checkText(step.text ?? '', { field: field('text'), max: limits.stepText }),
      weight,
    };
  }

  async function check(scope: Scope, input: AdaptationTemplateInput, before: AdaptationTemplateRow | null) {
    const { tx, organizationId } = scope;
    const known = new Set(before?.steps.map(({ key }) => key));
    const name = checkLine(input.name, { field: 'name', max: limits.name, isRequired: true });
    checkRange(input.steps.length, { field: 'steps', min: 0, max: limits.planSteps });
    const positionIds = [...new Set(input.positionIds)];
    const positions = await positionsByIds(tx, organizationId, positionIds);
    if (positions.size < positionIds.length) {
      throw new AppError('validation.unknown', { field: 'positionIds' });
    }
    const steps = input.steps.map((step, index) => checkStep(step, index, known));
    // The order of the days is the order of the template; Array.sort keeps equals as they came.
    return { name, positionIds, steps: steps.sort((a, b) => a.day - b.day) };
  }

  async function effectOf(
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

  async function carryOut(scope: Scope, { effect, plans, organization, today }: Effects): Promise<void> {
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

  async function tell(
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

  async function lock({ tx, organizationId }: Scope, id: number): Promise<AdaptationTemplateRow> {
    const row = await templatesRepository.lock(tx, organizationId, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  return {
    async find({ tx, organizationId }: Scope, id: number): Promise<AdaptationTemplateRow> {
      const row = await templatesRepository.find(tx, organizationId, id);
      if (!row) throw new AppError('notFound');
      return row;
    },

    list: ({ tx, organizationId }: Scope, isArchive: boolean): Promise<AdaptationTemplateRow[]> =>
      templatesRepository.list(tx, organizationId, isArchive),

    /** What saving would do. @throws {AppError} as saving would */
    async preview({ scope, loaders }: Context, input: AdaptationTemplateInput) {
      const before = input.id ? await lock(scope, input.id) : null;
      const { steps } = await check(scope, input, before);
      if (!before) return { people: [], added: 0, changed: 0, removed: 0, kept: 0 };
      const { effect, plans } = await effectOf(scope, before, steps);
      const userIds = plans.filter(({ id }) => effect.adaptationIds.includes(id)).map((plan) => plan.userId);
      return {
        people: await loadUsers(loaders, userIds),
        added: effect.added.length,
        changed: effect.changed.length,
        removed: effect.removedIds.length,
        kept: effect.kept,
      };
    },

    /** @throws {AppError} conflict.updated, validation.* on the field */
    async save(
      scope: Scope,
      input: AdaptationTemplateInput,
      isForRunning: boolean,
    ): Promise<AdaptationTemplateRow> {
      const { tx, organizationId, caller } = scope;
      const before = input.id ? await lock(scope, input.id) : null;
      const fields = await check(scope, input, before);
      if (!before) {
        const createdById = caller?.userId ?? null;
        const made = await templatesRepository.insert(tx, { organizationId, ...fields, createdById });
        await tell(scope, null, made);
        return made;
      }
      const { id, updatedAt } = before;
      await refuseStale(scope, { objectType: 'adaptationTemplate', id, updatedAt }, input.updatedAt);
      if (isForRunning) await carryOut(scope, await effectOf(scope, before, fields.steps));
      const after = await templatesRepository.update(tx, organizationId, id, fields);
      await tell(scope, before, after);
      return after;
    },

    /** Nobody gets it any more; plans that run by it go on. */
    async archive(scope: Scope, id: number, isArchive: boolean): Promise<AdaptationTemplateRow> {
      const before = await lock(scope, id);
      if (before.isArchive === isArchive) return before;
      const after = await templatesRepository.update(scope.tx, scope.organizationId, id, { isArchive });
      await tell(scope, before, after, isArchive ? 'archive' : 'restore');
      return after;
    },
  };
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;
