import fastify from 'fastify';
import { countRequests } from '@server/http/limits/counted-requests';
import { type Counted, createCounter } from '@server/http/limits/rate-counters';
import { createRateLimits, PER_MINUTE } from '@server/http/limits/rate-limits';
import { aCaller } from '@test/factories/user.factory';

/** Who uses up whose requests of a minute. */

const LIMITS = { person: 3, organization: 5, browser: 2, address: 2 };
const person = (userId: number, organizationId: number): Counted => ({
  kind: 'person',
  userId,
  organizationId,
});

test('a person’s flood uses up neither a colleague’s requests nor the organization’s; many people together use up the latter', async () => {
  const { count } = createCounter('requests', LIMITS);
  const accepted = async (counted: Counted, times: number) => {
    const waits = await Promise.all(Array.from({ length: times }, () => count(counted)));
    return waits.filter((wait) => wait === 0).length;
  };
  expect(await accepted(person(1, 1), 50)).toBe(LIMITS.person);
  expect(await accepted(person(2, 1), 50)).toBe(LIMITS.organization - LIMITS.person);
  expect(await accepted(person(3, 1), 1)).toBe(0);
  expect(await accepted(person(4, 2), 50)).toBe(LIMITS.person);
});

test('a person is counted by their account, whatever the session and the address', async () => {
  const owners = new Map([
    ['one'.padEnd(43, '1'), aCaller({ userId: 1, organizationId: 1 })],
    ['two'.padEnd(43, '2'), aCaller({ userId: 1, organizationId: 1 })],
    ['other'.padEnd(43, '3'), aCaller({ userId: 2, organizationId: 1 })],
  ]);
  const limits = createRateLimits({
    callerOf: (token) => Promise.resolve(owners.get(token) ?? null),
    browserOf: () => null,
    visitorOf: () => null,
  });
  const whose = await Promise.all(
    [...owners.keys()].map((token, index) => limits.identify(token, {}, `10.0.0.${index}`)),
  );
  expect(whose).toEqual([person(1, 1), person(1, 1), person(2, 1)]);
  expect(await limits.identify('unknown'.padEnd(43, '4'), {}, '10.0.0.9')).toEqual({
    kind: 'address',
    ip: '10.0.0.9',
  });
});

const stranger = { callerOf: () => Promise.resolve(null), browserOf: () => 'known', visitorOf: () => null };

test.each([
  [503, 'the server could not answer', 1],
  [429, 'has to wait for its turn', 1],
  [200, 'was answered', 0],
])('a request answered by %d, which %s, is taken out of the count %d times', async (status, _why, times) => {
  const app = fastify();
  const limits = createRateLimits(stranger);
  const uncount = jest.spyOn(limits, 'uncount');
  countRequests(app, limits);
  app.post('/graphql', (_, reply) => reply.status(status).send('answered'));
  await app.inject({ method: 'POST', url: '/graphql' });
  await app.close();
  expect(uncount).toHaveBeenCalledTimes(times);
});

test('retries while the server cannot answer use up nothing; a flood that it answers does, and its rejections are not uncounted', async () => {
  const app = fastify();
  countRequests(app, createRateLimits(stranger));
  let status = 503;
  app.post('/graphql', (_, reply) => reply.status(status).send('answered'));
  const flood = async (times: number) => {
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < times; sent += 1) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/graphql' });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };
  expect(await flood(PER_MINUTE.browser + 10)).toEqual({ 503: PER_MINUTE.browser + 10 });
  status = 200;
  expect(await flood(PER_MINUTE.browser + 10)).toEqual({ 200: PER_MINUTE.browser, 429: 10 });
  await app.close();
}, 30_000);
