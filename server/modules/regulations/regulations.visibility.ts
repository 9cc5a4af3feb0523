import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { contentVisibility } from '@server/modules/content/access/visibility';
import { mayEditAll } from '@server/modules/content/content.policy';
import type { RegulationSignatureRow } from './regulations.tables';

/** The request's loaders through which regulations are read. */
export const regulationLoaders = (loaders: Loaders) => ({
  object: loaders.regulation,
  version: loaders.regulationVersion,
  clauses: loaders.regulationClauses,
  versions: loaders.regulationVersions,
  access: loaders.regulationAccess,
});

/** Loads the reader's access context for the regulation whose clauses are served. */
export const readAccess = (id: number) => (loaders: Loaders) => loaders.regulationAccess.load(id);

/** Read access to regulations wherever the contract returns them. */
export const regulationVisibility = contentVisibility({
  access: (loaders, id) => loaders.regulationAccess.load(id),
  version: (loaders, id) => loaders.regulationVersion.load(id),
});

/**
 * Whether the caller may see the signature: their own, those of their people, and all of them for those who see the whole report.
 */
export async function seesSignature(
  context: Context,
  { userId, regulationId }: RegulationSignatureRow,
): Promise<boolean> {
  const { signedIn, loaders } = context;
  const subject = subjectOf(signedIn);
  if (userId === subject.userId || mayEditAll(subject)) return true;
  if (await regulationVisibility.permits(context, regulationId, seesWholeReport)) return true;
  const { subdivisionId = null } = (await loaders.user.load(userId)) ?? {};
  return subdivisionId !== null && loaders.isLedSubdivision.load(subdivisionId);
}
