import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import { groupBy } from '@server/modules/group-by';
import type { LoaderSource } from '@server/modules/module';
import { gapRepository } from './gap-check.repository';
import { evidenceOf } from './ideal-evidence.repository';
import { idealPicturesOf } from './ideal-picture.read-model';
import { statementsByIds } from './ideal-picture.repository';

type OrganizationLoaders = Pick<
  Loaders,
  'idealStatement' | 'idealEvidence' | 'gapRows' | 'idealPictureOfUser'
>;

/** What field resolvers of the ideal picture read, by id. */
export function createOrganizationLoaders(source: LoaderSource): OrganizationLoaders {
  return {
    idealStatement: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const known = new Map((await statementsByIds(tx, organizationId, ids)).map((row) => [row.id, row]));
      return ids.map((id) => known.get(id) ?? null);
    }),
    idealPictureOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const pictures = await idealPicturesOf(tx, organizationId, ids);
      return ids.map((id) => pictures.get(id) ?? []);
    }),
    idealEvidence: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const groups = groupBy(await evidenceOf(tx, organizationId, ids), ({ statementId }) => statementId);
      return ids.map((id) => groups.get(id) ?? []);
    }),
    gapRows: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const groups = groupBy(await gapRepository.rowsOf(tx, organizationId, ids), ({ checkId }) => checkId);
      return ids.map((id) => groups.get(id) ?? []);
    }),
  };
}
