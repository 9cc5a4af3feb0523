import type { Context } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/subject';
import type { RegulationRow } from './regulations.tables';
import { canView } from '@server/modules/content/access/access.policy';

/** A regulation that the caller may open; null as well when there is none. */
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
