import { checkInput } from '@server/modules/check-input';
import { viewSchema } from '@domain/statistics/view';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { publishOwn } from '@server/events/own-changes';
import type { Scope } from '@server/graphql/context';
import type { StatisticViewInput } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { type ViewOwner, viewsRepository as repository } from './views.repository';
import type { StatisticViewRow } from './views.tables';

const { views: VIEWS, query: QUERY } = limits.statisticView;

/** The characters in the page's address: names, words, numbers, days and lists of ids. */
const PARAMETERS = /^[\w=&%,.+-]*$/;

function checkedQuery(query: string): string {
  if (query.length > QUERY)
    throw new AppError('validation.tooLong', { field: 'query', params: { max: QUERY } });
  if (!PARAMETERS.test(query)) throw new AppError('validation.option', { field: 'query' });
  return query;
}

type ViewDeps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

const ownerOf = (scope: Scope): ViewOwner => ({
  organizationId: scope.organizationId,
  userId: callerOf(scope).userId,
});

/** @throws {AppError} notFound */
async function findView(scope: Scope, id: number): Promise<StatisticViewRow> {
  const view = await repository.find(scope.tx, ownerOf(scope), id);
  if (!view) throw new AppError('notFound');
  return view;
}

async function createView(
  { now, audit, live }: ViewDeps,
  scope: Scope,
  values: Pick<StatisticViewRow, 'name' | 'objectType' | 'query'>,
): Promise<StatisticViewRow> {
  const owner = ownerOf(scope);
  if ((await repository.count(scope.tx, owner)) >= VIEWS) {
    throw new AppError('statistic.viewsTooMany', { field: 'name', params: { max: VIEWS } });
  }
  const view = await repository.insert(scope.tx, {
    ...owner,
    ...values,
    createdAt: now(),
    updatedAt: now(),
  });
  await audit.write(scope, {
    action: 'create',
    objectType: 'statisticView',
    objectId: view.id,
    changes: { name: [null, view.name] },
  });
  await publishOwn(live, scope);
  return view;
}

/** @throws {AppError} validation.* and statistic.view* for their fields, conflict.updated, notFound */
async function saveView(
  deps: ViewDeps,
  scope: Scope,
  { id = null, objectType, ...input }: StatisticViewInput,
  updatedAt: Date | null,
): Promise<StatisticViewRow> {
  const { tx } = scope;
  const owner = ownerOf(scope);
  const { name } = checkInput(viewSchema, input);
  const values = { name, objectType, query: checkedQuery(input.query) };
  await repository.hold(tx, owner);
  const before = id === null ? null : await findView(scope, id);
  if (await repository.hasName(tx, owner, name, id)) {
    throw new AppError('statistic.viewNameTaken', { field: 'name' });
  }
  if (!before) return createView(deps, scope, values);
  await rejectStale(scope, { ...before, objectType: 'statisticView' }, updatedAt);
  await repository.update(tx, before, { ...values, updatedAt: deps.now() });
  await deps.audit.write(scope, {
    action: 'update',
    objectType: 'statisticView',
    objectId: before.id,
    changes: before.name === name ? {} : { name: [before.name, name] },
  });
  await publishOwn(deps.live, scope);
  return findView(scope, before.id);
}

/** @throws {AppError} notFound */
async function deleteView({ audit, live }: ViewDeps, scope: Scope, id: number): Promise<void> {
  const view = await findView(scope, id);
  await repository.delete(scope.tx, view);
  await audit.write(scope, {
    action: 'delete',
    objectType: 'statisticView',
    objectId: id,
    changes: { name: [view.name, null] },
  });
  await publishOwn(live, scope);
}

/** Manages the named filters of the statistics page, which are private to each person. */
export function createStatisticViewsService(deps: ViewDeps) {
  return {
    find: findView,
    list: (scope: Scope): Promise<StatisticViewRow[]> => repository.list(scope.tx, ownerOf(scope)),
    save: (scope: Scope, input: StatisticViewInput, updatedAt: Date | null) =>
      saveView(deps, scope, input, updatedAt),
    delete: (scope: Scope, id: number) => deleteView(deps, scope, id),
  };
}

export type StatisticViewsService = ReturnType<typeof createStatisticViewsService>;
