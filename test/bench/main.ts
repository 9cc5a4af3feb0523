// `npm run bench`: the figures of the product, each with its limit, measured on the built program with a big organization.
// `--json` for machine-readable output; `--employees`, `--signatures`, `--attempts` and `--rows` (of an import) for other sizes;
// `--only lists,live` for some of the figures, `--attacks queries,strangers,files` for some attacks, or words of their names;
// `--minutes` for a longer memory measurement; `--data` for a folder that `npm run seed:scale` filled before: a copy of it is measured.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { projectRoot } from '@server/config/paths';
import { ATTACK_GROUPS } from './attacks/all';
import { type Figure, isMet, line } from './figures';
import { measureAttacks } from './measures/measure-attacks';
import { measureBrowser } from './measures/pages/measure-browser';
import { measureContentLists } from './measures/measure-content-lists';
import { measureCoverage } from './measures/measure-coverage';
import { measureEmployees } from './measures/measure-employees';
import { measureFaq } from './measures/measure-faq';
import { measureHistory } from './measures/measure-history';
import { measureImport } from './measures/measure-import';
import { measureLighthouse } from './measures/pages/measure-lighthouse';
import { measureLists } from './measures/measure-lists';
import { measureLive } from './measures/measure-live';
import { measureMoves } from './measures/measure-moves';
import { measurePages } from './measures/pages/measure-pages';
import { measurePayment } from './measures/measure-payment';
import { measureMemory, measureMemoryAfterAll, measureStarts } from './measures/measure-process';
import { measureProvider } from './measures/measure-provider';
import { measureQualifications } from './measures/measure-qualifications';
import { measureRegulations } from './measures/measure-regulations';
import { measureReports } from './measures/measure-reports';
import { measureSearch } from './measures/measure-search';
import { measureSignIn } from './measures/measure-sign-in';
import { measureSigning } from './measures/measure-signing';
import { measureStatistics } from './measures/measure-statistics';
import { measureStructure } from './measures/measure-structure';
import { measureTests } from './measures/measure-tests';
import { measureVideos } from './measures/measure-videos';
import { memoryOf } from './process-memory';
import { enter, type World } from './world';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    employees: { type: 'string', default: '20000' },
    signatures: { type: 'string', default: '1000000' },
    attempts: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '50000' },
    minutes: { type: 'string', default: '1' },
    data: { type: 'string' },
    attacks: { type: 'string', default: Object.keys(ATTACK_GROUPS).join() },
    only: {
      type: 'string',
      default:
        'browser,pages,lighthouse,lists,content-lists,employees,sign-in,live,signing,regulations,tests,videos,qualifications,structure,history,payment,provider,reports,search,faq,attacks,memory',
    },
  },
});

const PARTS: Record<string, (world: World) => Promise<Figure[]>> = {
  browser: measureBrowser,
  pages: measurePages,
  lighthouse: measureLighthouse,
  // Part of `structure`, without a browser.
  coverage: measureCoverage,
  signing: measureSigning,
  // Part of `regulations`.
  statistics: measureStatistics,
  moves: measureMoves,
  lists: measureLists,
  'content-lists': measureContentLists,
  employees: measureEmployees,
  'sign-in': measureSignIn,
  live: measureLive,
  regulations: measureRegulations,
  tests: measureTests,
  videos: measureVideos,
  qualifications: measureQualifications,
  structure: measureStructure,
  history: measureHistory,
  payment: measurePayment,
  provider: measureProvider,
  reports: measureReports,
  search: measureSearch,
  faq: measureFaq,
  import: (world) => measureImport(world, Number(options.rows)),
  attacks: (world) => measureAttacks(world, options.attacks.split(','), printFigures),
  memory: (world) => measureMemory(world, Number(options.minutes)),
};

function say(text: string): void {
  (options.json ? process.stderr : process.stdout).write(`${text}\n`);
}

function script(name: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return execFileSync(process.execPath, [`scripts/${name}`, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio,
  });
}

/** Parts that measure neither signatures nor attempts: alone, they need people only, and seeding takes seconds. */
const OF_PEOPLE = ['content-lists', 'qualifications', 'import', 'provider', 'payment'];

/** What was seeded before by the same version: seeding the full size takes longer than measuring most parts. */
function copySeeded(from: string, dataDir: string): Figure {
  const begin = performance.now();
  rmSync(dataDir, { recursive: true, force: true });
  // With owners: root's database runs as another user.
  execFileSync('cp', ['-a', from, dataDir]);
  // Nothing of the copy is written while something is measured.
  execFileSync('sync');
  return { name: `copying ${from}`, value: (performance.now() - begin) / 1000, unit: 's' };
}

function seed(dataDir: string): Figure {
  const begin = performance.now();
  const isOfPeople = options.only.split(',').every((name) => OF_PEOPLE.includes(name));
  const { employees } = options;
  const signatures = isOfPeople ? '1' : options.signatures;
  const attempts = isOfPeople ? '0' : options.attempts;
  const { status } = spawnSync(
    process.execPath,
    [
      ...['scripts/run-ts.mjs', 'server/cli/seed-scale.ts'],
      ...['--employees', employees, '--signatures', signatures, '--attempts', attempts],
    ],
    { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the seed failed; see above');
  const seconds = (performance.now() - begin) / 1000;
  return {
    name: `seeding ${employees} employees, ${signatures} signatures, ${attempts} attempts`,
    value: seconds,
    unit: 's',
  };
}

function report(figures: Figure[]): void {
  if (options.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const short = figures.filter((figure) => isMet(figure) === false);
  const barred = figures.filter((figure) => isMet(figure) !== null);
  say(`\n${barred.length - short.length} of ${barred.length} bars are met`);
}

const all: Figure[] = [];

/** Prints figures as they come: a long run that ends early has still reported something. */
function printFigures(figures: Figure[]): void {
  for (const figure of figures) {
    all.push(figure);
    say(line(figure));
  }
}

async function main(): Promise<void> {
  script('fresh-build.mjs');
  process.env.CHROME_PATH = script('find-browser.mjs').trim();
  say(`Node ${process.versions.node}, ${cpus().length} cores, ${(totalmem() / 1e9).toFixed(0)} GB\n`);
  const { app, figures } = await measureStarts();
  printFigures(figures);
  try {
    await app.stop();
    printFigures([options.data === undefined ? seed(app.dataDir) : copySeeded(options.data, app.dataDir)]);
    await app.start();
    const world = await enter(app);
    const memory = new Map<string, number>();
    for (const name of options.only.split(',')) {
      printFigures((await PARTS[name]?.(world)) ?? []);
      memory.set(name, memoryOf(app.pid()));
    }
    printFigures(await measureMemoryAfterAll(app, memory));
  } finally {
    await app.remove();
  }
  report(all);
}

await main();
