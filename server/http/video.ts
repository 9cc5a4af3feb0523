import type { FastifyInstance } from 'fastify';
import type { VideoAddresses } from '@server/modules/organization/video-addresses';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

interface Asked {
  Params: { videoId: string };
  Querystring: Record<string, unknown>;
}

/**
 * The film of an organization, in a page of its own inside the cabinet's: its policy lets in the one address of the
 * player and nothing else, so that the cabinet's own page stays closed to other hosts. An address that the cabinet has
 * not given out is not there.
 */
export function addVideo(app: FastifyInstance, videos: VideoAddresses): void {
  app.get<Asked>('/api/video/:videoId', async (request, reply) => {
    const { videoId } = request.params;
    if (!/^[\w-]{11}$/.test(videoId) || !videos.check(videoId, request.query)) {
      return reply.status(404).type('text/plain').send('');
    }
    const address = `${PLAYER}${videoId}`;
    return (
      reply
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; frame-src ${address}; frame-ancestors 'self'`,
        )
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cross-origin-opener-policy', 'unsafe-none')
        // The player refuses to play for a page that does not say where it stands.
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><meta charset="utf-8"><title>Video</title>` +
            `<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;background:#000}</style>` +
            `<iframe src="${address}?autoplay=1" title="Video" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen></iframe>`,
        )
    );
  });
}
