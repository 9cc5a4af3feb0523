import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/types';
import { groupBy } from '@server/modules/group-by';
import type {
  ContentAccess,
  ContentKind,
  ObjectDescription,
  ObjectKey,
  PublishedObject,
} from './content-kind';

/** The kinds of content of a composed application. */
export interface ContentKinds {
  readonly all: readonly ContentKind[];
  /** Returns the kind; null: this application does not have it. */
  of(objectType: ObjectType): ContentKind | null;
}

/** Creates the registry of a composed application. @throws {Error} when a type is registered twice */
export function createContentKinds(all: readonly ContentKind[]): ContentKinds {
  const byType = new Map(all.map((kind) => [kind.objectType, kind]));
  if (byType.size < all.length) throw new Error('a kind of content is registered twice');
  return { all, of: (objectType) => byType.get(objectType) ?? null };
}

/** Returns the kind. @throws {AppError} notFound when this application does not have it */
export function requireKind(kinds: ContentKinds, objectType: ObjectType): ContentKind {
  const kind = kinds.of(objectType);
  if (kind === null) throw new AppError('notFound');
  return kind;
}

/** Returns a unique string for each object of any kind. */
export const objectKeyText = ({ objectType, objectId }: ObjectKey): string => `${objectType}:${objectId}`;

async function isAllowed(
  kinds: ContentKinds,
  scope: Scope,
  { objectType, objectId }: ObjectKey,
  right: keyof ContentAccess,
): Promise<boolean> {
  const kind = kinds.of(objectType);
  if (kind === null || scope.caller === null) return kind !== null;
  return (await kind.access[right](scope, [objectId])).has(objectId);
}

/** Whether the caller may change who the object is assigned to. Always false for an unknown kind. */
export const mayEditObject = (kinds: ContentKinds, scope: Scope, key: ObjectKey): Promise<boolean> =>
  isAllowed(kinds, scope, key, 'editable');

/** Whether the caller may read the object. */
export const mayReadObject = (kinds: ContentKinds, scope: Scope, key: ObjectKey): Promise<boolean> =>
  isAllowed(kinds, scope, key, 'readable');

/** Whether the caller may take the object from the shelf. */
export const mayTakeObject = (kinds: ContentKinds, scope: Scope, key: ObjectKey): Promise<boolean> =>
  isAllowed(kinds, scope, key, 'takeable');

/** Whether the caller sees everybody's progress on the object. */
export const mayReportObject = (kinds: ContentKinds, scope: Scope, key: ObjectKey): Promise<boolean> =>
  isAllowed(kinds, scope, key, 'reportable');

/** Selects all objects of every kind: a query of `object_type`, `organization_id`, `id`, `code` and `name`. */
export function allObjects({ all }: ContentKinds): SQL {
  const none = sql`select ''::text as object_type, 0 as organization_id, 0 as id, ''::text as code, ''::text as name where false`;
  const parts = all.map(
    ({ objectType, objects }) =>
      sql`select ${objectType}::text, o.organization_id, o.id, o.code, o.name from (${objects}) o`,
  );
  return sql.join([none, ...parts], sql` union all `);
}

/**
 * Selects all objects of every kind: a query of `object_type`, `organization_id`, `id`, `name` and `is_offered` (published, and
 * not in the archive).
 */
export function offeredObjects({ all }: ContentKinds): SQL {
  const none = sql`select ''::text as object_type, 0 as organization_id, 0 as id, ''::text as name, false as is_offered where false`;
  const parts = all.map(
    ({ objectType, tables: { object } }) => sql`select ${objectType}::text, o.organization_id, o.id, o.name,
      o.current_version_id is not null and not o.is_archive from ${object} o`,
  );
  return sql.join([none, ...parts], sql` union all `);
}

/** Returns the names of these objects by `objectKeyText`; missing ones are omitted. */
export async function objectNames(
  kinds: ContentKinds,
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  objects: readonly ObjectKey[],
): Promise<Map<string, string>> {
  const described = await describeObjects(kinds, { tx, organizationId }, objects);
  return new Map([...described].map(([key, { name }]) => [key, name]));
}

/**
 * Selects drafts of every kind that wait for the person's approval: a query of `object_type`, `id` (of the approval),
 * `object_id`, `name` and `owner_id`.
 */
export function waitingApprovals({ all }: ContentKinds, organizationId: number, userId: number): SQL {
  const none = sql`select ''::text as object_type, 0 as id, 0 as object_id, ''::text as name, 0 as owner_id where false`;
  const parts = all.map(
    ({
      objectType,
      tables: { object, approval },
    }) => sql`select ${objectType}::text, a.id, r.id, r.name, r.owner_id
      from ${approval} a
      join ${object} r on r.organization_id = a.organization_id and r.draft_version_id = a.version_id and not r.is_archive
      where a.organization_id = ${organizationId} and a.approver_id = ${userId} and a.status = 'pending'`,
  );
  return sql.join([none, ...parts], sql` union all `);
}

/**
 * Selects the requests of every kind that wait for the owner of its objects: a query of `object_type`, `id`, `object_id`, `name` and
 * `user_id`.
 */
export function waitingRequestsOf({ all }: ContentKinds, organizationId: number, ownerId: number): SQL {
  const none = sql`select ''::text as object_type, 0 as id, 0 as object_id, ''::text as name, 0 as user_id where false`;
  const parts = all.flatMap(({ objectType, requests }) =>
    requests
      ? [
          sql`select ${objectType}::text, r.id, r.object_id, r.name, r.user_id from (${requests(organizationId, ownerId)}) r`,
        ]
      : [],
  );
  return sql.join([none, ...parts], sql` union all `);
}

/** Returns each kind's results for its objects by `objectKeyText`; missing objects and those of unknown kinds are omitted. */
async function ofEachKind<Answer extends { id: number }>(
  kinds: ContentKinds,
  objects: readonly ObjectKey[],
  ask: (kind: ContentKind, ids: readonly number[]) => Promise<readonly Answer[]>,
): Promise<Map<string, Answer & ObjectKey>> {
  const answers = new Map<string, Answer & ObjectKey>();
  for (const [objectType, ofType] of groupBy(objects, (object) => object.objectType)) {
    const kind = kinds.of(objectType);
    if (kind === null) continue;
    const ids = [...new Set(ofType.map(({ objectId }) => objectId))];
    for (const answer of await ask(kind, ids)) {
      const key = { objectType, objectId: answer.id };
      answers.set(objectKeyText(key), { ...answer, ...key });
    }
  }
  return answers;
}

type Place = Pick<Scope, 'tx' | 'organizationId'>;

/** Returns the display data of these objects, with one statement per kind. */
export function describeObjects(
  kinds: ContentKinds,
  { tx, organizationId }: Place,
  objects: readonly ObjectKey[],
): Promise<Map<string, ObjectDescription & ObjectKey>> {
  return ofEachKind(kinds, objects, (kind, ids) => kind.describe(tx, organizationId, ids));
}

/**
 * Returns the versions of these objects to assign now, with one statement per kind; never published and archived ones are
 * omitted.
 */
export function publishedObjects(
  kinds: ContentKinds,
  { tx, organizationId }: Place,
  objects: readonly ObjectKey[],
): Promise<Map<string, PublishedObject & ObjectKey>> {
  return ofEachKind(kinds, objects, (kind, ids) => kind.published(tx, organizationId, ids));
}
