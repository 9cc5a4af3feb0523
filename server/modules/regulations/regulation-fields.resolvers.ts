import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { Loaders } from '@server/graphql/loaders';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ContentRow } from '@server/modules/files/files.tables';
import { readingSeconds, wordCount, changedIds } from './clauses';
import { mayReadVersion } from './regulations.access';
import { abilitiesOf, canReport, canViewDraft, type RegulationStanding } from './regulations.policy';
import type { RegulationRow, RegulationVersionMeta } from './regulations.tables';
import { versionLabel } from './version-hash';

type Fields = Required<
  Pick<
    Resolvers,
    | 'Regulation'
    | 'RegulationVersion'
    | 'RegulationSignature'
    | 'RegulationComment'
    | 'RegulationEvent'
    | 'Approval'
  >
>;

async function userOf({ user }: Loaders, id: number): Promise<UserRow> {
  const row = await user.load(id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function standingOf({ loaders }: Context, id: number): Promise<RegulationStanding> {
  const standing = await loaders.regulationStanding.load(id);
  if (!standing) throw new AppError('notFound');
  return standing;
}

async function contentsOf({ content }: Loaders, ids: readonly number[]): Promise<ContentRow[]> {
  const rows = await content.loadMany(ids);
  return rows.flatMap((row) => (row === null || row instanceof Error ? [] : [row]));
}

/** The draft for those who work on it; for everybody else there is none. */
async function draftOf(regulation: RegulationRow, context: Context): Promise<RegulationVersionMeta | null> {
  if (regulation.draftVersionId === null) return null;
  const standing = await standingOf(context, regulation.id);
  if (!canViewDraft(context.signedIn, standing)) return null;
  return context.loaders.regulationVersion.load(regulation.draftVersionId);
}

/** Of the changed clauses alone, for a person who signed an earlier version and owes only the difference. */
async function deltaSeconds(
  version: RegulationVersionMeta,
  fromId: number,
  loaders: Loaders,
): Promise<number | null> {
  const [from, to] = await Promise.all([
    loaders.regulationClauses.load(fromId),
    loaders.regulationClauses.load(version.id),
  ]);
  if (!from || !to) return null;
  const ids = new Set(changedIds(from.clauses, to.clauses));
  if (ids.size === 0) return null;
  return readingSeconds(wordCount(to.clauses.filter(({ id }) => ids.has(id))), null);
}

async function readingSec(version: RegulationVersionMeta, { loaders }: Context): Promise<number> {
  const regulation = await loaders.regulation.load(version.regulationId);
  const whole = readingSeconds(version.wordCount, regulation?.minReadingSec ?? null);
  if (regulation?.currentVersionId !== version.id) return whole;
  const fromId = (await loaders.myRegulationAssignment.load(regulation.id))?.deltaFromVersionId ?? null;
  const delta = fromId === null ? null : await deltaSeconds(version, fromId, loaders);
  return delta === null ? whole : Math.min(whole, delta);
}

/** Fields of regulations and what hangs on them, all through loaders. */
export function createRegulationFields(): Fields {
  return {
    Regulation: {
      approverIds: ({ approvers }) => approvers,
      approvers: ({ approvers }, _, { loaders }) => Promise.all(approvers.map((id) => userOf(loaders, id))),
      owner: ({ ownerId }, _, { loaders }) => userOf(loaders, ownerId),
      currentVersion: ({ currentVersionId }, _, { loaders }) =>
        currentVersionId === null ? null : loaders.regulationVersion.load(currentVersionId),
      draftVersion: (regulation, _, context) => draftOf(regulation, context),
      versions: ({ id }, _, { loaders }) => loaders.regulationVersions.load(id),
      myAssignment: ({ id }, _, { loaders }) => loaders.myRegulationAssignment.load(id),
      mySignature: ({ id }, _, { loaders }) => loaders.myRegulationSignature.load(id),
      statistic: async ({ id }, _, context) =>
        canReport(context.signedIn, await standingOf(context, id))
          ? context.loaders.regulationStatistic.load(id)
          : null,
      abilities: async ({ id }, _, context) => abilitiesOf(context.signedIn, await standingOf(context, id)),
    },
    RegulationVersion: {
      label: versionLabel,
      clauses: async ({ id }, _, { loaders }) => (await loaders.regulationClauses.load(id))?.clauses ?? [],
      attachments: ({ attachments }, _, { loaders }) => contentsOf(loaders, attachments),
      readingSec: (version, _, context) => readingSec(version, context),
      publishedBy: ({ publishedById }, _, { loaders }) =>
        publishedById === null ? null : loaders.user.load(publishedById),
      approvals: async (version, _, context) => {
        const standing = await standingOf(context, version.regulationId);
        return canViewDraft(context.signedIn, standing) || version.status === 'published'
          ? context.loaders.versionApprovals.load(version.id)
          : [];
      },
    },
    RegulationSignature: {
      id: ({ id }) => String(id),
      user: ({ userId }, _, { loaders }) => userOf(loaders, userId),
      ip: async ({ ip, userId, regulationId }, _, context) =>
        (await seesAddress(context, userId, regulationId)) ? ip : null,
      userAgent: async ({ userAgent, userId, regulationId }, _, context) =>
        (await seesAddress(context, userId, regulationId)) ? userAgent : null,
    },
    RegulationComment: {
      user: ({ userId }, _, { loaders }) => userOf(loaders, userId),
    },
    RegulationEvent: {},
    Approval: {
      version: async ({ versionId }, _, context) => {
        const version = await context.loaders.regulationVersion.load(versionId);
        const standing = version && (await standingOf(context, version.regulationId));
        if (!standing || !mayReadVersion(context.signedIn, standing, version)) throw new AppError('notFound');
        return version;
      },
      regulation: async ({ versionId }, _, { loaders }) => {
        const version = await loaders.regulationVersion.load(versionId);
        const regulation = version && (await loaders.regulation.load(version.regulationId));
        if (!regulation) throw new AppError('notFound');
        return regulation;
      },
      approver: ({ approverId }, _, { loaders }) => userOf(loaders, approverId),
    },
  };
}

async function seesAddress(context: Context, userId: number, regulationId: number): Promise<boolean> {
  if (context.signedIn.userId === userId) return true;
  return canReport(context.signedIn, await standingOf(context, regulationId));
}
