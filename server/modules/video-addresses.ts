import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VideoHosting } from '@domain/video-id';

/** A video of the hosting service, as it is described to browsers. */
export interface VideoLinks {
  videoId: string;
  /** The signed path of the page that plays it. */
  path: string;
  /** The address at the hosting service. */
  url: string;
}

export interface VideoAddresses {
  /** A video that is played as it is. */
  of(videoId: string): VideoLinks;
  /** A video with a player that reports its position and accepts commands. */
  controllable(videoId: string): VideoLinks;
  /** Whether the server has issued this address. */
  check(videoId: string, query: Record<string, unknown>): boolean;
}

/** Creates the addresses of video pages; they are signed because a frame cannot send the session's header. */
export function createVideoAddresses(
  secret: string,
  { shortUrl }: Pick<VideoHosting, 'shortUrl'>,
): VideoAddresses {
  const sign = (videoId: string) =>
    createHmac('sha256', secret).update(`video\n${videoId}`).digest('base64url');
  const place = (page: string, videoId: string): VideoLinks => ({
    videoId,
    path: `/api/${page}/${videoId}?signature=${sign(videoId)}`,
    url: `${shortUrl}${videoId}`,
  });
  return {
    of: (videoId) => place('video', videoId),
    controllable: (videoId) => place('video-player', videoId),
    check(videoId, { signature }) {
      const right = Buffer.from(sign(videoId));
      const given = Buffer.from(typeof signature === 'string' ? signature : '');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
