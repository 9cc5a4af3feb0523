import type { RedirectRoute } from '@server/modules/routes';
import { FLOW_MS, type SocialService } from './social.service';

const COOKIE = 'adaptika-auth';
const PATH = '/api/auth';

/** `GET /api/auth/{provider}` and the address to which the service sends the browser back. */
export function createSocialRoutes(social: SocialService): RedirectRoute[] {
  return [
    {
      path: '/auth/:provider',
      async handle({ params, query, visitor }) {
        const { location, browser } = await social.begin(
          visitor,
          params['provider'] ?? '',
          query.get('link'),
        );
        return { location, cookie: { name: COOKIE, value: browser, path: PATH, maxAgeMs: FLOW_MS } };
      },
      failed: (reason) => `/lending?modal=signIn&socialError=${reason}`,
    },
    {
      path: '/auth/:provider/callback',
      async handle({ params, query, cookies, visitor }) {
        const provider = params['provider'] ?? '';
        const route = await social.finish(visitor, provider, cookies.get(COOKIE) ?? null, query);
        return { location: `/#${route}`, cookie: { name: COOKIE, value: '', path: PATH, maxAgeMs: 0 } };
      },
      failed: (reason) => `/lending?modal=signIn&socialError=${reason}`,
    },
  ];
}
