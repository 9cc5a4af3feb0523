import type { TokenWriteOff } from '../api';

/** The states of a write-off with their colors. */
export const WRITE_OFF_STATES = {
  charged: 'grey',
  disputed: 'amber',
  returned: 'green',
  returnedInPart: 'green',
  declined: 'red',
} as const;

export type WriteOffState = keyof typeof WRITE_OFF_STATES;

/** Returns the state of a write-off: a pending dispute takes precedence, then a refund, then a rejection. */
export function writeOffState({
  tokens,
  returned,
  dispute,
}: Pick<TokenWriteOff, 'tokens' | 'returned' | 'dispute'>): WriteOffState {
  if (dispute?.status === 'open') return 'disputed';
  if (returned > 0) return returned < tokens ? 'returnedInPart' : 'returned';
  return dispute ? 'declined' : 'charged';
}
