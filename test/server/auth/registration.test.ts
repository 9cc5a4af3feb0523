import DataLoader from 'dataloader';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { createDatabase, type Database } from '@server/db/database';
import { AppError } from '@server/errors';
import { combineLoaders } from '@server/graphql/loaders/combined-loaders';
import { createSchema } from '@server/graphql/schema';
import { addOpenRoutes } from '@server/http/open-routes';
import { defineJob, handleJobs, JOB_POOLS, type Jobs, noPayload } from '@server/jobs/jobs';
import { createJobs } from '@server/jobs/worker';
import type { OpenRequest } from '@server/modules/routes';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { until } from '@test/helpers/until';

const nobody = (): never => {
  throw new Error('nobody asks');
};
const log = pino({ level: 'silent' });

test('a field that two modules resolve stops the start, and is named', () => {
  const contract = ['directive @public on FIELD_DEFINITION', 'type Query { search: Int @public }'];
  const twice = [{ Query: { search: () => [] } }, { Query: { search: () => [] } }];
  expect(() => createSchema(twice, contract)).toThrow('two modules bring the resolver Query.search');
});

test('a loader that two modules provide stops the start, and is named', () => {
  const share = () => ({ isMySubdivision: new DataLoader<number, boolean>(() => Promise.resolve([])) });
  expect(combineLoaders([share])(() => nobody()).isMySubdivision).toBeDefined();
  expect(() => combineLoaders([share, share])).toThrow('two modules bring the loader isMySubdivision');
});

test('a quota that two modules declare stops the start, and is named', async () => {
  jest.doMock('@server/modules/faq/faq.quotas', () => ({ faqQuotas: { roleCreate: [] } }));
  const start = async () => {
    await import('@server/generated/mutation-quotas');
  };
  await expect(jest.isolateModulesAsync(start)).rejects.toThrow(
    'two modules bring the mutationQuotas roleCreate',
  );
});

describe('jobs', () => {
  const jobs = {
    slow: defineJob({ name: 'testSlow', payload: z.object({ id: z.number() }), pool: 'slow' }),
    email: defineJob({ name: 'testLetter', payload: noPayload, pool: 'emails' }),
  };
  let testDatabase: TestDatabase;
  let database: Database;
  let queue: Jobs;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun: number[] = [];
  const sent: string[] = [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = createDatabase(testDatabase.appUrl, 4, log);
    queue = createJobs(testDatabase.appUrl, log);
  });
  afterAll(async () => {
    release();
    await queue.stop();
    await database.close();
    await testDatabase.drop();
  });

  const handled = handleJobs(jobs, {
    slow: async ({ id }) => {
      begun.push(id);
      await released;
    },
    email: () => {
      sent.push('letter');
      return Promise.resolve();
    },
  });

  test('two with one name stop the start', async () => {
    await expect(queue.start([...handled, ...handled])).rejects.toThrow(
      'two modules bring the job testSlow, testLetter',
    );
  });

  test('an email is sent however many slow jobs wait', async () => {
    await queue.start(handled);
    const ids = Array.from({ length: JOB_POOLS.slow + 2 }, (_, index) => ({ id: index }));
    await database.system((tx) => queue.enqueueAll(tx, jobs.slow, ids));
    await until(async () => begun.length === JOB_POOLS.slow);
    await database.system((tx) => queue.enqueue(tx, jobs.email, {}));
    await until(async () => sent.length === 1);
    expect(begun).toHaveLength(JOB_POOLS.slow);
  });

  test('a payload of another shape does not reach the handler', async () => {
    const [slow] = handled;
    await expect(async () => slow?.run({ id: 'seven' })).rejects.toThrow('expected number');
  });
});

describe('routes without a session', () => {
  const asked: OpenRequest[] = [];
  let app: FastifyInstance;

  beforeAll(() => {
    app = fastify();
    addOpenRoutes(app, log, [
      {
        method: 'POST',
        path: '/paid/:shop',
        maxBytes: 64,
        handle(request) {
          asked.push(request);
          if (request.query.token !== 'right') throw new AppError('notFound');
          return Promise.resolve({ mime: 'text/plain', body: 'OK' });
        },
      },
    ]);
  });
  afterAll(() => app.close());

  const post = (token: string, payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: `/api/paid/7?token=${token}`,
      payload,
      headers: { 'content-type': type, 'x-signature': 'abc' },
    });

  test('passes the bytes on as they came, whatever their type says', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post('right', '{"a": 1,}', type)).body).toBe('OK');
      const last = asked.at(-1);
      expect(last?.body.toString()).toBe('{"a": 1,}');
      expect(last?.headers['x-signature']).toBe('abc');
      expect(last?.params).toEqual({ shop: '7' });
    }
  });

  test('responds to a rejected request with an error, and to a too long one without reading it', async () => {
    const refused = await post('wrong', '{}');
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([404, 'notFound']);
    const count = asked.length;
    expect((await post('right', 'x'.repeat(65))).statusCode).toBe(413);
    expect(asked).toHaveLength(count);
  });
});
