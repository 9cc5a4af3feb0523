import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders';
import { subjectOf } from '@server/graphql/subject';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { contentVisibility } from '@server/modules/content/access/visibility';
import { mayEditAll } from '@server/modules/content/content.policy';
import type { RegulationSignatureRow } from './regulations.tables';

/** The loaders of a request that regulations are read by. */
export const regulationLoaders = (loaders: Loaders) => ({
  object: loaders.regulation,
  version: loaders.regulationVersion,
  clauses: loaders.regulationClauses,
  versions: loaders.regulationVersions,
  access: loaders.regulationAccess,
});

/** How the reader stands to the regulation whose clauses are served. */
export const readAccess = (id: number) => (loaders: Loaders) => loaders.regulationAccess.load(id);

/** Who may read what of regulations, wherever the contract reaches it. */
export const regulationVisibility = contentVisibility({
  access: (loaders, id) => loaders.regulationAccess.load(id),
  version: (loaders, id) => loaders.regulationVersion.load(id),
});

/** One's own, those of one's people, and all of them for who sees the whole report. */
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
