import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContentRow } from './files.tables';

/** Files below this folder are served to whoever knows their random name: logos, avatars, previews. */
const OPEN_FOLDER = 'open';
const CLOSED_FOLDER = 'closed';
/** What belongs to a text is for those who may read it. */
const CLOSED: ReadonlySet<ContentRow['type']> = new Set(['other', 'picture']);
const HOUR = 3_600_000;

export interface FileAddresses {
  /** Where a stored file is served, relative to /statics. Of closed files: signed, for one to two hours. */
  of(content: ContentRow, path: string): string;
  /** Whether this address may be served now. `name`: what the file is saved as. */
  check(path: string, query: Record<string, unknown>): { isAllowed: boolean; name: string | null };
}

/** The folder that a file of this type lies in. */
export function folderOf(type: ContentRow['type']): string {
  return CLOSED.has(type) ? CLOSED_FOLDER : OPEN_FOLDER;
}

/**
 * Addresses of stored files. /statics cannot carry the session's header, so that files which are not for everybody have
 * short-lived signed addresses.
 */
export function createFileAddresses(secret: string, now: () => Date): FileAddresses {
  const sign = (path: string, expires: string, name: string) =>
    createHmac('sha256', secret).update(`${path}\n${expires}\n${name}`).digest('base64url');

  function isSigned(path: string, expires: string, name: string, signature: string): boolean {
    const right = Buffer.from(sign(path, expires, name));
    const given = Buffer.from(signature);
    return (
      given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now().getTime()
    );
  }

  return {
    of(content, path) {
      if (path.startsWith(`${OPEN_FOLDER}/`)) return `/${path}`;
      // The same within an hour, so that browsers find it in their cache.
      const expires = String((Math.floor(now().getTime() / HOUR) + 2) * HOUR);
      const { name } = content;
      const query = new URLSearchParams({ expires, name, signature: sign(path, expires, name) });
      return `/${path}?${query.toString()}`;
    },
    check(path, query) {
      if (path.startsWith(`${OPEN_FOLDER}/`)) return { isAllowed: true, name: null };
      const { expires, name, signature } = query;
      if (typeof expires !== 'string' || typeof name !== 'string' || typeof signature !== 'string') {
        return { isAllowed: false, name: null };
      }
      return { isAllowed: isSigned(path, expires, name, signature), name };
    },
  };
}
