import { DEMO_ADMIN_EMAIL } from '@server/config/demo';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadConfig } from '@server/config/config';
import { projectPath, projectRoot } from '@server/config/paths';

/** References in the documents exist: a wrong map is worse than none. */
const documents = ['README.md', 'CONTRIBUTING.md', ...markdownBelow('docs')];

function markdownBelow(folder: string): string[] {
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

const read = (name: string) => readFileSync(projectPath(name), 'utf8');

it.each(documents)('%s has no broken links', (name) => {
  const targets = [...read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  const missing = targets.filter((target) => !existsSync(join(projectRoot, dirname(name), target)));
  expect(missing).toEqual([]);
});

it.each(['docs/spec-map.md', 'docs/security.md'])('%s names existing files and folders', (name) => {
  const paths = [...read(name).matchAll(/`((?:test|server|src|scripts|graphql)\/[\w./-]+)`/g)];
  expect(paths.length).toBeGreaterThan(10);
  const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(projectPath(path)));
  expect(missing).toEqual([]);
});

it('the map of the specification omits no test of the whole program, its database or its regulations', () => {
  const map = read('docs/spec-map.md');
  const files = ['test/e2e', 'test/server/db', 'test/server/regulations'].flatMap((folder) =>
    readdirSync(projectPath(folder))
      .filter((file) => /\.(test|e2e)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.filter((file) => !map.includes(file))).toEqual([]);
});

it('the README lists the demo accounts correctly', () => {
  const seed = read('server/db/seed/seed.ts').replace(
    /email: DEMO_ADMIN_EMAIL/,
    `email: '${DEMO_ADMIN_EMAIL}'`,
  );
  const accounts = [...seed.matchAll(/email: '([^']+)', password: '([^']+)'/g)];
  expect(accounts).toHaveLength(3);
  for (const [, email = '', password = ''] of accounts) {
    expect(read('README.md')).toContain(`\`${email}\``);
    expect(read('README.md')).toContain(`\`${password}\``);
  }
});

it('the README lists every setting, and no other', () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const named = new Set(
    [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, variable = '']) => variable),
    ),
  );
  const source = read('server/config/config.ts').split('z.object({')[1]?.split('});')[0] ?? '';
  const settings = new Set([...source.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, variable = '']) => variable));
  settings.delete('NODE_ENV');
  expect([...named].sort()).toEqual([...settings].sort());
  expect(loadConfig({}).port).toBe(3000);
});

test('without settings only errors are logged', () => {
  expect(loadConfig({}).logLevel).toBe('error');
});
