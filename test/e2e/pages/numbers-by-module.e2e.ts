import type { Page } from 'playwright-core';
import { rootAccount } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { dismissOne } from '../steps/dismissing';
import { buyTokens, payByCard } from '../steps/paying';
import { useDemoVisitors } from '../support/demo-visitors';
import { eventually } from '../support/eventually';
import { found, linked, numberIn } from '../support/numbers';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** The numbers of statistics, courses, tests, qualifications, money, the back office and the FAQ are those of the lists behind. */
jest.setTimeout(180_000);

const { url, enter, enterWith, open } = useDemoVisitors('numbers-by-module');

/** Waits until the list of the page, the panel or the dialog has this many rows; none is said in words. */
async function expectFound(page: Page, count: number, empty: string): Promise<void> {
  if (count === 0) await page.getByText(empty, { exact: true }).waitFor();
  else await eventually(() => found(page), count);
}

const TABS = [
  { tab: 'education', own: '' },
  { tab: 'regulation', own: '_regulation' },
  { tab: 'tests', own: '_test' },
  { tab: 'qualification', own: '_qualification' },
];

it.each(TABS)('each number of statistics «$tab» is that of the people behind it', async ({ tab, own }) => {
  const { page, failures } = await enter('admin');
  await open(page, `/statistic/${tab}`);
  const done = page.getByRole('main').getByRole('link', {
    name: new RegExp(`^${ru(`statistics:tile.performance${own}`)}.*\\d+ из \\d+$`),
  });
  const [, signed = '', total = ''] = /(\d+) из (\d+)$/.exec((await done.textContent()) ?? '') ?? [];
  const numbers = {
    signed: Number(signed),
    assigned: await linked(page, ru('statistics:tile.assigned')),
    notSigned: await linked(page, ru(`statistics:tile.notSigned${own}`)),
    overdue: await linked(page, ru('statistics:tile.overdue')),
  };
  expect(numbers.assigned).toBeGreaterThan(0);
  expect(numbers.signed + numbers.notSigned).toBe(Number(total));
  // The rows of the table add up to the same.
  const table = page.getByRole('table', { name: ru(`statistics:object.title${own}`) });
  const shares = await table.getByText(/^\S+ \d+ из \d+$/).allInnerTexts();
  const sum = (at: number) =>
    shares.reduce((all, share) => all + Number(/(\d+) из (\d+)$/.exec(share)?.[at] ?? Number.NaN), 0);
  expect([sum(1), sum(2)]).toEqual([numbers.signed, Number(total)]);
  for (const [kind, count] of Object.entries(numbers)) {
    await open(page, `/statistic/${tab}/people/${kind}`);
    await expectFound(page, count, ru('statistics:people.empty'));
  }
  expect(failures).toEqual([]);
});

it('each number of certificates is that of their holders, and the uncovered positions are those that remain', async () => {
  const { page, failures } = await enter('admin');
  await open(page, '/statistic/qualification');
  const kinds = ['valid', 'expiring30', 'expiring60', 'expiring90', 'lost'] as const;
  const numbers = await Promise.all(
    kinds.map(async (kind) => {
      const name = ru(`statistics:held.${kind}`);
      const link = page.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });
      return numberIn(((await link.textContent()) ?? '').replace(name, ''));
    }),
  );
  expect(Math.max(...numbers)).toBeGreaterThan(0);
  const coverage = page.getByRole('link', { name: new RegExp(`^${ru('statistics:held.coverage')}`) });
  const [, covered, places] = /(\d+) из (\d+)$/.exec((await coverage.textContent()) ?? '') ?? [];
  for (const [index, kind] of kinds.entries()) {
    await open(page, `/statistic/qualification?held=${kind}`);
    await expectFound(page, numbers[index] ?? Number.NaN, ru('statistics:people.empty'));
  }
  await open(page, '/statistic/qualification?held=uncovered');
  const rows = page.getByRole('dialog').getByRole('row');
  await eventually(async () => Math.max(0, (await rows.count()) - 1), Number(places) - Number(covered));
  expect(failures).toEqual([]);
});

it('the rating of a course, the results of a test and the holders of a qualification are the same in the list and inside', async () => {
  const { page, failures } = await enter('admin');
  await open(page, '/education/text/editor/list');
  const rated = page
    .getByRole('row')
    .filter({ has: page.getByLabel(/^Оценка .* из 5, постав/) })
    .first();
  const rating = await rated.getByLabel(/^Оценка .* из 5/).getAttribute('aria-label');
  await rated.getByRole('link').first().click();
  await page
    .getByRole('main')
    .getByLabel(rating ?? '')
    .first()
    .waitFor();

  await open(page, '/tests/editor/list');
  const label = ru('tests:editor.signedOf', { name: '(.+)', signed: '([1-9]\\d*)', total: '(\\d+)' });
  const button = page.getByRole('button', { name: new RegExp(`^${label}$`) }).first();
  const name = (await button.getAttribute('aria-label')) ?? '';
  const [, , passed, all] = new RegExp(`^${label}$`).exec(name) ?? [];
  await button.click();
  await expectFound(page, Number(all), ru('statistics:people.empty'));
  await page.getByRole('button', { name: ru('assignments:people.done_test'), exact: true }).click();
  await expectFound(page, Number(passed), ru('assignments:people.empty'));
  expect(failures).toEqual([]);
});

it('the balance, the tokens and the counted people are the same on every page of the payment', async () => {
  const { token } = await register(url(), 'Числа и деньги');
  const { page, failures } = await enterWith(await deviceOf(url(), token), 'payer');
  await page.goto(url());
  await payByCard(page, url(), '5000');
  await buyTokens(page, url(), 500);
  await open(page, '/payment/balance');
  const balance = numberIn(await page.getByTestId('balance').textContent());
  expect(balance).toBe(4500);
  const newest = page
    .getByRole('table', { name: ru('payment:history.title') })
    .getByRole('row')
    .nth(1);
  expect(numberIn(await newest.getByRole('cell').last().textContent())).toBe(balance);
  const counted = page.getByRole('button', { name: /^\d+ сотрудник/ });
  const people = numberIn(await counted.textContent());
  await counted.click();
  await expectFound(page, people, ru('payment:people.empty'));
  await open(page, '/payment/tokens');
  expect(numberIn(await page.getByTestId('tokens').textContent())).toBe(500);
  await page.getByText(new RegExp(`^${ru('payment:tokens.price.money', { sum: '4\\s500\\s₽' })}$`)).waitFor();
  expect(failures).toEqual([]);
});

it('the back office counts organizations and people as their own pages do: the dismissed work nowhere', async () => {
  await dismissOne(url());
  const admin = await enter('admin');
  await open(admin.page, '/employees');
  const people = await found(admin.page);
  const { page, failures } = await enterWith(
    await signIn(url(), rootAccount.email, rootAccount.password),
    'provider',
  );
  await open(page, '/back-office/main');
  const total = page.locator('dt', { hasText: ru('office:fleet.total') }).locator('+ dd');
  const listed = page.getByText(new RegExp(`^${ru('office:filter.selected', { count: '\\d+' })}$`));
  // The provider's own organization is listed, and is no client.
  expect(numberIn(await total.textContent())).toBe(numberIn(await listed.textContent()) - 1);
  const entry = page.getByRole('button', { name: /Тёплый хлеб/ }).first();
  const stated = /Сотрудники: (\d+)/.exec((await entry.textContent()) ?? '')?.[1];
  await entry.click();
  const fact = (key: string) => page.locator('dt', { hasText: ru(key) }).locator('+ dd');
  await fact('office:card.stated').waitFor();
  expect((await fact('office:card.stated').textContent())?.trim()).toBe(stated);
  expect(numberIn(await fact('office:card.people').textContent())).toBe(people);
  expect([...failures, ...admin.failures]).toEqual([]);
});

it('the FAQ says how many answers it lists', async () => {
  const { page, failures } = await enter('admin');
  await open(page, '/faq');
  await page.getByRole('searchbox', { name: ru('faq:search') }).fill('документ');
  const status = page.getByText(/^Найден[оы]? \d+ ответ/);
  await status.waitFor();
  const results = page.getByRole('region', { name: ru('faq:results') }).getByRole('link');
  await eventually(() => results.count(), numberIn(await status.textContent()));
  expect(failures).toEqual([]);
});
