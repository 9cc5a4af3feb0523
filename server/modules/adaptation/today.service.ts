import { clock } from '@domain/clock';
import { spotSearch } from '@domain/content/unclear';
import type { Context } from '@server/graphql/context';
import type { TodayKind } from '@server/graphql/generated/types';
import type { ResolversTypes } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/access/subject';
import { signingHold } from '@server/modules/auth/sign-in-changes.read-model';
import { describeObjects, objectKeyText, requireKind } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import {
  type ApprovalLine,
  type AssignmentLine,
  type PlanLine,
  type RequestLine,
  type TodayLine,
  todayLines,
  type UnclearLine,
} from './today.read-model';

type Resolved<Type> = Type extends PromiseLike<infer Value> ? Value : Type;
type Task = Resolved<ResolversTypes['TodayTask']>;

interface Tasks {
  mine: Task[];
  mineCount: number;
  waiting: Task[];
  waitingCount: number;
}

/** Steps and decisions appear this many days ahead. */
const AHEAD_DAYS = 7;

const from = <Source extends TodayLine['source']>(lines: readonly TodayLine[], source: Source) =>
  lines.filter((line): line is Extract<TodayLine, { source: Source }> => line.source === source);

/** «Сегодня»: the person's tasks, including those for which others wait. */
export function createTodayService({ contentKinds, now }: Pick<ModuleDeps, 'contentKinds' | 'now'>) {
  async function assignmentTasks({ scope }: Context, lines: readonly AssignmentLine[]): Promise<Task[]> {
    const described = await describeObjects(contentKinds, scope, lines);
    return lines.flatMap((line): Task[] => {
      const object = described.get(objectKeyText(line));
      if (!object) return [];
      return [{ ...task('assignment', { ...line, title: object.name }, object.route), person: null }];
    });
  }

  /** Loads all people at once: loading them one after another would take a statement for each. */
  const withPerson = (
    { loaders }: Context,
    lines: readonly (PlanLine | ApprovalLine | RequestLine)[],
  ): Promise<Task[]> =>
    Promise.all(
      lines.map(async (line) => ({
        ...(line.source === 'plan'
          ? task(line.kind, line, routeOf(line))
          : task(line.source, line, ownersRoute(contentKinds, line))),
        person: line.userId === null ? null : await loaders.user.load(line.userId),
      })),
    );

  /** The object's name and the place; it leads to the place on the author's page. */
  const unclearTask = (line: UnclearLine): Task => {
    const { objectType, objectId, atSec, place } = line;
    const title = [line.title, place ?? clock(atSec ?? 0)].filter(Boolean).join(' · ');
    const route = requireKind(contentKinds, objectType).routes.editor(objectId, 'current-version');
    return { ...task('unclear', { ...line, title }, `${route}?${spotSearch(line)}`), person: null };
  };

  /** Returns the task that blocks the person from signing first: without it their documents cannot be completed. */
  async function blockedSignIn({ scope, signedIn }: Context): Promise<Task[]> {
    if (signedIn.viewAs !== null) return [];
    const hold = await signingHold(scope.tx, scope.organizationId, signedIn.userId);
    if (hold === null) return [];
    const kind = hold === 'disputed' ? 'signInDisputed' : 'signInUnconfirmed';
    const nothing = {
      title: '',
      objectType: null,
      dueOn: null,
      isOverdue: false,
      itemId: null,
      person: null,
    };
    return [{ ...nothing, key: kind, kind, route: '/profile' }];
  }

  return async (context: Context): Promise<Tasks> => {
    const { scope } = context;
    const person = subjectOf(context.signedIn);
    const lines = await todayLines(scope.tx, contentKinds, scope.organizationId, person, {
      now: now(),
      aheadDays: AHEAD_DAYS,
    });
    const steps = from(lines, 'plan');
    const isOwn = ({ userId }: PlanLine) => userId === person.userId;
    const own = steps.filter(isOwn);
    const others = steps.filter((line) => !isOwn(line));
    const documents = from(lines, 'owed');
    const approvals = from(lines, 'approval');
    const requests = from(lines, 'request');
    const unclear = from(lines, 'unclear');
    const documentTasks = await assignmentTasks(context, documents);
    const hold = await blockedSignIn(context);
    return {
      mine: [
        ...hold,
        ...[
          ...own.map((line) => ({ ...task(line.kind, line, routeOf(line)), person: null })),
          ...documentTasks,
        ].sort(byDue),
      ],
      mineCount: hold.length + totalOf(own) + documentTasks.length + unlistedOf(documents),
      waiting: [
        ...(await withPerson(context, [...others, ...approvals, ...requests])),
        ...unclear.map(unclearTask),
      ].sort(byDue),
      waitingCount: totalOf(others) + totalOf(approvals) + totalOf(requests) + totalOf(unclear),
    };
  };
}

/** Returns the route of the page where the author decides about it. */
const ownersRoute = (
  kinds: ModuleDeps['contentKinds'],
  { source, objectType, objectId }: ApprovalLine | RequestLine,
): string =>
  requireKind(kinds, objectType).routes.editor(objectId, source === 'approval' ? 'edit' : 'current-version');

/** Each line contains the total number of its kind. */
const totalOf = ([line]: readonly TodayLine[]): number => line?.total ?? 0;
const unlistedOf = (lines: readonly TodayLine[]): number => totalOf(lines) - lines.length;

/** Returns the route of the step in the person's plan. */
const routeOf = ({ kind, id, userId }: PlanLine): string =>
  kind === 'decision' ? `/adaptation/${userId}` : `/adaptation/${userId}?step=${id}`;

function task(kind: TodayKind, line: TodayLine, route: string): Omit<Task, 'person'> {
  const { id, title, dueOn, today } = line;
  return {
    key:
      (kind === 'approval' || kind === 'request' || kind === 'unclear') && 'objectType' in line
        ? `${kind}:${line.objectType}:${id}`
        : `${kind}:${id}`,
    kind,
    objectType: 'objectType' in line ? line.objectType : null,
    title,
    route,
    dueOn,
    isOverdue: dueOn !== null && dueOn < today,
    itemId: kind === 'task' ? id : null,
  };
}

const byDue = (a: Task, b: Task) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999');
