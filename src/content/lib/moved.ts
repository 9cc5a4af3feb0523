/** Returns a list with one of its values moved one step earlier or later. */
export function moved(ids: readonly number[], id: number, step: -1 | 1): number[] {
  const at = ids.indexOf(id);
  const to = at + step;
  const other = ids[to];
  if (at < 0 || other === undefined) return [...ids];
  const next = [...ids];
  next[at] = other;
  next[to] = id;
  return next;
}
