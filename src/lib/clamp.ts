/** Returns the nearest integer within the given bounds. */
export function clampInteger(value: number, min?: number, max?: number): number {
  const rounded = Number.isFinite(value) ? Math.round(value) : (min ?? 0);
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, rounded));
}
