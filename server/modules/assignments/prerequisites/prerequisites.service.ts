import limits from '@graphql/limits.json';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ContentKind, ObjectKey } from '@server/modules/content/content-kind';
import {
  mayReadObject,
  objectKeyText,
  objectNames,
  offeredObjects,
  requireKind,
} from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from '../assignments.policy';
import { pathTo } from './prerequisite-path';
import {
  isUnmet,
  isUnopened,
  lockPrerequisites,
  prerequisitesOf,
  type PrerequisiteRow,
  replacePrerequisites,
  dependentsOf,
  dependenciesBelow,
} from './prerequisites.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live' | 'notify' | 'now'> & {
  policy: AssignmentsPolicy;
};

export interface PrerequisitesService {
  /** Lists the prerequisites for those who may edit the object. */
  list(scope: Scope, object: ObjectKey): Promise<PrerequisiteRow[]>;
  /** @throws {AppError} prerequisite.cycle with the names of the circle, prerequisite.tooMany, validation.unknown: `required` */
  save(scope: Scope, object: ObjectKey, required: readonly ObjectKey[]): Promise<PrerequisiteRow[]>;
  /** @throws {AppError} prerequisite.unmet with the names of what the person has to complete first */
  requireDone(scope: Scope, object: ObjectKey, userId: number): Promise<void>;
  /** The same, but only until the person has opened the assignment. @throws {AppError} prerequisite.unmet */
  requireMet(scope: Scope, object: ObjectKey, userId: number): Promise<void>;
  /** Notifies the owners of dependent objects that the archived object no longer blocks anyone. */
  notifyArchived(scope: Scope, object: ObjectKey): Promise<void>;
}

const quoted = (names: readonly string[], between: string): string =>
  names.map((name) => `«${name}»`).join(between);

async function readRequired(
  { contentKinds }: Deps,
  { tx, organizationId }: Scope,
  object: ObjectKey,
  userId: number | null,
) {
  const rows = await prerequisitesOf(tx, organizationId, offeredObjects(contentKinds), [object], userId);
  return rows.map(({ required }) => required);
}

function waitingKind({ contentKinds }: Deps, { objectType }: ObjectKey): ContentKind {
  const kind = requireKind(contentKinds, objectType);
  if (!kind.hasPrerequisites) throw new AppError('notFound');
  return kind;
}

/** Returns the prerequisites without duplicates, in the given order. @throws {AppError} */
async function checkRequired(
  { contentKinds }: Deps,
  scope: Scope,
  required: readonly ObjectKey[],
): Promise<ObjectKey[]> {
  const once = [...new Map(required.map((objectKey) => [objectKeyText(objectKey), objectKey])).values()];
  if (once.length > limits.prerequisites) {
    throw new AppError('prerequisite.tooMany', {
      field: 'required',
      params: { max: limits.prerequisites },
    });
  }
  for (const item of once) {
    const canComeFirst = contentKinds.of(item.objectType)?.canComeFirst ?? false;
    const isKnown = canComeFirst && (await mayReadObject(contentKinds, scope, item));
    if (!isKnown) throw new AppError('validation.unknown', { field: 'required' });
  }
  return once;
}

/** @throws {AppError} prerequisite.cycle */
async function rejectCycle(
  { contentKinds }: Deps,
  scope: Scope,
  object: ObjectKey,
  required: readonly ObjectKey[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const way = pathTo(object, required, await dependenciesBelow(tx, organizationId, required));
  if (way === null) return;
  const cyclePath = [object, ...way];
  const names = await objectNames(contentKinds, scope, cyclePath);
  throw new AppError('prerequisite.cycle', {
    field: 'required',
    params: {
      names: quoted(
        cyclePath.map((objectKey) => names.get(objectKeyText(objectKey)) ?? ''),
        ' → ',
      ),
    },
  });
}

async function requireDone(deps: Deps, scope: Scope, object: ObjectKey, userId: number): Promise<void> {
  const missing = (await readRequired(deps, scope, object, userId)).filter(isUnmet);
  if (missing.length === 0) return;
  const names = quoted(
    missing.map(({ name }) => name),
    ', ',
  );
  throw new AppError('prerequisite.unmet', { params: { names } });
}

async function listPrerequisites(deps: Deps, scope: Scope, object: ObjectKey): Promise<PrerequisiteRow[]> {
  waitingKind(deps, object);
  await deps.policy.requireEdit(scope, object);
  return readRequired(deps, scope, object, scope.caller?.userId ?? null);
}

async function savePrerequisites(
  deps: Deps,
  scope: Scope,
  object: ObjectKey,
  given: readonly ObjectKey[],
): Promise<PrerequisiteRow[]> {
  const { topic } = waitingKind(deps, object);
  await deps.policy.requireEdit(scope, object);
  const required = await checkRequired(deps, scope, given);
  const { tx, organizationId } = scope;
  await lockPrerequisites(tx, organizationId);
  await rejectCycle(deps, scope, object, required);
  const before = await readRequired(deps, scope, object, null);
  await replacePrerequisites(tx, organizationId, object, required);
  const after = await readRequired(deps, scope, object, scope.caller?.userId ?? null);
  const words = (rows: readonly PrerequisiteRow[]) => rows.map(({ name }) => name).join(', ') || null;
  if (before.map(objectKeyText).join() !== after.map(objectKeyText).join()) {
    await deps.audit.write(scope, {
      ...{ action: 'update', ...object },
      changes: { prerequisites: [words(before), words(after)] },
    });
    await deps.live.publish(tx, { organizationId, topic, ids: [object.objectId] });
  }
  return after;
}

async function requireMet(deps: Deps, scope: Scope, object: ObjectKey, userId: number): Promise<void> {
  const { tx, organizationId } = scope;
  if (await isUnopened(tx, organizationId, object, userId)) await requireDone(deps, scope, object, userId);
}

async function notifyArchived(
  { contentKinds, notify, now }: Deps,
  scope: Scope,
  object: ObjectKey,
): Promise<void> {
  const { tx, organizationId } = scope;
  const dependents = await dependentsOf(tx, organizationId, object);
  if (dependents.length === 0) return;
  const names = await objectNames(contentKinds, scope, [object, ...dependents]);
  for (const dependent of dependents) {
    const kind = contentKinds.of(dependent.objectType);
    const type = kind?.notificationTypes.prerequisiteArchived;
    if (!kind || !type) continue;
    const rows = await selectRows(tx, { owner_id: integer })(
      kind.holders.owners(organizationId, dependent.objectId),
    );
    await notify(scope, {
      userIds: rows.map(({ owner_id: id }) => id),
      type,
      ...dependent,
      route: kind.routes.editor(dependent.objectId, 'access'),
      params: {
        name: names.get(objectKeyText(dependent)) ?? '',
        required: names.get(objectKeyText(object)) ?? '',
      },
      dedupeKey: `${type}:${dependent.objectId}:${objectKeyText(object)}:${now().toISOString()}`,
    });
  }
}

/** Manages prerequisites, for every kind of content that can have them. */
export function createPrerequisitesService(deps: Deps): PrerequisitesService {
  return {
    list: (scope, object) => listPrerequisites(deps, scope, object),
    save: (scope, object, given) => savePrerequisites(deps, scope, object, given),
    requireDone: (scope, object, userId) => requireDone(deps, scope, object, userId),
    requireMet: (scope, object, userId) => requireMet(deps, scope, object, userId),
    notifyArchived: (scope, object) => notifyArchived(deps, scope, object),
  };
}
