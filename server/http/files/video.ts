import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VideoAddresses } from '@server/modules/video-addresses';
import { VIDEO_PLAYER } from './video-player';

interface Asked {
  Params: { videoId: string };
  Querystring: Record<string, unknown>;
}

const HEAD =
  `<!doctype html><meta charset="utf-8"><title>Video</title>` +
  `<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;background:#000}</style>`;
const FRAME =
  'title="Video" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen';

const scriptHash = createHash('sha256').update(VIDEO_PLAYER).digest('base64');

/** Sends a page that may embed only the player's address and run at most its own script. */
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
      // The player refuses to play on a page that sends no referrer.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .type('text/html; charset=utf-8')
      .send(`${HEAD}${body}`)
  );
}

/**
 * Serves videos of the hosting service, each in a separate page inside the workspace: its policy allows only the player's
 * address, so that the workspace's own page stays closed to other hosts. An address that the workspace has not issued does not
 * exist.
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
  add('video-player', (reply, address) =>
    sendPage(
      reply,
      { address, script: `script-src 'sha256-${scriptHash}'; ` },
      `<body data-player="${address}"><iframe ${FRAME}></iframe><script>${VIDEO_PLAYER}</script>`,
    ),
  );
}
