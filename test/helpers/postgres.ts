import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { startEmbedded } from '../../server/db/embedded/start';
import { migrateDatabase } from '../../server/db/migrate';
import { installJobs } from '../../server/jobs/install';

/**
 * Databases for tests. `startTestPostgres` is called in jest's globalSetup and starts one server for the whole run (or uses the
 * one at TEST_DATABASE_URL, whose login must be a superuser); workers find it by an environment variable. `createTestDatabase`
 * copies the migrated template in some 70 ms, so that every test file has its own database.
 */
export interface TestPostgres {
  stop(): Promise<void>;
}

export interface TestDatabase {
  /** The login that owns the tables. */
  ownerUrl: string;
  /** The application's login, which is subject to row-level security. */
  appUrl: string;
  /** For settings that only a superuser may change. */
  superuserUrl: string;
  /** Removes the database and disconnects all clients. */
  drop(): Promise<void>;
}

const VARIABLE = 'ADAPTIKA_TEST_POSTGRES';
const shared = z.object({
  superuserUrl: z.string(),
  ownerUrl: z.string(),
  appUrl: z.string(),
  template: z.string(),
});
type Shared = z.infer<typeof shared>;

/** The same login for another database of the same server. */
function urlFor(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

async function asSuperuser<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withLogin(url: string, login: string, password: string): string {
  const changed = new URL(url);
  changed.username = login;
  changed.password = password;
  return changed.toString();
}

/** Creates logins like the embedded server's on a foreign server, with a password for this run. */
async function createLogins(superuserUrl: string): Promise<{ ownerUrl: string; appUrl: string }> {
  const password = 'adaptika-test';
  await asSuperuser(superuserUrl, async (client) => {
    for (const [name, options] of [
      ['adaptika_owner', 'createrole'],
      ['adaptika_app', ''],
    ]) {
      await client.query(
        `do $$ begin create role ${name} login ${options} password '${password}'; exception when duplicate_object or unique_violation then null; end $$`,
      );
      await client.query(`alter role ${name} with login ${options} password '${password}'`);
    }
  });
  return {
    ownerUrl: withLogin(superuserUrl, 'adaptika_owner', password),
    appUrl: withLogin(superuserUrl, 'adaptika_app', password),
  };
}

async function createTemplate(server: Omit<Shared, 'template'>): Promise<string> {
  const template = `adaptika_template_${randomBytes(4).toString('hex')}`;
  await asSuperuser(server.superuserUrl, async (client) => {
    await client.query(`create database ${template} owner adaptika_owner`);
  });
  await migrateDatabase(urlFor(server.ownerUrl, template), urlFor(server.appUrl, template));
  await installJobs(urlFor(server.ownerUrl, template));
  return template;
}

/** For speed, not safety: a test server's data is discarded. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

const FOLDER = 'adaptika-test-';

function start(dataDir: string) {
  const log = pino({ level: 'silent' });
  return startEmbedded({ dataDir, log, say: () => undefined, extraSettings: FAST });
}

/** Takes over, stops and removes servers left behind by killed runs. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name);
    if (!existsSync(join(folder, 'data/adaptika.lock'))) continue;
    try {
      const left = await start(join(folder, 'data'));
      await left.stop();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A concurrent run, or another user's.
    }
  }
}

async function ownServer(): Promise<{ server: Omit<Shared, 'template'>; stop: () => Promise<void> }> {
  await removeAbandonedServers();
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  // Root's server runs as nobody, who must be able to traverse the folder.
  chmodSync(folder, 0o755);
  const embedded = await start(join(folder, 'data'));
  return {
    server: embedded,
    async stop() {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a surrounding run has started a server shared by its tests. */
export function isTestPostgresStarted(): boolean {
  return process.env[VARIABLE] !== undefined;
}

/** Starts the run's server and its migrated template. Called once, in globalSetup; call `stop()` in globalTeardown. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const external = process.env.TEST_DATABASE_URL;
  const { server, stop } = external
    ? {
        server: { superuserUrl: external, ...(await createLogins(external)) },
        stop: () => Promise.resolve(),
      }
    : await ownServer();
  const template = await createTemplate(server);
  const { superuserUrl, ownerUrl, appUrl } = server;
  process.env[VARIABLE] = JSON.stringify({ superuserUrl, ownerUrl, appUrl, template } satisfies Shared);
  return {
    async stop() {
      await asSuperuser(superuserUrl, async (client) => {
        await client.query(`drop database if exists ${template} with (force)`);
      });
      await stop();
    },
  };
}

function startedServer(): Shared {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('No test server: startTestPostgres() belongs into globalSetup');
  return shared.parse(JSON.parse(text));
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = startedServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server.superuserUrl, async (client) => {
    // Without write-ahead logging: nothing of it outlives the run.
    await client.query(
      `create database ${name} template ${template} strategy file_copy owner adaptika_owner`,
    );
  });
  return {
    ownerUrl: urlFor(server.ownerUrl, name),
    appUrl: urlFor(server.appUrl, name),
    superuserUrl: urlFor(server.superuserUrl, name),
    drop: () =>
      asSuperuser(server.superuserUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A separate database for this test file, migrated and empty. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(startedServer().template);
}

/** A database without any tables, for tests of migrations, restore and moves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}
