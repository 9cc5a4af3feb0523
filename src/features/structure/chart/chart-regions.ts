import { card } from './chart-layout';

/** So many cards wide and high. */
const side = 10;
const region = { width: side * card.width, height: side * card.height };

/** A part of the chart, by where it stands. */
export interface ChartRegion<Item> {
  name: string;
  items: readonly Item[];
}

/**
 * What stands near one another together: drawn as one path for each region, the browser draws only those that it shows,
 * where one path for all would be gone through for every piece of the picture.
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
