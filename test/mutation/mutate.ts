import { Stryker } from '@stryker-mutator/core';
import { areas, type Part } from './areas';
import { withLines } from './lines-of';
import { startTestPostgres } from '../helpers/postgres';

// `npm run mutate -- <area or path>`: changes the code in many small ways, one at a time, and runs the tests that should detect
// it. Undetected changes are reported; docs/mutation.md contains the scores and the reasons for survivors.

const SCORE = 85;

async function mutatePart(part: Part): Promise<{ killed: number; all: number }> {
  process.env.MUTATION_PROJECT = part.project;
  process.env.MUTATION_TESTS = part.tests.join();
  const stryker = new Stryker({
    mutate: part.mutate.map((path) => withLines(path, process.cwd())),
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      configFile: 'test/mutation/jest.config.mjs',
      enableFindRelatedTests: false,
    },
    // The jest projects have separate environments: each mutant runs against every test of its part.
    coverageAnalysis: 'off',
    concurrency: 1,
    // A test that was ended by a mutant leaves connections, and the next run in its process fails whatever was changed.
    maxTestRunnerReuse: part.project === 'server' ? 1 : 50,
    timeoutMS: 30_000,
    ...(part.project === 'server' ? { buildCommand: 'node scripts/build-worker.mjs' } : {}),
    ignorePatterns: ['/data', '/build', '/.cache'],
    tempDirName: 'data/mutation',
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    checkers: [],
    disableTypeChecks: true,
  });
  const results = await stryker.runMutationTest();
  const uncounted = new Set(['Ignored', 'CompileError', 'RuntimeError']);
  const counted = results.filter(({ status }) => !uncounted.has(status));
  return {
    killed: counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    all: counted.length,
  };
}

const fileOf = (path: string) => path.split(/[:#]/)[0];

/** A file of an area: the tests are those of the area. */
function fileOfArea(path: string): Part | undefined {
  const part = Object.values(areas)
    .flat()
    .find(({ mutate }) => mutate.some((known) => fileOf(known) === fileOf(path)));
  return (
    part && {
      ...part,
      mutate: part.mutate.includes(path) ? [path] : part.mutate.filter((known) => known.startsWith(path)),
    }
  );
}

/** A file outside of all areas: `npm run mutate -- domain/tree.ts test/src/lib/pure.test.ts`. */
function ownPart([path, ...tests]: string[]): Part {
  const known = path === undefined || tests.length > 0 ? undefined : fileOfArea(path);
  if (known) return known;
  const project = tests[0]?.split('/')[1];
  if (path === undefined || (project !== 'unit' && project !== 'src' && project !== 'server'))
    throw new Error(`An area (${Object.keys(areas).join(', ')}), a file of one, or a file and its tests`);
  return { project, mutate: [path], tests };
}

function partsOf(asked: string[]): Part[] {
  const [name = ''] = asked;
  return [...(areas[name] ?? [ownPart(asked)])];
}

const parts = partsOf(process.argv.slice(2));
const postgres = parts.some(({ project }) => project === 'server') ? await startTestPostgres() : undefined;
let killed = 0;
let all = 0;
try {
  for (const part of parts) {
    const result = await mutatePart(part);
    killed += result.killed;
    all += result.all;
  }
} finally {
  await postgres?.stop();
}
const score = (killed / all) * 100;
console.log(`${killed} of ${all} mutants noticed: ${score.toFixed(1)} % (at least ${SCORE})`);
process.exit(score >= SCORE ? 0 : 1);
