import { AppError } from '@server/errors';

interface LineOptions {
  /** The max number of works that run at the same time; the others wait. */
  atOnce: number;
  /** The max number of waiting works of a kind: further ones are rejected, as they would wait longer than people do. */
  maxWaiting: number;
  /**
   * After each work its slot stays empty for this multiple of the time the work took: on a machine busy with other work, each
   * work takes longer and therefore runs less often.
   */
  restFactor?: number;
}

const LONGEST_REST_MS = 500;

/** Runs work when its turn comes. `isFirst`: before all others. @throws {AppError} auth.busy */
export type Line = <T>(work: () => Promise<T>, isFirst?: boolean) => Promise<T>;

/** Creates a bounded queue for slow work, which limits its share of the machine under any load. */
export function createLine({ atOnce, maxWaiting, restFactor = 0 }: LineOptions): Line {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  async function enter(waiting: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new AppError('auth.busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = first.shift() ?? others.shift();
    // The slot goes to the next one.
    if (next) next();
    else running -= 1;
  }

  return async (work, isFirst = false) => {
    await enter(isFirst ? first : others);
    const begin = performance.now();
    try {
      return await work();
    } finally {
      const pause = Math.min((performance.now() - begin) * restFactor, LONGEST_REST_MS);
      // The finished work does not wait for the pause.
      if (pause > 0) setTimeout(leave, pause);
      else leave();
    }
  };
}
