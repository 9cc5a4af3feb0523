import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOrganizationSettingQuery } from '@src/features/organization/api';
import { SettingForm } from '@src/features/organization/components/SettingForm';
import { SettingMainPage } from '@src/features/organization/pages/SettingMainPage';
import { isEditToggled } from '@src/store/slices/settings';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { setting } from './organization-setting';
import { person, roleWith, storeOf } from '../shell/people';

/** Settings are saved by section: an error or unsaved text in one section does not block saving another. */

const wire = openPageWire();
const stored = { setting };

beforeEach(() => {
  stored.setting = setting;
  wire.answer = ({ query, variables }) => {
    if (!query.trim().startsWith('mutation')) return { data: { organizationSetting: stored.setting } };
    const updatedAt = `2026-01-01T00:00:0${wire.mutations().length}Z`;
    stored.setting = { ...stored.setting, ...Object(variables['setting']), updatedAt };
    return { data: { organizationSettingUpdate: stored.setting } };
  };
});

function Page() {
  const { data, refetch } = useOrganizationSettingQuery();
  return data ? (
    <SettingForm setting={data.organizationSetting} isReadOnly={false} refresh={() => void refetch()} />
  ) : null;
}

const subject = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = () => wire.mutations().map(({ variables }) => variables['setting']);

test('working days are saved beside an invalid tax number, which stays typed and is saved once it is valid', async () => {
  showPart(<Page />);
  const requisites = await subject('Реквизиты');
  const time = await subject('Время и сроки');
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();

  const taxNumber = requisites.getByRole('textbox', { name: 'ИНН' });
  await userEvent.type(taxNumber, '7707083894');
  await userEvent.click(requisites.getByRole('button', { name: 'Сохранить' }));
  expect(await requisites.findByText(/ИНН/, { selector: '[role="alert"]' })).toBeVisible();
  expect(sent()).toEqual([]);

  await userEvent.click(time.getByRole('button', { name: 'сб' }));
  await userEvent.click(time.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ workDays: [1, 2, 3, 4, 5, 6], updatedAt: setting.updatedAt }]),
  );
  expect(taxNumber).toHaveValue('7707083894');

  await userEvent.clear(taxNumber);
  await userEvent.type(taxNumber, '7707083893');
  await userEvent.click(requisites.getByRole('button', { name: 'Сохранить' }));
  // One's own save of the working days is not a conflict.
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ formINN: '7707083893', updatedAt: '2026-01-01T00:00:01Z' }),
  );
}, 60_000);

test('a section’s button appears with its first change and stays: the focus is not lost', async () => {
  showPart(<Page />);
  const time = await subject('Время и сроки');
  await userEvent.click(time.getByRole('button', { name: 'сб' }));
  const save = time.getByRole('button', { name: 'Сохранить' });
  expect(screen.getAllByRole('button', { name: 'Сохранить' })).toHaveLength(1);
  await userEvent.click(save);
  await waitFor(() => expect(save).toBeDisabled());
  expect(save).toBeInTheDocument();
}, 60_000);

test('the saved logo is shown, and is removed when «Убрать» is saved', async () => {
  const logo = {
    ...{ id: 7, type: 'logo', name: 'logo.png', mime: 'image/png' },
    details: { path: '/logo.png', size: 1024, formats: { _150x150: null } },
  };
  stored.setting = { ...setting, organization: { ...setting.organization, logo } };
  showPart(<Page />);
  const company = await subject('Компания');
  expect(company.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/logo.png'));
  await userEvent.click(company.getByRole('button', { name: 'Убрать логотип' }));
  expect(company.queryByRole('img')).toBeNull();
  await userEvent.click(company.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ isLogoRemoved: true })]));
}, 60_000);

test('the time zone is chosen by its name, not by its code', async () => {
  showPart(<Page />);
  const time = await subject('Время и сроки');
  expect(time.getByRole('combobox', { name: /Часовой пояс/ }).textContent).toMatch(
    /^Москва.* \(Europe\/Moscow\)$/,
  );
});

test.each([
  ['an administrator', storeOf(person({ isAdmin: true })), true, true, true],
  ['who has the write right', storeOf(person(), roleWith('organizationSetting!')), true, true, false],
  ['who has the read right', storeOf(person(), roleWith('organizationSetting')), true, false, false],
  ['an administrator outside edit mode', storeOf(person({ isAdmin: true })), false, false, false],
])(
  'the page is changed by those who may: %s',
  async (_who, store, isEdit, canChange, isDangerShown) => {
    if (!isEdit) store.dispatch(isEditToggled());
    showPart(<SettingMainPage support={null} />, '/organization/setting-main', store);
    const taxNumber = (await subject('Реквизиты')).getByRole('textbox', { name: 'ИНН' });
    expect([taxNumber.matches(':disabled'), screen.queryByText('Опасные действия') !== null]).toEqual([
      !canChange,
      isDangerShown,
    ]);
  },
  60_000,
);

test.each([
  ['the last day and the reason', '2026-12-31', 'Нет договора', '31 декабря 2026. Нет договора'],
  ['the reason of one without an end', null, 'Нет договора', 'Нет договора'],
  ['nothing without one', null, null, undefined],
])(
  'the provider’s suspension is shown among the facts of the account: %s',
  async (_what, until, reason, shown) => {
    const organization = { ...setting.organization, suspenseDateEnd: until, suspenseReason: reason };
    stored.setting = { ...setting, organization };
    showPart(
      <SettingMainPage support={null} />,
      '/organization/setting-main',
      storeOf(person(), roleWith('organizationSetting')),
    );
    await subject('Учётная запись компании');
    const term = screen.queryByText('Работа приостанавливалась до');
    expect(term?.nextElementSibling?.textContent).toBe(shown);
  },
  60_000,
);
