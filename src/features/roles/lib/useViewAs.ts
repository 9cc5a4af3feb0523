import { useCallback } from 'react';
import type { Viewable } from '@src/store/selectors/rights';
import { useViewAsPersonStartMutation, useViewAsStartMutation } from '../api';

/** The cabinet as they have it, from its first page: nothing that was loaded before may stay. */
function startOver(): void {
  window.location.hash = '#/';
  window.location.reload();
}

/** Begins to look at the cabinet as a person or a role has it. Answers the error of the call, if there was one. */
export function useViewAs(): (kind: Viewable, id: number) => Promise<unknown> {
  const [asRole] = useViewAsStartMutation();
  const [asPerson] = useViewAsPersonStartMutation();
  return useCallback(
    async (kind, id) => {
      const { error } = await (kind === 'role' ? asRole({ roleId: id }) : asPerson({ userId: id }));
      if (!error) startOver();
      return error;
    },
    [asRole, asPerson],
  );
}
