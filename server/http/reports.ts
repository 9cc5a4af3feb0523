import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Logger } from '@server/log/logger';

/** Where browsers tell what the page's policy kept them from doing. */
export const REPORTS_PATH = '/api/reports';
/** The name of that address in `Reporting-Endpoints` and in the policy. */
export const REPORTS_GROUP = 'policy';

const MAX_BYTES = 16 * 1024;
const PER_MINUTE = { ofAddress: 20, inAll: 300 };

/** Older browsers send one report under a name of its own, newer ones a list. Nothing else of it is read. */
const directive = z.string().regex(/^[a-z-]{3,40}$/);
const oneReport = z.object({ 'csp-report': z.object({ 'effective-directive': directive }) });
const listed = z.object({ type: z.string(), body: z.object({ effectiveDirective: directive }) });
const reports = z.array(z.unknown()).max(50);

/** The directives that were broken, each once; whatever is no report of ours is none. */
function directivesIn(body: unknown): string[] {
  const one = oneReport.safeParse(body);
  if (one.success) return [one.data['csp-report']['effective-directive']];
  const list = reports.safeParse(body).data ?? [];
  return [...new Set(list.flatMap((each) => listed.safeParse(each).data?.body.effectiveDirective ?? []))];
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * `/api/reports`: anybody may write there, so that only the name of the directive is logged, of a bounded number of
 * reports, and no address or text that came with it.
 */
export function addReports(app: FastifyInstance, log: Logger): void {
  const ofAddress = new RateLimiterMemory({ points: PER_MINUTE.ofAddress, duration: 60 });
  const inAll = new RateLimiterMemory({ points: PER_MINUTE.inAll, duration: 60 });

  const isAdmitted = (ip: string) =>
    Promise.all([ofAddress.consume(ip), inAll.consume('all')]).then(
      () => true,
      () => false,
    );

  app.register((route, _options, done) => {
    route.removeAllContentTypeParsers();
    route.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, body),
    );
    route.post(REPORTS_PATH, { bodyLimit: MAX_BYTES }, async ({ ip, body }, reply) => {
      if (!(await isAdmitted(ip))) return reply.status(429).send();
      for (const name of directivesIn(parsed(body))) {
        log.warn({ directive: name }, "the page's policy was broken in a browser");
      }
      return reply.status(204).send();
    });
    done();
  });
}
