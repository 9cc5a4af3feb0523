import DataLoader from 'dataloader';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { latestApprovals } from '@server/modules/content/approvals/approvals.repository';
import { variablesOfPeople } from '@server/modules/content/blocks/variables.read-model';
import { callerOf } from '@server/graphql/access/subject';
import { createContentLoaders, manyLoader, oneLoader } from '@server/modules/content/content-loaders';
import { lastSignatures } from './signing/evidence.repository';
import { regulationContent } from './regulation.content';
import {
  asRegulation,
  regulationTables,
  type RegulationRow,
  type SignatureWithLabel,
} from './regulations.tables';
import type { ApprovalRow, Block, ContentVersionMeta } from '@server/modules/content/content.tables';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import { figuresOfPeople } from '@server/modules/statistics/figures-of-people.read-model';
import type { RegulationVariable } from '@server/graphql/generated/types';

interface RegulationLoaders {
  regulation: ById<RegulationRow>;
  regulationVersion: ById<ContentVersionMeta>;
  /** The text of a version, by the version's id: versions themselves are read without it. */
  regulationClauses: ById<{ id: number; clauses: Block[] }>;
  /** The values of a text's variables for a person, by the person's id. */
  variables: ById<Record<RegulationVariable, string>>;
  /** Pictures that a regulation's texts may reference, by the regulation's id. */
  regulationPictures: DataLoader<number, ContentRow[]>;
  /** Published versions of a regulation, newest first. */
  regulationVersions: DataLoader<number, ContentVersionMeta[]>;
  /** The caller's access context for a regulation, by its id: the basis of their rights on it. */
  regulationAccess: ById<AccessContext>;
  /** The caller's last signature or refusal of a regulation, by the regulation's id. */
  myRegulationSignature: ById<SignatureWithLabel>;
  /** Approvals of a version's latest submission. */
  versionApprovals: DataLoader<number, ApprovalRow[]>;
  /** A person's regulation statistics, by the person's id. */
  userRegulationStatistic: DataLoader<number, UserFigures>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends RegulationLoaders {}
}

/** Loaders for the field resolvers of regulations, by id. */
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
    userRegulationStatistic: new DataLoader((ids) => {
      const { tx, organizationId } = source.scope();
      return figuresOfPeople(tx, organizationId, ids, regulationContent.objectType);
    }),
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
