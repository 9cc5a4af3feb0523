import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type Device, deviceOf, storageOf } from '@test/helpers/device';
import { freePort } from '@test/helpers/free-port';
import { type Figure, median } from './figures';
import type { World } from './world';

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
async function runOf(url: string, wanted: Wanted, tries = TRIES): Promise<Run> {
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
      { port, onlyCategories: ['performance'], disableStorageReset: device !== null, logLevel: 'silent' },
      isDesktop ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse has measured nothing');
    const error = result.lhr.runtimeError;
    if (error?.code === MISSED && tries > 1) return await runOf(url, wanted, tries - 1);
    if (error) throw new Error(error.message);
    return figuresIn(result.lhr);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The figures of a page's runs: the middle score, and the paint time. */
function figuresOf({ name, minScore, paintsWithin, isEachRun }: Wanted, runs: readonly Run[]): Figure[] {
  const runValues = (of: (run: Run) => string) => `runs: ${runs.map(of).join(', ')}`;
  const score: Figure = {
    name: `Lighthouse performance, ${name}`,
    value: median(runs.map((run) => run.score)),
    unit: '',
    bar: { kind: 'min', value: minScore },
    note: runValues((run) => run.score.toFixed(0)),
  };
  if (paintsWithin === undefined) return [score];
  const paints = runs.map((run) => run.largestPaint);
  return [
    score,
    {
      name: `largest paint, ${name}${isEachRun ? ', the slowest run' : ''}`,
      value: isEachRun ? Math.max(...paints) : median(paints),
      unit: 's',
      bar: { kind: 'max', value: paintsWithin },
      note: runValues((run) => run.largestPaint.toFixed(2)),
    },
    {
      name: `blocking time, ${name}`,
      value: median(runs.map((run) => run.blocking)),
      unit: 'ms',
      note: runValues((run) => run.blocking.toFixed(0)),
    },
  ];
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
    const runs: Run[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await runOf(url, page));
    figures.push(...figuresOf(page, runs));
  }
  return figures;
}
