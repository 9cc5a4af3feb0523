import DataLoader from 'dataloader';
import type { Scope } from '@server/graphql/context';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { primePlaced } from '@server/modules/employees/person-places.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { groupBy } from '@server/modules/group-by';
import { accessContexts } from './access/access-context.read-model';
import type { AccessContext } from './access/access.policy';
import { picturesOf } from './blocks/pictures.repository';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDefinition } from './content-definition';
import type { Block, ContentObjectRow, ContentVersionMeta } from './content.tables';
import type { ListedContent } from './lists/content-list.read-model';
import type { Team } from './lists/team.read-model';
import { objectsByIds } from './objects.read-model';
import { clausesByIds, publishedVersions, versionsByIds } from './versions/versions.repository';

export type ById<Row> = DataLoader<number, Row | null>;

/** The loaders of one kind's field resolvers, by id. */
export interface ContentLoaders<Row> {
  object: ById<Row>;
  version: ById<ContentVersionMeta>;
  /** The text of a version: versions themselves are loaded without it. */
  clauses: ById<{ id: number; clauses: Block[] }>;
  /** Published versions of an object, newest first. */
  versions: DataLoader<number, ContentVersionMeta[]>;
  /** The caller's access context of an object. */
  access: ById<AccessContext>;
  /** The pictures that an object's texts may use. */
  pictures: DataLoader<number, ContentRow[]>;
}

function grouped<Row>(ids: readonly number[], rows: readonly Row[], key: (row: Row) => number): Row[][] {
  const groups = groupBy(rows, key);
  return ids.map((id) => groups.get(id) ?? []);
}

/** Creates a loader of many rows for each id, read in one statement. */
export function manyLoader<Row>(
  { scope }: LoaderSource,
  read: (scope: Scope, ids: readonly number[]) => Promise<Row[]>,
  key: (row: Row) => number,
): DataLoader<number, Row[]> {
  return new DataLoader(async (ids) => grouped(ids, await read(scope(), ids), key));
}

/** Creates a loader of one row for each id, or null. */
export function oneLoader<Row>(
  source: LoaderSource,
  read: (scope: Scope, ids: readonly number[]) => Promise<Row[]>,
  key: (row: Row) => number,
): ById<Row> {
  return new DataLoader(async (ids) =>
    grouped(ids, await read(source.scope(), ids), key).map(([first]) => first ?? null),
  );
}

/** Creates the loaders of a kind. `asRow`: adds the kind's own data to a row of its objects. */
export function createContentLoaders<Row extends { id: number }>(
  source: LoaderSource,
  content: ContentDefinition,
  asRow: (row: ContentObjectRow) => Row,
): ContentLoaders<Row> {
  const { object, version, picture } = content.tables;
  const byId = ({ id }: { id: number }) => id;
  return {
    object: oneLoader(
      source,
      async ({ tx, organizationId }, ids) => (await objectsByIds(tx, object, organizationId, ids)).map(asRow),
      byId,
    ),
    version: oneLoader(
      source,
      ({ tx, organizationId }, ids) => versionsByIds(tx, version, organizationId, ids),
      byId,
    ),
    clauses: oneLoader(
      source,
      ({ tx, organizationId }, ids) => clausesByIds(tx, version, organizationId, ids),
      byId,
    ),
    versions: manyLoader(
      source,
      ({ tx, organizationId }, ids) => publishedVersions(tx, version, organizationId, ids),
      ({ objectId }) => objectId,
    ),
    access: oneLoader(source, (scope, ids) => accessContexts(scope.tx, content, callerOf(scope), ids), byId),
    pictures: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const rows = await picturesOf(tx, picture, organizationId, ids);
      return grouped(ids, rows, ({ objectId }) => objectId).map((found) =>
        found.map(({ content: file }) => file),
      );
    }),
  };
}

/** Primes the loaders with the data of a list's single statement, so that fields need not read it again. */
export function primeListed<Row>(
  { object: objects, access: accesses, version }: Pick<ContentLoaders<Row>, 'object' | 'access' | 'version'>,
  asRow: (row: ContentObjectRow) => Row,
  {
    object,
    access,
    current,
    draft,
  }: Pick<ListedContent, 'object' | 'access' | 'current'> & Partial<Pick<ListedContent, 'draft'>>,
): void {
  objects.prime(object.id, asRow(object));
  accesses.prime(object.id, access);
  if (current) version.prime(current.id, current);
  if (draft) version.prime(draft.id, draft);
}

/** Primes the loaders with a leader's people and their objects. */
export function primeTeam<Row>(
  loaders: Loaders,
  kind: Pick<ContentLoaders<Row>, 'object' | 'access' | 'version'>,
  asRow: (row: ContentObjectRow) => Row,
  { columns, rows, ledSubdivisionIds }: Team,
): void {
  for (const column of columns) primeListed(kind, asRow, column);
  primePlaced(loaders, rows);
  for (const id of ledSubdivisionIds) {
    loaders.isLedSubdivision.prime(id, true);
    // Those that the caller leads are among those whose people the caller may see.
    loaders.isMySubdivision.prime(id, true);
  }
}
