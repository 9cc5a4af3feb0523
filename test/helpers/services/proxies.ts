import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '@server/config/paths';
import { freePort } from '../deployment/free-port';

/** A real proxy with the settings of `deploy/` in front of two nodes. */
export interface Proxy {
  url: string;
  /** The operator's action before a node is told to stop. */
  takeOut(node: number): Promise<void>;
  /** The operator's action once the node is healthy again. */
  putBack(node: number): Promise<void>;
  stop(): Promise<void>;
}

type StartProxy = (nodes: readonly string[]) => Promise<Proxy>;

const installed = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const setting = (name: string) => readFileSync(projectPath('deploy', name), 'utf8');
const hostOf = (node: string) => new URL(node).host;

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** HAProxy detects by its health checks which node is leaving. */
const startHaproxy =
  (program: string): StartProxy =>
  async (nodes) => {
    const port = await freePort();
    const [one = '', two = ''] = nodes.map(hostOf);
    const child = spawn(program, ['-db', '-f', projectPath('deploy/haproxy.cfg')], {
      stdio: 'ignore',
      env: { BIND: `127.0.0.1:${port}`, NODE_ONE: one, NODE_TWO: two },
    });
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(url, child);
    const nothing = () => Promise.resolve();
    return { url, takeOut: nothing, putBack: nothing, stop: () => end(child) };
  };

/** The operator of nginx edits its settings and reloads them. */
const startNginx =
  (program: string): StartProxy =>
  async (nodes) => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'adaptika-nginx-'));
    const lines = (out?: number) =>
      nodes.map((node, at) => `server ${hostOf(node)} max_fails=0${at === out ? ' down' : ''};`).join('\n');
    const nodesFile = join(folder, 'nodes.conf');
    writeFileSync(nodesFile, lines());
    writeFileSync(
      join(folder, 'adaptika.conf'),
      setting('nginx.conf').replace('listen 443 ssl;', `listen 127.0.0.1:${port};`),
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${join(folder, 'pid')};\nworker_processes 2;\nevents {}\nhttp { access_log off; ${temporary} include adaptika.conf; }\n`,
    );
    const child = spawn(
      program,
      ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
      {
        stdio: 'ignore',
      },
    );
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(url, child);
    async function reload(out?: number): Promise<void> {
      writeFileSync(nodesFile, lines(out));
      child.kill('SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    return {
      url,
      takeOut: (node) => reload(node),
      putBack: () => reload(),
      async stop() {
        await end(child);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };

const haproxy = installed('haproxy');
const nginx = installed('nginx');

/** The proxies installed on this machine. */
export const proxies: readonly [string, StartProxy][] = [
  ...(haproxy === undefined ? [] : [['HAProxy', startHaproxy(haproxy)] as const]),
  ...(nginx === undefined ? [] : [['nginx', startNginx(nginx)] as const]),
].map(([name, start]) => [name, start]);
