import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectPath, projectRoot } from '@server/config/paths';

/** The whole change that brings a made-up domain: a table, a page, its own right, a live list, texts in both languages, tests. */
const patch = projectPath('test', 'fixtures', 'made-up-domain.patch');

const files = readFileSync(patch, 'utf8')
  .split(/^(?=diff --git )/m)
  .map((change) => ({
    path: /^diff --git a\/(\S+)/.exec(change)?.[1] ?? '',
    isNew: change.includes('\nnew file mode '),
  }));
const edited = files.filter(({ isNew }) => !isNew).map(({ path }) => path);

test('a domain needs at most 8 edits of existing files and 32 files in all', () => {
  expect(edited).toEqual([
    'graphql/operations/roles/roleRights.fragment.graphql',
    'graphql/rights.json',
    'locales/en-us/navigation.json',
    'locales/ru/navigation.json',
    'server/app.ts',
    'src/app/domains.ts',
    'src/features/history/lib/objects.ts',
  ]);
  expect(edited.length).toBeLessThanOrEqual(8);
  expect(files.length).toBeLessThanOrEqual(32);
});

test('CONTRIBUTING names each file that is edited', () => {
  const contributing = readFileSync(projectPath('CONTRIBUTING.md'), 'utf8');
  const named = (path: string) =>
    contributing.includes(path.replace(/^locales\/[^/]+/, 'locales/*').replace(/^src\/(?=features)/, ''));
  expect(edited.filter((path) => !named(path))).toEqual([]);
});

test('it can still be added to the project as it is: `npm run try:domain` then checks and tests it', () => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', '-C1', patch], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
