import { useCallback } from 'react';
import { useLazyRoleImpactQuery } from '../api';

export interface Impact {
  peopleCount: number;
  isOwn: boolean;
}

/** Requests how many people a change of roles, or of positions' roles, affects before it is made. */
export function useImpact() {
  const [ask] = useLazyRoleImpactQuery();
  return useCallback(
    async (about: { roleIds?: number[]; positionIds?: number[] }): Promise<Impact> =>
      (await ask(about).unwrap()).roleImpact,
    [ask],
  );
}
