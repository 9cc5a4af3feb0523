/** A range of items: from `first` up to but not including `end`. */
export interface Span {
  first: number;
  end: number;
}

interface AxisView {
  /** Where the view begins, from the beginning of the first item; negative while the items begin inside of the view. */
  offset: number;
  /** The visible size. */
  size: number;
  /** The size of one item, including the gap after it. */
  unit: number;
  count: number;
}

const within = (value: number, max: number): number => Math.max(0, Math.min(max, value));

/**
 * Returns the range of visible items of equal size. `beyond`: items added at both edges, so that they are ready when they are
 * scrolled into view.
 */
export function spanInView({ offset, size, unit, count }: AxisView, beyond = 0): Span {
  const first = within(Math.floor(offset / unit) - beyond, count - 1);
  const end = within(Math.ceil((offset + size) / unit) + beyond, count);
  return { first: Math.min(first, end), end };
}

/** Returns the range rounded to whole blocks: data is requested by blocks, so that one step does not cause a new request. */
export function spanInBlocks({ first, end }: Span, block: number, count: number): Span {
  return {
    first: Math.floor(first / block) * block,
    end: Math.min(count, Math.ceil(end / block) * block),
  };
}

/** Returns the scroll offset at which an item is fully visible; the same offset when it already is. */
export function offsetShowing(index: number, { offset, size, unit }: Omit<AxisView, 'count'>): number {
  const start = index * unit;
  if (start < offset) return start;
  return Math.max(offset, start + unit - size);
}
