import { routeProgress, type RouteProgress } from '@domain/qualifications/route';
import type { Demand } from '@server/events/domain-events';
import type { Scope } from '@server/graphql/context';
import { daysAfter, dayOf } from '@server/modules/days';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { Awarding } from '../awards/awarding';
import { type Holder, readHolders, setCondition } from '../awards/awards.repository';
import { qualificationContent, qualificationKey } from '../qualification.content';
import type { RouteComponent } from '../route/qualification-version';
import { type Clock, clockOf, type CurrentRoute, currentRoute } from '../route/route.read-model';
import { readMasks } from './progress.read-model';

/** An event does not list more people than this: clients that show the qualification reload it instead. */
const LISTED_PEOPLE = 200;

export interface Following {
  /**
   * Applies the current qualification to these people (null: all): which components they owe now, who has earned it, whose
   * certificate depends on something that has changed. Idempotent.
   */
  follow(scope: Scope, qualificationId: number, userIds: readonly number[] | null): Promise<void>;
}

/** What a person is required to do now. */
interface Asked {
  /** Positions among the components. */
  ords: Set<number>;
  percent: number | undefined;
  /** For a person who does not owe the qualification itself: the certificate is valid until then. */
  until: string | null;
}

/** Computes the progress of each mask, once for all people who have done the same components. */
function progressByMask({ part, asked }: CurrentRoute) {
  const ordOf = new Map(asked.map(({ item }, ord) => [item.id, ord]));
  const known = new Map<string, RouteProgress<RouteComponent>>();
  const isDone = (mask: string) => (item: RouteComponent) => mask[ordOf.get(item.id) ?? -1] === '1';
  return {
    ordsOf: (items: readonly RouteComponent[]) => items.flatMap(({ id }) => ordOf.get(id) ?? []),
    of(mask: string): RouteProgress<RouteComponent> {
      const progress = known.get(mask) ?? routeProgress(part, isDone(mask));
      known.set(mask, progress);
      return progress;
    },
  };
}

/** The day until which the certificate stays valid although something has changed; null: nothing has changed. */
function conditionOf(
  { part, asked, majorAt }: CurrentRoute,
  { owed, isOutdated }: Holder,
  { today, timezone }: Clock,
): string | null {
  const changes = owed.flatMap((ord) => asked[ord]?.published?.majorAt ?? []);
  const [first] = [...changes, ...(isOutdated && majorAt ? [majorAt] : [])]
    .map((at) => daysAfter(dayOf(at, timezone), part.graceDays))
    .sort();
  if (first === undefined) return null;
  return first < today ? today : first;
}

interface FollowingDeps extends Pick<ModuleDeps, 'contentKinds' | 'events' | 'live' | 'notify' | 'now'> {
  readonly awarding: Awarding;
}

/** Makes certificates conditional and notifies their holders, or removes the condition. */
async function applyConditions(
  { notify }: FollowingDeps,
  scope: Scope,
  { qualification }: CurrentRoute,
  holders: readonly { holder: Holder; until: string | null }[],
): Promise<number[]> {
  const changed = holders.filter(({ holder, until }) => holder.conditionalUntil !== until);
  for (const group of groupBy(changed, ({ until }) => String(until)).values()) {
    const until = group[0]?.until ?? null;
    const awardIds = group.map(({ holder }) => holder.awardId);
    await setCondition(scope.tx, scope.organizationId, awardIds, until);
    if (until === null) continue;
    await notify(scope, {
      userIds: group.map(({ holder }) => holder.userId),
      type: 'qualificationChanged',
      ...qualificationKey(qualification.id),
      route: qualificationContent.routes.reader(qualification.id),
      params: { name: qualification.name },
      dedupeKey: `qualificationChanged:${qualification.id}:${until}`,
    });
  }
  return changed.map(({ holder }) => holder.userId);
}

/** Groups people who are asked for the same components. */
function demandsOf(route: CurrentRoute, people: ReadonlyMap<number, Asked>): Demand[] {
  const keyed = [...people].map(([userId, { ords, percent, until }]) => {
    const sorted = [...ords].sort((a, b) => a - b);
    return { userId, sorted, percent, until, key: `${sorted.join()}:${percent ?? ''}:${until ?? ''}` };
  });
  return [...groupBy(keyed, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { sorted, percent, until } = first;
    return [
      {
        userIds: group.map(({ userId }) => userId),
        objects: sorted.flatMap((ord) => route.asked[ord]?.item ?? []),
        ...(until === null ? {} : { dueOn: until }),
        ...(percent === undefined ? {} : { progress: percent }),
      },
    ];
  });
}

async function publishChange(
  { live }: FollowingDeps,
  { tx, organizationId }: Scope,
  id: number,
  userIds: readonly number[],
) {
  if (userIds.length === 0) return;
  const listed = userIds.length <= LISTED_PEOPLE ? { userIds: [...userIds] } : {};
  await live.publish(tx, { organizationId, topic: 'qualification', ids: [id], ...listed });
}

async function followRoute(
  deps: FollowingDeps,
  scope: Scope,
  route: CurrentRoute,
  userIds: readonly number[] | null,
) {
  const { tx, organizationId } = scope;
  const { id } = route.qualification;
  const clock = await clockOf(tx, organizationId, deps.now());
  const masks = await readMasks(tx, organizationId, id, route.asked, userIds);
  const progressOfMasks = progressByMask(route);
  const people = new Map<number, Asked>(
    (userIds ?? []).map((userId) => [userId, { ords: new Set(), percent: undefined, until: null }]),
  );
  for (const { userId, mask } of masks) {
    const { owed, percent } = progressOfMasks.of(mask);
    people.set(userId, { ords: new Set(progressOfMasks.ordsOf(owed)), percent, until: null });
  }
  const owing = new Set(masks.map(({ userId }) => userId));
  const earned = masks.filter(({ mask }) => progressOfMasks.of(mask).isEarned);
  const isEarned = new Set(earned.map(({ userId }) => userId));
  const holders = (await readHolders(tx, organizationId, id, route.asked, route.majorId, userIds))
    .filter(({ userId }) => !isEarned.has(userId))
    .map((holder) => ({ holder, until: conditionOf(route, holder, clock) }));
  for (const { holder, until } of holders) {
    const asked = people.get(holder.userId) ?? { ords: new Set(), percent: undefined, until: null };
    for (const ord of holder.owed) asked.ords.add(ord);
    people.set(holder.userId, { ...asked, until: owing.has(holder.userId) ? null : until });
  }
  const demands = demandsOf(route, people);
  await deps.events.emit(scope, 'assignments.demanded', { source: qualificationKey(id), demands });
  const changed = await applyConditions(deps, scope, route, holders);
  for (const { userId, assignmentId } of earned)
    await deps.awarding.award(scope, route, userId, assignmentId);
  await publishChange(deps, scope, id, [...new Set([...masks.map(({ userId }) => userId), ...changed])]);
}

async function followPeople(
  deps: FollowingDeps,
  scope: Scope,
  qualificationId: number,
  userIds: readonly number[] | null,
): Promise<void> {
  if (userIds?.length === 0) return;
  const route = await currentRoute(deps.contentKinds, scope, qualificationId);
  if (route) return followRoute(deps, scope, route, userIds);
  // Nobody has to earn the qualification any more, so its demands are removed.
  if (userIds === null) return;
  const demands = [{ userIds, objects: [] }];
  await deps.events.emit(scope, 'assignments.demanded', {
    source: qualificationKey(qualificationId),
    demands,
  });
}

/** Updates people's progress through the stages of qualifications. */
export function createFollowing(deps: FollowingDeps): Following {
  return {
    follow: (scope, qualificationId, userIds) => followPeople(deps, scope, qualificationId, userIds),
  };
}
