import type { Browser } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser } from '@test/helpers/browser';
import { ask } from '@test/helpers/graphql-client';
import { z } from 'zod';
import { asAdmin } from './as-admin';
import { type Figure, median } from './figures';
import { growPositions, POSITIONS } from './grow';
import { measureChartFiles } from './measure-chart-files';
import { measureCoverage } from './measure-coverage';
import { measureGrid } from './measure-grid';
import type { World } from './world';

const MOVED_PEOPLE = 500;
const ROUNDS = 3;
const PAN_STEPS = 60;

/** Milliseconds from the click on «Схема» until cards stand there. */
async function firstPaint(browser: Browser, world: World): Promise<number> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions`);
  await page.getByRole('treeitem').first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        document.querySelector<HTMLElement>('button[value="chart"]')?.click();
        const look = () => {
          if (document.querySelector('[id^="chart-card-"]')) {
            // The frame after this one shows it.
            requestAnimationFrame(() => resolve(performance.now() - begin));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.context().close();
  return time;
}

/** Frames a second while the person drags the chart about, and while the wheel zooms. */
async function smoothness(browser: Browser, world: World): Promise<{ pan: number; zoom: number }> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions?view=chart`);
  await page.locator('[id^="chart-card-"]').first().waitFor();
  await page.locator('.lucide-chevrons-up-down').first().click();
  await page.waitForTimeout(1_500);
  const count = async (work: () => Promise<void>) => {
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { benchFrames: frames, isBenching: true });
      const note = (time: number) => {
        frames.push(time);
        if ('isBenching' in window && window.isBenching) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await work();
    const frames = await page.evaluate(() => {
      Object.assign(window, { isBenching: false });
      return 'benchFrames' in window && Array.isArray(window.benchFrames) ? window.benchFrames : [];
    });
    const gaps = z
      .array(z.number())
      .parse(frames)
      .flatMap((time, index, all) => {
        const before = all[index - 1];
        return before === undefined ? [] : [time - before];
      });
    return 1000 / median(gaps);
  };
  const frame = await page.locator('.react-flow').boundingBox();
  if (!frame) throw new Error('there is no chart');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height - 40];
  const pan = await count(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < PAN_STEPS; step += 1) {
      await page.mouse.move(x + (step % 2 ? 5 : 12) * (step % 20), y - step * 4);
    }
    await page.mouse.up();
  });
  const zoom = await count(async () => {
    for (let step = 0; step < PAN_STEPS; step += 1) {
      await page.mouse.wheel(0, step < PAN_STEPS / 2 ? 60 : -60);
      await page.waitForTimeout(16);
    }
  });
  await page.context().close();
  return { pan, zoom };
}

/** A branch of 500 people under each of two branches in turn, where rules give and take what they owe. */
async function measureMove(world: World): Promise<Figure[]> {
  const ids = await withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into subdivision (organization_id, name)
       select $1, 'Переезд ' || n from generate_series(1, 3) n returning id`,
      [world.organizationId],
    );
    const [from = 0, to = 0, branch = 0] = rows.map(({ id }) => id);
    await client.query('update subdivision set parent_id = $1 where id = $2', [from, branch]);
    await client.query(
      `update users set subdivision_id = $2, is_leader = false, leader_subdivision_id = null
       where id in (select id from users where organization_id = $1 and not is_archive and not is_admin
         order by id desc limit $3)`,
      [world.organizationId, branch, MOVED_PEOPLE],
    );
    const { rows: objects } = await client.query<{ id: number }>(
      `select id from regulation where organization_id = $1 and status = 'published' order by id limit 6`,
      [world.organizationId],
    );
    return { from, to, branch, objects: objects.map(({ id }) => id) };
  });
  const rule = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
  const anything = z.unknown();
  for (const [index, objectId] of ids.objects.entries()) {
    const place = index % 2 ? ids.from : ids.to;
    const audience = { groups: [{ subdivisionIds: [place], withChildren: true }], exceptUserIds: [] };
    const input = { objectType: 'regulation', objectId, audience, onUnmatch: 'cancel', dueDays: 14 };
    await ask(world.app.url, world.adminToken, anything, rule, { rule: input });
  }
  const timed = async (query: string, parentId: number) => {
    const begin = performance.now();
    await ask(world.app.url, world.adminToken, anything, query, { s: [{ id: ids.branch, parentId }] });
    return (performance.now() - begin) / 1000;
  };
  const preview =
    'query ($s: [SubdivisionInput!]!) { subdivisionsUpdatePreview(subdivisions: $s) { peopleCount } }';
  const move = 'mutation ($s: [SubdivisionInput!]!) { subdivisionsUpdate(subdivisions: $s) { id } }';
  const previews: number[] = [];
  const moves: number[] = [];
  for (const parentId of [ids.to, ids.from, ids.to]) {
    previews.push(await timed(preview, parentId));
    moves.push(await timed(move, parentId));
  }
  const bar = { kind: 'max' as const, value: 2 };
  const note = `${ids.objects.length} regulations of branches`;
  return [
    {
      name: `moving a branch of ${MOVED_PEOPLE} people, obligations too`,
      value: median(moves),
      unit: 's',
      bar,
      note,
    },
    { name: 'the preview of that move', value: median(previews), unit: 's', bar },
  ];
}

/** The structure of a big organization: its chart, its grid and its matrix, and a branch on the move. */
export async function measureStructure(world: World): Promise<Figure[]> {
  await growPositions(world);
  const browser = await openBrowser();
  try {
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) paints.push(await firstPaint(browser, world));
    const { pan, zoom } = await smoothness(browser, world);
    return [
      {
        name: `org chart of ${POSITIONS} positions: first paint`,
        value: median(paints) / 1000,
        unit: 's',
        bar: { kind: 'max', value: 1 },
        note: 'from the click on «Схема», its code loaded for the first time',
      },
      { name: 'the same, all unfolded: panning', value: pan, unit: 'fps', bar: { kind: 'min', value: 50 } },
      { name: 'the same, all unfolded: zooming', value: zoom, unit: 'fps', bar: { kind: 'min', value: 50 } },
      ...(await measureChartFiles(browser, world)),
      ...(await measureGrid(browser, world)),
      ...(await measureCoverage(world)),
      ...(await measureMove(world)),
    ];
  } finally {
    await browser.close();
  }
}
