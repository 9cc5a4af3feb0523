/** A link whose click area covers its whole card; the card has `position: relative`. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
