import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/letter-page';
import type { Unsubscribe } from '@server/modules/notifications/unsubscribe';
import { langOf, letterText } from '@server/texts';

const STYLE =
  'body{font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;max-width:480px;margin:15vh auto 0;padding:0 24px;color:#1c2421;background:#fff}h1{font-size:24px;line-height:1.25}button{font:inherit;background:#2f6f5e;color:#fff;border:0;border-radius:8px;padding:12px 20px;cursor:pointer}@media(prefers-color-scheme:dark){body{color:#e8ecea;background:#161b19}}';

function sendPage(reply: FastifyReply, lang: Lang, body: string, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .status(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${lang === 'ru' ? 'ru' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letterText(lang, 'unsubscribe'))}</title><style nonce="${nonce}">${STYLE}</style><main>${body}</main></html>`,
    );
}

/**
 * `/api/unsubscribe`: the link of letters. Opening it only asks, since mail programs open links by themselves; the
 * answer, or a mail program's own button (RFC 8058), is a POST.
 */
export function addUnsubscribe(app: FastifyInstance, unsubscribe: Unsubscribe): void {
  app.register((route, _options, done) => {
    // Whatever form the mail program sends: the token is in the address.
    route.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null));
    });

    route.get<{ Querystring: { token?: string } }>('/api/unsubscribe', async ({ query, headers }, reply) => {
      const lang = await unsubscribe.langOf(query.token ?? '');
      if (!lang) return refuse(reply, langOf(headers['accept-language']));
      const text = (key: 'question' | 'kept' | 'button') =>
        escapeHtml(letterText(lang, `unsubscribe.${key}`));
      return sendPage(
        reply,
        lang,
        `<h1>${text('question')}</h1><p>${text('kept')}</p><form method="post"><button>${text('button')}</button></form>`,
      );
    });

    route.post<{ Querystring: { token?: string } }>('/api/unsubscribe', async ({ query, headers }, reply) => {
      const token = query.token ?? '';
      const lang = (await unsubscribe.langOf(token)) ?? langOf(headers['accept-language']);
      if (!(await unsubscribe.refuse(token))) return refuse(reply, lang);
      const text = (key: 'done' | 'kept') => escapeHtml(letterText(lang, `unsubscribe.${key}`));
      return sendPage(reply, lang, `<h1>${text('done')}</h1><p>${text('kept')}</p>`);
    });
    done();
  });
}

function refuse(reply: FastifyReply, lang: Lang): FastifyReply {
  return sendPage(reply, lang, `<h1>${escapeHtml(letterText(lang, 'unsubscribe.invalid'))}</h1>`, 400);
}
