import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText, langOf } from '@server/texts';
import type { Counted } from './rate-counters';
import type { RateLimits } from './rate-limits';
import { createSlowedRejections } from './slowed-rejections';

/** Returns the response for a client that has to wait: typed, translated, with the time to wait. */
export function tooManyRequests(acceptLanguage: string | undefined, seconds: number): string {
  const message = errorText(langOf(acceptLanguage), 'limits.rate', { seconds });
  const extensions = { type: 'GraphQLError', code: 'limits.rate', params: { seconds } };
  return JSON.stringify({ errors: [{ message, extensions }] });
}

/** Decides by the matched route, not by the spelling of the address: `/%67raphql` is `/graphql`. */
function isCounted({ routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? '';
  return route === '/graphql' || (route.startsWith('/api/') && route !== '/api/health');
}

/** Counts requests to the API before any other work. */
export function countRequests(app: FastifyInstance, limits: RateLimits): void {
  const counted = new WeakMap<FastifyRequest, Counted>();
  const senders = new WeakMap<FastifyRequest, Counted>();
  const slowDown = createSlowedRejections();

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isCounted(request)) return;
    const { headers, ip } = request;
    const whose = await limits.identify(headers['x-session-token'], headers, ip);
    senders.set(request, whose);
    const seconds = await limits.countRequest(whose);
    if (seconds === 0) {
      counted.set(request, whose);
      return;
    }
    return reply
      .status(429)
      .header('retry-after', seconds)
      .type('application/json; charset=utf-8')
      .send(tooManyRequests(headers['accept-language'], seconds));
  });

  app.addHook('onSend', async (request, reply) => {
    const sender = senders.get(request);
    if (sender && reply.statusCode === 429) await slowDown(sender);
  });

  // A client that failed because of the server, or has to wait for its turn, retries: that counts as one request.
  app.addHook('onResponse', async (request, reply) => {
    const whose = counted.get(request);
    if (whose && (reply.statusCode === 503 || reply.statusCode === 429)) await limits.uncount(whose);
  });
}
