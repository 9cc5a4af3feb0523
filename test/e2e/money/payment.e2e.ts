import type { Browser } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/**
 * Money and tokens: a top-up through the demo simulator, a purchase, and their ledger entries; a disputed write-off, and an
 * external refund.
 */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let elsewhere: Visitor;
let provider: Visitor;
/** The address where the top-up was paid: it is refunded there. */
let simulatorUrl: string;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  provider = await visitAs(browser, app.url, root, 'provider');
  const { token } = await register(app.url, 'Ромашка');
  const device = await deviceOf(app.url, token);
  admin = await visitAs(browser, app.url, device, 'admin');
  elsewhere = await visitAs(browser, app.url, device, 'elsewhere');
});
afterAll(async () => {
  await photograph([admin, elsewhere, provider], 'payment');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const tokens = (count: number) => ru('payment:tokens.count', { count });
/** An amount as shown on the page, with non-breaking spaces. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

it('with a zero balance nothing can be bought: the page links to the top-up', async () => {
  const { page } = admin;
  await page.goto(at('/payment/tokens'));
  await page.getByTestId('tokens').getByText(tokens(0)).waitFor();
  await press(page, ru('payment:tokens.buy.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await dialog.getByText(sum('не хватает 100 ₽')).waitFor();
  // The server rejects what the page warns about.
  await press(dialog, ru('payment:tokens.buy.submit'));
  await dialog.getByText('На балансе не хватает денег').waitFor();
  await press(dialog, ru('payment:tokens.buy.topUp'));
  await page.getByTestId('balance').waitFor();
});

it('a card pays on the simulator’s page, which says that no money moves, and the balance is credited', async () => {
  const { page } = admin;
  await press(page, ru('payment:topUp.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:topUp.title') });
  await dialog.getByText(ru('payment:topUp.simulated')).waitFor();
  await fill(dialog, /Сумма/, '5000');
  await press(dialog, ru('payment:topUp.submit'));
  await page.waitForURL(/\/api\/payments\/simulator\//);
  simulatorUrl = page.url();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByText(sum('Баланс пополнен на 5 000 ₽')).waitFor();
  await page.getByTestId('balance').getByText(sum('5 000 ₽')).waitFor();
});

it('tokens are bought from the balance, with a receipt; the other tab shows them without a reload', async () => {
  await elsewhere.page.goto(at('/payment/tokens'));
  await elsewhere.page.getByTestId('tokens').getByText(tokens(0)).waitFor();

  const { page } = admin;
  await page.goto(at('/payment/tokens'));
  await press(page, ru('payment:tokens.buy.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await dialog.getByRole('button', { name: tokens(500) }).click();
  await dialog.getByText(sum('Останется 4 500 ₽')).waitFor();
  await press(dialog, ru('payment:tokens.buy.submit'));
  const receipt = page.getByRole('dialog', { name: /^Чек № \d+$/ });
  await receipt.getByText(tokens(500)).waitFor();
  await receipt.getByText(sum('^4 500 ₽$')).waitFor();
  await press(receipt, ru('common:action.close'));
  await receipt.waitFor({ state: 'detached' });
  await page.getByTestId('tokens').getByText(tokens(500)).waitFor();

  await elsewhere.page.getByTestId('tokens').getByText(tokens(500)).waitFor();
  await elsewhere.page.getByRole('button', { name: /^Чек № \d+$/ }).waitFor();
});

it('the ledger shows both, newest first, and the purchase links to its receipt', async () => {
  const { page } = admin;
  await page.goto(at('/payment/balance'));
  const history = page.getByRole('table', { name: ru('payment:history.title') });
  const rows = history.getByRole('row');
  await rows.nth(1).getByText(ru('payment:kind.purchase')).waitFor();
  await rows.nth(1).getByText(sum('^-500 ₽$')).waitFor();
  await rows.nth(2).getByText(ru('payment:kind.topUp')).waitFor();
  await rows.nth(2).getByText(sum('^\\+5 000 ₽$')).waitFor();
  await rows
    .nth(1)
    .getByRole('link', { name: /^Чек № \d+$/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Чек № \d+$/ })
    .getByText(tokens(500))
    .waitFor();
});

it('token usage is exported as a spreadsheet', async () => {
  const { page } = admin;
  await page.goto(at('/payment/transaction'));
  const download = page.waitForEvent('download');
  await press(page, ru('payment:writeOffs.export'));
  expect((await download).suggestedFilename()).toBe('Списания токенов.xlsx');
});

/** Records tokens used by an action, as its capture leaves them. */
async function useTokens(count: number, name: string): Promise<void> {
  await withClient(await ownerUrlOf(app), 'test', (client) =>
    client.query(
      `with own as (select id from organization where name = 'Ромашка'),
      posted as (select own.id as organization_id, p.id from own, ledger_post(own.id, 'e2e:' || $2, 'writeOff', jsonb_build_array(
        jsonb_build_object('account', 'used', 'currency', 'token', 'amount', $1::int),
        jsonb_build_object('account', 'tokens', 'currency', 'token', 'amount', -$1::int)), now()) p)
      insert into token_reserve (organization_id, key, action, object_id, object_name, tokens, parts, status, expires_at,
        created_at, settled_at, operation_id, balance_after)
      select organization_id, 'e2e:' || $2, 'reportSnapshot', 1, $2, $1,
        jsonb_build_array(jsonb_build_object('grantId', null, 'amount', $1::int)), 'captured', now(), now(), now(), id, 0
      from posted`,
      [count, name],
    ),
  );
  // Written directly to the database: no live event was published.
  await Promise.all([admin, elsewhere].map(({ page }) => page.reload()));
}

it('a charge is disputed on its receipt, and the provider sees it without a reload', async () => {
  await provider.page.goto(at('/back-office/account'));
  await provider.page.getByText(ru('office:disputes.allAnswered')).waitFor();
  await useTokens(40, 'Кто опаздывает');

  const { page } = admin;
  await page.goto(at('/payment/transaction'));
  await page.getByRole('button', { name: /^Чек № \d+$/ }).click();
  await press(page.getByRole('dialog', { name: /^Чек № \d+$/ }), ru('payment:dispute.do'));
  const asked = page.getByRole('dialog', { name: ru('payment:dispute.title', { name: 'Кто опаздывает' }) });
  await press(asked, ru('payment:dispute.do'));
  await asked.getByText('Заполните поле').waitFor();
  await fill(asked, ru('payment:dispute.reason'), 'Отчёт пустой');
  await press(asked, ru('payment:dispute.do'));
  await page.getByText(ru('payment:dispute.waiting')).waitFor();

  const row = provider.page
    .getByRole('table', { name: ru('office:disputes.title') })
    .getByRole('row')
    .filter({ hasText: 'Ромашка' });
  await row.getByText('Отчёт пустой').waitFor();
});

it('the provider refunds part of it; the client sees the refund and the tokens without a reload, and is notified', async () => {
  await elsewhere.page.goto(at('/payment/tokens'));
  await elsewhere.page.getByTestId('tokens').getByText(tokens(460)).waitFor();
  const name = 'Кто опаздывает';
  await press(provider.page, ru('office:disputes.acceptOf', { name }));
  const dialog = provider.page.getByRole('dialog', { name: ru('office:disputes.acceptTitle', { name }) });
  await fill(dialog, ru('office:disputes.count'), '15');
  await fill(dialog, ru('office:disputes.answer'), 'Половина страниц пуста');
  await press(dialog, ru('office:disputes.accept'));
  await provider.page.getByText(ru('office:disputes.allAnswered')).waitFor();

  const receipt = admin.page.getByRole('dialog', { name: /^Чек № \d+$/ });
  await receipt.getByText('Половина страниц пуста').waitFor();
  await receipt.getByText(ru('payment:writeOffs.state.returnedInPart')).waitFor();
  await elsewhere.page.getByTestId('tokens').getByText(tokens(475)).waitFor();
  await elsewhere.page.getByRole('button', { name: /^Уведомления/ }).click();
  await elsewhere.page.getByText(`Спор о списании «${name}» решён. Возвращено токенов: 15`).first().waitFor();
  await elsewhere.page.keyboard.press('Escape');
});

it('an external refund is deducted from the balance with its reason; the spent part becomes a debt, with instructions', async () => {
  await elsewhere.page.goto(at('/payment/balance'));
  await elsewhere.page.getByTestId('balance').getByText(sum('4 500 ₽')).waitFor();
  const { page } = admin;
  await page.goto(simulatorUrl);
  await page.getByLabel('Сколько вернуть, ₽').fill('4800');
  await page.getByLabel('Причина').fill('Ошиблись суммой');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByText('Можно вернуть ещё 200.00 ₽').waitFor();

  await elsewhere.page.getByText(sum('Задолженность 300 ₽: деньги вернулись плательщику')).waitFor();
  await elsewhere.page.getByTestId('balance').getByText(sum('^0 ₽$')).waitFor();
  const row = elsewhere.page
    .getByRole('table', { name: ru('payment:history.title') })
    .getByRole('row')
    .nth(1);
  await row.getByText(sum('^-4 800 ₽$')).waitFor();
  await row.getByText(/Ошиблись суммой/).waitFor();
});

it('nothing can be bought while there is a debt, and the next top-up pays it first', async () => {
  const { page } = admin;
  await page.goto(at('/payment/tokens'));
  await press(page, ru('payment:tokens.buy.title'));
  const buying = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await press(buying, ru('payment:tokens.buy.submit'));
  await buying.getByText('Сначала погасите задолженность').waitFor();
  await press(buying, ru('payment:tokens.buy.topUp'));
  await press(page, ru('payment:topUp.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:topUp.title') });
  await fill(dialog, /Сумма/, '1000');
  await press(dialog, ru('payment:topUp.submit'));
  await page.waitForURL(/\/api\/payments\/simulator\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByTestId('balance').getByText(sum('^700 ₽$')).waitFor();
  await page.getByText(/Задолженность/).waitFor({ state: 'detached' });
});
