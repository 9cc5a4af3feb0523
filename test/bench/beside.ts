// `node scripts/run-ts.mjs test/bench/beside.ts --other <checkout>`: compares normal requests on this program and on an older one
// in turns, with equal organizations, to detect slowdowns. Both must be built. `--only department,import` selects measurements
// whose name contains one of these words.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { projectRoot } from '@server/config/paths';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { median, percentile } from './figures';
import { timed } from './load';
import { importRound } from './measures/measure-import';
import { LISTS } from './measures/measure-lists';
import { processorSeconds } from './process-memory';

const { values: options } = parseArgs({
  options: {
    other: { type: 'string', default: '../old' },
    employees: { type: 'string', default: '3000' },
    rows: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
  },
});

const SLOWER_AT_MOST = 1.1;

interface Side {
  name: 'before' | 'now';
  app: RunningApp;
  root: string;
  email: string;
  password: string;
  token: string;
}

const isChosen = (name: string) => options.only.split(',').some((word) => name.includes(word));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Creates the big organization of the seed; returns its admin's login. */
function seed({ dataDir }: RunningApp, root: string): { email: string; password: string } {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      ...['scripts/run-ts.mjs', 'server/cli/seed-scale.ts'],
      ...['--employees', options.employees, '--signatures', options.employees],
    ],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [, email, password] = /admin (\S+), password (\S+)/.exec(stdout) ?? [];
  if (status !== 0 || email === undefined || password === undefined) throw new Error('the seed failed');
  return { email, password };
}

const SIGN_IN = `mutation ($login: String, $password: String) {
  getSessionToken(type: "local", login: $login, password: $password) { type token }
}`;
const signedIn = z.object({ getSessionToken: z.object({ token: z.string() }) });

async function signIn(app: RunningApp, login: string, password: string): Promise<string> {
  const { getSessionToken } = await ask(app.url, null, signedIn, SIGN_IN, { login, password });
  return getSessionToken.token;
}

async function open(name: Side['name'], root: string): Promise<Side> {
  const app = await startApp({ DEMO: '1', TRUST_PROXY: '127.0.0.1' }, root);
  await app.stop();
  const { email, password } = seed(app, root);
  await app.start();
  return { name, app, root, email, password, token: await signIn(app, email, password) };
}

/** A normal piece of work, prepared for one side, and its number of repetitions per round. */
interface Work {
  name: string;
  times: number;
  prepare: (side: Side) => Promise<() => Promise<unknown>>;
}

const read = (name: string, query: string | ((side: Side) => string), times = 15): Work => ({
  name,
  times,
  prepare: (side) => {
    const text = typeof query === 'string' ? query : query(side);
    return Promise.resolve(() => ask(side.app.url, side.token, z.unknown(), text));
  },
});

const firsts = z.object({
  regulations: z.object({ items: z.array(z.object({ id: z.number() })) }),
  subdivisions: z.object({ items: z.array(z.object({ id: z.number() })) }),
});

/** A published regulation and a subdivision. */
async function idsOf(side: Side): Promise<{ regulation: number; subdivision: number }> {
  const { regulations, subdivisions } = await ask(
    side.app.url,
    side.token,
    firsts,
    '{ regulations(scope: editor, statuses: [published], pageSize: 1) { items { id } } subdivisions(pageSize: 1) { items { id } } }',
  );
  return { regulation: regulations.items[0]?.id ?? 0, subdivision: subdivisions.items[0]?.id ?? 0 };
}

const TEXT = `query ($id: Int!) { regulation(id: $id) { id name currentVersion { id label clauses { id number html } } } }`;
const CHANGE = `mutation ($subdivision: SubdivisionInput!) { subdivisionUpdate(subdivision: $subdivision) { id } }`;
const LOGO = `mutation ($fileLogo: Upload) { organizationUpdate(organization: {}, fileLogo: $fileLogo) { id } }`;

async function uploadingLogo({ app, token }: Side): Promise<() => Promise<unknown>> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  return async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: LOGO, variables: { fileLogo: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.fileLogo'] }));
    form.append('0', new File([new Uint8Array(picture)], 'logo.png'));
    const headers = { 'graphql-require-preflight': '1', 'x-session-token': token };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
    const text = await response.text();
    if (text.includes('"errors":[')) throw new Error(text.slice(0, 300));
  };
}

const WORKS: readonly Work[] = [
  read('the workspace’s start', ({ root }) => operation('auth', 'initApp', root)),
  ...Object.entries(LISTS).map(([name, query]) => read(`list: ${name}`, query)),
  {
    name: 'a regulation’s text',
    times: 15,
    prepare: async (side) => {
      const { regulation: id } = await idsOf(side);
      return () => ask(side.app.url, side.token, z.unknown(), TEXT, { id });
    },
  },
  {
    name: 'a department is changed',
    times: 10,
    prepare: async (side) => {
      const { subdivision: id } = await idsOf(side);
      let number = 0;
      return () => {
        number += 1;
        const subdivision = { id, idealPicture: `${number}` };
        return ask(side.app.url, side.token, z.unknown(), CHANGE, { subdivision });
      };
    },
  },
  {
    name: 'a sign-in',
    times: 2,
    prepare: (side) => Promise.resolve(() => signIn(side.app, side.email, side.password)),
  },
  { name: 'a logo is uploaded', times: 3, prepare: uploadingLogo },
  {
    name: 'a regulation as PDF',
    times: 3,
    prepare: async (side) => {
      const { regulation } = await idsOf(side);
      return async () => {
        const response = await fetch(`${side.app.url}/api/regulations/${regulation}/document.pdf`, {
          headers: { 'x-session-token': side.token },
        });
        if (response.status !== 200) throw new Error(await response.text());
        await response.arrayBuffer();
      };
    },
  },
];

const shown = (times: readonly number[]) =>
  `${median(times).toFixed(1).padStart(8)} (${percentile(times, 95).toFixed(1)})`.padEnd(20);

/** Measured times of one side in milliseconds, and the seconds of processor time that its processes used for all of them. */
interface Measured {
  times: number[];
  seconds: number;
}

function print(name: string, before: Measured, now: Measured): void {
  const ratio = median(now.times) / median(before.times);
  const verdict = ratio > SLOWER_AT_MOST ? 'SLOWER' : '';
  const processor = `${before.seconds.toFixed(2)} → ${now.seconds.toFixed(2)} s of processor time, ${(now.seconds / before.seconds).toFixed(2)}`;
  say(
    `${name.padEnd(32)} ${shown(before.times)} ${shown(now.times)} ${ratio.toFixed(2).padStart(6)} ${verdict}  ${processor}`,
  );
}

/** Runs work on a side, and adds its duration and processor time. */
async function measureWork(side: Side, measured: Measured, work: () => Promise<number[]>): Promise<void> {
  const before = processorSeconds(side.app.pid());
  measured.times.push(...(await work()));
  measured.seconds += processorSeconds(side.app.pid()) - before;
}

/** Runs the same work on both sides in turns, so that other load on the machine affects both. */
async function compare(sides: readonly [Side, Side], { name, times, prepare }: Work): Promise<void> {
  const works = await Promise.all(sides.map(prepare));
  const measured: [Measured, Measured] = [
    { times: [], seconds: 0 },
    { times: [], seconds: 0 },
  ];
  for (const work of works) for (let warm = 0; warm < 3; warm += 1) await work();
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await measureWork(sides[index], measured[index], async () => {
        const found: number[] = [];
        const work = works[index];
        for (let time = 0; work && time < times; time += 1) found.push(await timed(work));
        return found;
      });
    }
  }
  print(name, ...measured);
}

const IMPORT_ROUNDS = 4;
const IMPORT = `an import of ${options.rows} people`;

async function compareImports(sides: readonly [Side, Side]): Promise<void> {
  const measured: [Measured, Measured] = [
    { times: [], seconds: 0 },
    { times: [], seconds: 0 },
  ];
  // The first one of each side starts the process that reads files, and fills caches.
  for (let round = 0; round <= IMPORT_ROUNDS; round += 1) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { app, token } = sides[index];
      const work = () => importRound({ app, adminToken: token }, Number(options.rows), round + 1);
      if (round === 0) await work();
      else await measureWork(sides[index], measured[index], async () => [await timed(work)]);
    }
  }
  print(IMPORT, ...measured);
}

const sides: [Side, Side] = [await open('before', options.other), await open('now', projectRoot)];
try {
  say(
    `${'milliseconds, median (p95)'.padEnd(32)} ${'before'.padStart(8).padEnd(20)} ${'now'.padStart(8).padEnd(20)}  ratio`,
  );
  for (const work of WORKS.filter(({ name }) => isChosen(name))) await compare(sides, work);
  if (isChosen(IMPORT)) await compareImports(sides);
} finally {
  for (const { app } of sides) await app.remove();
}
