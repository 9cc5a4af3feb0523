import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  MutationStatisticRemindArgs,
  ObjectType,
  QueryStatisticPeopleArgs,
  StatisticRow,
  RightFlag,
  StatisticFilter as AskedFilter,
  StatisticPoint,
} from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { objectsByIds } from '@server/modules/content/objects.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import {
  previewOfMany,
  type RemindersPreview,
} from '@server/modules/assignments/reminders-preview.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { withinRight } from './asked-filter.read-model';
import type { AssignmentCopies } from './copies/assignment-copies';
import { objectFigures, type ObjectFigures } from './figures.read-model';
import { createMoments, type Moment } from './moments.read-model';
import { nearestDay } from './nearest-day.read-model';
import {
  idsBehind,
  type NumberFilter,
  type AssignmentBehind,
  assignmentIdsBehind,
  peopleBehind,
  type Range,
  remindedNow,
} from './people.read-model';
import { curveOf, medianOf, statisticRow, totalOf } from './statistics.figures';
import type { StatisticFilter } from './statistics.read-model';

interface ObjectStatistic {
  object: Pick<ContentObjectRow, 'id' | 'code' | 'name'>;
  reviewAt: string | null;
  isArchive: boolean;
  statistic: StatisticRow;
}

export interface ObjectStatistics {
  total: StatisticRow;
  medianDays: number | null;
  staleCount: number | null;
  byObject: ObjectStatistic[];
  bySubdivision: { id: number | null; statistic: StatisticRow }[];
  curve: StatisticPoint[];
  /** Null: there are numbers, no period was requested, or there are none near it. */
  nearestDay: string | null;
  /** The past day of the numbers; null: now. */
  asOf: string | null;
  firstDay: string;
  placementsSince: string;
  treeSince: string;
  /** Null: results of this kind are not held. */
  heldSince: string | null;
  /** The past moment of the numbers; null: now. */
  at: Date | null;
}

/** For an earlier day it is not known what people held. */
export const isHeldKnown = ({ asOf, heldSince }: Pick<ObjectStatistics, 'asOf' | 'heldSince'>): boolean =>
  heldSince !== null && (asOf === null || asOf >= heldSince);

interface PersonBehind {
  user: UserRow;
  object: ContentObjectRow;
  assignment: AssignmentBehind;
}

interface PeopleBehind {
  items: PersonBehind[];
  count: number;
  /** The number of people whom the caller can remind. */
  peopleCount: number;
  /** The moment of the number. */
  at: Date;
}

export interface StatisticsService {
  objects(scope: Scope, objectType: ObjectType, filter: AskedFilter): Promise<ObjectStatistics>;
  people(scope: Scope, args: QueryStatisticPeopleArgs): Promise<PeopleBehind>;
  /** The same in parts of any size; for a list of ids without the counts. */
  behind(scope: Scope, args: QueryStatisticPeopleArgs, range: Range): Promise<PeopleBehind>;
  /** Returns the ids of the assignments of everybody behind a number, in the order of `behind`. */
  idsBehind(scope: Scope, args: QueryStatisticPeopleArgs): Promise<number[]>;
  /** Returns the day of the requested numbers, and the organization's time zone. */
  dayOf(
    scope: Scope,
    args: Pick<QueryStatisticPeopleArgs, 'filter'>,
  ): Promise<Pick<Moment, 'day' | 'timezone'>>;
  /** Returns how many people were reminded. */
  remind(scope: Scope, args: MutationStatisticRemindArgs): Promise<number>;
  /** Returns whom the same call of `remind` would reach. */
  remindPreview(scope: Scope, args: MutationStatisticRemindArgs): Promise<RemindersPreview>;
}

function numberOf(
  scope: Scope,
  args: MutationStatisticRemindArgs & { search?: string | null },
  flag: RightFlag,
  at: Date | null,
): NumberFilter {
  return {
    filter: { ...withinRight(scope, args.filter, flag), objectType: args.objectType, at },
    objectId: args.objectId ?? null,
    subdivisionId: args.subdivisionId ?? null,
    kind: args.kind,
    search: (args.search ?? '').slice(0, limits.search),
  };
}

interface StatisticDeps extends Pick<ModuleDeps, 'contentKinds' | 'events' | 'now'> {
  readonly moments: ReturnType<typeof createMoments>;
  readonly copies: AssignmentCopies;
}

/**
 * Returns a lookup of these objects by id. An object with assignments always exists: its row stays as long as an assignment does.
 */
async function objectsOf(
  { contentKinds }: StatisticDeps,
  { tx, organizationId }: Scope,
  objectType: ObjectType,
  ids: readonly number[],
): Promise<(id: number) => ContentObjectRow> {
  const { object } = requireKind(contentKinds, objectType).tables;
  const rows = ids.length > 0 ? await objectsByIds(tx, object, organizationId, [...new Set(ids)]) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const found = byId.get(id);
    if (!found) throw new AppError('notFound');
    return found;
  };
}

/** From the copy in memory where there is one, or else from the database. */
async function figuresOf(
  { copies }: StatisticDeps,
  { tx, organizationId }: Scope,
  filter: StatisticFilter,
): Promise<ObjectFigures> {
  const copied = await copies.figures(tx, organizationId, filter);
  if (copied) return copied;
  const figures = await objectFigures(tx, organizationId, filter);
  copies.answered(organizationId, filter, figures);
  return figures;
}

async function readObjects(
  deps: StatisticDeps,
  scope: Scope,
  objectType: ObjectType,
  filter: AskedFilter,
): Promise<ObjectStatistics> {
  const { tx, organizationId } = scope;
  const { countStale, held } = requireKind(deps.contentKinds, objectType);
  const { at, day, firstDay, placementsSince, treeSince, heldSince } = await deps.moments.read(
    scope,
    filter.asOf,
  );
  const asked = { ...withinRight(scope, filter, 'read'), objectType, at };
  const figures = await figuresOf(deps, scope, asked);
  const objectOf = await objectsOf(
    deps,
    scope,
    objectType,
    figures.byObject.map(({ id }) => id),
  );
  return {
    total: statisticRow(totalOf(figures.byObject)),
    medianDays: medianOf(figures.bySpeed),
    staleCount: at ? null : ((await countStale?.(tx, organizationId, filter.objectIds ?? [])) ?? 0),
    byObject: figures.byObject.map((row) => {
      const object = objectOf(row.id);
      const { reviewAt, isArchive } = object;
      return { object, reviewAt, isArchive, statistic: statisticRow(row) };
    }),
    bySubdivision: figures.bySubdivision.map((row) => ({ id: row.id, statistic: statisticRow(row) })),
    curve: curveOf(figures.byDay, day),
    nearestDay: figures.byObject.length > 0 ? null : await nearestDay(tx, organizationId, asked),
    asOf: at ? day : null,
    firstDay,
    placementsSince,
    treeSince,
    heldSince: held ? heldSince : null,
    at,
  };
}

async function readPeople(
  deps: StatisticDeps,
  scope: Scope,
  args: QueryStatisticPeopleArgs,
  range: Range,
): Promise<PeopleBehind> {
  const { tx, organizationId } = scope;
  const at = await deps.moments.asked(scope, args.filter);
  const number = numberOf(scope, args, 'read', at);
  const toRemind = numberOf(scope, args, 'write', at);
  const { items, ...counts } = await peopleBehind(tx, organizationId, number, range, toRemind);
  const objectOf = await objectsOf(
    deps,
    scope,
    args.objectType,
    items.map(({ assignment }) => assignment.objectId),
  );
  return {
    ...counts,
    at: at ?? deps.now(),
    items: items.map((item) => ({ ...item, object: objectOf(item.assignment.objectId) })),
  };
}

/** @throws {AppError} statistic.remindPast */
async function remindTargets(
  { contentKinds, moments }: StatisticDeps,
  scope: Scope,
  args: MutationStatisticRemindArgs,
) {
  requireKind(contentKinds, args.objectType);
  if (await moments.asked(scope, args.filter)) throw new AppError('statistic.remindPast', { field: 'asOf' });
  return idsBehind(scope.tx, scope.organizationId, numberOf(scope, args, 'write', null));
}

async function remindPeople(
  deps: StatisticDeps,
  scope: Scope,
  args: MutationStatisticRemindArgs,
): Promise<number> {
  const { tx, organizationId } = scope;
  const { objectType } = args;
  const { events } = deps;
  const targets = await remindTargets(deps, scope, args);
  if (targets.length === 0) return 0;
  await events.emit(scope, 'assignments.remind', { objectType, targets });
  return remindedNow(
    tx,
    organizationId,
    objectType,
    targets.map(({ objectId }) => objectId),
  );
}

/** The numbers of a statistics tab for each kind of content, the people behind each number, and reminders for them. */
export function createStatisticsService(
  own: Pick<ModuleDeps, 'contentKinds' | 'events' | 'now'>,
  copies: AssignmentCopies,
): StatisticsService {
  const deps: StatisticDeps = { ...own, copies, moments: createMoments(own) };

  return {
    objects: (scope, objectType, filter) => readObjects(deps, scope, objectType, filter),
    people: (scope, args) =>
      readPeople(deps, scope, args, paging(args.page, args.pageSize, limits.pageSizeMax)),
    behind: (scope, args, range) => readPeople(deps, scope, args, range),
    async idsBehind(scope, args) {
      const at = await deps.moments.asked(scope, args.filter);
      return assignmentIdsBehind(scope.tx, scope.organizationId, numberOf(scope, args, 'read', at));
    },
    dayOf: (scope, { filter }) => deps.moments.read(scope, filter?.asOf),
    remind: (scope, args) => remindPeople(deps, scope, args),
    remindPreview: async (scope, args) =>
      previewOfMany(deps.contentKinds, scope, args.objectType, await remindTargets(deps, scope, args)),
  };
}
