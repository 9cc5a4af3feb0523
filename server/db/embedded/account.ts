import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account that PostgreSQL runs as; undefined: the account of this process. */
export interface Account {
  uid: number;
  gid: number;
}

/** The id of `nobody` on every Linux and in container images without a passwd file. */
const NOBODY = 65534;

/**
 * Returns the account for PostgreSQL. It cannot run as root, so root starts it as `nobody`, which needs no change to the system.
 */
export function databaseAccount(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Changes the owner of a file or folder to the database's account. */
export function changeOwner(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Whether an account that owns nothing there can pass through the folder and every folder above it. */
export function isPassable(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isPassable(parent);
}
