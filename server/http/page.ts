import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '@server/config/config';
import { projectPath } from '@server/config/paths';
import { cookiesOf, cookieText } from './cookies';
import { REPORTS_GROUP, REPORTS_PATH } from './reports';
import { VISITOR_COOKIE, VISITOR_NOTE_MS, type Visitors } from './limits/visitors';

/**
 * Returns what the page may load and run: its own files, styles that carry the response's nonce, its own pictures, and frames of
 * the configured messenger. Script URLs come only from the policies of webpack's loader and of the HTML sanitizer (Trusted
 * Types); `default` accepts only text without markup (`src/lib/plain-text-policy.ts`).
 */
function contentPolicy(nonce: string, isSecure: boolean, messengerUrl: string | null): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    ...(messengerUrl === null ? [] : [`frame-src 'self' ${new URL(messengerUrl).origin}`]),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types adaptika-webpack default dompurify ProseMirrorClipboard 'allow-duplicates'`,
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Serves the browser's program from build/public: the page with a fresh nonce and a visitor's note, all other files as compressed at
 * build time.
 */
export function addPage(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'messengerUrl'>,
  visitors: Visitors,
): void {
  const folder = projectPath('build', 'public');
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  const isSecure = config.publicUrl.startsWith('https:');

  const sendPage = async ({ headers, ip }: FastifyRequest, reply: FastifyReply) => {
    const note = await visitors.noteFor(cookiesOf(headers.cookie).get(VISITOR_COOKIE) ?? null, ip);
    if (note !== null) {
      const cookie = { name: VISITOR_COOKIE, value: note, path: '/', maxAgeMs: VISITOR_NOTE_MS };
      // Lax: a link in an email opens the page, too.
      reply.header('set-cookie', cookieText(cookie, 'Lax', isSecure));
    }
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', contentPolicy(nonce, isSecure, config.messengerUrl))
      .header('reporting-endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('%NONCE%', nonce));
  };

  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Names of built files contain a hash of their content.
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
