/** Whole seconds of a video, end exclusive: 3 to 5 are the seconds 3 and 4. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

/** Returns the union of all of these seconds: sorted and without overlaps. */
export function union(...lists: readonly (readonly Segment[])[]): Segment[] {
  const sorted = lists
    .flat()
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  const joined: Segment[] = [];
  for (const segment of sorted) {
    const last = joined.at(-1);
    if (!last || segment.from > last.to) joined.push({ from: segment.from, to: segment.to });
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, segment.to) };
  }
  return joined;
}

/** Returns the number of seconds in segments that do not overlap. */
export const secondsIn = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the part of them within the first seconds of the video. */
export const within = (segments: readonly Segment[], end: number): Segment[] =>
  segments
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(to, end) }))
    .filter(({ from, to }) => to > from);

/** Returns the part of them that is not in the others. */
export function without(segments: readonly Segment[], others: readonly Segment[]): Segment[] {
  return others.reduce<Segment[]>(
    (left, other) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, other.from) },
          { from: Math.max(from, other.to), to },
        ].filter((part) => part.to > part.from),
      ),
    [...segments],
  );
}

/** Returns the earliest of them, with the given total number of seconds. */
export function firstSeconds(segments: readonly Segment[], seconds: number): Segment[] {
  let left = Math.max(0, seconds);
  return segments.flatMap(({ from, to }) => {
    const taken = Math.min(left, to - from);
    left -= taken;
    return taken > 0 ? [{ from, to: from + taken }] : [];
  });
}

/** Returns the end of what was watched without gaps from the beginning. */
export function leadingSec(segments: readonly Segment[]): number {
  const [first] = union(segments);
  return first?.from === 0 ? first.to : 0;
}

/** Returns the longest of them, in order, so that no list grows without limit. */
export function longestSegments(segments: readonly Segment[], count: number): Segment[] {
  if (segments.length <= count) return [...segments];
  return union([...segments].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, count));
}
