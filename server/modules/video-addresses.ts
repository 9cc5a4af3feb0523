import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoHosting } from '@domain/video-id';

/** A film of the hosting, as browsers are told of it. */
export interface VideoPlace {
  videoId: string;
  /** Where it is played, in a page of its own: signed. */
  path: string;
  /** At the hosting itself. */
  url: string;
}

export interface VideoAddresses {
  /** A film that is played as it is. */
  of(videoId: string): VideoPlace;
  /** A film whose player says how far it is, and does what it is told. */
  told(videoId: string): VideoPlace;
  /** Whether the cabinet has given this address out. */
  check(videoId: string, query: Record<string, unknown>): boolean;
}

/** Addresses of films' pages: a frame cannot carry the session's header, so that they are signed. */
export function createVideoAddresses(
  secret: string,
  { shortUrl }: Pick<VideoHosting, 'shortUrl'>,
): VideoAddresses {
  const sign = (videoId: string) =>
    createHmac('sha256', secret).update(`video\n${videoId}`).digest('base64url');
  const place = (page: string, videoId: string): VideoPlace => ({
    videoId,
    path: `/api/${page}/${videoId}?signature=${sign(videoId)}`,
    url: `${shortUrl}${videoId}`,
  });
  return {
    of: (videoId) => place('video', videoId),
    told: (videoId) => place('film', videoId),
    check(videoId, { signature }) {
      const right = Buffer.from(sign(videoId));
      const given = Buffer.from(typeof signature === 'string' ? signature : '');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
