import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackOfficePage } from '@src/features/back-office/pages/BackOfficePage';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The frame of the back office: its header, its filter, its list of organizations, and its tabs. */
jest.setTimeout(60_000);
const wire = openPageWire();

const picture = {
  ...{ id: 3, type: 'logo' },
  details: { path: 'a/big.png', size: 900, formats: { _150x150: { path: 'a/150.png', size: 9 } } },
};
const flower = {
  ...{ id: 12, userId: 30, name: 'Ромашка', activityText: 'Цветы', countEmployees: 40 },
  ...{ formINN: '7701234567', logo: picture, isActive: true, isActiveSubscribe: true },
  ...{
    isPartner: false,
    isFreePeriod: false,
    freePeriodEnd: null,
    suspenseDateEnd: null,
    suspenseReason: '',
  },
  ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z', restorableUntil: null },
};
const oak = {
  ...flower,
  ...{ id: 13, name: 'Дубрава', activityText: '', countEmployees: 0, formINN: null, logo: null },
};

function answerWith(items: readonly object[], count = items.length) {
  wire.answer = ({ query }) =>
    query.trim().startsWith('mutation')
      ? { data: { organizationDelete: true } }
      : { data: { organizations: { items, count } } };
}
const show = (address = '/back-office/main', role = roleWith()) =>
  showPart(<BackOfficePage />, address, storeOf(person({ id: 20, isSuperAdmin: true }), role));
const lists = () => wire.sent.filter(({ query }) => query.includes('query organizations('));
const entryOf = async (name: string) => {
  const entry = (await screen.findByText(name)).closest('li');
  if (!entry) throw new Error('not in the list');
  return entry;
};
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Бэкофис' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('the header has the title and «Вернуться в свой кабинет», the filter the number of found organizations', async () => {
  // More than a page has.
  answerWith([flower, oak], 45);
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Бэкофис' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуться в свой кабинет' })).toBeEnabled();
  await screen.findByText('Выбрано: 45');
  expect(screen.getByPlaceholderText('Найти организацию…')).toBeVisible();
});

test('an entry shows logo, state, name, activity, numbers and «Удалить»', async () => {
  answerWith([flower, oak]);
  show();
  const entry = await entryOf('Ромашка');
  expect(entry.querySelector('img')?.getAttribute('src')).toBe('/statics/a/150.png');
  expect(entry.textContent).toBe('АктивнаРомашкаЦветыID: 12 · ИНН: 7701234567Сотрудники: 40');
  expect(within(entry).getByTitle('Удалить')).toBeVisible();
  const blank = await entryOf('Дубрава');
  expect(blank.querySelector('img')).toBeNull();
  expect(blank.querySelector('svg')).not.toBeNull();
  expect(blank.textContent).toBe('АктивнаДубраваID: 13Сотрудники: 0');
});

test.each([
  [true, true, 'Активна'],
  [true, false, 'Не активна'],
  [false, true, 'Не активна'],
  [false, false, 'Не активна'],
])(
  'with isActive %s and isActiveSubscribe %s the dot says «%s»',
  async (isActive, isActiveSubscribe, dot) => {
    answerWith([{ ...oak, isActive, isActiveSubscribe }]);
    show();
    expect((await entryOf('Дубрава')).textContent).toBe(`${dot}ДубраваID: 13Сотрудники: 0`);
  },
);

test.each([
  ['0', {}],
  ['1', { isActive: true }],
  ['2', { isActive: false }],
  ['3', { isFreePeriod: true }],
  ['4', { isPartner: true }],
  ['5', { isActiveSubscribe: false }],
])('the status %s sends %j', async (status, flags) => {
  answerWith([]);
  show(`/back-office/main?status=${status}`);
  await waitFor(() => expect(lists()).toHaveLength(1));
  expect(lists()[0]?.variables).toEqual({ ...flags, page: 1, pageSize: 20 });
});

test.each([
  ['from=2026-02-28&to=2026-02-30', { dateCreateStart: '2026-02-28' }],
  ['from=28.02.2026&to=2026-02-28', { dateCreateEnd: '2026-02-28' }],
  ['from=2026-02-01&to=2026-02-28', { dateCreateStart: '2026-02-01', dateCreateEnd: '2026-02-28' }],
  ['from=2026-02-30&to=', {}],
])('registration dates and the search are sent; an invalid date is not: %s', async (dates, sent) => {
  answerWith([]);
  show(`/back-office/main?${dates}&search=ромашк`);
  await waitFor(() => expect(lists()).toHaveLength(1));
  expect(lists()[0]?.variables).toEqual({ ...sent, search: 'ромашк', page: 1, pageSize: 20 });
});

test('clicking an organization selects it, clicking it again deselects it', async () => {
  answerWith([flower, oak]);
  show('/back-office/alert');
  const user = userEvent.setup();
  const entry = () => screen.findByRole('button', { name: /Ромашка.*ID/ });
  await user.click(await entry());
  expect(await entry()).toHaveAttribute('aria-pressed', 'true');
  await user.click(await entry());
  expect(await entry()).toHaveAttribute('aria-pressed', 'false');
});

test('a deletion asks for confirmation; then nothing is selected, and the list is read again', async () => {
  answerWith([flower, oak]);
  show('/back-office/main?client=12');
  const user = userEvent.setup();
  await user.click(within(await entryOf('Ромашка')).getByTitle('Удалить'));
  expect(wire.mutations()).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Ромашка');
  answerWith([oak]);
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Ромашка')).toBeNull());
  expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ id: 12, name: 'Ромашка' }]);
  // Without a selection there is no main tab.
  await waitFor(() => expect(tabs()).toEqual(['Отправить сообщение']));
});

test('a rejected deletion is an error in the form, and the list stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith([flower]);
  show('/back-office/main?client=12');
  const user = userEvent.setup();
  await user.click(within(await entryOf('Ромашка')).getByTitle('Удалить'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Ромашка');
  const message = 'Это организация провайдера: её нельзя приостановить или удалить';
  wire.answer = () => ({
    errors: [{ message, extensions: { type: 'GraphQLError', code: 'backOffice.superOrganization' } }],
  });
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(within(await dialog.findByRole('alert')).getByText(message)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the tabs are those of the table, with their labels', async () => {
  answerWith([flower]);
  const rights = ['backOfficeSettingAccount', 'backOfficeDocs', 'backOfficeRef', 'backOfficeSuper'] as const;
  show('/back-office/main?client=12', roleWith(...rights));
  await entryOf('Ромашка');
  expect(tabs()).toEqual([
    ...['Основное', 'Управление аккаунтом', 'Документы', 'Рефералы', 'Администрирование кабинета'],
    'Отправить сообщение',
  ]);
});
