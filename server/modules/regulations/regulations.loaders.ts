import DataLoader from 'dataloader';
import type { Scope } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders';
import type { LoaderSource } from '@server/modules/module';
import { latestApprovals } from './approvals.repository';
import { lastSignatures } from './evidence.repository';
import { picturesOf } from './pictures.repository';
import { callerOf } from './regulations.deps';
import { regulationsByIds } from './regulations.read-model';
import { standings } from './standing.read-model';
import { variablesOfPeople } from './variables.read-model';
import { clausesByIds, publishedVersions, versionsByIds } from './versions.repository';

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
  | 'regulationStanding'
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
    ({ tx, organizationId }, ids) => clausesByIds(tx, organizationId, ids),
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
      ({ tx, organizationId }, ids) => versionsByIds(tx, organizationId, ids),
      byId,
    ),
    regulationClauses: clauses,
    regulationVersions: manyLoader(
      source,
      ({ tx, organizationId }, ids) => publishedVersions(tx, organizationId, ids),
      ({ regulationId }) => regulationId,
    ),
    regulationStanding: oneLoader(source, (scope, ids) => standings(scope.tx, callerOf(scope), ids), byId),
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
        await picturesOf(tx, organizationId, ids),
        ({ regulationId }) => regulationId,
      );
      return rows.map((found) => found.map(({ content }) => content));
    }),
    versionApprovals: manyLoader(
      source,
      ({ tx, organizationId }, ids) => latestApprovals(tx, organizationId, ids),
      ({ versionId }) => versionId,
    ),
  };
}
