import { card } from '@domain/chart/chart-layout';

/** The width and height of a region, in cards. */
const side = 10;
const region = { width: side * card.width, height: side * card.height };

/** A part of the chart, identified by its position. */
export interface ChartRegion<Item> {
  name: string;
  items: readonly Item[];
}

/**
 * Groups items that are close to one another. With one path per region, the browser draws only the visible regions; a single path
 * for all of them would be processed for every tile of the picture.
 */
export function inRegions<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => { x: number; y: number },
): ChartRegion<Item>[] {
  const regions = new Map<string, Item[]>();
  for (const item of items) {
    const { x, y } = placeOf(item);
    const name = `${Math.floor(x / region.width)}:${Math.floor(y / region.height)}`;
    const others = regions.get(name);
    if (others) others.push(item);
    else regions.set(name, [item]);
  }
  return [...regions].map(([name, all]) => ({ name, items: all }));
}
