/** An element to avoid, in window pixels. */
export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface SpotOf {
  /** The horizontal position and the height of the box. */
  box: { left: number; right: number; height: number };
  /** The height of the window and of the area occupied at its top. */
  window: { height: number; top: number };
  /** The distance to keep from the window's edge and from obstacles. */
  gap: number;
}

/**
 * Returns the lowest position in which the box touches no obstacle, as a distance from the window's bottom; null when there is
 * none.
 */
function climb({ box, window, gap }: SpotOf, obstacles: readonly Obstacle[]): number | null {
  const beside = obstacles.filter(({ left, right }) => left < box.right && right > box.left);
  let foot = window.height - gap;
  for (;;) {
    const top = foot - box.height;
    if (top < window.top + gap) return null;
    const inTheWay = beside.filter(
      (obstacle) => obstacle.top < foot + gap / 2 && obstacle.bottom > top - gap / 2,
    );
    if (inTheWay.length === 0) return window.height - foot;
    foot = Math.min(...inTheWay.map((obstacle) => obstacle.top)) - gap;
  }
}

/**
 * Returns the distance from the window's bottom at which a notification covers no button; if the buttons leave no such position,
 * at which it covers none of the bars.
 */
export function clearSpot(spot: SpotOf, bars: readonly Obstacle[], buttons: readonly Obstacle[]): number {
  return climb(spot, [...bars, ...buttons]) ?? climb(spot, bars) ?? spot.gap;
}
