import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { freePort } from '@test/helpers/deployment/free-port';
import { type Figure, median } from '../../figures';
import type { World } from '../../world';

const ROUNDS = 5;
/** Lighthouse occasionally misses the start of a page, and asks to be run again. */
const MISSED = 'NO_NAVSTART';
const TRIES = 3;

interface Wanted {
  name: string;
  route: string;
  isDesktop: boolean;
  /** The signed-in browser; null for a visitor. */
  device: Device | null;
  minScore: number;
  /** The maximum seconds until the largest element of the first screen is painted; on a phone. */
  paintsWithin?: number;
  /**
   * Whether the paint limit applies to each run, not only to the middle one: for the page that people see before they know us.
   */
  isEachRun?: boolean;
}

/**
 * `simulate` loads the page at full speed and estimates a phone from what it recorded: whatever arrived before the first paint
 * counts as awaited, and from this machine the program sometimes arrives sooner than the frame is painted. `devtools` slows the
 * connection and the processor down, as a phone does.
 */
type Throttling = 'simulate' | 'devtools';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Run {
  /** From 0 to 100. */
  score: number;
  /** Largest contentful paint, in seconds. */
  largestPaint: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
}

function figuresIn({ audits, categories }: Result): Run {
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? 0) * 100,
    largestPaint: numberOf('largest-contentful-paint') / 1000,
    blocking: numberOf('total-blocking-time'),
  };
}

/** One run on a page, in a new browser with an empty cache. */
async function runOf(url: string, wanted: Wanted, throttlingMethod: Throttling, tries = TRIES): Promise<Run> {
  const { route, isDesktop, device } = wanted;
  const profile = mkdtempSync(join(tmpdir(), 'adaptika-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH,
    args: [
      ...['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (device) await context.setStorageState(storageOf(url, device));
    const result = await lighthouse(
      `${url}/#${route}`,
      {
        ...{ port, throttlingMethod, onlyCategories: ['performance'], logLevel: 'silent' },
        disableStorageReset: device !== null,
      },
      isDesktop ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse has measured nothing');
    const error = result.lhr.runtimeError;
    if (error?.code === MISSED && tries > 1) return await runOf(url, wanted, throttlingMethod, tries - 1);
    if (error) throw new Error(error.message);
    return figuresIn(result.lhr);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const valuesOf = (runs: readonly Run[], of: (run: Run) => string) => `runs: ${runs.map(of).join(', ')}`;

/** The time of the largest paint: of the middle run, unless the limit applies to each. */
function paintFigure(name: string, runs: readonly Run[], limit: number, isEachRun = false): Figure {
  const paints = runs.map((run) => run.largestPaint);
  return {
    name: `largest paint, ${name}${isEachRun ? ', the slowest run' : ''}`,
    value: isEachRun ? Math.max(...paints) : median(paints),
    unit: 's',
    bar: { kind: 'max', value: limit },
    note: valuesOf(runs, (run) => run.largestPaint.toFixed(2)),
  };
}

/** The figures of a page's runs: the middle score, and the paint time. */
function figuresOf(wanted: Wanted, runs: readonly Run[], throttledRuns: readonly Run[]): Figure[] {
  const { name, minScore, paintsWithin, isEachRun } = wanted;
  const score: Figure = {
    name: `Lighthouse performance, ${name}`,
    value: median(runs.map((run) => run.score)),
    unit: '',
    bar: { kind: 'min', value: minScore },
    note: valuesOf(runs, (run) => run.score.toFixed(0)),
  };
  if (paintsWithin === undefined) return [score];
  return [
    score,
    paintFigure(name, runs, paintsWithin, isEachRun),
    paintFigure(`${name}, slowed down`, throttledRuns, paintsWithin, isEachRun),
    {
      name: `blocking time, ${name}`,
      value: median(runs.map((run) => run.blocking)),
      unit: 'ms',
      note: valuesOf(runs, (run) => run.blocking.toFixed(0)),
    },
  ];
}

async function runsOf(url: string, page: Wanted, throttling: Throttling): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await runOf(url, page, throttling));
  return runs;
}

/**
 * Measures the Lighthouse figures of the sign-in page and of lists inside the workspace: the middle of the runs, unless a limit
 * applies to each run.
 */
export async function measureLighthouse(world: World): Promise<Figure[]> {
  const { url } = world.app;
  const device = await deviceOf(url, world.adminToken);
  const list = { name: 'regulations in the workspace', route: '/regulation/my/list', device };
  const people = { name: 'employees in the workspace', route: '/employees', device };
  const onPhone = { isDesktop: false, minScore: 85, paintsWithin: 2.5 };
  const visitor = { name: 'sign-in page', route: '/lending', device: null };
  const pages: Wanted[] = [
    { ...visitor, name: `${visitor.name}, desktop`, isDesktop: true, minScore: 100 },
    {
      ...visitor,
      ...{ name: `${visitor.name}, phone`, isDesktop: false, minScore: 97 },
      ...{ paintsWithin: 1.5, isEachRun: true },
    },
    { ...list, name: `${list.name}, desktop`, isDesktop: true, minScore: 98 },
    { ...list, name: `${list.name}, phone`, ...onPhone },
    { ...people, name: `${people.name}, phone`, ...onPhone },
  ];
  const figures: Figure[] = [];
  for (const page of pages) {
    const runs = await runsOf(url, page, 'simulate');
    const throttledRuns = page.paintsWithin === undefined ? [] : await runsOf(url, page, 'devtools');
    figures.push(...figuresOf(page, runs, throttledRuns));
  }
  return figures;
}
