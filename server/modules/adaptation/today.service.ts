import type { Context } from '@server/graphql/context';
import type { ResolversTypes, TodayKind } from '@server/graphql/generated/resolvers';
import { dayOf, daysAfter } from '@server/modules/days';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { organizationOf } from './plan-view.service';
import { lanesOf } from './plans.read-model';
import { askedApprovals, openSteps, owedObjects, undecided } from './today.read-model';
import { turnOf } from './turn';

type Resolved<Type> = Type extends PromiseLike<infer Value> ? Value : Type;
type Task = Resolved<ResolversTypes['TodayTask']>;

/** So many days ahead a step is shown, and a decision asked for. */
const AHEAD_DAYS = 7;

/** «Сегодня»: what the person has to do, and where others wait for them. */
export function createTodayService({ objectAccess, now }: Pick<ModuleDeps, 'objectAccess' | 'now'>) {
  async function owed({ scope, signedIn }: Context, today: string): Promise<Task[]> {
    const { tx, organizationId } = scope;
    const rows = await owedObjects(tx, organizationId, signedIn.userId);
    const tasks: Task[] = [];
    for (const [objectType, ofType] of groupBy(rows, (row) => row.objectType)) {
      const ids = ofType.map(({ objectId }) => objectId);
      const described = (await objectAccess.of(objectType)?.describe(tx, organizationId, ids)) ?? [];
      const byId = new Map(described.map((object) => [object.id, object]));
      for (const { id, objectId, dueOn } of ofType) {
        const object = byId.get(objectId);
        if (!object) continue;
        const { name: title, route } = object;
        tasks.push({ ...task('assignment', id, { title, route, dueOn, today }), person: null });
      }
    }
    return tasks;
  }

  async function steps(context: Context, today: string): Promise<{ mine: Task[]; waiting: Task[] }> {
    const { scope, signedIn, loaders } = context;
    const { tx, organizationId } = scope;
    const until = daysAfter(today, AHEAD_DAYS);
    const open = await openSteps(tx, organizationId, signedIn, until);
    const ending = await undecided(tx, organizationId, signedIn, until);
    const ids = [...open.map(({ adaptationId }) => adaptationId), ...ending.map(({ id }) => id)];
    const lanes = await lanesOf(tx, organizationId, [...new Set(ids)]);
    const [mine, waiting]: [Task[], Task[]] = [[], []];
    for (const { id, adaptationId, userId, lane, kind, title, dueOn } of open) {
      const people = lanes.get(adaptationId);
      if (!people || turnOf(lane, people) !== signedIn.userId) continue;
      const shown = task(kind, id, { title, dueOn, today, route: routeOf(userId, id) });
      if (userId === signedIn.userId) mine.push({ ...shown, person: null });
      else waiting.push({ ...shown, person: await loaders.user.load(userId) });
    }
    for (const { id, userId, dateEnd } of ending) {
      const people = lanes.get(id);
      if (!people || turnOf('leader', people) !== signedIn.userId) continue;
      const shown = task('decision', id, { title: '', dueOn: dateEnd, today, route: routeOf(userId) });
      waiting.push({ ...shown, person: await loaders.user.load(userId) });
    }
    return { mine, waiting };
  }

  async function approvals({ scope, signedIn, loaders }: Context, today: string): Promise<Task[]> {
    const rows = await askedApprovals(scope.tx, scope.organizationId, signedIn.userId);
    return Promise.all(
      rows.map(async ({ id, regulationId, name: title, ownerId }) => {
        const route = `/regulation/editor/${regulationId}/edit`;
        const person = ownerId === null ? null : await loaders.user.load(ownerId);
        return { ...task('approval', id, { title, route, dueOn: null, today }), person };
      }),
    );
  }

  return async (context: Context): Promise<{ mine: Task[]; waiting: Task[] }> => {
    const { timezone } = await organizationOf(context.scope);
    const today = dayOf(now(), timezone);
    const { mine, waiting } = await steps(context, today);
    return {
      mine: [...mine, ...(await owed(context, today))].sort(byDue),
      waiting: [...waiting, ...(await approvals(context, today))].sort(byDue),
    };
  };
}

/** Where the step stands in the person's plan. */
function routeOf(userId: number, stepId?: number): string {
  return stepId === undefined ? `/adaptation/${userId}` : `/adaptation/${userId}?step=${stepId}`;
}

function task(
  kind: TodayKind,
  id: number,
  { dueOn, today, ...shown }: { title: string; route: string; dueOn: string | null; today: string },
): Omit<Task, 'person'> {
  return { ...shown, key: `${kind}:${id}`, kind, dueOn, isOverdue: dueOn !== null && dueOn < today };
}

const byDue = (a: Task, b: Task) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999');
