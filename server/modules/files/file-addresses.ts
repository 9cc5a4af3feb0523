import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ContentRow } from './files.tables';

/** Files below this folder are served to everyone who knows their random name: logos, avatars, previews. */
const OPEN_FOLDER = 'open';
const CLOSED_FOLDER = 'closed';
/** Files that belong to a text are only for people who may read it. */
const CLOSED: ReadonlySet<ContentRow['type']> = new Set(['other', 'picture', 'film']);
const HOUR = 3_600_000;

const signedQuery = z.object({
  expires: z.string(),
  name: z.string(),
  session: z.string(),
  signature: z.string(),
});

export interface Served {
  /** The name under which the file is saved; null: as in its address. */
  name: string | null;
  /** The session to which it was issued; null: everyone who knows the address. */
  sessionId: number | null;
}

export interface FileAddresses {
  /**
   * Returns the address of a stored file, relative to /statics. Addresses of closed files are signed, for one to two hours and
   * one session.
   */
  of(content: ContentRow, path: string, sessionId: number): string;
  /** Returns what an address gives access to; null: nothing. */
  check(path: string, query: Record<string, unknown>): Served | null;
}

/** Returns the folder for files of this type. */
export function folderOf(type: ContentRow['type']): string {
  return CLOSED.has(type) ? CLOSED_FOLDER : OPEN_FOLDER;
}

/**
 * Creates addresses of stored files. /statics cannot receive the session's header, so non-public files have short-lived signed
 * addresses, which are valid as long as the session to which they were issued, and where that session may be used.
 */
export function createFileAddresses(secret: string, now: () => Date): FileAddresses {
  const sign = (...parts: [path: string, expires: string, name: string, session: string]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

  function isRight(signature: string, parts: Parameters<typeof sign>): boolean {
    const right = Buffer.from(sign(...parts));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  return {
    of({ name }, path, sessionId) {
      if (path.startsWith(`${OPEN_FOLDER}/`)) return `/${path}`;
      // The same value within an hour, so that browsers find the file in their cache.
      const expires = String((Math.floor(now().getTime() / HOUR) + 2) * HOUR);
      const session = String(sessionId);
      const signature = sign(path, expires, name, session);
      return `/${path}?${new URLSearchParams({ expires, name, session, signature }).toString()}`;
    },
    check(path, query) {
      if (path.startsWith(`${OPEN_FOLDER}/`)) return { name: null, sessionId: null };
      const known = signedQuery.safeParse(query);
      if (!known.success) return null;
      const { expires, name, session, signature } = known.data;
      const isAlive = Number(expires) > now().getTime() && isRight(signature, [path, expires, name, session]);
      return isAlive ? { name, sessionId: Number(session) } : null;
    },
  };
}
