import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ContentRow } from './files.tables';

/** Files below this folder are served to whoever knows their random name: logos, avatars, previews. */
const OPEN_FOLDER = 'open';
const CLOSED_FOLDER = 'closed';
/** What belongs to a text is for those who may read it. */
const CLOSED: ReadonlySet<ContentRow['type']> = new Set(['other', 'picture', 'film']);
const HOUR = 3_600_000;

const signedQuery = z.object({
  expires: z.string(),
  name: z.string(),
  session: z.string(),
  signature: z.string(),
});

export interface Served {
  /** What the file is saved as; null: as its address says. */
  name: string | null;
  /** Whose session it was given to; null: it is for everybody who knows the address. */
  sessionId: number | null;
}

export interface FileAddresses {
  /**
   * Where a stored file is served, relative to /statics. Of closed files: signed, for one to two hours and for one session.
   */
  of(content: ContentRow, path: string, sessionId: number): string;
  /** What an address gives out; null: nothing. */
  check(path: string, query: Record<string, unknown>): Served | null;
}

/** The folder that a file of this type lies in. */
export function folderOf(type: ContentRow['type']): string {
  return CLOSED.has(type) ? CLOSED_FOLDER : OPEN_FOLDER;
}

/**
 * Addresses of stored files. /statics cannot carry the session's header, so that files which are not for everybody have
 * short-lived signed addresses, which serve as long as the session that they were given to lives, and from where it may be
 * used.
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
      // The same within an hour, so that browsers find it in their cache.
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
