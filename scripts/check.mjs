// `npm run check`: all checks of the code that do not run it. Each prints a line with its time; the output of those that
// failed follows at the end.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { checkLocales } from './check-locales.mjs';
import { checkKindNames } from './check/kind-names.mjs';
import { checkExpressions } from './check/regexps.mjs';
import { checkSizes } from './check/sizes.mjs';
import { main, program, root } from './steps.mjs';

function runProgram(path, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program(path), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

const CHECKS = [
  ['codegen', () => runProgram('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--check')],
  // One thread: beside the other checks, more of them only cost twice the processor time and 5 GB of memory.
  ['types', () => runProgram('tsgo/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded')],
  ['lint', () => runProgram('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['format', () => runProgram('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  [
    'boundaries',
    () =>
      runProgram(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'server',
        'scripts',
      ),
  ],
  ['unused', () => runProgram('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
  [
    'locales',
    () => {
      const problems = checkLocales();
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  ],
  [
    'regexps',
    () => {
      const problems = checkExpressions(root);
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  ],
  [
    'kind names',
    () => {
      const problems = checkKindNames(root);
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  ],
  [
    'sizes',
    () => {
      const { ok, summary } = checkSizes(root);
      return { ok, output: summary, note: summary };
    },
  ],
];

async function runCheck([name, work]) {
  const start = performance.now();
  const { ok, output, note } = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(6)} s${note ? `   ${note}` : ''}`,
  );
  return { name, ok, output };
}

/** Runs the checks, as many at once as there are cores. Returns how many passed and how many failed. */
export async function runChecks(names = []) {
  const queue = CHECKS.filter(([name]) => names.length === 0 || names.includes(name));
  const results = [];
  async function work() {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check));
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  const failed = results.filter((result) => !result.ok);
  for (const { name, output } of failed) console.log(`\n── ${name}\n${output.trim()}`);
  return { passed: results.length - failed.length, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await runChecks(process.argv.slice(2));
    console.log(`\n${passed} checks passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  });
}
