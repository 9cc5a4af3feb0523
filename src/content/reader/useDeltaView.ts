import { useState } from 'react';
import { type ClauseChangeRow, withContext } from '../lib/clause-changes';

/**
 * Whether only the changes are shown, when there is something to compare with. A user who follows a link to an unchanged clause
 * gets the whole text.
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
