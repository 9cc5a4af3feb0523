import type { LiveEvent } from './live-event';

/** A browser subscribes within seconds of its first requests; a longer span is answered with «anything may have changed». */
const KEPT_MS = 60_000;
const MAX_PER_ORGANIZATION = 200;

interface Received {
  at: number;
  event: LiveEvent;
}

/** The events of one organization, oldest first. */
interface Kept {
  events: Received[];
  /** Events up to this moment are incomplete. */
  completeSince: number;
}

export interface RecentEvents {
  add(event: LiveEvent): void;
  /** Events may have been missed: whatever was received before is incomplete. */
  forget(): void;
  /** Returns the organization's events of the last `ms` milliseconds, oldest first. Null: some of them are not known. */
  of(organizationId: number, ms: number): LiveEvent[] | null;
  /** Returns the number of organizations with kept events. */
  size(): number;
}

/**
 * Keeps the events that this node has received in the last minute, so that a browser also learns what has changed between its first
 * requests and its subscription. Bounded: 200 events per organization, and only organizations with an event in the last minute.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createRecentEvents(now: () => number = () => performance.now()): RecentEvents {
  const kept = new Map<number, Kept>();
  let completeSince = now();
  let sweptAt = now();

  function sweep(at: number): void {
    if (at - sweptAt < KEPT_MS) return;
    sweptAt = at;
    for (const [organizationId, { events }] of kept) {
      if ((events.at(-1)?.at ?? 0) < at - KEPT_MS) kept.delete(organizationId);
    }
  }

  return {
    add(event) {
      const at = now();
      sweep(at);
      const own = kept.get(event.organizationId) ?? { events: [], completeSince: 0 };
      kept.set(event.organizationId, own);
      own.events.push({ at, event });
      if (own.events.length > MAX_PER_ORGANIZATION) own.completeSince = own.events.shift()?.at ?? at;
    },
    forget() {
      kept.clear();
      completeSince = now();
    },
    of(organizationId, ms) {
      const from = now() - ms;
      const own = kept.get(organizationId);
      if (ms > KEPT_MS || from < completeSince || from <= (own?.completeSince ?? 0)) return null;
      return (own?.events ?? []).filter(({ at }) => at >= from).map(({ event }) => event);
    },
    size: () => kept.size,
  };
}
