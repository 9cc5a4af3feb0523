import DataLoader from 'dataloader';
import type { Scope } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders';
import type { LoaderSource } from '@server/modules/module';
import { latestApprovals } from '@server/modules/content/approvals/approvals.repository';
import { lastSignatures } from './evidence.repository';
import { picturesOf } from '@server/modules/content/blocks/pictures.repository';
import { regulationsByIds } from './regulations.read-model';
import { accessContexts } from '@server/modules/content/access/access-context.read-model';
import { regulationContent } from './regulation.content';
import { variablesOfPeople } from '@server/modules/content/blocks/variables.read-model';
import {
  clausesByIds,
  publishedVersions,
  versionsByIds,
} from '@server/modules/content/versions/versions.repository';
import { callerOf } from '@server/modules/content/caller';
import { regulationTables } from './regulations.tables';

function grouped<Row>(ids: readonly number[], rows: readonly Row[], key: (row: Row) => number): Row[][] {
  const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) groups.get(key(row))?.push(row);
  return ids.map((id) => groups.get(id) ?? []);
}

/** A loader of many rows for each id, read in one statement. */
function manyLoader<Row>(
  { scope }: LoaderSource,
  read: (scope: Scope, ids: readonly number[]) => Promise<Row[]>,
  key: (row: Row) => number,
): DataLoader<number, Row[]> {
  return new DataLoader(async (ids) => grouped(ids, await read(scope(), ids), key));
}

/** A loader of one row for each id, or null. */
function oneLoader<Row>(
  source: LoaderSource,
  read: (scope: Scope, ids: readonly number[]) => Promise<Row[]>,
  key: (row: Row) => number,
): DataLoader<number, Row | null> {
  return new DataLoader(async (ids) =>
    grouped(ids, await read(source.scope(), ids), key).map(([first]) => first ?? null),
  );
}

type RegulationLoaders = Pick<
  Loaders,
  | 'regulation'
  | 'regulationVersion'
  | 'regulationClauses'
  | 'regulationVersions'
  | 'regulationAccess'
  | 'myRegulationSignature'
  | 'versionApprovals'
  | 'variables'
  | 'regulationPictures'
>;

/** What field resolvers of regulations read, by id. */
export function createRegulationLoaders(source: LoaderSource): RegulationLoaders {
  const byId = ({ id }: { id: number }) => id;
  const clauses = oneLoader(
    source,
    ({ tx, organizationId }, ids) => clausesByIds(tx, regulationTables.version, organizationId, ids),
    byId,
  );
  return {
    regulation: oneLoader(
      source,
      ({ tx, organizationId }, ids) => regulationsByIds(tx, organizationId, ids),
      byId,
    ),
    regulationVersion: oneLoader(
      source,
      ({ tx, organizationId }, ids) => versionsByIds(tx, regulationTables.version, organizationId, ids),
      byId,
    ),
    regulationClauses: clauses,
    regulationVersions: manyLoader(
      source,
      ({ tx, organizationId }, ids) => publishedVersions(tx, regulationTables.version, organizationId, ids),
      ({ objectId }) => objectId,
    ),
    regulationAccess: oneLoader(
      source,
      (scope, ids) => accessContexts(scope.tx, regulationContent, callerOf(scope), ids),
      byId,
    ),
    myRegulationSignature: oneLoader(
      source,
      (scope, ids) => lastSignatures(scope.tx, scope.organizationId, callerOf(scope).userId, ids),
      ({ regulationId }) => regulationId,
    ),
    variables: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const values = await variablesOfPeople(tx, organizationId, ids);
      return ids.map((id) => values.get(id) ?? null);
    }),
    regulationPictures: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const rows = grouped(
        ids,
        await picturesOf(tx, regulationTables.picture, organizationId, ids),
        ({ objectId }) => objectId,
      );
      return rows.map((found) => found.map(({ content }) => content));
    }),
    versionApprovals: manyLoader(
      source,
      ({ tx, organizationId }, ids) => latestApprovals(tx, regulationTables.approval, organizationId, ids),
      ({ versionId }) => versionId,
    ),
  };
}
