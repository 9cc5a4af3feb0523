import type { Theme } from '@mui/material/styles';

/** Styles shared by all tables: row heights, headings and open rows. */
export const headHeight = 44;

/** Row heights by density. Rows with more content are higher. */
export const rowHeights = { compact: 40, standard: 52, comfortable: 68 } as const;

export const headLooks = ({ tokens }: Theme) => ({
  fontWeight: 560,
  color: tokens.textSecondary,
  backgroundColor: tokens.sunken,
});

/** The mark beside the row whose panel is open. */
export const openRowMark = ({ tokens }: Theme): string => `inset 3px 0 0 ${tokens.primary}`;
