import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '@server/config/config';
import type { Lang } from '@server/graphql/context';
import { escapeHtml } from '@server/mail/email-page';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import type { ModuleDeps } from '@server/modules/module';
import type { OpenAnswer, OpenRoute } from '@server/modules/routes';
import { plainPage } from '@server/modules/plain-page';
import { type Certificate, readCertificate } from './certificate.read-model';
import { organizationOfToken } from './token';
import { certificateStateText } from './certificate-state-text';

const PATH = '/certificates';
/** Per address: enough for a shift that shows its certificates at an entrance. */
const PER_MINUTE = 60;

/** Returns the address where anybody can verify a certificate. */
export const checkAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/api${PATH}/${token}`;

function page(lang: Lang, body: string, status = 200): OpenAnswer {
  const answer = plainPage({ lang, title: documentTexts(lang)('check.title'), body, status });
  // A certificate is meant for the person it is shown to, not for search engines.
  return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex, nofollow' } };
}

/** The name, the title, the dates and the state: nothing else about the person or the organization. */
function certificatePage(lang: Lang, { award, person, title }: Certificate): OpenAnswer {
  const t = documentTexts(lang);
  // The dates of a certificate are already the organization's calendar days.
  const dates = createDocumentDates('UTC');
  const facts = [
    [t('check.person'), person],
    [t('check.qualification'), title],
    [t('award.issued'), dates.day(award.issuedOn)],
    [t('award.until'), award.validUntil === null ? t('award.endless') : dates.day(award.validUntil)],
  ].map(([term = '', value = '']) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`);
  const progress = escapeHtml(certificateStateText(lang, dates, award));
  return page(lang, `<p>${escapeHtml(t('award.title'))}</p><h1>${progress}</h1><dl>${facts.join('')}</dl>`);
}

/** Every invalid token gets the same response, which does not reveal what exists. */
function unknown(lang: Lang): OpenAnswer {
  const t = documentTexts(lang);
  const unknownBody = `<h1>${escapeHtml(t('check.unknown'))}</h1><p>${escapeHtml(t('check.unknownText'))}</p>`;
  return page(lang, unknownBody, 404);
}

function tooMany(lang: Lang, msBeforeNext: number): OpenAnswer {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const t = documentTexts(lang);
  const answer = page(lang, `<h1>${escapeHtml(t('check.tooMany', { seconds }))}</h1>`, 429);
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(seconds) } };
}

/** `/api/certificates/<token>`: the page that the QR code of a certificate leads to. It requires no sign-in. */
export function createCheckRoutes({ database }: Pick<ModuleDeps, 'database'>): readonly OpenRoute[] {
  const ofAddress = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });

  async function found(token: string): Promise<Certificate | null> {
    const organizationId = organizationOfToken(token);
    if (organizationId === null) return null;
    return database.tenant(organizationId, (tx) => readCertificate(tx, organizationId, { token }));
  }

  return [
    {
      method: 'GET',
      path: `${PATH}/:token`,
      async handle({ params, visitor: { lang, ip } }) {
        try {
          await ofAddress.consume(ip);
        } catch (rejection) {
          if (!(rejection instanceof RateLimiterRes)) throw rejection;
          return tooMany(lang, rejection.msBeforeNext);
        }
        const certificate = await found(params.token ?? '');
        return certificate ? certificatePage(lang, certificate) : unknown(lang);
      },
    },
  ];
}
