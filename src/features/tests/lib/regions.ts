import type { Region, Spot } from '@domain/questions/question';

// Positions in a picture are in thousandths of its width and height.

/** The full width or height of the picture. */
export const WHOLE = 1000;
/** Smaller regions cannot be hit with a finger. */
const REGION_MIN = 20;
/** One percent: the step of an arrow key. */
const STEP = 10;

const within = (value: number, max: number, min = 0): number =>
  Math.min(Math.max(Math.round(value), min), max);

/** Returns the nearest spot within the picture. */
export const spotWithin = ({ x, y }: Spot): Spot => ({ x: within(x, WHOLE), y: within(y, WHOLE) });

/** Returns the pointer's spot in a picture drawn in this box; null when it is not drawn. */
export function spotIn(
  box: Pick<DOMRect, 'height' | 'left' | 'top' | 'width'>,
  pointer: { clientX: number; clientY: number },
): Spot | null {
  if (box.width === 0 || box.height === 0) return null;
  return spotWithin({
    x: ((pointer.clientX - box.left) / box.width) * WHOLE,
    y: ((pointer.clientY - box.top) / box.height) * WHOLE,
  });
}

/** Returns the nearest region that is within the picture and large enough; the size takes precedence over the position. */
export function regionWithin({ x, y, width, height }: Region): Region {
  const size = { width: within(width, WHOLE, REGION_MIN), height: within(height, WHOLE, REGION_MIN) };
  return { x: within(x, WHOLE - size.width), y: within(y, WHOLE - size.height), ...size };
}

/** Returns the region moved as far as it stays within the picture. */
export const movedRegion = (region: Region, by: Spot): Region =>
  regionWithin({ ...region, x: region.x + by.x, y: region.y + by.y });

/** Returns the region with its lower right corner moved; the upper left one stays. */
export const resizedRegion = ({ x, y, width, height }: Region, by: Spot): Region => ({
  ...{ x, y },
  width: within(width + by.x, WHOLE - x, REGION_MIN),
  height: within(height + by.y, WHOLE - y, REGION_MIN),
});

/** Returns the region between two opposite corners; null when it is too small to be intentional. */
export function regionBetween(from: Spot, to: Spot): Region | null {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (width < REGION_MIN || height < REGION_MIN) return null;
  return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height };
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey'>;

/** Whether the key belongs to the browser or the system: Alt with an arrow navigates back. */
export const isForeignKey = ({ altKey, ctrlKey, metaKey }: Key): boolean => altKey || ctrlKey || metaKey;

/** Returns the step of an arrow key; null for other keys. */
export const stepOf = ({ key }: Pick<Key, 'key'>): Spot | null => ARROWS[key] ?? null;

/** Converts thousandths to whole percent. */
export const percentOf = (thousandths: number): number => Math.round(thousandths / STEP);
