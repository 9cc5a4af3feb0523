import type { TokenWriteOff } from '../api';

/** Where a write-off stands, and the colour of that. */
export const WRITE_OFF_STATES = {
  charged: 'grey',
  disputed: 'amber',
  returned: 'green',
  returnedInPart: 'green',
  declined: 'red',
} as const;

export type WriteOffState = keyof typeof WRITE_OFF_STATES;

/** What waits comes first, then what has come back, then what was refused. */
export function writeOffState({
  tokens,
  returned,
  dispute,
}: Pick<TokenWriteOff, 'tokens' | 'returned' | 'dispute'>): WriteOffState {
  if (dispute?.status === 'open') return 'disputed';
  if (returned > 0) return returned < tokens ? 'returnedInPart' : 'returned';
  return dispute ? 'declined' : 'charged';
}
