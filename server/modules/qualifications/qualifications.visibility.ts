import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import { canView, seesWholeReport } from '@server/modules/content/access/access.policy';
import { contentVisibility } from '@server/modules/content/access/visibility';
import type { AwardRow } from './qualifications.tables';

/** The request's loaders through which qualifications are read. */
export const qualificationLoaders = (loaders: Loaders) => ({
  object: loaders.qualificationById,
  version: loaders.qualificationVersion,
  access: loaders.qualificationAccess,
});

/** Read access to qualifications wherever the contract returns them. */
export const qualificationVisibility = contentVisibility({
  access: (loaders, id) => loaders.qualificationAccess.load(id),
  version: (loaders, id) => loaders.qualificationVersion.load(id),
});

/**
 * Whether the caller may see the certificate: their own, those of their people, and all of them for those who see the whole
 * report.
 */
export async function seesAward(
  context: Context,
  { userId, qualificationId }: Pick<AwardRow, 'userId' | 'qualificationId'>,
): Promise<boolean> {
  if (userId === subjectOf(context.signedIn).userId) return true;
  const { permits } = qualificationVisibility;
  if (await permits(context, qualificationId, seesWholeReport)) return true;
  if (!(await permits(context, qualificationId, canView))) return false;
  const { subdivisionId = null } = (await context.loaders.user.load(userId)) ?? {};
  return subdivisionId !== null && context.loaders.isLedSubdivision.load(subdivisionId);
}
