import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/letter-page';
import type { Unsubscribe } from '@server/modules/notifications/unsubscribe';
import { langOf, letterText } from '@server/texts';
import { acceptAnyBody, sendPlainPage } from './plain-page';

function sendPage(reply: FastifyReply, lang: Lang, body: string, status = 200): FastifyReply {
  return sendPlainPage(reply, { lang, title: letterText(lang, 'unsubscribe'), body, status });
}

/**
 * `/api/unsubscribe`: the link of letters. Opening it only asks, since mail programs open links by themselves; the
 * answer, or a mail program's own button (RFC 8058), is a POST.
 */
export function addUnsubscribe(app: FastifyInstance, unsubscribe: Unsubscribe): void {
  app.register((route, _options, done) => {
    acceptAnyBody(route);

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
