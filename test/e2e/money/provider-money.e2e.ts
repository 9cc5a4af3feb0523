import type { Browser, Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, type Visitor, visit, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { openSessions } from '@test/helpers/worlds/sessions';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** The provider's money: a correction confirmed by two people, visibility, month-closing documents, link clicks. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let root: Visitor;
let colleague: Visitor;
let client: Visitor;
let clientId: number;

/** Creates a colleague of the root admin who may change accounts; returns their id and the client's. */
async function prepare(email: string): Promise<{ colleagueId: number; id: number }> {
  return withClient(await ownerUrlOf(app), 'test', async (database) => {
    const { rows } = await database.query<{ colleagueId: number; id: number }>(
      `with provider as (
         select value::int as id from setting where name = 'superOrganizationId'
       ), role as (
         insert into role (organization_id, name, rights)
         select id, 'Бухгалтер', '{"backOfficeSettingAccount": {"read": true, "write": true}}' from provider returning organization_id, id
       ), position as (
         insert into position (organization_id, name, role_id) select organization_id, 'Бухгалтер', id from role
         returning organization_id, id
       ), colleague as (
         insert into users (organization_id, home_organization_id, email, name_first, name_second, position_id, is_super_admin, status)
         select organization_id, organization_id, 'vera@provider.ru', 'Вера', 'Ёлкина', id, true, 'working' from position returning id
       )
       select (select id from colleague) as "colleagueId", u.organization_id as id from users u where u.email = $1`,
      [email],
    );
    const [row] = rows;
    if (!row) throw new Error('nobody was prepared');
    return row;
  });
}

beforeAll(async () => {
  app = await startApp({ DEMO: '0' });
  browser = await openBrowser();
  const { token, email } = await register(app.url, 'Ромашка');
  const { colleagueId, id } = await prepare(email);
  clientId = id;
  const [vera = ''] = await openSessions(await ownerUrlOf(app), [colleagueId]);
  root = await visitAs(
    browser,
    app.url,
    await signIn(app.url, rootAccount.email, rootAccount.password),
    'root',
  );
  colleague = await visitAs(browser, app.url, await deviceOf(app.url, vera), 'colleague');
  client = await visitAs(browser, app.url, await deviceOf(app.url, token), 'client');
});
afterAll(async () => {
  await photograph([root, colleague, client], 'provider-money');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const money = (text: string) => text.replaceAll(' ', '\\s');
const adjustments = (page: Page) =>
  page.getByRole('table', { name: ru('office:adjustments.title') }).getByRole('row');

async function propose(page: Page, amount: string, reason: string): Promise<void> {
  await page.goto(at(`/back-office/account?client=${clientId}`));
  await press(page, ru('office:adjustments.new'));
  const dialog = page.getByRole('dialog', { name: ru('office:adjustments.newTitle', { name: 'Ромашка' }) });
  await fill(dialog, /Сумма/, amount);
  await fill(dialog, /Причина/, reason);
  await press(dialog, ru('office:adjustments.send'));
  await dialog.waitFor({ state: 'detached' });
}

it('a correction over the limit waits for a colleague, who sees it without a reload; the client sees it when it is approved', async () => {
  await client.page.goto(at('/payment/balance'));
  await client.page
    .getByTestId('balance')
    .getByText(/^0\s₽$/)
    .waitFor();
  await colleague.page.goto(at('/back-office/account'));
  await colleague.page.getByText(ru('office:adjustments.noneWaits')).waitFor();

  await propose(root.page, '25 000', 'Дважды списано');
  const own = adjustments(root.page).filter({ hasText: 'Дважды списано' });
  await own.getByText(ru('office:adjustments.state.proposed')).waitFor();
  // The proposer can only withdraw it.
  expect(await own.getByRole('button').allInnerTexts()).toEqual([ru('office:adjustments.withdraw')]);

  const waiting = adjustments(colleague.page).filter({ hasText: 'Дважды списано' });
  await waiting
    .getByRole('button', { name: new RegExp(`^Подтвердить корректировку ${money('25 000 ₽')}`) })
    .click();
  await press(colleague.page.getByRole('dialog'), ru('office:adjustments.confirm'));
  await colleague.page.getByText(ru('office:adjustments.noneWaits')).waitFor();

  await own.getByText(ru('office:adjustments.state.done')).waitFor();
  await client.page
    .getByTestId('balance')
    .getByText(/^25\s000\s₽$/)
    .waitFor();
  await client.page.getByText('Дважды списано').waitFor();
});

it('a correction within the limit is applied at once', async () => {
  await propose(root.page, '500', 'Округление');
  await adjustments(root.page)
    .filter({ hasText: 'Округление' })
    .getByText(ru('office:adjustments.state.done'))
    .waitFor();
  await client.page
    .getByTestId('balance')
    .getByText(/^25\s500\s₽$/)
    .waitFor();
});

it('when it is declined, the proposer reads why', async () => {
  await propose(root.page, '90 000', 'Подарок');
  const waiting = adjustments(colleague.page).filter({ hasText: 'Подарок' });
  await waiting.getByRole('button', { name: /^Отклонить корректировку/ }).click();
  const dialog = colleague.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Нет основания');
  await press(dialog, ru('office:adjustments.decline'));
  await dialog.waitFor({ state: 'detached' });
  await adjustments(root.page)
    .filter({ hasText: 'Подарок' })
    .getByText(/Нет основания/)
    .waitFor();
  await client.page
    .getByTestId('balance')
    .getByText(/^25\s500\s₽$/)
    .waitFor();
});

it('the root admin shows a colleague the provider’s own organization; the colleague has no such switch', async () => {
  const superId = await withClient(await ownerUrlOf(app), 'test', async (database) => {
    const { rows } = await database.query<{ value: string }>(
      `select value from setting where name = 'superOrganizationId'`,
    );
    return rows[0]?.value ?? '';
  });
  await root.page.goto(at(`/back-office/account?client=${superId}`));
  const name = ru('office:privileges.of', { name: 'Вера Ёлкина' });
  await root.page.getByRole('switch', { name }).click();
  await root.page.getByText(ru('office:privileges.saved')).first().waitFor();
  await colleague.page.goto(at(`/back-office/account?client=${superId}`));
  await colleague.page.getByText(ru('office:account.super')).waitFor();
  expect(await colleague.page.getByRole('switch').count()).toBe(0);
  await colleague.page
    .getByRole('link', { name: ru('office:tab.main'), exact: true })
    .first()
    .waitFor();
});

it('the month-closing documents are selected in the document list', async () => {
  await root.page.goto(at('/back-office/documents'));
  await root.page.getByRole('combobox', { name: ru('office:closing.label') }).click();
  await root.page.getByRole('option', { name: ru('office:closing.upd') }).click();
  await root.page.getByText(ru('office:closing.saved', { name: ru('office:closing.upd') })).waitFor();
  await root.page.reload();
  await root.page
    .getByRole('combobox', { name: ru('office:closing.label') })
    .filter({ hasText: ru('office:closing.upd') })
    .waitFor();
});

it('a link that a visitor opens twice counts as one click in the list of links', async () => {
  const { page } = client;
  await page.goto(at('/payment/refs/list'));
  await press(page, ru('payment:refs.link.create'));
  const naming = page.getByRole('dialog', { name: ru('payment:refs.link.create') });
  await fill(naming, ru('payment:refs.list.name'), 'Визитка');
  await press(naming, ru('common:action.create'));
  await press(page.getByRole('dialog'), ru('common:action.close'));
  const { id, userId } = await withClient(await ownerUrlOf(app), 'test', async (database) => {
    const { rows } = await database.query<{ id: number; userId: number }>(
      `select id, user_id as "userId" from ref_link where name = 'Визитка'`,
    );
    return rows[0] ?? { id: 0, userId: 0 };
  });
  const visitor = await visit(browser, 'visitor');
  for (let time = 0; time < 2; time += 1) {
    const reported = visitor.page.waitForResponse((response) => response.url().endsWith('/api/refs/click'));
    await visitor.page.goto(at(`/lending/reg?ref=${userId}&link=${id}`));
    if (time > 0) await visitor.page.reload();
    await reported;
  }
  await page.goto(at('/payment/refs/users'));
  await page.goto(at('/payment/refs/list'));
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Визитка' });
  await row.waitFor();
  expect((await row.getByRole('cell').allInnerTexts())[2]).toBe('1');
});
