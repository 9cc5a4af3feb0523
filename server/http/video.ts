import type { FastifyInstance } from 'fastify';
import type { Database } from '@server/db/database';
import { isKnownVideo } from '@server/modules/organization/organization.read-model';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * The film of an organization, in a page of its own inside the cabinet's: its policy lets in the one address of the
 * player and nothing else, so that the cabinet's own page stays closed to other hosts. A film that no organization has
 * chosen is not there.
 */
export function addVideo(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { videoId: string } }>('/api/video/:videoId', async (request, reply) => {
    const { videoId } = request.params;
    if (!/^[\w-]{11}$/.test(videoId) || !(await isKnownVideo(database, videoId))) {
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
