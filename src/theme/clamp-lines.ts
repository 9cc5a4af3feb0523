/** Limits a text to a number of lines, ending in an ellipsis. */
export const clampLines = <Lines>(lines: Lines) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
