/** A text of so many lines at most, which ends in dots there. */
export const clampLines = <Lines>(lines: Lines) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
