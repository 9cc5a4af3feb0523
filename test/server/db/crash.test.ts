import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { type EmbeddedDatabase, startEmbedded } from '@server/db/embedded/start';
import { isAlive } from '@server/db/embedded/processes';
import { compile, hold, newFolder, untilGone } from './support';

jest.setTimeout(120_000);

const log = pino({ level: 'silent' });
const folders: string[] = [];
let holder: string;
let writer: string;

beforeAll(() => {
  holder = compile('test/server/db/programs/hold.ts');
  writer = compile('test/server/db/programs/write.ts');
});
afterAll(() => {
  folders.forEach((path) => rmSync(path, { recursive: true, force: true }));
  [holder, writer].forEach((path) => rmSync(path, { force: true }));
});

function folder(): string {
  const made = newFolder();
  folders.push(dirname(made));
  return made;
}

function open(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, log, say: () => undefined });
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function idsIn(url: string): Promise<number[]> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from written order by id');
    return rows.map((row) => row.id);
  });
}

/** Runs the writer until it has printed a given number of numbers, then kills the processes in `victims` with SIGKILL. */
async function writeAndKill(dataDir: string, after: number, victims: (node: number) => number[]) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === after) victims(child.pid ?? 0).forEach((pid) => process.kill(pid, 'SIGKILL'));
  }
  await exited;
  return acknowledged;
}

it('keeps every acknowledged row after Node was killed in the middle of 1,000 writes', async () => {
  const dataDir = folder();
  const acknowledged = await writeAndKill(dataDir, 500, (node) => [node]);
  expect(acknowledged).toBeGreaterThanOrEqual(500);
  const database = await open(dataDir);
  const ids = await idsIn(database.ownerUrl);
  await database.stop();
  expect(ids.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
});

it('keeps every acknowledged row after Node and PostgreSQL were killed together, five times over', async () => {
  for (let round = 0; round < 5; round += 1) {
    const dataDir = folder();
    const acknowledged = await writeAndKill(dataDir, 100 + round * 150, (node) => [
      postmasterOf(dataDir),
      node,
    ]);
    const database = await open(dataDir);
    const ids = await idsIn(database.ownerUrl);
    await database.stop();
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
  }
});

it('takes over the PostgreSQL of a killed Node, and stops it when it stops', async () => {
  const dataDir = folder();
  const first = await hold(holder, dataDir);
  const pid = postmasterOf(dataDir);
  await first.kill('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const second = await hold(holder, dataDir);
  expect(second.isFresh).toBe(false);
  expect(postmasterOf(dataDir)).toBe(pid);
  expect(second.took).toBeLessThan(5000);
  await second.kill('SIGTERM');
  expect(isAlive(pid)).toBe(false);
});

it('leaves no PostgreSQL running when the program ends with an error', async () => {
  const dataDir = folder();
  const first = await hold(holder, dataDir);
  const pid = postmasterOf(dataDir);
  await first.kill('SIGUSR2');
  await untilGone(pid);
  const again = await open(dataDir);
  expect(again.isFresh).toBe(false);
  await again.stop();
});

it('monitors a PostgreSQL that it took over', async () => {
  const dataDir = folder();
  const first = await hold(holder, dataDir);
  await first.kill('SIGKILL');
  const database = await open(dataDir);
  const pid = postmasterOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await untilGone(pid);
  expect(await answered(database.appUrl)).toBe(1);
  await database.stop();
});

it('ignores a pid that another program has by now', async () => {
  const dataDir = folder();
  const first = await hold(holder, dataDir);
  const pid = postmasterOf(dataDir);
  const text = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  await first.kill('SIGTERM');

  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), text.replace(String(pid), String(process.pid)));
  const database = await open(dataDir);
  expect(await answered(database.appUrl)).toBe(1);
  await database.stop();
});

async function answered(url: string): Promise<number> {
  for (;;) {
    try {
      return await withClient(url, 'test', async (client) => {
        const { rows } = await client.query<{ one: number }>('select 1 as one');
        return rows[0]?.one ?? 0;
      });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('PostgreSQL killed under load', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)(
    'restarts automatically after %s, with every acknowledged row',
    async (signal) => {
      const dataDir = folder();
      const database = await open(dataDir);
      const pool = new Pool({ connectionString: database.ownerUrl, max: 8 });
      pool.on('error', () => undefined);
      await pool.query('create table written (id int primary key)');
      const acknowledged: number[] = [];
      let errors = 0;
      let next = 0;
      const end = Date.now() + 60_000;
      const isOver = () => acknowledged.length >= 2000 || Date.now() > end;
      const load = async () => {
        while (!isOver()) {
          next += 1;
          const id = next;
          try {
            await pool.query('insert into written values ($1)', [id]);
            acknowledged.push(id);
            if (acknowledged.length === 1000) process.kill(postmasterOf(dataDir), signal);
          } catch {
            errors += 1;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, load));
      await pool.end();
      const ids = new Set(await idsIn(database.ownerUrl));
      await database.stop();
      expect(errors).toBeGreaterThan(0);
      expect(acknowledged.length).toBeGreaterThanOrEqual(2000);
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    },
  );
});

it('rejects a second program on the same folder and leaves the first running', async () => {
  const dataDir = folder();
  const first = await hold(holder, dataDir);
  await expect(hold(holder, dataDir)).rejects.toThrow('Another Adaptika');
  const client = new Client({ connectionString: first.appUrl });
  await client.connect();
  await client.end();
  await first.kill('SIGTERM');
});
