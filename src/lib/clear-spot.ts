/** An element to avoid, in window pixels. */
export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What one layer of the window shows: the page, or a dialog over it. */
export interface Layer {
  bars: readonly Obstacle[];
  buttons: readonly Obstacle[];
}

/** The distances of a notification from the window's right and bottom edges. */
export interface Place {
  right: number;
  bottom: number;
}

interface SpotOf {
  /** The size of the box. */
  box: { width: number; height: number };
  /** The size of the window, and the height of the area occupied at its top. */
  window: { width: number; height: number; top: number };
  /** The distance to keep from the window's edges and from obstacles. */
  gap: number;
}

/** How many obstacles the box covers in the place: bars and buttons of each layer, the topmost layer first. */
function coveredAt(
  { box, window, gap }: SpotOf,
  { right, bottom }: Place,
  layers: readonly Layer[],
): number[] {
  const end = window.width - right;
  const foot = window.height - bottom;
  const isCovered = (obstacle: Obstacle) =>
    obstacle.left < end &&
    obstacle.right > end - box.width &&
    obstacle.top < foot + gap / 2 &&
    obstacle.bottom > foot - box.height - gap / 2;
  return layers
    .toReversed()
    .flatMap(({ bars, buttons }) => [bars.filter(isCovered).length, buttons.filter(isCovered).length]);
}

/** Every place worth trying: at the foot and above each obstacle, from the right to the left and from the bottom up. */
function placesOf({ box, window, gap }: SpotOf, layers: readonly Layer[]): Place[] {
  const obstacles = layers.flatMap(({ bars, buttons }) => [...bars, ...buttons]);
  const highest = window.height - window.top - gap - box.height;
  const bottoms = [gap, ...obstacles.map(({ top }) => window.height - top + gap)]
    .filter((bottom) => bottom === gap || (bottom > gap && bottom <= highest))
    .sort((lower, higher) => lower - higher);
  const rights = [gap];
  for (let right = box.width + 2 * gap; right + box.width + gap <= window.width; right += box.width + gap)
    rights.push(right);
  return rights.flatMap((right) => [...new Set(bottoms)].map((bottom) => ({ right, bottom })));
}

/** Whether the first list of counts is smaller where it first differs from the second. */
function isLess(counts: readonly number[], than: readonly number[]): boolean {
  const index = counts.findIndex((count, at) => count !== than[at]);
  return index >= 0 && (counts[index] ?? 0) < (than[index] ?? 0);
}

/**
 * Returns where a notification covers no bar and no button of any layer, and stays where it is when that is such a place. The
 * layers below an open dialog count too, because it may close at any moment. When no place is free, it is the one where least
 * is covered, of the topmost layer first, and of its bars first.
 */
export function clearSpot(spot: SpotOf, layers: readonly Layer[], current: Place | null): Place {
  let best: { place: Place; covered: number[] } | undefined;
  for (const place of [...(current ? [current] : []), ...placesOf(spot, layers)]) {
    const covered = coveredAt(spot, place, layers);
    if (covered.every((count) => count === 0)) return place;
    if (!best || isLess(covered, best.covered)) best = { place, covered };
  }
  return best?.place ?? { right: spot.gap, bottom: spot.gap };
}

interface SpotsOf extends Omit<SpotOf, 'box'> {
  /** The sizes of the notifications, the oldest first, and where each is now. */
  boxes: readonly { width: number; height: number; current: Place | null }[];
}

/**
 * Returns a place for each notification, which is also clear of those before it. They are placed one by one: between the buttons of
 * a phone there may be room for each, but not for a stack of them.
 */
export function clearSpots({ boxes, window, gap }: SpotsOf, layers: readonly Layer[]): Place[] {
  const placed: Obstacle[] = [];
  return boxes.map(({ current, ...box }) => {
    const place = clearSpot({ box, window, gap }, [...layers, { bars: placed, buttons: [] }], current);
    const [right, bottom] = [window.width - place.right, window.height - place.bottom];
    placed.push({ left: right - box.width, right, top: bottom - box.height, bottom });
    return place;
  });
}
