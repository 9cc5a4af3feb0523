import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Finds the project's root folder: the nearest one upward whose package.json is Adaptika's. The bundled server and the tests run
 * from different depths, so a fixed relative path would not work.
 */
function findRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && /"name":\s*"adaptika"/.test(readFileSync(manifest, 'utf8'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Adaptika must be started from inside its own folder');
  return findRoot(parent);
}

export const projectRoot = findRoot(resolve(process.cwd()));

/** Returns the absolute path of a file that ships with the project. */
export function projectPath(...parts: string[]): string {
  return join(projectRoot, ...parts);
}
