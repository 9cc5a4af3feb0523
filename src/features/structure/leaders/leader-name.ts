import { personName } from '@src/lib/person';
import type { TFunction } from 'i18next';
import type { StructureFace, SubdivisionNode } from '../api';

type Headed = Pick<SubdivisionNode, 'leader' | 'actingLeaders'>;

/** Returns the current leader of a subdivision: the acting one, or else the permanent one. */
export function leaderToday({ leader, actingLeaders }: Headed): StructureFace | null {
  return actingLeaders.find(({ isNow }) => isNow)?.user ?? leader;
}

/** Returns the same as text: «и. о. Анна Попова». */
export function leaderLine(subdivision: Headed, t: TFunction<'structure'>): string {
  const acting = subdivision.actingLeaders.find(({ isNow }) => isNow);
  if (acting) return t('structure:acting.short', { name: personName(acting.user) });
  return subdivision.leader ? personName(subdivision.leader) : t('structure:tree.noLeader');
}
