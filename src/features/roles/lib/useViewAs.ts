import { useCallback } from 'react';
import type { Viewable } from '@src/store/selectors/rights';
import { useViewAsPersonStartMutation, useViewAsStartMutation } from '../api';

/** Reloads the workspace at its first page, so that no data loaded before remains. */
function startOver(): void {
  window.location.hash = '#/';
  window.location.reload();
}

/** Starts viewing the workspace as a person or role. Returns the error of the call, if any. */
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
