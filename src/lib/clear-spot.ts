/** What is in the way, in pixels of the window. */
export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface SpotOf {
  /** Where the box stands sideways, and how high it is. */
  box: { left: number; right: number; height: number };
  /** How high the window is, and what of it is taken at the top. */
  window: { height: number; top: number };
  /** How far it keeps from the window's edge and from what is in its way. */
  gap: number;
}

/** The lowest place in which the box touches nothing, as a distance from the window's foot; null: there is none. */
function climb({ box, window, gap }: SpotOf, obstacles: readonly Obstacle[]): number | null {
  const beside = obstacles.filter(({ left, right }) => left < box.right && right > box.left);
  let foot = window.height - gap;
  for (;;) {
    const top = foot - box.height;
    if (top < window.top + gap) return null;
    const inTheWay = beside.filter((each) => each.top < foot + gap / 2 && each.bottom > top - gap / 2);
    if (inTheWay.length === 0) return window.height - foot;
    foot = Math.min(...inTheWay.map((each) => each.top)) - gap;
  }
}

/**
 * How far above the window's foot a notice stands so that it covers no button; where buttons leave no such place, so that
 * it covers none of the bars.
 */
export function clearSpot(spot: SpotOf, bars: readonly Obstacle[], buttons: readonly Obstacle[]): number {
  return climb(spot, [...bars, ...buttons]) ?? climb(spot, bars) ?? spot.gap;
}
