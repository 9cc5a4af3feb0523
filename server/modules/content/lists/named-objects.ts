import type { Context } from '@server/graphql/context';
import type { UserRegulationState } from '@server/graphql/generated/types';
import { subjectOf } from '@server/graphql/access/subject';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import { canView } from '../access/access.policy';
import type { ContentLoaders } from '../content-loaders';

/** Returns a person's open and completed assignments of one kind, as far as the caller may read them; overdue ones come first. */
export async function namedObjects<Row>(
  { signedIn }: Pick<Context, 'signedIn'>,
  loaders: Pick<ContentLoaders<Row>, 'object' | 'access'>,
  { signedIds, notSignedIds, overdueIds }: UserFigures,
): Promise<{ object: Row; state: UserRegulationState }[]> {
  const late = new Set(overdueIds);
  const all: { id: number; state: UserRegulationState }[] = [
    ...overdueIds.map((id) => ({ id, state: 'overdue' as const })),
    ...notSignedIds.filter((id) => !late.has(id)).map((id) => ({ id, state: 'notSigned' as const })),
    ...signedIds.map((id) => ({ id, state: 'signed' as const })),
  ];
  const named = all.map(async ({ id, state }) => {
    const [object, access] = await Promise.all([loaders.object.load(id), loaders.access.load(id)]);
    const isSeen = object !== null && access !== null && canView(subjectOf(signedIn), access);
    return isSeen ? [{ object, state }] : [];
  });
  return (await Promise.all(named)).flat();
}
