import { AppError } from '@server/errors';
import { createFairQueue, type QueueLimits } from './fair-queue';
import { addTo } from './tally';
import type { Owner } from './task';

interface TurnLimits {
  /** The max number that run at once: in total, of an organization, and of a person. */
  total: number;
  perOrganization: number;
  perPerson: number;
  /** The max numbers that wait. */
  waiting: QueueLimits;
}

export interface Turns {
  /**
   * Waits for a turn: organizations take turns, and the people within an organization too.
   * @returns ends the turn
   * @throws {AppError} limits.busy: too many of this person or organization wait
   */
  enter(owner: Owner): Promise<() => void>;
}

/** Creates turns for work that uses something that everybody shares: the main thread, or connections to the database. */
export function createTurns({ total, perOrganization, perPerson, waiting }: TurnLimits): Turns {
  const queue = createFairQueue<(end: () => void) => void>(waiting);
  const organizations = new Map<number, number>();
  const people = new Map<number, number>();
  let running = 0;

  function change({ organizationId, userId }: Owner, by: 1 | -1): void {
    running += by;
    addTo(organizations, organizationId, by);
    addTo(people, userId, by);
  }

  function endOf(owner: Owner): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      change(owner, -1);
      beginNext();
    };
  }

  function beginNext(): void {
    while (running < total) {
      const taken = queue.take(
        (organizationId) => (organizations.get(organizationId) ?? 0) < perOrganization,
        (userId) => (people.get(userId) ?? 0) >= perPerson,
      );
      if (!taken) return;
      change(taken.owner, 1);
      taken.item(endOf(taken.owner));
    }
  }

  return {
    enter: (owner) =>
      new Promise((begin, reject) => {
        if (!queue.push(owner, begin)) reject(new AppError('limits.busy'));
        else beginNext();
      }),
  };
}
