import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import { latestApprovals } from '@server/modules/content/approvals/approvals.repository';
import { variablesOfPeople } from '@server/modules/content/blocks/variables.read-model';
import { callerOf } from '@server/modules/content/caller';
import { createContentLoaders, manyLoader, oneLoader } from '@server/modules/content/content-loaders';
import type { LoaderSource } from '@server/modules/module';
import { lastSignatures } from './evidence.repository';
import { regulationContent } from './regulation.content';
import { asRegulation, regulationTables } from './regulations.tables';

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
  const shared = createContentLoaders(source, regulationContent, asRegulation);
  return {
    regulation: shared.object,
    regulationVersion: shared.version,
    regulationClauses: shared.clauses,
    regulationVersions: shared.versions,
    regulationAccess: shared.access,
    regulationPictures: shared.pictures,
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
    versionApprovals: manyLoader(
      source,
      ({ tx, organizationId }, ids) => latestApprovals(tx, regulationTables.approval, organizationId, ids),
      ({ versionId }) => versionId,
    ),
  };
}
