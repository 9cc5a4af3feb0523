/** A link that takes a press anywhere in the card it stands in; the card has `position: relative`. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
