import { useState } from 'react';
import { type ClauseChangeRow, withContext } from '../lib/clause-changes';

/**
 * Whether only what changed is shown, where there is something to compare with. Who comes for a clause that did not
 * change, by a link, has the whole text before them.
 */
export function useDeltaView(changes: readonly ClauseChangeRow[] | null, targetId: string | null) {
  const [asked, setAsked] = useState<'delta' | 'whole' | null>(null);
  const isElsewhere =
    targetId !== null && changes !== null && !withContext(changes).some(({ to }) => to?.id === targetId);
  const isDelta = changes !== null && (asked ?? (isElsewhere ? 'whole' : 'delta')) === 'delta';
  return {
    isDelta,
    toggle: () => setAsked(isDelta ? 'whole' : 'delta'),
    showWhole: () => setAsked('whole'),
  };
}
