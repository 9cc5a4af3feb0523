import type { AssignmentChange, Demand, DomainEvents } from '@server/events/domain-events';
import type { Scope } from '@server/graphql/context';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentRuleRow } from '../assignments.tables';
import { lapse, assignDemanded, setProgress, replaceDemands, withdrawDemanded } from './demands.repository';
import { evaluate, type EvaluatedPerson } from './evaluation.repository';
import type { EffectiveRule } from './evaluation-plan.repository';
import type { AssignmentNotifications } from '../reminders/notifications';
import { type Moved, assignmentsRepository } from '../assignments.repository';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText, publishedObjects } from '@server/modules/content/content-kinds';
import { rulesRepository } from '../rules/rules.repository';

type Deps = Pick<ModuleDeps, 'events' | 'live' | 'contentKinds' | 'now'> & {
  notifications: AssignmentNotifications;
};

export interface AssignmentEngine {
  /** Returns the rules with the versions that their objects require now. */
  withVersions(scope: Scope, rules: readonly RuleDraft[]): Promise<EffectiveRule[]>;
  /** Updates the assignments of an object according to its rules. `rules` replace the stored ones. */
  applyToObject(scope: Scope, object: ObjectKey, options?: ApplyOptions): Promise<void>;
  /** The same for some people across all rules. */
  applyToPeople(scope: Scope, userIds: readonly number[]): Promise<void>;
  /** Starts assignments that were waiting for the invitation of these people; null: of all people. */
  release(scope: Scope, userIds: readonly number[] | null): Promise<void>;
  /** Creates assignments for the demands of a source other than a rule. */
  demand(scope: Scope, source: ObjectKey, demands: readonly Demand[]): Promise<void>;
  /** Lets the person take the object: an assignment like any other, and only one even if repeated. */
  take(scope: Scope, object: ObjectKey, userId: number): Promise<void>;
  /** Ends what the person took on their own. */
  giveUp(scope: Scope, object: ObjectKey, userId: number): Promise<void>;
  /** Makes these people do the object again. */
  lapse(scope: Scope, object: ObjectKey, userIds: readonly number[]): Promise<void>;
  /** Emits the changes to other modules and to sockets. */
  announce(scope: Scope, kind: AssignmentChange, moved: readonly Moved[]): Promise<void>;
}

interface ApplyOptions {
  rules?: readonly RuleDraft[];
  resignDays?: number | null;
}

/** The properties of a rule, stored or not, that the engine needs. */
export type RuleDraft = Pick<
  AssignmentRuleRow,
  'id' | 'objectType' | 'objectId' | 'audience' | 'startOffsetDays' | 'dueDays' | 'onUnmatch'
>;

/** An event does not list more people than this: clients that show the object read it again. */
const LISTED_PEOPLE = 200;
/** The number of objects per statement, so that the rules of the largest organization stay within its limits. */
const OBJECTS_AT_ONCE = 50;

async function withVersions(
  { contentKinds }: Deps,
  scope: Scope,
  rules: readonly RuleDraft[],
): Promise<EffectiveRule[]> {
  const known = rules.filter(({ objectType }) => contentKinds.of(objectType) !== null);
  const published = await publishedObjects(contentKinds, scope, known);
  return known.map((rule) => {
    const object = published.get(objectKeyText(rule));
    return {
      ...rule,
      ruleId: rule.id,
      versionId: object?.versionId ?? null,
      majorVersionId: object?.majorVersionId ?? null,
      weight: object?.weight ?? 1,
    };
  });
}

async function publishLive(
  { live }: Deps,
  { tx, organizationId, bulk }: Scope,
  group: readonly Moved[],
): Promise<void> {
  const [first] = group;
  if (!first) return;
  const userIds = [...new Set(group.map((item) => item.userId))];
  if (bulk && userIds.length > LISTED_PEOPLE) return;
  await live.publish(tx, {
    organizationId,
    topic: 'assignment',
    ids: [first.objectId],
    ...(userIds.length <= LISTED_PEOPLE ? { userIds } : {}),
  });
}

async function announce(
  deps: Deps,
  scope: Scope,
  kind: AssignmentChange,
  moved: readonly Moved[],
): Promise<void> {
  for (const group of groupBy(moved, objectKeyText).values()) {
    const [first] = group;
    if (!first) continue;
    const { objectType, objectId } = first;
    const event: DomainEvents['assignments.changed'] = {
      objectType,
      objectId,
      userIds: group.map((item) => item.userId),
      kind,
    };
    await deps.events.emit(scope, 'assignments.changed', event);
    await publishLive(deps, scope, group);
  }
}

/** Notifies people of what they must do from today on; the daily job notifies them of what starts later. */
async function notifyPeople(
  { now, notifications }: Deps,
  scope: Scope,
  kind: EvaluatedPerson['kind'],
  people: readonly Omit<EvaluatedPerson, 'kind'>[],
): Promise<void> {
  if (kind === 'cancelled' || kind === 'advanced') return;
  const notification = kind === 'resign' ? 'newVersion' : 'assigned';
  const today = now().toISOString().slice(0, 10);
  for (const group of groupBy(people, objectKeyText).values()) {
    if (!group[0]) continue;
    const userIds = group.filter(({ isStarted }) => isStarted).map(({ userId }) => userId);
    await notifications.notifyPeople(scope, notification, group[0], userIds, today);
  }
}

async function applyRules(
  deps: Deps,
  scope: Scope,
  rules: readonly EffectiveRule[],
  userIds: readonly number[] | null,
  resignDays: number | null,
): Promise<void> {
  const actorId = scope.caller?.userId ?? null;
  const objects = [...groupBy(rules, objectKeyText).values()];
  const people: EvaluatedPerson[] = [];
  for (let from = 0; from < objects.length; from += OBJECTS_AT_ONCE) {
    const part = objects.slice(from, from + OBJECTS_AT_ONCE).flat();
    const evaluation = { organizationId: scope.organizationId, rules: part, userIds, resignDays };
    people.push(...(await evaluate(scope.tx, evaluation, actorId)));
  }
  for (const group of groupBy(people, ({ kind }) => kind).values()) {
    if (!group[0]) continue;
    await announce(deps, scope, group[0].kind, group);
    await notifyPeople(deps, scope, group[0].kind, group);
  }
}

async function release(deps: Deps, scope: Scope, userIds: readonly number[] | null): Promise<void> {
  const { tx, organizationId, caller } = scope;
  const released = await assignmentsRepository.release(tx, organizationId, userIds, caller?.userId ?? null);
  await announce(deps, scope, 'postponed', released);
  await notifyPeople(deps, scope, 'assigned', released);
}

/** Sends no notification for each assignment: the source notifies people of the whole. */
async function demand(
  deps: Deps,
  scope: Scope,
  source: ObjectKey,
  demands: readonly Demand[],
): Promise<void> {
  const { tx, organizationId } = scope;
  for (const item of demands) {
    const { userIds, objects, progress } = item;
    const freed = await replaceDemands(tx, organizationId, source, item);
    await announce(deps, scope, 'cancelled', await withdrawDemanded(tx, organizationId, freed, userIds));
    const published = await publishedObjects(deps.contentKinds, scope, objects);
    const met = await assignDemanded(tx, organizationId, source, item, [...published.values()]);
    for (const group of groupBy(met, ({ kind }) => kind).values()) {
      const [first] = group;
      if (first) {
        await announce(
          deps,
          scope,
          first.kind,
          group.map(({ moved }) => moved),
        );
      }
    }
    if (progress !== undefined) await setProgress(tx, organizationId, source, userIds, progress);
  }
}

async function giveUp(deps: Deps, scope: Scope, object: ObjectKey, userId: number): Promise<void> {
  const { tx, organizationId } = scope;
  const freed = await replaceDemands(tx, organizationId, object, { userIds: [userId], objects: [] });
  await announce(
    deps,
    scope,
    'cancelled',
    await withdrawDemanded(tx, organizationId, freed, [userId], userId),
  );
}

async function lapseObject(
  deps: Deps,
  scope: Scope,
  object: ObjectKey,
  userIds: readonly number[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const published = (await publishedObjects(deps.contentKinds, scope, [object])).get(objectKeyText(object));
  if (!published) return;
  const again = await lapse(tx, organizationId, object, published.versionId, userIds);
  await announce(deps, scope, 'resign', again);
}

/** Makes earlier results of returning people count again if the object is still published. */
async function reviveReturning(
  { contentKinds }: Deps,
  scope: Scope,
  userIds: readonly number[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const objects = await assignmentsRepository.retiredObjects(tx, organizationId, userIds);
  const published = await publishedObjects(contentKinds, scope, objects);
  for (const object of published.values()) {
    await assignmentsRepository.revive(tx, organizationId, object, userIds);
  }
}

async function applyToObject(
  deps: Deps,
  scope: Scope,
  object: ObjectKey,
  { rules, resignDays = null }: ApplyOptions = {},
): Promise<void> {
  await rulesRepository.lock(scope.tx, scope.organizationId, 'alone');
  const drafts = rules ?? (await rulesRepository.active(scope.tx, scope.organizationId, [object]));
  await applyRules(deps, scope, await withVersions(deps, scope, drafts), null, resignDays);
}

async function applyToPeople(deps: Deps, scope: Scope, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const { tx, organizationId } = scope;
  await rulesRepository.lock(tx, organizationId, 'shared');
  const left = await assignmentsRepository.cancelLeavers(
    tx,
    organizationId,
    userIds,
    scope.caller?.userId ?? null,
  );
  await announce(deps, scope, 'cancelled', left);
  await assignmentsRepository.retire(tx, organizationId, userIds);
  await reviveReturning(deps, scope, userIds);
  await release(deps, scope, userIds);
  const rules = await rulesRepository.active(tx, organizationId, null);
  await applyRules(deps, scope, await withVersions(deps, scope, rules), userIds, null);
}

/** The only assignment engine: it keeps assignments in line with the rules while people, structure and versions change. */
export function createAssignmentEngine(deps: Deps): AssignmentEngine {
  return {
    withVersions: (scope, rules) => withVersions(deps, scope, rules),
    announce: (scope, kind, moved) => announce(deps, scope, kind, moved),
    demand: (scope, source, demands) => demand(deps, scope, source, demands),
    take: (scope, object, userId) => demand(deps, scope, object, [{ userIds: [userId], objects: [object] }]),
    giveUp: (scope, object, userId) => giveUp(deps, scope, object, userId),
    lapse: (scope, object, userIds) => lapseObject(deps, scope, object, userIds),
    release: (scope, userIds) => release(deps, scope, userIds),
    applyToObject: (scope, object, options) => applyToObject(deps, scope, object, options),
    applyToPeople: (scope, userIds) => applyToPeople(deps, scope, userIds),
  };
}
