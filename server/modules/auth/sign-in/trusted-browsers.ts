import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Sealing } from '@server/db/sealing';
import { createTickets } from '../sealed-tickets';

/**
 * Recognizes browsers in which a person has signed in before, by a note that only we can write and that scripts cannot read. It
 * gives no access. Sign-in attempts from these browsers are counted separately, so that strangers who guess an account's password
 * do not lock out its owner.
 */
export interface TrustedBrowsers {
  /** Returns the browser's own name if this login has been used there; null: a stranger's browser. */
  nameFor(note: string | null, login: string): string | null;
  /** Returns the browser's own name if anyone has signed in there; null: nobody has. */
  nameOf(note: string | null): string | null;
  /** Returns the new note for the browser. */
  noteFor(note: string | null, login: string): string;
}

const YEAR_MS = 365 * 24 * 3_600_000;
/** The max number of people per shared computer; the one who signed in longest ago is dropped. */
const MAX_LOGINS = 10;

const noteShape = z.object({ name: z.string(), logins: z.array(z.string()) });

const hashOf = (login: string) =>
  createHash('sha256').update(`browser:${login.toLowerCase()}`).digest('base64url').slice(0, 22);

/** Reads and writes the notes. */
export function createTrustedBrowsers(sealing: Sealing, now: () => Date): TrustedBrowsers {
  const notes = createTickets({
    sealing,
    now,
    purpose: 'trusted browser',
    lifetimeMs: YEAR_MS,
    shape: noteShape,
  });
  const read = (note: string | null) => (note === null ? null : notes.read(note));

  return {
    nameFor(note, login) {
      const known = read(note);
      return known?.logins.includes(hashOf(login)) ? known.name : null;
    },
    nameOf: (note) => read(note)?.name ?? null,
    noteFor(note, login) {
      const known = read(note);
      const own = hashOf(login);
      const others = (known?.logins ?? []).filter((login) => login !== own).slice(0, MAX_LOGINS - 1);
      return notes.issue({
        name: known?.name ?? randomBytes(12).toString('base64url'),
        logins: [own, ...others],
      });
    },
  };
}
