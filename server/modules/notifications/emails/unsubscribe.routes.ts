import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/email-page';
import type { OpenAnswer, OpenRoute } from '@server/modules/routes';
import { plainPage } from '@server/modules/plain-page';
import { emailText } from '@server/texts';
import type { Unsubscribe } from '../unsubscribe';

type Text = 'question' | 'kept' | 'button' | 'done' | 'invalid';

const textOf = (lang: Lang, key: Text) => escapeHtml(emailText(lang, `unsubscribe.${key}`));

const page = (lang: Lang, body: string, status = 200): OpenAnswer =>
  plainPage({ lang, title: emailText(lang, 'unsubscribe'), body, status });

const invalid = (lang: Lang): OpenAnswer => page(lang, `<h1>${textOf(lang, 'invalid')}</h1>`, 400);

/**
 * `/api/unsubscribe`: the link in emails. Opening it only shows a question, because email programs open links automatically; the
 * answer, or an email program's own button (RFC 8058), is a POST.
 */
export function createUnsubscribeRoutes(unsubscribe: Unsubscribe): readonly OpenRoute[] {
  const path = '/unsubscribe';
  return [
    {
      method: 'GET',
      path,
      async handle({ query, visitor }) {
        const lang = await unsubscribe.langOf(query.token ?? '');
        if (!lang) return invalid(visitor.lang);
        return page(
          lang,
          `<h1>${textOf(lang, 'question')}</h1><p>${textOf(lang, 'kept')}</p><form method="post"><button>${textOf(lang, 'button')}</button></form>`,
        );
      },
    },
    {
      method: 'POST',
      path,
      async handle({ query, visitor }) {
        const token = query.token ?? '';
        const lang = (await unsubscribe.langOf(token)) ?? visitor.lang;
        if (!(await unsubscribe.switchOffEmails(token))) return invalid(lang);
        return page(lang, `<h1>${textOf(lang, 'done')}</h1><p>${textOf(lang, 'kept')}</p>`);
      },
    },
  ];
}
