import type { Context } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/subject';
import { canView } from './regulations.policy';
import type { RegulationRow } from './regulations.tables';

/** A regulation that the caller may open; null as well when there is none. */
export async function seenRegulation(
  { signedIn, loaders }: Context,
  id: number,
): Promise<RegulationRow | null> {
  const [regulation, standing] = await Promise.all([
    loaders.regulation.load(id),
    loaders.regulationStanding.load(id),
  ]);
  return regulation && standing && canView(subjectOf(signedIn), standing) ? regulation : null;
}
