import type { Browser, Locator } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, visit, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { fillRegistration } from '../steps/entering';
import { fill, openTab, press } from '../steps/forms';
import { payByCard, sum } from '../steps/paying';
import { eventually } from '../support/eventually';
import { photographEveryLanguage } from '../support/photographs';
import { readQr } from '../support/files/qr';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** Referrals: a link is shared, the referred client pays, the provider reviews it, and the earnings are withdrawn. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let provider: Visitor;
let referrer: Visitor;
let newcomer: Visitor;
let address: string;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  provider = await visitAs(browser, app.url, root, 'provider');
  const { token } = await register(app.url, 'Пекарня «Колос»');
  referrer = await visitAs(browser, app.url, await deviceOf(app.url, token), 'referrer');
  newcomer = await visit(browser, 'newcomer');
});
afterAll(async () => {
  await photograph([provider, referrer, newcomer], 'referrals');
  await browser?.close();
  await app?.remove();
});

const INVOICE = {
  name: 'Счёт Р-17.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};
const OTHER_BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const at = (path: string) => `${app.url}/#${path}`;
const rowOf = ({ page }: Visitor, table: string, text: string | RegExp): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text }).first();

it('the provider creates a promo code, which shows its benefit', async () => {
  const { page } = provider;
  await page.goto(at('/back-office/refs'));
  await press(page, ru('office:promo.create'));
  const dialog = page.getByRole('dialog', { name: ru('office:promo.create') });
  await fill(dialog, ru('office:promo.code'), 'ВЕСНА-27');
  await dialog.getByRole('combobox', { name: ru('office:promo.gives') }).click();
  await page.getByRole('option', { name: ru('office:promo.kind.tokens') }).click();
  await fill(dialog, ru('office:promo.value.tokens'), '300');
  await press(dialog, ru('common:action.create'));
  const row = rowOf(provider, ru('office:promo.title'), 'ВЕСНА-27');
  await row.getByText(ru('payment:promo.gives.tokens', { count: 300 })).waitFor();
  await row.getByText(ru('office:promo.active')).waitFor();
});

it('a link has a name, an address to copy and a QR code that cameras read', async () => {
  const { page } = referrer;
  await page.goto(at('/payment/refs'));
  // Nobody has come yet: the page says what to do.
  await page.getByText(ru('payment:refs.users.empty')).waitFor();
  expect(page.url()).toContain('#/payment/refs/users');
  await press(page, ru('payment:refs.link.create'));
  const naming = page.getByRole('dialog', { name: ru('payment:refs.link.create') });
  await fill(naming, ru('payment:refs.list.name'), 'Визитка');
  await press(naming, ru('common:action.create'));
  const share = page.getByRole('dialog', { name: ru('payment:refs.share.title', { name: 'Визитка' }) });
  address = await share.getByTestId('ref-address').innerText();
  expect(address).toMatch(/#\/lending\/reg\?ref=\d+&link=\d+$/);
  expect(await readQr(share.getByRole('img', { name: ru('payment:refs.share.picture') }))).toBe(address);
  await press(share, ru('common:action.close'));
});

it('a visitor registers through it; a wrong promo code is rejected on its field, and nothing typed is lost', async () => {
  const { page } = newcomer;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: ru('auth:modal.register') });
  await fillRegistration(dialog, {
    organization: 'Ромашка',
    nameFirst: 'Ольга',
    email: 'olga@romashka.ru',
    phone: '+79261112233',
    password: 'zelenaya-vetka-17',
    position: 'Директор',
  });
  await press(dialog, ru('auth:register.hasPromo'));
  await fill(dialog, ru('auth:field.promoCode'), 'ОСЕНЬ-27');
  await press(dialog, ru('auth:register.submit'));
  await dialog.getByText(ru('errors:promo.unknown')).waitFor();
  expect(await dialog.getByLabel(ru('auth:field.organizationName')).inputValue()).toBe('Ромашка');
  await fill(dialog, ru('auth:field.promoCode'), 'весна-27');
  const reloaded = page.waitForEvent('load');
  await press(dialog, ru('auth:register.submit'));
  await reloaded;
  await page.getByRole('navigation', { name: ru('navigation:menu') }).waitFor();

  // The benefit of the code is there.
  await page.goto(at('/payment/tokens'));
  await page
    .getByTestId('tokens')
    .getByText(ru('payment:tokens.count', { count: 300 }))
    .waitFor();
});

it('the link’s owner sees the visitors by their initials, without a reload', async () => {
  const row = rowOf(referrer, ru('payment:refs.tab.users'), 'Ром•••');
  await row.getByText(/Мария · Визитка/).waitFor();
  await row.getByText(ru('payment:refs.stage.trial')).waitFor();
  expect(await referrer.page.getByText('Ромашка').count()).toBe(0);
});

it('their payments earn a share, which is held for some days', async () => {
  await payByCard(newcomer.page, app.url, '5000');
  const row = rowOf(referrer, ru('payment:refs.tab.users'), 'Ром•••');
  await row.getByText(ru('payment:refs.stage.paid')).waitFor();
  await row.getByText(sum('^500 ₽$')).waitFor();
  await referrer.page.getByTestId('ref-available').getByText(sum('^0 ₽$')).waitFor();
});

it('the funnel: who opened the link, who of them registered and who paid, and what that earned', async () => {
  const { page } = referrer;
  await openTab(page, ru('payment:refs.tab.list'));
  const steps = page.getByRole('region', { name: ru('payment:refs.funnel.title') }).getByRole('listitem');
  const said = async () => (await steps.allInnerTexts()).join('; ').replaceAll(/\s+/g, ' ');
  const of = (share: string) => ru('payment:refs.funnel.ofPrevious', { share });
  const funnel = (clicks: number, registered: string) =>
    [
      `${ru('payment:refs.list.clicks')} ${clicks}`,
      `${ru('payment:refs.list.registrations')} 1 ${of(registered)}`,
      `${ru('payment:refs.list.paid')} 1 ${of('100 %')}`,
    ].join('; ');
  await eventually(said, funnel(1, '100 %'));
  // Somebody else opens it, and looks around only: a step of those who came, none of those who registered.
  const otherBrowser = await browser.newContext({ userAgent: OTHER_BROWSER, locale: 'ru-RU' });
  const passerBy = await otherBrowser.newPage();
  await passerBy.goto(address);
  await passerBy.getByRole('dialog', { name: ru('auth:modal.register') }).waitFor();
  await page.reload();
  await eventually(said, funnel(2, '50 %'));
  await page.getByText(sum(ru('payment:refs.funnel.earned', { sum: '500 ₽' }))).waitFor();
  await rowOf(referrer, ru('payment:refs.tab.list'), 'Визитка').getByText(sum('^500 ₽$')).waitFor();
  await photographEveryLanguage(referrer, 'ref-funnel');
  await openTab(page, ru('payment:refs.tab.users'));
});

it('the provider sees it without a reload and rejects it with a reason, which the earner reads', async () => {
  const { page } = provider;
  await press(page, ru('office:refs.rejectOf', { name: 'Ромашка' }));
  const dialog = page.getByRole('dialog', { name: ru('office:refs.rejectTitle', { name: 'Ромашка' }) });
  await fill(dialog, ru('office:refs.reason'), 'Обе организации оформлены на одного человека');
  await press(dialog, ru('office:refs.reject'));
  await rowOf(provider, ru('office:refs.accruals'), 'Ромашка')
    .getByText(ru('payment:refs.status.rejected'))
    .waitFor();

  await referrer.page.goto(at('/payment/refs/history'));
  const entry = rowOf(referrer, ru('payment:refs.tab.history'), 'Ром•••');
  await entry.getByText(ru('payment:refs.status.rejected')).waitFor();
  await entry.getByText('Обе организации оформлены на одного человека').waitFor();
});

it('after the hold it is withdrawn to the balance, once, and the history shows both', async () => {
  await payByCard(newcomer.page, app.url, '20000');
  const { page } = referrer;
  await rowOf(referrer, ru('payment:refs.tab.history'), sum('2 000 ₽'))
    .getByText(ru('payment:refs.status.onHold'))
    .waitFor();
  await withClient(await ownerUrlOf(app), 'test', (client) =>
    client.query('update ref_accrual set hold_until = hold_until - 30'),
  );
  await page.reload();
  await page.getByTestId('ref-available').getByText(sum('^2 000 ₽$')).waitFor();
  await press(page, ru('payment:refs.payout.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:refs.payout.title') });
  await fill(dialog, /Сумма/, '2001');
  await press(dialog, ru('payment:refs.payout.title'));
  await dialog.getByText(/^Доступно только 2000.00 ₽$/).waitFor();
  await fill(dialog, /Сумма/, '1500');
  await press(dialog, ru('payment:refs.payout.title'));
  await page.getByText(ru('payment:refs.payout.doneBalance')).waitFor();
  await page.getByTestId('ref-available').getByText(sum('^500 ₽$')).waitFor();
  await rowOf(referrer, ru('payment:refs.tab.history'), ru('payment:refs.history.toBalance'))
    .getByText(sum('-1 500 ₽'))
    .waitFor();
  await page.goto(at('/payment/balance'));
  await page.getByTestId('balance').getByText(sum('^1 500 ₽$')).waitFor();
});

it('a non-partner is offered no money; a partner sends its invoice, and the amount is held at once', async () => {
  const { page } = referrer;
  await page.goto(at('/payment/refs/history'));
  await press(page, ru('payment:refs.payout.title'));
  const before = page.getByRole('dialog', { name: ru('payment:refs.payout.title') });
  await before.getByRole('combobox', { name: ru('payment:refs.payout.method') }).click();
  await page.getByRole('option', { name: ru('payment:refs.payout.tokens') }).waitFor();
  expect(await page.getByRole('option', { name: ru('payment:refs.payout.invoice') }).count()).toBe(0);
  await withClient(await ownerUrlOf(app), 'test', (client) =>
    client.query(
      `update organization set is_partner = true, form_inn = '7728168971', form_address = 'Тверь, Советская, 1',
         form_bank = '{"name":"Банк «Волга»","bik":"044525225","account":"40702810938000000001","corr":""}'
       where name = 'Пекарня «Колос»'`,
    ),
  );
  await page.reload();
  await press(page, ru('payment:refs.payout.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:refs.payout.title') });
  await dialog.getByRole('combobox', { name: ru('payment:refs.payout.method') }).click();
  await page.getByRole('option', { name: ru('payment:refs.payout.invoice') }).click();
  await fill(dialog, /Сумма/, '400');
  await fill(dialog, ru('payment:refs.payout.number'), 'Р-17');
  await dialog.locator('input[type=file]').setInputFiles(INVOICE);
  await photograph([referrer], 'ref-invoice-dialog');
  await press(dialog, ru('payment:refs.payout.title'));
  await page.getByText(ru('payment:refs.payout.doneInvoice')).waitFor();
  await page.getByTestId('ref-available').getByText(sum('^100 ₽$')).waitFor();
  await rowOf(referrer, ru('payment:refs.tab.history'), /Счёт № Р-17 от/)
    .getByText(ru('payment:refs.status.inPayment'))
    .waitFor();
});

it('the provider reads the invoice, pays it, and the partner sees it without a reload', async () => {
  const { page } = provider;
  const named = { number: 'Р-17', name: 'Пекарня «Колос»' };
  await page.goto(at('/back-office/refs'));
  const row = rowOf(provider, ru('office:refs.payouts.title'), /№ Р-17 от/);
  await row.getByText('р/с 40702810938000000001').waitFor();
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: ru('office:refs.payouts.fileOf', named) }).click();
  expect((await saved).suggestedFilename()).toBe('Счёт Р-17.pdf');
  await photograph([provider], 'ref-invoices');
  await press(page, ru('office:refs.payouts.payOf', named));
  const dialog = page.getByRole('dialog', { name: ru('office:refs.payouts.payTitle', named) });
  await fill(dialog, ru('office:refs.payouts.order'), '451');
  await photograph([provider], 'ref-invoice-paid');
  await press(dialog, ru('office:refs.payouts.pay'));
  await page.getByText(ru('office:refs.payouts.payDone')).waitFor();
  const entry = rowOf(referrer, ru('payment:refs.tab.history'), /Счёт № Р-17 от/);
  await entry.getByText(ru('payment:refs.status.paid')).waitFor();
  await entry.getByText(/платёж № 451/).waitFor();
});
