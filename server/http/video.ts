import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VideoAddresses } from '@server/modules/video-addresses';
import { FILM_PLAYER } from './film-player';

interface Asked {
  Params: { videoId: string };
  Querystring: Record<string, unknown>;
}

const HEAD =
  `<!doctype html><meta charset="utf-8"><title>Video</title>` +
  `<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;background:#000}</style>`;
const FRAME =
  'title="Video" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen';

const scriptHash = createHash('sha256').update(FILM_PLAYER).digest('base64');

/** A page that lets in the one address of the player, and of scripts its own at most. */
function sendPage(
  reply: FastifyReply,
  { address, script = '' }: { address: string; script?: string },
  body: string,
) {
  return (
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; ${script}style-src 'unsafe-inline'; frame-src ${address}; frame-ancestors 'self'`,
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cross-origin-opener-policy', 'unsafe-none')
      // The player refuses to play for a page that does not say where it stands.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .type('text/html; charset=utf-8')
      .send(`${HEAD}${body}`)
  );
}

/**
 * Films of the hosting, each in a page of its own inside the cabinet's: its policy lets in the one address of the
 * player and nothing else, so that the cabinet's own page stays closed to other hosts. An address that the cabinet has
 * not given out is not there.
 */
export function addVideo(app: FastifyInstance, videos: VideoAddresses, playerUrl: string): void {
  const add = (page: string, send: (reply: FastifyReply, address: string) => FastifyReply) =>
    app.get<Asked>(`/api/${page}/:videoId`, async (request, reply) => {
      const { videoId } = request.params;
      if (!/^[\w-]{11}$/.test(videoId) || !videos.check(videoId, request.query)) {
        return reply.status(404).type('text/plain').send('');
      }
      return send(reply, `${playerUrl}${videoId}`);
    });
  add('video', (reply, address) =>
    sendPage(reply, { address }, `<iframe src="${address}?autoplay=1" ${FRAME}></iframe>`),
  );
  add('film', (reply, address) =>
    sendPage(
      reply,
      { address, script: `script-src 'sha256-${scriptHash}'; ` },
      `<body data-player="${address}"><iframe ${FRAME}></iframe><script>${FILM_PLAYER}</script>`,
    ),
  );
}
