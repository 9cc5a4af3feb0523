import { z } from 'zod';
import { isPersonsBrowser } from '@server/modules/device';
import { daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { OpenRoute } from '@server/modules/routes';
import { providerDay } from './accruals';
import { countClick, deleteClicksBefore } from './ref-clicks.repository';

const id = z.number().int().min(1).max(2_147_483_647);
const clickShape = z.object({ ref: id, link: id });

/** Parses the link and its owner from the body; null: it is something else. */
function clickOf(body: Buffer): z.infer<typeof clickShape> | null {
  try {
    return clickShape.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** Counts how often links are opened: by people's browsers, each once a day. Nothing that could identify a person is stored. */
export function createRefClicks({ database, now }: Pick<ModuleDeps, 'database' | 'now'>) {
  const route: OpenRoute = {
    method: 'POST',
    path: '/refs/click',
    maxBytes: 200,
    // The response is always the same, so that nobody can find out whether a link exists.
    async handle({ body, visitor: { ip, userAgent } }) {
      const click = clickOf(body);
      if (click && isPersonsBrowser(userAgent)) {
        const day = providerDay(now());
        await database.system((tx) => countClick(tx, { ...click, day, browser: `${ip} ${userAgent}` }));
      }
      return { mime: 'application/json', body: '{}' };
    },
  };

  return {
    route,

    /** Every day: deletes the data that distinguished the browsers of earlier days. */
    forget: () => database.system((tx) => deleteClicksBefore(tx, daysAfter(providerDay(now()), -1))),
  };
}
