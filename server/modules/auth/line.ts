import { AppError } from '@server/errors';

interface LineOptions {
  /** Pieces of work that run at the same time; the others wait. */
  atOnce: number;
  /** More than these of a kind are sent away: they would wait for longer than people do. */
  mostWaiting: number;
  /**
   * After each piece its place stays empty for as many times as long as the work took: on a machine that others keep
   * busy, whatever they are, it takes longer and so comes less often.
   */
  rest?: number;
}

const LONGEST_REST_MS = 500;

/** Runs work when its turn comes. `isFirst`: before everybody who has no such claim. @throws {AppError} auth.busy */
export type Line = <T>(work: () => Promise<T>, isFirst?: boolean) => Promise<T>;

/** A bounded line before what is slow: whatever comes, it takes no more than its share of the machine. */
export function createLine({ atOnce, mostWaiting, rest = 0 }: LineOptions): Line {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  async function enter(waiting: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new AppError('auth.busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = first.shift() ?? others.shift();
    // The place goes over to whoever is next.
    if (next) next();
    else running -= 1;
  }

  return async (work, isFirst = false) => {
    await enter(isFirst ? first : others);
    const begin = performance.now();
    try {
      return await work();
    } finally {
      const pause = Math.min((performance.now() - begin) * rest, LONGEST_REST_MS);
      // Whoever was served does not wait for that.
      if (pause > 0) setTimeout(leave, pause);
      else leave();
    }
  };
}
