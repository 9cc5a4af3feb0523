// `npm run try:domain`: adds the made-up domain of CONTRIBUTING.md («Adding a domain») to a copy of the project, generates, and
// runs the checks and tests that concern it. Its last lines are the numbers of new files and edits.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

const patch = join(root, 'test/fixtures/made-up-domain.patch');
const copy = join(mkdtempSync(join(tmpdir(), 'adaptika-domain-')), 'copy');
const EXPECTED = ['graphql/access', 'audit/mutations', 'attacks/rights/every-policy', 'unit/topics'];
const TESTS = [
  ...['server/vehicles', 'src/vehicles', 'unit/(rights|topics|history-words)', 'src/history-objects'],
  ...[
    'shell/(routes/(every-route|rights-parity)|live/own-writes|made-up-domain)',
    'attacks/(load/quotas|rights/rights-never-grow)',
  ],
  ...['graphql/', 'audit/', 'db/(keys|tables|row-security|archives/one-organization)'],
];

function run(program, args, env = {}) {
  console.log(`\n> ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${status}`);
}

const jest = (patterns, env) =>
  run(
    'npx',
    [
      ...['jest', '--selectProjects', 'server', 'unit', 'src', '--maxWorkers', '1'],
      ...['--testPathPatterns', patterns.join('|')],
    ],
    env,
  );

execFileSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { cwd: root });
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  run('git', ['apply', patch]);
  run('npm', ['run', 'codegen']);
  run('npm', ['run', 'types']);
  run('npx', ['prettier', '--write', '--log-level', 'warn', '.']);
  run('node', ['scripts/check.mjs', 'locales', 'kind names', 'boundaries', 'unused', 'lint']);
  jest(EXPECTED, { ADAPTIKA_WRITE_EXPECTED: '1' });
  jest(TESTS);
  const changed = readFileSync(patch, 'utf8').match(/^diff --git /gm)?.length ?? 0;
  const added = readFileSync(patch, 'utf8').match(/^new file mode /gm)?.length ?? 0;
  console.log(`\n${added} new files, ${changed - added} edits of existing ones`);
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
