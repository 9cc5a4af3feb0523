import { createHmac, timingSafeEqual } from 'node:crypto';

export interface VideoAddresses {
  /** Where a film is played, in a page of its own. */
  of(videoId: string): string;
  /** Whether the cabinet has given this address out. */
  check(videoId: string, query: Record<string, unknown>): boolean;
}

/** Addresses of films' pages: a frame cannot carry the session's header, so that they are signed. */
export function createVideoAddresses(secret: string): VideoAddresses {
  const sign = (videoId: string) =>
    createHmac('sha256', secret).update(`video\n${videoId}`).digest('base64url');
  return {
    of: (videoId) => `/api/video/${videoId}?signature=${sign(videoId)}`,
    check(videoId, { signature }) {
      const right = Buffer.from(sign(videoId));
      const given = Buffer.from(typeof signature === 'string' ? signature : '');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
