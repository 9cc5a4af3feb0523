import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@server/errors';

/** So long nobody else is answered. */
const SLICE_MS = 5;
/** What others get of the one thread for each millisecond of this work. */
const REST = 2;
/** Of one organization: whoever presses twice waits for the first one, a program is sent away. */
const WAITING = 2;

/** Lets everybody else be answered; asked again and again in the middle of long work. */
export type Breathe = () => Promise<void>;

export interface Unhurried {
  /**
   * Long work of the one thread that answers everybody: one piece of an organization at a time, a third of the thread at
   * most, however many are at it.
   * @throws {AppError} limits.busy
   */
  run<Result>(organizationId: number, work: (breathe: Breathe) => Promise<Result>): Promise<Result>;
}

/** Keeps who is at it. */
export function createUnhurried(rest: (ms: number) => Promise<unknown> = pause): Unhurried {
  const lines = new Map<number, { length: number; last: Promise<unknown> }>();

  function createBreathe(): Breathe {
    let began = performance.now();
    return async () => {
      const took = performance.now() - began;
      if (took < SLICE_MS) return;
      await rest(took * REST * lines.size);
      began = performance.now();
    };
  }

  return {
    async run(organizationId, work) {
      const line = lines.get(organizationId) ?? { length: 0, last: Promise.resolve() };
      if (line.length > WAITING) throw new AppError('limits.busy');
      lines.set(organizationId, line);
      line.length += 1;
      const turn = line.last.catch(() => undefined).then(() => work(createBreathe()));
      line.last = turn;
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(organizationId);
      }
    },
  };
}
