import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  HeldStatistic,
  ObjectType,
  QueryStatisticHoldersArgs,
  QueryStatisticUncoveredArgs,
  StatisticFilter as AskedFilter,
} from '@server/graphql/generated/types';
import { scopeOf } from '@server/graphql/access/rights';
import { paging } from '@server/modules/checks';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { objectsByIds } from '@server/modules/content/objects.read-model';
import type { ModuleDeps } from '@server/modules/module';
import {
  type HeldAsked,
  heldBy,
  heldCounts,
  type HeldKindOfContent,
  type UncoveredRow,
  uncoveredPlaces,
} from './held.read-model';
import { createMoments, rejectEarly } from './moments.read-model';
import { performanceOf } from './statistics.figures';

interface Holder {
  userId: number;
  object: ContentObjectRow;
  isValid: boolean;
  lastDay: string | null;
}

export interface HeldService {
  /** Null: results of this kind are not held. */
  counts(
    scope: Scope,
    objectType: ObjectType,
    filter: AskedFilter,
    at: Date | null,
  ): Promise<HeldStatistic | null>;
  /** @throws {AppError} notFound: results of this kind are not held */
  holders(scope: Scope, args: QueryStatisticHoldersArgs): Promise<{ items: Holder[]; count: number }>;
  /** @throws {AppError} notFound: results of this kind are not held */
  uncovered(scope: Scope, args: QueryStatisticUncoveredArgs): Promise<(UncoveredRow & { route: string })[]>;
}

interface HeldDeps extends Pick<ModuleDeps, 'contentKinds' | 'now'> {
  readonly moments: ReturnType<typeof createMoments>;
}

/** Returns the requested past moment, or null for now. @throws {AppError} statistic.asOfEarly */
async function askedMoment(
  { moments }: HeldDeps,
  scope: Scope,
  filter: AskedFilter | null | undefined,
): Promise<Date | null> {
  if (!filter?.asOf) return null;
  const { at, day, heldSince } = await moments.read(scope, filter.asOf);
  if (at) rejectEarly(day, heldSince);
  return at;
}

function heldKind({ contentKinds }: HeldDeps, objectType: ObjectType): HeldKindOfContent | null {
  const { held, objects } = requireKind(contentKinds, objectType);
  return held ? { objectType, held, objects } : null;
}

function requireHeld(deps: HeldDeps, objectType: ObjectType): HeldKindOfContent {
  const kind = heldKind(deps, objectType);
  if (!kind) throw new AppError('notFound');
  return kind;
}

function askedBy(
  { now }: HeldDeps,
  { organizationId, caller }: Scope,
  filter: AskedFilter | null | undefined,
  at: Date | null,
): HeldAsked {
  const accessScope = caller === null ? null : scopeOf(caller, 'statistics', 'read');
  return { organizationId, filter: { ...filter, accessScope, at }, now: at ?? now() };
}

async function countHeld(
  deps: HeldDeps,
  scope: Scope,
  objectType: ObjectType,
  filter: AskedFilter,
  at: Date | null,
): Promise<HeldStatistic | null> {
  const kind = heldKind(deps, objectType);
  if (!kind) return null;
  const counts = await heldCounts(scope.tx, kind, askedBy(deps, scope, filter, at));
  return { ...counts, coverage: performanceOf(counts.covered, counts.places - counts.covered) };
}

async function listHolders(
  deps: HeldDeps,
  scope: Scope,
  { objectType, filter, held: of, search, page, pageSize }: QueryStatisticHoldersArgs,
): Promise<{ items: Holder[]; count: number }> {
  const { tx, organizationId } = scope;
  const kind = requireHeld(deps, objectType);
  const at = await askedMoment(deps, scope, filter);
  const asked = { ...askedBy(deps, scope, filter, at), of, search: (search ?? '').slice(0, limits.search) };
  const { rows, count } = await heldBy(tx, kind, asked, paging(page, pageSize, limits.pageSizeMax));
  const { object } = requireKind(deps.contentKinds, objectType).tables;
  const ids = rows.map(({ objectId }) => objectId);
  const objects = await objectsByIds(tx, object, organizationId, ids);
  const objectOf = new Map(objects.map((object) => [object.id, object]));
  return {
    count,
    items: rows.flatMap(({ objectId, ...row }) => {
      const held = objectOf.get(objectId);
      return held ? [{ ...row, object: held }] : [];
    }),
  };
}

async function listUncovered(
  deps: HeldDeps,
  scope: Scope,
  { objectType, filter }: QueryStatisticUncoveredArgs,
): Promise<(UncoveredRow & { route: string })[]> {
  const kind = requireHeld(deps, objectType);
  const { routes } = requireKind(deps.contentKinds, objectType);
  const at = await askedMoment(deps, scope, filter);
  const rows = await uncoveredPlaces(scope.tx, kind, askedBy(deps, scope, filter, at));
  return rows.map((row) => ({ ...row, route: routes.reader(row.objectId) }));
}

/** Reports which results people hold until a last day: how many, who, and the positions where nobody does. */
export function createHeldService(own: Pick<ModuleDeps, 'contentKinds' | 'now'>): HeldService {
  const deps: HeldDeps = { ...own, moments: createMoments(own) };

  return {
    counts: (scope, objectType, filter, at) => countHeld(deps, scope, objectType, filter, at),
    holders: (scope, args) => listHolders(deps, scope, args),
    uncovered: (scope, args) => listUncovered(deps, scope, args),
  };
}
