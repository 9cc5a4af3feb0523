import type { Theme } from '@mui/material/styles';

/** What all tables share, whichever draws them: heights of their rows, and how heads and open rows look. */
export const headHeight = 44;

/** By density. Rows with more to say are higher. */
export const rowHeights = { compact: 40, standard: 52, comfortable: 68 } as const;

export const headLooks = ({ tokens }: Theme) => ({
  fontWeight: 560,
  color: tokens.textSecondary,
  backgroundColor: tokens.sunken,
});

/** Beside the row whose panel is open. */
export const openRowMark = ({ tokens }: Theme): string => `inset 3px 0 0 ${tokens.primary}`;
