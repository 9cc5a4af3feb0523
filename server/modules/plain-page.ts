import { randomBytes } from 'node:crypto';
import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/email-page';
import type { OpenAnswer } from './routes';

const STYLE =
  'body{font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;max-width:480px;margin:15vh auto 0;padding:0 24px;color:#1c2421;background:#fff}h1{font-size:24px;line-height:1.25}button{font:inherit;background:#2f6f5e;color:#fff;border:0;border-radius:8px;padding:12px 20px;cursor:pointer}dl{display:grid;grid-template-columns:auto 1fr;gap:8px 20px;margin:24px 0 0}dt{color:#5c6b70}dd{margin:0;font-weight:600;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{color:#e8ecea;background:#161b19}dt{color:#a7b3ae}}';

export interface PlainPage {
  lang: Lang;
  title: string;
  /** HTML; everything in it that is not ours must be escaped. */
  body: string;
  status?: number;
}

/** Returns a page for a link in an email or for a printed code: without scripts, for people who are not signed in. */
export function plainPage({ lang, title, body, status = 200 }: PlainPage): OpenAnswer {
  const nonce = randomBytes(16).toString('base64url');
  return {
    status,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    mime: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${lang === 'ru' ? 'ru' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style><main>${body}</main></html>`,
  };
}
