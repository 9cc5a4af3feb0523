// `npm run test:one -- <file, folder or words>`: some tests with what they need. A path runs what stands there; words run
// the tests whose titles say them. A browser test builds the program first when its sources have changed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { checkNode, ensureInstalled, main, root, StepError } from './steps.mjs';
import { JEST, ONE_MORE } from './test/jest.mjs';

/** Jest's project of a test file by its folder, see jest.config.mjs. */
const PROJECTS = { 'test/unit/': 'unit', 'test/src/': 'src', 'test/server/': 'server', 'test/e2e/': 'e2e' };

const projectOf = (file) => Object.entries(PROJECTS).find(([folder]) => file.startsWith(folder))?.[1];

const testFiles = () =>
  readdirSync(`${root}/test`, { recursive: true })
    .map((file) => `test/${file.split(sep).join('/')}`)
    .filter((file) => projectOf(file) !== undefined && /\.(test\.tsx?|e2e\.ts)$/.test(file));

/** The files that are meant, and the title that their tests must have; null: whatever the title. */
function chooseTests(asked, files, textOf) {
  const path = asked.replace(/^\.\//, '');
  const atPath = files.filter((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
  if (atPath.length > 0) return { files: atPath, title: null };
  const named = files.filter((file) => file.includes(path));
  if (named.length > 0) return { files: named, title: null };
  const words = asked.toLowerCase();
  return { files: files.filter((file) => textOf(file).toLowerCase().includes(words)), title: asked };
}

const literally = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function prepareBrowser() {
  const { freshBuild } = await import('./fresh-build.mjs');
  const { status, stdout } = spawnSync(process.execPath, ['scripts/find-browser.mjs'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new StepError('no browser was found');
  process.env.CHROME_PATH = stdout.trim();
  await freshBuild();
}

async function testOne() {
  checkNode();
  const asked = process.argv.slice(2).join(' ').trim();
  if (asked === '') throw new StepError('npm run test:one -- <file, folder or words of a title>');
  await ensureInstalled();
  const given = asked.startsWith(root) ? relative(root, asked) : asked;
  const { files, title } = chooseTests(given, testFiles(), (file) => readFileSync(`${root}/${file}`, 'utf8'));
  if (files.length === 0) throw new StepError(`no test file is called so, and no title says «${asked}»`);
  const projects = [...new Set(files.map(projectOf))];
  if (projects.includes('e2e')) await prepareBrowser();
  const only = title === null ? [] : ['--testNamePattern', literally(title)];
  const workers = projects.join() === 'server' && files.length > 1 ? ONE_MORE : [];
  const { status } = spawnSync(
    process.execPath,
    [...JEST, ...['--selectProjects', ...projects], ...[...workers, ...only, '--runTestsByPath', ...files]],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

await main(testOne);
