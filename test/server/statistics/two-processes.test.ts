import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { createDatabase } from '@server/db/database';
import { createLogger } from '@server/log/logger';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aUser } from '@test/factories/user.factory';
import { ask } from '@test/helpers/contract/graphql-client';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { ROOT, type RunningProgram, startProgram } from '@test/helpers/deployment/program';
import { compile, newFolder } from '../db/support';

/**
 * Two real processes on one database, each with a warm copy of the assignments: each answers with what the other has just committed.
 * The copy begins with 20,000 counted assignments.
 */
const PEOPLE = 2_001;
const OBJECTS = 10;
const ROUNDS = 12;
jest.setTimeout(240_000);

let program: string;
let database: TestDatabase;
let nodes: RunningProgram[] = [];
let token: string;
const folders: string[] = [];
let organizationId = 0;
let subdivisionId = 0;
const objectIds: number[] = [];

beforeAll(async () => {
  program = compile('server/main.ts');
  database = await createTestDatabase();
  for (const _ of [1, 2]) {
    const folder = newFolder();
    folders.push(folder);
    nodes.push(
      await startProgram(program, {
        ...{ ...database, dataDir: folder },
        env: { EVIDENCE_KEY: 'e'.repeat(40), DATABASE_POOL: '4' },
      }),
    );
  }
  const { getSessionToken } = await ask(
    urlOf(0),
    null,
    z.object({ getSessionToken: z.object({ token: z.string() }) }),
    'mutation ($login: String!, $password: String!) { getSessionToken(type: "local", login: $login, password: $password) { token } }',
    ROOT,
  );
  token = getSessionToken.token;
  await seed();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop('SIGINT')));
  nodes = [];
  rmSync(program, { force: true });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const urlOf = (node: number) => nodes[node]?.url ?? '';
const asOwner = <Answer>(work: (client: Client) => Promise<Answer>) =>
  withClient(database.ownerUrl, 'test', work);

/** Regulations, and people of one department who have to sign all of them. */
async function seed(): Promise<void> {
  await asOwner(async (client) => {
    const { rows } = await client.query<{ organizationId: number; id: number }>(
      `with own as (select organization_id from users where email = $1)
       insert into subdivision (organization_id, name) select organization_id, 'Склад' from own
       returning organization_id as "organizationId", id`,
      [ROOT.login],
    );
    ({ organizationId = 0, id: subdivisionId = 0 } = rows[0] ?? {});
  });
  const access = createDatabase(database.appUrl, 1, createLogger('silent'));
  await access.system(async (tx) => {
    const { id: ownerId } = await aUser(tx, { organizationId });
    for (let number = 0; number < OBJECTS; number += 1)
      objectIds.push((await aPublishedRegulation(tx, { organizationId, ownerId })).id);
  });
  await access.pool.end();
  await asOwner((client) =>
    client.query(
      `with person as (
         insert into users (organization_id, home_organization_id, name_first, name_second, email, subdivision_id, status)
         select $1, $1, 'Имя', 'Фамилия ' || n, 'p' || n || '@example.ru', $2, 'working' from generate_series(1, $3::int) n
         returning id
       )
       insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
       select $1, p.id, 'regulation', o.id, 1, 'assigned', now() - interval '3 days', now() + interval '3 days'
       from person p cross join unnest($4::int[]) o (id)`,
      [organizationId, subdivisionId, PEOPLE, objectIds],
    ),
  );
}

/** What a node answers for the department: those who have signed. */
async function answered(node: number): Promise<number> {
  const { statistic } = await ask(
    urlOf(node),
    token,
    z.object({ statistic: z.object({ total: z.object({ signed: z.number(), assigned: z.number() }) }) }),
    `query ($filter: StatisticFilter) { statistic(objectType: regulation, filter: $filter) { total { signed assigned } } }`,
    { filter: { subdivisionIds: [subdivisionId] } },
  );
  expect(statistic.total.assigned).toBe(PEOPLE * OBJECTS);
  return statistic.total.signed;
}

const SIGN = `update assignment set status = 'done', completed_at = now() where organization_id = $1 and object_id = $2
  and user_id = (select min(id) + $3 from users where organization_id = $1 and subdivision_id = $4)`;
const UNSIGN = `update assignment set status = 'assigned', completed_at = null where organization_id = $1 and object_id = $2
  and user_id = (select min(id) + $3 from users where organization_id = $1 and subdivision_id = $4)`;

const changeFirst = (client: Client, statement: string) =>
  client.query(statement, [organizationId, objectIds[0], 0, subdivisionId]);

/** Changes an assignment behind the back of the copies: no trigger runs. */
const secretly = (statement: string) =>
  asOwner(async (client) => {
    await client.query('begin');
    await client.query('alter table assignment disable trigger user');
    await changeFirst(client, statement);
    await client.query('alter table assignment enable trigger user');
    await client.query('commit');
  });

/** Asks until the node answers from its copy: it does not know of a change that was hidden from it. */
async function untilCopied(node: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const before = await answered(node);
    await secretly(SIGN);
    const hidden = await answered(node);
    await secretly(UNSIGN);
    // A copy that was made in between contains what was hidden: it reads the assignment again after changes that it sees.
    await asOwner(async (client) => {
      await changeFirst(client, SIGN);
      await changeFirst(client, UNSIGN);
    });
    if (hidden === before) return;
    await wait(250);
  }
  throw new Error('no copy was made');
}

test('each of two processes answers from its copy with what the other side has just committed', async () => {
  for (const node of [0, 1]) await untilCopied(node);
  let signed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Both are asked at once, the next change is committed by a transaction that began before the answers.
    await asOwner(async (client) => {
      await client.query('begin');
      await client.query(SIGN, [
        organizationId,
        objectIds[1 + (round % (OBJECTS - 1))],
        round,
        subdivisionId,
      ]);
      expect(await Promise.all([answered(0), answered(1)])).toEqual([signed, signed]);
      await client.query('commit');
    });
    signed += 1;
    expect(await Promise.all([answered(0), answered(1)])).toEqual([signed, signed]);
  }
  // Still from the copies.
  for (const node of [0, 1]) await untilCopied(node);
});
