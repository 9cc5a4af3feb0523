import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokensPage } from '@src/features/payment/pages/TokensPage';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Расход» and «Прикинуть расход» on /payment/tokens: what was used by whom, and what actions would cost. */
jest.setTimeout(60_000);
const wire = openPageWire();

const tokens = {
  ...{ available: 100, paid: 100, granted: 0, held: 0, price: '150', isSample: false, money: '100000' },
  actions: [
    { code: 'reportSnapshot', name: 'Фиксация отчёта', tokens: 40 },
    { code: 'video', name: 'Минута видео', tokens: 30 },
  ],
  grants: [],
};
const usage = {
  ...{ from: '2026-12-01', to: '2026-12-03', tokens: 160, others: 10 },
  days: [
    { day: '2026-12-01', tokens: 40 },
    { day: '2026-12-02', tokens: 0 },
    { day: '2026-12-03', tokens: 120 },
  ],
  actions: [
    { code: 'reportSnapshot', name: 'Фиксация отчёта', tokens: 120 },
    { code: 'video', name: 'Минута видео', tokens: 40 },
  ],
  people: [{ userId: 7, name: 'Пётр Зимин', tokens: 150 }],
};
const enough = { tokens: 80, available: 100, isEnough: true, limitText: null, warningText: null };

function answerWith(estimate: object = enough, used: object = usage) {
  wire.answer = ({ query }) => {
    if (query.includes('tokenEstimate')) return { data: { tokenEstimate: estimate } };
    if (query.includes('tokenUse')) return { data: { tokenUse: used } };
    if (query.includes('tokenLimits')) return { data: { tokenLimits: [] } };
    if (query.includes('paymentBalance')) return { data: { paymentBalance: { nextCharge: null } } };
    if (query.includes('tokenBalance')) return { data: { tokenBalance: tokens } };
    return { data: { tokenPurchases: { items: [], hasMore: false } } };
  };
}
const show = (address = '/payment/tokens', rights = roleWith('payment!')) =>
  showPart(<TokensPage />, address, storeOf(person(), rights));
const text = (node: Element | null | undefined) =>
  node?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => text(row));
const asked = (name: string) => wire.sent.filter(({ query }) => query.includes(`query ${name}`));

test('the table of days names those with use, the last first; by action and person everything', async () => {
  answerWith();
  show();
  expect(await rowsOf('Расход токенов по дням')).toEqual(['03.12.202612075 %', '01.12.20264025 %']);
  expect(screen.getByText(/За период потрачено 160/)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'По действиям' }));
  expect(await rowsOf('Расход токенов по действиям')).toEqual([
    'Фиксация отчёта12075 %',
    'Минута видео4025 %',
  ]);
  await user.click(screen.getByRole('button', { name: 'По людям' }));
  expect(await rowsOf('Расход токенов по людям')).toEqual(['Пётр Зимин15094 %', 'Остальные и система106 %']);
});

test('the table of many days has pages, and another view begins with the first', async () => {
  const days = Array.from({ length: 25 }, (_, place) => ({
    day: `2026-12-${String(place + 1).padStart(2, '0')}`,
    tokens: 4,
  }));
  answerWith(enough, { ...usage, tokens: 100, days });
  show();
  expect((await rowsOf('Расход токенов по дням')).at(0)).toMatch('25.12.2026');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Страница 3' }));
  expect(await rowsOf('Расход токенов по дням')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'По действиям' }));
  expect(await rowsOf('Расход токенов по действиям')).toHaveLength(2);
});

test('the filters are in the address', async () => {
  answerWith();
  show('/payment/tokens?by=person&from=2026-11-01&to=2026-11-30&action=video');
  await screen.findByRole('table', { name: 'Расход токенов по людям' });
  expect(asked('tokenUse').at(-1)?.variables).toEqual({
    filter: { from: '2026-11-01', to: '2026-11-30', action: 'video' },
  });
});

test('a period without use says so, and has no chart', async () => {
  answerWith(enough, { ...usage, tokens: 0, others: 0, days: [], actions: [], people: [] });
  show();
  expect(await screen.findByText('Расхода за период нет')).toBeVisible();
  expect(screen.queryByText(/За период потрачено/)).toBeNull();
});

test('an estimate adds up the typed units, and keeps letters out; nothing is asked before something is typed', async () => {
  answerWith();
  show();
  const user = userEvent.setup();
  const units = await screen.findByRole('textbox', { name: /Фиксация отчёта/ });
  expect(asked('tokenEstimate')).toEqual([]);
  await user.type(units, '2а');
  expect(units).toHaveProperty('value', '2');
  expect(await screen.findByText(/Итого 80/)).toBeVisible();
  expect(screen.getByText(/После этого останется 20/)).toBeVisible();
  expect(asked('tokenEstimate').at(-1)?.variables).toEqual({
    works: [{ action: 'reportSnapshot', units: 2 }],
  });
});

test('too few tokens, a limit and a warning are shown with the price; who pays may buy', async () => {
  answerWith({
    ...{ tokens: 160, available: 100, isEnough: false },
    ...{ limitText: 'Лимит не позволяет', warningText: 'Лимит скоро закончится' },
  });
  show();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Фиксация отчёта/ }), '4');
  const missing = await screen.findByText(/Не хватает 60/);
  expect(screen.getByText('Лимит не позволяет')).toBeVisible();
  expect(screen.getByText('Лимит скоро закончится')).toBeVisible();
  const alert = missing.closest('[role="alert"]');
  if (!(alert instanceof HTMLElement)) throw new Error('the missing tokens are an alert');
  await user.click(within(alert).getByRole('button', { name: 'Купить токены' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Купить токены' })).toBeVisible());
});
