import { screen, within } from '@testing-library/react';
import { RefListTab } from '@src/features/payment/pages/RefListTab';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** From clicks to earnings, on /payment/refs/list. */
const wire = openPageWire();

const link = (id: number, results: object) => ({
  ...{ id, name: `Ссылка ${id}`, isArchive: false, userId: 1, createdAt: '2026-03-01T09:00:00Z' },
  ...{ clicks: 0, registrations: 0, paid: 0, earned: '0' },
  ...results,
});

function show(links: object[]): void {
  wire.answer = () => ({ data: { refLinks: links } });
  showPart(<RefListTab />, '/payment/refs/list', storeOf(person({ isAdmin: false }), roleWith('payment!')));
}

const words = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ');

test('the steps are the sums of the links, each with its part of the one before', async () => {
  show([
    link(1, { clicks: 1_000, registrations: 20, paid: 5, earned: '100050' }),
    link(2, { clicks: 200, registrations: 4, paid: 1, earned: '50' }),
  ]);
  const funnel = await screen.findByRole('region', { name: 'От перехода до оплаты' });
  expect(words(funnel)).toContain('Начислено: 1 001 ₽');
  expect(within(funnel).getAllByRole('listitem').map(words)).toEqual([
    'Переходы1 200',
    'Регистраций242 % предыдущего шага',
    'Оплатили625 % предыдущего шага',
  ]);
  const table = screen.getByRole('table', { name: 'Ссылки' });
  expect(words(table)).toContain('1 000,50 ₽');
});

test('before anybody has opened a link, there is none', async () => {
  show([link(1, {})]);
  await screen.findByRole('table', { name: 'Ссылки' });
  expect(screen.queryByText('От перехода до оплаты')).toBeNull();
});

test('registrations without clicks are possible: somebody typed the address', async () => {
  show([link(1, { registrations: 2 })]);
  const funnel = await screen.findByRole('region', { name: 'От перехода до оплаты' });
  expect(within(funnel).getAllByRole('listitem').map(words)).toEqual([
    'Переходы0',
    'Регистраций2',
    'Оплатили00 % предыдущего шага',
  ]);
});
