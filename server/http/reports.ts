import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Logger } from '@server/log/logger';

/** Where browsers report violations of the page's policy. */
export const REPORTS_PATH = '/api/reports';
/** The name of this endpoint in `Reporting-Endpoints` and in the policy. */
export const REPORTS_GROUP = 'policy';

const MAX_BYTES = 16 * 1024;
const PER_MINUTE = { ofAddress: 20, inAll: 300 };

/** Older browsers send one report under a different name, newer ones a list. No other part of it is read. */
const directive = z.string().regex(/^[a-z-]{3,40}$/);
const oneReport = z.object({ 'csp-report': z.object({ 'effective-directive': directive }) });
const listed = z.object({ type: z.string(), body: z.object({ effectiveDirective: directive }) });
const reports = z.array(z.unknown()).max(50);

/** Returns the violated directives without duplicates; anything that is not a report is ignored. */
function directivesIn(body: unknown): string[] {
  const single = oneReport.safeParse(body);
  if (single.success) return [single.data['csp-report']['effective-directive']];
  const list = reports.safeParse(body).data ?? [];
  return [...new Set(list.flatMap((item) => listed.safeParse(item).data?.body.effectiveDirective ?? []))];
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * `/api/reports`: anybody can write there, so only the directive's name is logged, for a limited number of reports, without any
 * address or text from them.
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
