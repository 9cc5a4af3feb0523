import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/letter-page';
import { DISPUTE_PATH } from '@server/modules/auth/sign-in-changes/change-letters';
import type { Disputes } from '@server/modules/auth/sign-in-changes/disputes';
import { langOf, letterText } from '@server/texts';
import { acceptAnyBody, sendPlainPage } from './plain-page';

type Text = 'question' | 'effect' | 'button' | 'done' | 'next' | 'invalid';

const textOf = (lang: Lang, key: Text) => escapeHtml(letterText(lang, `signInDispute.${key}`));

function sendPage(reply: FastifyReply, lang: Lang, body: string, status = 200): FastifyReply {
  return sendPlainPage(reply, { lang, title: letterText(lang, 'signInDispute'), body, status });
}

const sendDone = (reply: FastifyReply, lang: Lang) =>
  sendPage(reply, lang, `<h1>${textOf(lang, 'done')}</h1><p>${textOf(lang, 'next')}</p>`);

const sendInvalid = (reply: FastifyReply, lang: Lang) =>
  sendPage(reply, lang, `<h1>${textOf(lang, 'invalid')}</h1>`, 400);

/** «It was not me»: the link of a letter. Opening it only asks, since mail programs open links by themselves. */
export function addSignInDispute(app: FastifyInstance, disputes: Disputes): void {
  app.register((route, _options, done) => {
    acceptAnyBody(route);

    route.get<{ Querystring: { token?: string } }>(DISPUTE_PATH, async ({ query, headers }, reply) => {
      const found = await disputes.find(String(query.token ?? ''));
      if (!found) return sendInvalid(reply, langOf(headers['accept-language']));
      const { lang, isDisputed } = found;
      if (isDisputed) return sendDone(reply, lang);
      return sendPage(
        reply,
        lang,
        `<h1>${textOf(lang, 'question')}</h1><p>${textOf(lang, 'effect')}</p><form method="post"><button>${textOf(lang, 'button')}</button></form>`,
      );
    });

    route.post<{ Querystring: { token?: string } }>(DISPUTE_PATH, async ({ query, headers, ip }, reply) => {
      const visitor = { ip, userAgent: headers['user-agent'] ?? '' };
      const found = await disputes.dispute(String(query.token ?? ''), visitor);
      return found ? sendDone(reply, found.lang) : sendInvalid(reply, langOf(headers['accept-language']));
    });
    done();
  });
}
