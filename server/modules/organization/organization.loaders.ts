import DataLoader from 'dataloader';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { groupBy } from '@server/modules/group-by';
import { gapRepository } from './ideal-picture/gap-check.repository';
import { evidenceOf } from './ideal-picture/ideal-evidence.repository';
import { idealPicturesOf } from './ideal-picture.read-model';
import { statementsByIds } from './ideal-picture/ideal-picture.repository';
import type { GapRowRow } from './ideal-picture/gap-check.tables';
import type { IdealEvidenceRow, IdealStatementRow } from './ideal-picture/ideal-picture.tables';

interface OrganizationLoaders {
  /** The approved statements of a person's ideal picture, in their order. */
  idealPictureOfUser: DataLoader<number, string[]>;
  idealStatement: ById<IdealStatementRow>;
  /** The evidence of a statement of the ideal picture, by the statement's id. */
  idealEvidence: DataLoader<number, IdealEvidenceRow[]>;
  /** Rows of a check against the ideal picture, by its id. */
  gapRows: DataLoader<number, GapRowRow[]>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends OrganizationLoaders {}
}

/** Loaders for the field resolvers of the ideal picture, by id. */
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
