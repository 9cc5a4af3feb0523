import { useCallback } from 'react';
import { useLazyRoleImpactQuery } from '../api';

export interface Impact {
  peopleCount: number;
  isOwn: boolean;
}

/** How many people a change of these roles, or of the roles of these positions, is about: asked before it is made. */
export function useImpact() {
  const [ask] = useLazyRoleImpactQuery();
  return useCallback(
    async (about: { roleIds?: number[]; positionIds?: number[] }): Promise<Impact> =>
      (await ask(about).unwrap()).roleImpact,
    [ask],
  );
}
