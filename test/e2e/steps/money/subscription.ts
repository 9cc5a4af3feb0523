import { z } from 'zod';
import type { Page } from 'playwright-core';
import { ask } from '@test/helpers/graphql-client';
import { invitationTo } from '../../support/outbox';
import { downloadedCode } from '../../support/pdf';
import { ru } from '../../support/texts';
import { acceptInvitation } from '../entering';
import { fill, press } from '../forms';
import { payByCard, sum } from '../paying';
import { hire, createPosition, createSubdivision } from '../people';
import { type Cast, daysLater, open, passTo, rowOf, visitorsOf } from './cast';

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

const DESK = [
  '/today',
  '/employees',
  '/structure/employees',
  '/regulation',
  '/organization',
  '/statistic',
  '/faq',
];

const NOTHING = z.object({}).loose();

/** The reason with which the server rejects a request of the person whose page this is. */
async function rejection(page: Page, url: string): Promise<unknown> {
  const token = await page.evaluate(() => {
    const kept: Record<string, string> = JSON.parse(localStorage.getItem('persist:adaptika') ?? '{}');
    const auth: { token?: string } = JSON.parse(kept.auth ?? '{}');
    return auth.token ?? '';
  });
  return ask(url, token, NOTHING, '{ users { count } }').then(
    () => 'passed',
    (error: unknown) => String(error),
  );
}

/** Step 4: the free period and the days of grace end; every address leads to the payment page. */
export async function endFreePeriod(cast: Cast): Promise<void> {
  const { olga, ivan, nodes } = cast;
  await passTo(cast, daysLater(nodes.clock.now(), 15), 'settleSubscriptions');
  await passTo(cast, daysLater(nodes.clock.now(), 4), 'settleSubscriptions');
  for (const address of DESK) {
    await open(cast, olga, address);
    await olga.page.waitForURL(/#\/payment\/balance/);
  }
  await olga.page.reload();
  await olga.page.getByText(sum('Доступ приостановлен. Пополните баланс на 3 900 ₽')).waitFor();
  for (const address of DESK) {
    await open(cast, ivan, address);
    await ivan.page.waitForURL(/#\/payment\/balance/);
    await ivan.page.getByText(/^Обратитесь к администратору/).waitFor();
  }
  for (const { page } of [olga, ivan]) {
    expect(await rejection(page, nodes.url)).toContain('organization.unpaid');
  }
}

const operations = (page: Page) =>
  page.getByRole('table', { name: ru('payment:history.title') }).getByRole('row');

/** Step 5: 5 000 ₽ by card pay the month, and the workspace opens for everybody, without a reload. */
export async function payMonth(cast: Cast): Promise<void> {
  const { olga, ivan, nodes } = cast;
  const { page } = olga;
  await payByCard(page, nodes.url, '5000');
  // The open workspace may lead the payer to the start page.
  await page
    .getByRole('navigation', { name: ru('navigation:menu') })
    .getByRole('link')
    .nth(2)
    .waitFor();
  await open(cast, olga, '/payment/balance');
  await page.getByTestId('balance').getByText(sum('^1 100 ₽$')).waitFor();
  await operations(page).nth(1).getByText(ru('payment:kind.charge')).waitFor();
  await operations(page)
    .nth(1)
    .getByText(/^с \d{2}\.\d{2}\.\d{4} по \d{2}\.\d{2}\.\d{4}/)
    .waitFor();
  await operations(page).nth(2).getByText(sum('^\\+5 000 ₽$')).waitFor();
  await page.getByText(/^Доступ приостановлен/).waitFor({ state: 'detached' });
  await ivan.page.getByText(/^Обратитесь к администратору/).waitFor({ state: 'detached' });
  await open(cast, olga, '/employees');
  await page.getByRole('row', { name: new RegExp(IVAN.email) }).waitFor();
}

/** Step 6: an invoice as a PDF; the provider enters its payment; at the end of the paid month the act follows. */
export async function payInvoice(cast: Cast): Promise<void> {
  const { olga, provider, nodes } = cast;
  const { page } = olga;
  await open(cast, olga, '/payment/balance');
  await press(page, ru('payment:invoice.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:invoice.title') });
  await fill(dialog, /Сумма/, '24000');
  const { text, code } = await downloadedCode(
    page,
    dialog.getByRole('button', { name: ru('payment:invoice.submit') }),
  );
  for (const part of ['Счёт', '№ 1', 'Двадцать четыре тысячи рублей', 'НДС']) expect(text).toContain(part);
  expect(code).toMatch(/^ST00012\|.*Sum=2400000/);

  await open(cast, provider, '/back-office/documents');
  const invoice = rowOf(provider, ru('office:tab.documents'), 'Ромашка');
  await invoice.getByRole('button', { name: new RegExp(`^${ru('office:documents.pay')}`) }).click();
  const paying = provider.page.getByRole('dialog', { name: /^Платёж по счёту № 1/ });
  await fill(paying, ru('office:documents.order'), '771');
  await press(paying, ru('office:documents.pay'));
  await provider.page.getByText(sum('Платёж проведён: 24 000 ₽')).waitFor();
  await page.getByTestId('balance').getByText(sum('^25 100 ₽$')).waitFor();
  await open(cast, olga, '/payment/documents');
  await rowOf(olga, ru('payment:tab.documents'), ru('payment:documents.invoice'))
    .getByText(ru('payment:documents.state.paid'))
    .waitFor();

  // Everybody comes back meanwhile: a session ends after thirty days without its person.
  await passTo(cast, daysLater(nodes.clock.now(), 20));
  for (const visitor of visitorsOf(cast)) await visitor.page.reload();
  await rowOf(olga, ru('payment:tab.documents'), ru('payment:documents.invoice')).waitFor();
  await passTo(cast, daysLater(nodes.clock.now(), 13), 'settleSubscriptions', 'issueActs');
  await rowOf(olga, ru('payment:tab.documents'), ru('payment:documents.act'))
    .getByText(sum('3 900 ₽'))
    .waitFor();
}
