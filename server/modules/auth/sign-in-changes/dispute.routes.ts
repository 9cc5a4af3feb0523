import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/email-page';
import type { OpenAnswer, OpenRoute } from '@server/modules/routes';
import { plainPage } from '@server/modules/plain-page';
import { emailText } from '@server/texts';
import { DISPUTE_PATH } from './change-emails';
import type { Disputes } from './disputes';

type Text = 'question' | 'effect' | 'button' | 'done' | 'next' | 'invalid';

const textOf = (lang: Lang, key: Text) => escapeHtml(emailText(lang, `signInDispute.${key}`));

const page = (lang: Lang, body: string, status = 200): OpenAnswer =>
  plainPage({ lang, title: emailText(lang, 'signInDispute'), body, status });

const done = (lang: Lang) => page(lang, `<h1>${textOf(lang, 'done')}</h1><p>${textOf(lang, 'next')}</p>`);

const invalid = (lang: Lang) => page(lang, `<h1>${textOf(lang, 'invalid')}</h1>`, 400);

/** «It was not me»: the link of an email. Opening it only shows a question, because mail programs open links automatically. */
export function createDisputeRoutes(disputes: Disputes): readonly OpenRoute[] {
  return [
    {
      method: 'GET',
      path: DISPUTE_PATH,
      async handle({ query, visitor }) {
        const found = await disputes.find(query.token ?? '');
        if (!found) return invalid(visitor.lang);
        const { lang, isDisputed } = found;
        if (isDisputed) return done(lang);
        return page(
          lang,
          `<h1>${textOf(lang, 'question')}</h1><p>${textOf(lang, 'effect')}</p><form method="post"><button>${textOf(lang, 'button')}</button></form>`,
        );
      },
    },
    {
      method: 'POST',
      path: DISPUTE_PATH,
      async handle({ query, visitor: { lang, ip, userAgent } }) {
        const found = await disputes.dispute(query.token ?? '', { ip, userAgent });
        return found ? done(found.lang) : invalid(lang);
      },
    },
  ];
}
