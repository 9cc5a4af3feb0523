import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The project's root folder: the nearest one upwards whose package.json is Adaptika's. The bundled server and the tests run from different depths, so a fixed relative path would not do. */
function findRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && /"name":\s*"adaptika"/.test(readFileSync(manifest, 'utf8'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Adaptika must be started from inside its own folder');
  return findRoot(parent);
}

export const projectRoot = findRoot(resolve(process.cwd()));

/** An absolute path of something that ships with the project. */
export function projectPath(...parts: string[]): string {
  return join(projectRoot, ...parts);
}
