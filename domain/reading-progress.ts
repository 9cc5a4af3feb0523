/** Whole percent of the reading time that is asked for, rounded down: nobody is done before they are. */
export function percentRead(activeSec: number, readingSec: number): number {
  return readingSec <= 0 ? 100 : Math.min(100, Math.floor((100 * activeSec) / readingSec));
}
