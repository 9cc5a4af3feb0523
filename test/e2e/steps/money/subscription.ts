import type { Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { invitationTo } from '../../support/outbox';
import { ru } from '../../support/texts';
import { acceptInvitation, goTo } from '../entering';
import { fill, press } from '../forms';
import { payByCard, sum } from '../paying';
import { hire, createPosition, createSubdivision } from '../people';
import { type Cast, daysLater, open, passTo } from './cast';
import { CLOSED, everyAddress, serverAnswers, straying } from './closed';

const IVAN = {
  nameFirst: 'Иван',
  nameSecond: 'Петров',
  email: 'ivan@romashka.ru',
  password: 'sinyaya-vetka-17',
};

/** While the workspace is free: an employee, the requisites, and the tariff that the first month will cost. */
export async function beginRomashka(cast: Cast): Promise<void> {
  const { olga, ivan, nodes } = cast;
  await createSubdivision(olga, 'Салон');
  await createPosition(olga, 'Флорист', 'Салон');
  await hire(olga, { ...IVAN, position: 'Флорист', subdivision: 'Салон' });
  await acceptInvitation(ivan, await invitationTo(nodes.app, IVAN.email), IVAN.password);
  const { page } = olga;
  await open(cast, olga, '/organization/setting-main');
  await fill(page, ru('organization:setting.formINN'), '5036045205');
  await press(page, ru('common:action.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
  await open(cast, olga, '/payment/balance');
  await press(page, ru('payment:tariff.change.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tariff.change.title') });
  await dialog.getByRole('radio', { name: /^Команда/ }).check();
  await dialog.getByText(/^Начнёт действовать /).waitFor();
  await press(dialog, ru('payment:tariff.change.submit'));
  await dialog.waitFor({ state: 'detached' });
}

/** Opened as from an email or a bookmark: the page is loaded anew. */
const LOADED = ['/today', '/structure/positions/5', '/no-such-page'];

async function reload(cast: Cast, visitor: Visitor): Promise<void> {
  for (const address of LOADED) {
    await visitor.page.goto('about:blank');
    await open(cast, visitor, address);
    await visitor.page.waitForURL(/#\/payment\/balance$/);
  }
}

const isNotPaid = (page: Page) => page.getByText(/^Обратитесь к администратору/);

/** Step 4: the free period and the days of grace end; every address leads to the payment page, and the server is closed. */
export async function endFreePeriod(cast: Cast): Promise<void> {
  const { olga, ivan, nodes } = cast;
  await passTo(cast, daysLater(nodes.clock.now(), 15), 'settleSubscriptions');
  // The days of grace: everything still opens.
  await open(cast, olga, '/employees');
  await olga.page.getByRole('row', { name: new RegExp(IVAN.email) }).waitFor();
  await passTo(cast, daysLater(nodes.clock.now(), 4), 'settleSubscriptions');
  const addresses = everyAddress();
  expect(addresses.length).toBeGreaterThan(90);
  await reload(cast, olga);
  expect(await straying(cast, olga, addresses)).toEqual([]);
  await olga.page.getByText(sum('Доступ приостановлен. Пополните баланс на 3 900 ₽')).waitFor();
  await reload(cast, ivan);
  await isNotPaid(ivan.page).waitFor();
  const everyThird = addresses.filter((_address, index) => index % 3 === 0);
  expect(await straying(cast, ivan, everyThird)).toEqual([]);
  await isNotPaid(ivan.page).waitFor();
  for (const { page } of [olga, ivan]) expect(await serverAnswers(page, nodes.url)).toEqual(CLOSED);
}

const operations = (page: Page) =>
  page.getByRole('table', { name: ru('payment:history.title') }).getByRole('row');

/** Step 5: 5 000 ₽ by card pay the month, with receipts, and the workspace opens for everybody, without a reload. */
export async function payMonth(cast: Cast): Promise<void> {
  const { olga, ivan, nodes } = cast;
  const { page } = olga;
  await payByCard(page, nodes.url, '5000');
  // The page to which the payment service has led back: it is neither left nor loaded again.
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  await page.getByTestId('balance').getByText(sum('^1 100 ₽$')).waitFor();
  const [charge, topUp] = [operations(page).nth(1), operations(page).nth(2)];
  await charge.getByText(ru('payment:kind.charge')).waitFor();
  await charge.getByText(/^с \d{2}\.\d{2}\.\d{4} по \d{2}\.\d{2}\.\d{4}/).waitFor();
  await topUp.getByText(sum('^\\+5 000 ₽$')).waitFor();
  // The receipts (54-ФЗ): of the advance, and of the month that it pays for.
  await topUp.getByText(sum('^Чек на аванс 5 000 ₽ отправлен на olga@romashka\\.ru$')).waitFor();
  await charge.getByText(sum('^Чек на зачёт аванса 3 900 ₽ отправлен на olga@romashka\\.ru$')).waitFor();
  await page.getByText(/^Доступ приостановлен/).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/#\/payment\/balance/);
  await page.locator('body[data-loaded=once]').waitFor();

  await isNotPaid(ivan.page).waitFor({ state: 'detached' });
  await goTo(olga, ru('navigation:employees'));
  await page.getByRole('row', { name: new RegExp(IVAN.email) }).waitFor();
  await page.locator('body[data-loaded=once]').waitFor();
}
