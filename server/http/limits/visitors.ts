import { randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Sealing } from '@server/db/sealing';
import { createTickets } from '@server/modules/auth/sealed-tickets';

/** The cookie by which a browser is told from others at its address before anyone has signed in there. */
export const VISITOR_COOKIE = 'adaptika-visitor';

/** A flooder cannot collect notes for long before they are used; enough for a person who reads the page and fills in a form. */
export const VISITOR_NOTE_MS = 12 * 60_000;
/**
 * New notes per minute and address: an office whose people all begin on one morning gets one for each browser, and whoever wants to
 * leave none for others has to keep opening the page five times a second.
 */
export const NEW_VISITORS_PER_MINUTE = 300;

/**
 * Notes of browsers in which nobody has signed in yet. A note gives no access and does not count for sign-in attempts: it only gives
 * its browser a share of requests of its own, so that a flood at its address does not keep it from signing in.
 */
export interface Visitors {
  /** Returns the browser's name; null: it has no valid note. */
  nameOf(note: string | null): string | null;
  /** Returns a note for the browser, under the name that it has; null: its address has received too many new ones. */
  noteFor(note: string | null, ip: string): Promise<string | null>;
}

/** Reads and writes the notes. */
export function createVisitors(sealing: Sealing, now: () => Date): Visitors {
  const shape = z.object({ name: z.string() });
  const notes = createTickets({ sealing, now, purpose: 'visitor', lifetimeMs: VISITOR_NOTE_MS, shape });
  const issued = new RateLimiterMemory({
    keyPrefix: 'visitors',
    points: NEW_VISITORS_PER_MINUTE,
    duration: 60,
  });
  const nameOf = (note: string | null) => (note === null ? null : (notes.read(note)?.name ?? null));
  return {
    nameOf,
    async noteFor(note, ip) {
      const known = nameOf(note);
      if (known !== null) return notes.issue({ name: known });
      try {
        await issued.consume(ip);
      } catch (limitError) {
        if (!(limitError instanceof RateLimiterRes)) throw limitError;
        return null;
      }
      return notes.issue({ name: randomBytes(12).toString('base64url') });
    },
  };
}
