/** Returns the whole percentage of the required reading time, rounded down, so that 100 means complete. */
export function percentRead(activeSec: number, readingSec: number): number {
  return readingSec <= 0 ? 100 : Math.min(100, Math.floor((100 * activeSec) / readingSec));
}
