import type { Browser, Locator } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, rootAccount } from '@test/helpers/built-app';
import { type Device, signIn, storageOf } from '@test/helpers/browser/device';
import { startTwoNodes, type TwoNodes } from '@test/helpers/browser/two-nodes';
import { until } from '@test/helpers/until';

/** Everybody in the story of money, on two nodes with one database and one clock. */
export interface Cast {
  readonly nodes: TwoNodes;
  readonly browser: Browser;
  /** The administrator of «Тёплый хлеб», who recommends the program. */
  readonly director: Visitor;
  /** The provider's root administrator. */
  readonly provider: Visitor;
  /** The visitor who registers «Ромашка». */
  readonly olga: Visitor;
  /** An employee of «Ромашка». */
  readonly ivan: Visitor;
}

const PROVIDER_BANK = '{"name": "Банк", "bik": "044525225", "account": "40702810938000000001", "corr": ""}';

/** The provider's requisites, without which no invoice can be issued. */
async function prepare(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, 'test', async (client) => {
    await client.query(
      `update organization set form_inn = '7707083893', form_kpp = '770701001', form_address = 'Москва, Тверская, 1', form_bank = $1
       where id::text = (select value from setting where name = 'superOrganizationId')`,
      [PROVIDER_BANK],
    );
  });
}

const place = (nodes: TwoNodes, device: Device | null) => ({ storageState: storageOf(nodes.url, device) });

export async function gatherCast(): Promise<Cast> {
  const nodes = await startTwoNodes({ DEMO: '1', PAYMENT_VAT: 'general' });
  const browser = await openBrowser();
  await prepare(await ownerUrlOf(nodes.app));
  const demo = await signIn(nodes.url, 'admin@demo.adaptika.ru', 'demo-admin');
  const root = await signIn(nodes.url, rootAccount.email, rootAccount.password);
  const cast = {
    nodes,
    browser,
    director: await visit(browser, 'director', place(nodes, demo)),
    provider: await visit(browser, 'provider', place(nodes, root)),
    olga: await visit(browser, 'olga'),
    ivan: await visit(browser, 'ivan'),
  };
  for (const visitor of visitorsOf(cast)) await nodes.clock.follow(visitor.context);
  return cast;
}

export const visitorsOf = ({ director, provider, olga, ivan }: Cast) => [director, provider, olga, ivan];

/** Opens an address of the workspace. */
export async function open(cast: Cast, { page }: Visitor, address: string): Promise<void> {
  await page.goto(`${cast.nodes.url}/#${address}`);
}

/** The row of a table that contains the text. */
export const rowOf = ({ page }: Visitor, table: string, text: string | RegExp): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text }).first();

/**
 * Moves the clock, and runs a scheduled job as its schedule does: the library that starts jobs follows the machine's clock, which
 * does not move. Returns when it has run.
 */
export async function passTo({ nodes }: Cast, moment: Date, ...jobs: string[]): Promise<void> {
  await nodes.clock.moveTo(moment);
  for (const job of jobs) await runJob(nodes, job);
}

async function runJob(nodes: TwoNodes, name: string): Promise<void> {
  const url = await ownerUrlOf(nodes.app);
  await withClient(url, 'test', async (client) => {
    const key = `story:${name}`;
    await client.query(`select enqueue_job($1, '{}'::json, null, $2, 1)`, [name, key]);
    await until(async () => {
      const { rows } = await client.query<{ last_error: string | null }>(
        'select last_error from graphile_worker.jobs where key = $1',
        [key],
      );
      const [row] = rows;
      if (row?.last_error) throw new Error(`${name}: ${row.last_error}`);
      return !row;
    }, 20_000);
  });
}

export const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);

/** The next Monday at 09:01 in Moscow. */
export function nextMonday(from: Date): Date {
  const moscow = new Date(from.getTime() + 3 * 3_600_000);
  const days = (8 - moscow.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(moscow.getUTCFullYear(), moscow.getUTCMonth(), moscow.getUTCDate() + days, 6, 1));
}
