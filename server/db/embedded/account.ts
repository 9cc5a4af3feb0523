import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account that PostgreSQL runs as; undefined: the one that we run as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody`, as every Linux and the container images without a passwd file number it. */
const NOBODY = 65534;

/** PostgreSQL refuses to run as root, so root starts it as `nobody`, which needs no change to the system. */
export function databaseAccount(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Gives a file or folder to the database's account. */
export function give(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Whether an account that owns nothing there may pass through the folder and every folder above it. */
export function isPassable(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isPassable(parent);
}
