import type { Context } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/access/subject';
import type { RegulationRow } from './regulations.tables';
import { canView } from '@server/modules/content/access/access.policy';

/** Returns a regulation that the caller may open, or null; also null when it does not exist. */
export async function seenRegulation(
  { signedIn, loaders }: Context,
  id: number,
): Promise<RegulationRow | null> {
  const [regulation, access] = await Promise.all([
    loaders.regulation.load(id),
    loaders.regulationAccess.load(id),
  ]);
  return regulation && access && canView(subjectOf(signedIn), access) ? regulation : null;
}
