import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@server/config/paths';

const folders = ['docs', 'docs/adr'];
const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** `One engine for assignments` → `one-engine-for-assignments`, as GitHub names it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(projectRoot, target))) return true;
  if (anchor === undefined || !target.endsWith('.md')) return false;
  return !all(textOf(target), /^#+ (.+)$/gm)
    .map(anchorOf)
    .includes(anchor);
}

test.each(documents)('every link of %s leads to a file and a heading that exist', (document) => {
  const links = all(textOf(document), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
  expect(links.filter((link) => isBroken(document, link))).toEqual([]);
});

/** A path of the project in a document; `NNNN` stands for a number. */
const PATH = /`((?:server|src|domain|test|graphql|scripts|docs|locales)\/[\w./-]+\.\w+)`/g;

test.each(documents)('every file that %s names exists', (document) => {
  const paths = all(textOf(document), PATH).filter((path) => !path.includes('NNNN'));
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('three steps lead from the README to the line that decides whether an assignment is overdue', () => {
  const steps = [
    ['README.md', 'docs/architecture.md#one-engine-for-assignments'],
    ['docs/architecture.md', '../server/modules/assignment-statuses.ts'],
    ['server/modules/assignment-statuses.ts', 'assignment_is_overdue'],
  ] as const;
  expect(steps.filter(([document, next]) => !textOf(document).includes(next))).toEqual([]);
  const sql = textOf('server/db/migrations/0800_assignment_statuses.sql');
  expect(sql).toContain('function assignment_is_overdue');
});
