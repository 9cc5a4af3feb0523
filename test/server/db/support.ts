import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';
import { isAlive } from '@server/db/embedded/processes';

/** Bundles a TypeScript program so that plain Node can run it in a separate process. */
export function compile(source: string): string {
  const name = `${basename(source, '.ts')}-${process.pid}.js`;
  const outfile = projectPath('build/test-programs', name);
  buildSync({
    entryPoints: [projectPath(source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a program to its end. */
export function runToEnd(args: string[], options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (errors += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

const addresses = z.object({
  ownerUrl: z.string(),
  appUrl: z.string(),
  superuserUrl: z.string(),
  isFresh: z.boolean(),
  took: z.number(),
});

export interface Holder extends z.infer<typeof addresses> {
  child: ChildProcess;
  /** The messages shown at the terminal. */
  messages: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts the program `hold` on a data folder and waits until its database accepts connections. */
export async function hold(program: string, dataDir: string, options: SpawnOptions = {}): Promise<Holder> {
  const child = spawn(process.execPath, [program, dataDir], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const messages: string[] = [];
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const found = addresses.safeParse(JSON.parse(line));
    if (found.success) {
      const kill = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        await ended(child);
      };
      return { ...found.data, child, messages, kill };
    }
    messages.push(z.object({ message: z.string() }).parse(JSON.parse(line)).message);
  }
  throw new Error(errors || 'the program ended without a word');
}

/** An empty folder that every account can traverse. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'adaptika-db-'));
  chmodSync(parent, 0o755);
  return join(parent, 'data');
}

/** Waits until a process is gone. */
export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const isRoot = process.getuid?.() === 0;
