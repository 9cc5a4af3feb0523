import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, changeOwner } from './account';
import { EmbeddedError } from './failure';

/** The address of the postmaster: the folder of a unix socket, or the loopback address on Windows. */
export interface Address {
  host: string;
  port: number;
}

/** Only part of the socket file's name: there is no TCP port. */
const SOCKET_PORT = 5432;
/** The maximum length: the system truncates the path of a unix socket at 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 103;

function isLocal(host: string): boolean {
  return process.platform !== 'win32' && host.startsWith('/');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function privateFolder(folder: string, account: Account | undefined): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (!lstatSync(folder).isDirectory())
    throw new EmbeddedError(`${folder} must be a folder of Adaptika's own.`);
  chmodSync(folder, 0o700);
  changeOwner(folder, account);
}

/**
 * Returns the folder for the socket: in the database's home or, when that path is too long for a socket, a private one with a
 * short, partly random name in the system's folder for temporary files.
 */
export async function prepareAddress(home: string, account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const folder = join(home, 'run');
  if (Buffer.byteLength(socketFile(folder)) <= MAX_SOCKET_PATH_BYTES) {
    privateFolder(folder, account);
    return { host: folder, port: SOCKET_PORT };
  }
  const base = existsSync('/tmp') ? '/tmp' : tmpdir();
  const short = mkdtempSync(join(base, 'adaptika-'));
  privateFolder(short, account);
  return { host: short, port: SOCKET_PORT };
}

function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

/** Creates the folder again if a cleaner of temporary files removed it. */
export function restoreAddress(address: Address, account: Account | undefined): void {
  if (isLocal(address.host)) privateFolder(address.host, account);
}

/** Removes a folder that `prepareAddress` created outside of the database's home. */
export function discardAddress(address: Address, home: string): void {
  if (isLocal(address.host) && address.host !== join(home, 'run')) {
    rmSync(address.host, { recursive: true, force: true });
  }
}

/** Returns an address for `pg` and libpq; the socket's folder overrides the host, which is only there for `new URL()`. */
export function databaseUrl(address: Address, login: string, password: string, database: string): string {
  const credentials = `${encodeURIComponent(login)}:${encodeURIComponent(password)}`;
  const url = `postgres://${credentials}@127.0.0.1:${address.port}/${encodeURIComponent(database)}`;
  return isLocal(address.host) ? `${url}?host=${encodeURIComponent(address.host)}` : url;
}
