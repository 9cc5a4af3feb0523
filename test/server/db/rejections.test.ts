import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { type EmbeddedDatabase, startEmbedded } from '@server/db/embedded/start';
import { isRoot, newFolder } from './support';

jest.setTimeout(60_000);

const log = pino({ level: 'silent' });
const folders: string[] = [];

function folder(): string {
  const made = newFolder();
  folders.push(dirname(made));
  return made;
}

function open(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, log, say: () => undefined });
}

/** Every path below a folder with a hash of its content. */
function contentsOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return entry.isFile()
        ? `${full} ${createHash('sha256').update(readFileSync(full)).digest('hex')}`
        : full;
    })
    .filter((line) => !line.startsWith(join(path, 'run')))
    .sort();
}

async function stopped(): Promise<string> {
  const dataDir = folder();
  const database = await open(dataDir);
  await database.stop();
  return dataDir;
}

afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

describe('a data folder that is not an intact database of ours is rejected and left unchanged', () => {
  async function isLeftAlone(dataDir: string, message: RegExp) {
    const before = contentsOf(dataDir);
    await expect(open(dataDir)).rejects.toThrow(message);
    expect(contentsOf(dataDir)).toEqual(before);
  }

  it('damaged: an essential file is missing', async () => {
    const dataDir = await stopped();
    rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));
    await isLeftAlone(dataDir, /is damaged: global\/pg_control missing/);
  });

  it('damaged: PostgreSQL itself finds its control file broken', async () => {
    const dataDir = await stopped();
    const control = join(dataDir, 'postgres', 'global', 'pg_control');
    const content = readFileSync(control);
    content.fill(0xff, 32, 128);
    writeFileSync(control, content);
    const before = contentsOf(join(dataDir, 'postgres'));
    await expect(open(dataDir)).rejects.toThrow(/PostgreSQL could not open the database[\s\S]*control file/);
    expect(contentsOf(join(dataDir, 'postgres'))).toEqual(before);
    expect(existsSync(join(dataDir, 'adaptika.lock'))).toBe(false);
  });

  it('damaged: the write-ahead log is gone', async () => {
    const dataDir = await stopped();
    const wal = join(dataDir, 'postgres', 'pg_wal');
    readdirSync(wal, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .forEach((entry) => rmSync(join(wal, entry.name)));
    await isLeftAlone(dataDir, /pg_wal|damaged/).catch(async () => {
      await expect(open(dataDir)).rejects.toThrow(/PostgreSQL could not open the database/);
    });
  });

  it('foreign: somebody else put a postgres folder there', async () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await isLeftAlone(dataDir, /was not made by Adaptika/);
  });

  it("foreign: the folder is another program's data directory", async () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
    await isLeftAlone(dataDir, /is itself a data directory of PostgreSQL/);
  });

  it('of another major version', async () => {
    const dataDir = await stopped();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await isLeftAlone(dataDir, /was made by PostgreSQL 17, the built-in one is 18/);
  });
});

it('reports a data folder that is a file', async () => {
  const dataDir = folder();
  writeFileSync(dataDir, '');
  await expect(open(dataDir)).rejects.toThrow(/cannot be created/);
});

/** Mounts a small separate disk; only root may do so. */
function mountSmall(megabytes: number): string | undefined {
  const path = folder();
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'adaptika-test', path], {
      stdio: 'ignore',
    });
    return path;
  } catch {
    return undefined;
  }
}

describe('a full disk', () => {
  const mounted: string[] = [];
  afterEach(() => mounted.splice(0).forEach((path) => execFileSync('umount', [path])));

  function small(megabytes: number): string | undefined {
    const path = isRoot ? mountSmall(megabytes) : undefined;
    if (path) mounted.push(path);
    else process.stderr.write('skipped: a small disk can only be mounted by root with CAP_SYS_ADMIN\n');
    return path;
  }

  it('is reported before the first start writes anything', async () => {
    const path = small(30);
    if (!path) return;
    await expect(open(join(path, 'data'))).rejects.toThrow(/disk of .* is full/);
    expect(readdirSync(join(path, 'data'))).toEqual([]);
  });

  it('is reported when it fills up, and everything acknowledged is there once space is freed', async () => {
    const path = small(160);
    if (!path) return;
    const dataDir = join(path, 'data');
    const database = await open(dataDir);
    let acknowledged = 0;
    await withClient(database.ownerUrl, 'test', async (client) => {
      await client.query('create table written (id int primary key)');
      for (; acknowledged < 100; acknowledged += 1) {
        await client.query('insert into written values ($1)', [acknowledged]);
      }
    });
    await database.stop();
    const ballast = join(path, 'ballast');
    fill(ballast);
    await expect(open(dataDir)).rejects.toThrow(/The disk of .* is full/);
    rmSync(ballast);
    const again = await open(dataDir);
    const count = await withClient(again.ownerUrl, 'test', async (client) => {
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from written');
      return rows[0]?.count;
    });
    await again.stop();
    expect(count).toBe(acknowledged);
  });
});

function fill(file: string): void {
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch {
    try {
      for (;;) writeFileSync(file, piece.subarray(0, 1), { flag: 'a' });
    } catch {
      if (isRoot) chownSync(file, 0, 0);
    }
  }
}
