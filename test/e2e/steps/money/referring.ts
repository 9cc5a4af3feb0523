import type { Page } from 'playwright-core';
import { until } from '@test/helpers/until';
import { ru } from '../../support/texts';
import { readQr } from '../../support/files/qr';
import { fillRegistration } from '../entering';
import { fill, press } from '../forms';
import { sum } from '../paying';
import { type Cast, open, rowOf } from './cast';

const OLGA = {
  organization: 'Ромашка',
  nameFirst: 'Ольга',
  email: 'olga@romashka.ru',
  phone: '+79261112233',
  password: 'zelenaya-vetka-17',
  position: 'Директор',
};
const CODE = 'ВЕСНА-27';

/** The provider gives a promo code for tokens. */
async function createPromoCode(cast: Cast): Promise<void> {
  const { page } = cast.provider;
  await open(cast, cast.provider, '/back-office/refs');
  await press(page, ru('office:promo.create'));
  const dialog = page.getByRole('dialog', { name: ru('office:promo.create') });
  await fill(dialog, ru('office:promo.code'), CODE);
  await dialog.getByRole('combobox', { name: ru('office:promo.gives') }).click();
  await page.getByRole('option', { name: ru('office:promo.kind.tokens') }).click();
  await fill(dialog, ru('office:promo.value.tokens'), '300');
  await press(dialog, ru('common:action.create'));
  await rowOf(cast.provider, ru('office:promo.title'), CODE).waitFor();
}

/** The director creates a link; its QR code leads to the same address, which is returned. */
async function createLink(cast: Cast): Promise<string> {
  const { page } = cast.director;
  await open(cast, cast.director, '/payment/refs/list');
  await press(page, ru('payment:refs.link.create'));
  const naming = page.getByRole('dialog', { name: ru('payment:refs.link.create') });
  await fill(naming, ru('payment:refs.list.name'), 'Визитка');
  await press(naming, ru('common:action.create'));
  const share = page.getByRole('dialog', { name: ru('payment:refs.share.title', { name: 'Визитка' }) });
  const address = await share.getByTestId('ref-address').innerText();
  expect(await readQr(share.getByRole('img', { name: ru('payment:refs.share.picture') }))).toBe(address);
  await press(share, ru('common:action.close'));
  return address;
}

/** Step 3: a link with its QR code; «Ромашка» registers by it with a promo code, and appears masked without a reload. */
export async function referRomashka(cast: Cast): Promise<void> {
  await createPromoCode(cast);
  const address = await createLink(cast);
  await cast.director.page
    .getByRole('main')
    .getByRole('link', { name: ru('payment:refs.tab.users') })
    .click();
  await cast.director.page.getByText(ru('payment:refs.users.empty')).waitFor();
  const { page } = cast.olga;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: ru('auth:modal.register') });
  await fillRegistration(dialog, OLGA);
  await press(dialog, ru('auth:register.hasPromo'));
  await fill(dialog, ru('auth:field.promoCode'), CODE.toLowerCase());
  const reloaded = page.waitForEvent('load');
  await press(dialog, ru('auth:register.submit'));
  await reloaded;
  await page.getByRole('navigation', { name: ru('navigation:menu') }).waitFor();

  const row = rowOf(cast.director, ru('payment:refs.tab.users'), 'Ром•••');
  await row.getByText(ru('payment:refs.stage.trial')).waitFor();
  expect(await cast.director.page.getByText('Ромашка').count()).toBe(0);
}

/** Step 6: what the payments of «Ромашка» earn is on hold, and cannot be withdrawn yet. */
export async function bonusOnHold(cast: Cast): Promise<void> {
  const { director } = cast;
  await open(cast, director, '/payment/refs/history');
  await director.page.getByTestId('ref-available').getByText(sum('^0 ₽$')).waitFor();
  await rowOf(director, ru('payment:refs.tab.history'), 'Ром•••')
    .getByText(ru('payment:refs.status.onHold'))
    .waitFor();
}

/** The tokens that the organization of the page has. */
async function tokensOf(page: Page): Promise<number> {
  const text = await page.getByTestId('tokens').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Step 7, its second half: the hold is over, and the bonus becomes tokens. */
export async function withdrawBonus(cast: Cast, bonus: string): Promise<void> {
  const { page } = cast.director;
  await open(cast, cast.director, '/payment/tokens');
  const before = await tokensOf(page);
  await open(cast, cast.director, '/payment/refs/history');
  await page.reload();
  await page
    .getByTestId('ref-available')
    .getByText(sum(`^${bonus} ₽$`))
    .waitFor();
  await press(page, ru('payment:refs.payout.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:refs.payout.title') });
  await dialog.getByRole('combobox', { name: ru('payment:refs.payout.method') }).click();
  await page.getByRole('option', { name: ru('payment:refs.payout.tokens') }).click();
  await press(dialog, ru('payment:refs.payout.title'));
  await dialog.waitFor({ state: 'detached' });
  await page.getByTestId('ref-available').getByText(sum('^0 ₽$')).waitFor();
  await page
    .getByRole('table', { name: ru('payment:refs.tab.history') })
    .getByText(/^Вывод в токены: /)
    .waitFor();
  const entry = await page
    .getByText(/^Вывод в токены: /)
    .first()
    .innerText();
  await open(cast, cast.director, '/payment/tokens');
  await until(async () => (await tokensOf(page)) === before + Number(entry.replaceAll(/\D/g, '')));
}
