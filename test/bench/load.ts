/** What a closed loop of clients got done. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds of each answer. */
  times: number[];
}

/** Has `clients` ask one after another for some seconds; every answer must be good, or `ask` throws. */
export async function load(clients: number, seconds: number, ask: () => Promise<void>): Promise<LoadResult> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return { requestsPerSecond: (times.length * 1000) / (performance.now() - begin), times };
}

/** Milliseconds that one piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
