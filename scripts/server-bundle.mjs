import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installed = Object.keys(dependencies);

/**
 * What the bundles of the server's programs have in common: packages of `dependencies` are loaded from node_modules where
 * the program runs; one of `devDependencies` is built in, with the few of its files that are needed.
 */
export const serverProgram = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: installed.flatMap((name) => [name, `${name}/*`]),
  // Packages that are built in ask for Node's own modules as CommonJS does.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
};
