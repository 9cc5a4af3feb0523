import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type Device, deviceOf, storageOf } from '@test/helpers/device';
import { type Figure, median } from './figures';
import type { World } from './world';

const ROUNDS = 3;
/** Now and then Lighthouse misses how a page begins, and asks to be run again. */
const MISSED = 'NO_NAVSTART';
const TRIES = 3;

interface Wanted {
  name: string;
  route: string;
  isDesktop: boolean;
  /** Whose browser; null: a visitor's. */
  device: Device | null;
  least: number;
}

/** A port that is free now; Chromium tells its own only on its standard error. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The performance score of a page, 0 to 100, in a new browser with an empty cache. */
async function scoreOf(url: string, wanted: Wanted, tries = TRIES): Promise<number> {
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
    if (error?.code === MISSED && tries > 1) return await scoreOf(url, wanted, tries - 1);
    if (error) throw new Error(error.message);
    return (result.lhr.categories.performance?.score ?? 0) * 100;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Lighthouse's performance score of the sign-in page and of a list inside the cabinet: the middle of three runs. */
export async function measureLighthouse(world: World): Promise<Figure[]> {
  const { url } = world.app;
  const device = await deviceOf(url, world.adminToken);
  const pages: Wanted[] = [
    { name: 'sign-in page, desktop', route: '/lending', isDesktop: true, device: null, least: 100 },
    { name: 'sign-in page, phone', route: '/lending', isDesktop: false, device: null, least: 97 },
    {
      name: 'regulations in the cabinet, desktop',
      route: '/regulation/my/list',
      isDesktop: true,
      device,
      least: 98,
    },
    {
      name: 'regulations in the cabinet, phone',
      route: '/regulation/my/list',
      isDesktop: false,
      device,
      least: 85,
    },
  ];
  const figures: Figure[] = [];
  for (const page of pages) {
    const scores: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) scores.push(await scoreOf(url, page));
    figures.push({
      name: `Lighthouse performance, ${page.name}`,
      value: median(scores),
      unit: '',
      bar: { kind: 'min', value: page.least },
      note: `runs: ${scores.map((score) => score.toFixed(0)).join(', ')}`,
    });
  }
  return figures;
}
