/** The result of a closed loop of clients. */
export interface LoadResult {
  requestsPerSecond: number;
  /** The milliseconds of each response. */
  times: number[];
}

/** Lets `clients` send requests one after another for some seconds; every response must be valid, or `ask` throws. */
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

/** Sends `perSecond` requests a second, whether or not the responses have come; returns the milliseconds of each response. */
export async function loadAtRate(
  perSecond: number,
  seconds: number,
  ask: () => Promise<void>,
): Promise<number[]> {
  const begin = performance.now();
  const asked: Promise<number>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const early = begin + (number * 1000) / perSecond - performance.now();
    if (early > 0) await new Promise((wake) => setTimeout(wake, early));
    asked.push(timed(ask));
  }
  return Promise.all(asked);
}

/** The milliseconds that one piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
