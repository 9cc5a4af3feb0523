import type { Browser } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { storageOf } from '@test/helpers/browser/device';
import { press } from '../steps/forms';
import { sign } from '../steps/reading';
import { violationsOf } from '../support/axe';
import { codeTo, findEmail } from '../support/outbox';
import { type Published, publishedFor } from '../support/published';
import { ru } from '../support/texts';

/** Somebody else changes the email that an employee signs in with: what the employee sees and can do. */
jest.setTimeout(180_000);

const NEW_ADDRESS = 'olga.new@e2e.adaptika.local';

let app: RunningApp;
let browser: Browser;
let published: Published;
let olga: Visitor;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  published = await publishedFor(app, 'Адрес');
  olga = await visit(browser, 'olga', { storageState: storageOf(app.url, published.employee) });
});
afterAll(async () => {
  await photograph([olga], 'sign-in-changes');
  await browser?.close();
  await app?.remove();
});

/** Adds a second administrator, and the first one sets the email. Returns the previous email. */
const setAddress = async (): Promise<string> =>
  withClient(await ownerUrlOf(app), 'test', async (client) => {
    const { rows } = await client.query<{ email: string; organization_id: number; admin_id: number }>(
      `select u.email, u.organization_id, o.user_id as admin_id
       from users u join organization o on o.id = u.organization_id where u.id = $1`,
      [published.employeeId],
    );
    const [before] = rows;
    if (!before) throw new Error('nobody is hired');
    await client.query(
      `insert into users (organization_id, home_organization_id, email, name_first, status, is_admin, password_hash)
       values ($1, $1, 'second.admin@e2e.adaptika.local', 'Борис', 'working', true, 'none')`,
      [before.organization_id],
    );
    await client.query(`select set_config('app.user_id', $1, false)`, [String(before.admin_id)]);
    await client.query('update users set email = $1 where id = $2', [NEW_ADDRESS, published.employeeId]);
    return before.email;
  });

it('the old session can read, explains why it cannot sign, confirms with the code of the new mailbox, and signs', async () => {
  const { page } = olga;
  const oldAddress = await setAddress();
  const banner = page.getByRole('alert').filter({ hasText: ru('sessions:hold.title') });
  await page.goto(`${app.url}/#/today`);
  await page.getByRole('link', { name: ru('adaptation:today.do.signInUnconfirmed') }).click();
  await banner.waitFor();
  await page.goto(`${app.url}/#/regulation/my/${published.regulationId}/current-version`);
  await banner.waitFor();
  const bar = page.getByRole('region', { name: ru('regulations:sign.region') });
  await bar.getByText(ru('sessions:hold.bar.unconfirmed')).waitFor();
  for (const button of ['sign.button', 'sign.refuse'] as const) {
    expect(await bar.getByRole('button', { name: ru(`regulations:${button}`) }).isDisabled()).toBe(true);
  }
  expect(await violationsOf(page)).toEqual([]);
  await photograph([olga], 'sign-in-hold');
  await press(banner, ru('sessions:hold.send'));
  await banner.getByLabel(ru('sessions:hold.code')).fill(await codeTo(app, NEW_ADDRESS));
  await press(banner, ru('sessions:hold.confirm'));
  await banner.waitFor({ state: 'detached' });
  await sign(olga);
  expect(await published.signatures()).toBe(1);

  // The email to the old address: opening the page only asks, the button acts.
  const link = await findEmail(app, oldAddress, /https?:\S+sign-in-dispute\S+/);
  const { pathname, search } = new URL(link);
  await page.goto(`${app.url}${pathname}${search}`);
  await page.getByRole('heading', { name: ru('emails:signInDispute.question') }).waitFor();
  await photograph([olga], 'sign-in-dispute');
  await press(page, ru('emails:signInDispute.button'));
  await page.getByRole('heading', { name: ru('emails:signInDispute.done') }).waitFor();
  await page.goto(`${app.url}/#/regulation/my/${published.regulationId}/current-version`);
  await page
    .getByRole('alert')
    .filter({ hasText: ru('sessions:hold.disputed') })
    .waitFor();
});
