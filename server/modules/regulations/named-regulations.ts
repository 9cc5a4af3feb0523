import type { Context } from '@server/graphql/context';
import type { Resolvers, UserRegulationState } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/subject';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import type { RegulationRow } from './regulations.tables';
import { canView } from '@server/modules/content/access/access.policy';

interface NamedRegulation {
  regulation: RegulationRow;
  state: UserRegulationState;
}

async function namedFor(context: Context, figures: UserFigures): Promise<NamedRegulation[]> {
  const { signedIds, notSignedIds, overdueIds } = figures;
  const late = new Set(overdueIds);
  const all: { id: number; state: UserRegulationState }[] = [
    ...overdueIds.map((id) => ({ id, state: 'overdue' as const })),
    ...notSignedIds.filter((id) => !late.has(id)).map((id) => ({ id, state: 'notSigned' as const })),
    ...signedIds.map((id) => ({ id, state: 'signed' as const })),
  ];
  const named = all.map(async ({ id, state }) => {
    const { regulation: regulations, regulationAccess: accesses } = context.loaders;
    const [regulation, access] = await Promise.all([regulations.load(id), accesses.load(id)]);
    const isSeen = regulation && access && canView(subjectOf(context.signedIn), access);
    return isSeen ? [{ regulation, state }] : [];
  });
  return (await Promise.all(named)).flat();
}

/** What a person owes and has signed, by name, as far as the caller may read it; what is late first. */
export function createNamedRegulations(): Required<Pick<Resolvers, 'UserStatistic'>> {
  return { UserStatistic: { regulations: (figures, _, context) => namedFor(context, figures) } };
}
