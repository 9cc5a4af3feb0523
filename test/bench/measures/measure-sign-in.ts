import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { createPasswords } from '@server/modules/auth/passwords';
import { ask, post, prepareRequest } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { loadAtRate } from '../load';
import { logged, settled } from '../logged';
import { countedStatements } from '../statements';
import type { World } from '../world';

const PASSWORD = 'Zelenaya-vetka-17';
const ROUNDS = 5;
const SECONDS = 5;
/** Workspace starts per second, with and without the sign-ins. */
const STARTS = 40;
const SIGN_INS = 50;
const STATEMENTS_MAX = 5;
const P95_MAX_MS = 15;
const GROWTH_MAX = 2;

const headersOf = (world: World) => ({ 'x-session-token': world.adminToken, 'accept-language': 'ru' });

const SIGN_IN = `mutation ($login: String, $password: String) {
  getSessionToken(type: "local", login: $login, password: $password) { type token }
}`;
const signedIn = z.object({
  data: z.object({ getSessionToken: z.object({ type: z.string() }) }).nullish(),
});

/** A separate connection pool for the sign-ins: the measured starts must not wait for their connections. */
const signInAgent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** Gives people of the big organization a password, so that each signs in normally. */
async function logins(world: World): Promise<string[]> {
  const passwordHash = await createPasswords().hash(PASSWORD);
  return withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `update users set password_hash = $2 where id in (
         select id from users where organization_id = $1 and not is_archive and status <> 'dismissed'
         order by id limit 5000) returning email`,
      [world.organizationId, passwordHash],
    );
    return rows.map(({ email }) => email);
  });
}

interface Outcome {
  done: number;
  refused: number;
}

/** An IP address that no request has come from yet: the number of strangers per address is limited on purpose. */
const addressOf = (network: number, number: number) =>
  `${network}.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** A different person each time, with a minimal query. */
function createAsking(world: World): () => Promise<void> {
  let number = 0;
  const body = Buffer.from(JSON.stringify({ query: '{ userIsAuth }' }));
  return async () => {
    number += 1;
    await post(`${world.app.url}/graphql`, body, { 'x-forwarded-for': addressOf(11, number) }, signInAgent);
  };
}

/** A different person each time, from their own IP address; rejections are counted, not ignored. */
function createSigningIn(world: World, emails: readonly string[], outcome: Outcome): () => Promise<void> {
  let number = 0;
  return async () => {
    number += 1;
    const login = emails[number % emails.length];
    const address = addressOf(10, number);
    const body = Buffer.from(JSON.stringify({ query: SIGN_IN, variables: { login, password: PASSWORD } }));
    const text = await post(`${world.app.url}/graphql`, body, { 'x-forwarded-for': address }, signInAgent);
    const isIn = signedIn.parse(JSON.parse(text)).data?.getSessionToken.type === 'success';
    if (isIn) outcome.done += 1;
    else outcome.refused += 1;
  };
}

async function countStatements(world: World, query: string): Promise<number> {
  return logged(world, async (logFile) => {
    const once = () => ask(world.app.url, world.adminToken, z.unknown(), query);
    await once();
    await once();
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await settled();
      const before = readFileSync(logFile, 'utf8').length;
      await once();
      await settled();
      counts.push(countedStatements(readFileSync(logFile, 'utf8').slice(before)));
    }
    // Other load may have run at the same time.
    return Math.min(...counts);
  });
}

/** Measures the workspace start, alone and while many people sign in: slow password hashing must not slow the others. */
export async function measureSignIn(world: World): Promise<Figure[]> {
  const query = operation('auth', 'initApp');
  const statements = await countStatements(world, query);
  const emails = await logins(world);
  const start = prepareRequest(`${world.app.url}/graphql`, headersOf(world), { query });
  const outcome: Outcome = { done: 0, refused: 0 };
  const signIn = createSigningIn(world, emails, outcome);
  await loadAtRate(STARTS, 2, start);
  const idle: number[] = [];
  const cheap: number[] = [];
  const busy: number[] = [];
  const waits: number[] = [];
  const nothing = createAsking(world);
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(percentile(await loadAtRate(STARTS, SECONDS, start), 95));
    const asking = loadAtRate(SIGN_INS, SECONDS, nothing);
    cheap.push(percentile(await loadAtRate(STARTS, SECONDS, start), 95));
    await asking;
    const signingIn = loadAtRate(SIGN_INS, SECONDS + 1, signIn);
    await new Promise((wake) => setTimeout(wake, 500));
    busy.push(percentile(await loadAtRate(STARTS, SECONDS, start), 95));
    waits.push(...(await signingIn));
  }
  const seconds = ROUNDS * (SECONDS + 1);
  return [
    {
      name: 'statements of initApp',
      value: statements,
      unit: '',
      bar: { kind: 'max', value: STATEMENTS_MAX },
    },
    {
      name: `initApp, p95 with ${world.employees} employees`,
      value: median(idle),
      unit: 'ms',
      bar: { kind: 'max', value: P95_MAX_MS },
      note: `${STARTS} a second; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}; rounds ${idle.map((item) => item.toFixed(1)).join(', ')}`,
    },
    {
      name: `the same while ${SIGN_INS} a second ask next to nothing`,
      value: median(cheap),
      unit: 'ms',
      note: 'what the requests alone cost, and the machine they are sent from',
    },
    {
      name: `the same while ${SIGN_INS} a second sign in`,
      value: median(busy),
      unit: 'ms',
      note: `rounds ${busy.map((item) => item.toFixed(1)).join(', ')}`,
    },
    { name: 'a sign-in meanwhile, median', value: median(waits), unit: 'ms' },
    {
      name: 'how much longer that is, times',
      value: median(busy) / median(idle),
      unit: '',
      bar: { kind: 'max', value: GROWTH_MAX },
      note: `${(outcome.done / seconds).toFixed(0)} a second were let in, ${(outcome.refused / seconds).toFixed(1)} asked to try again`,
    },
  ];
}
