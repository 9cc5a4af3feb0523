import { configure, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '@src/lib/i18n';
import { captureSecrets, takeSecret } from '@src/lib/route-secrets';
import { mockServer, refused } from '../shell/live/wire';
import { access, openProfile, profile, security } from './page';

configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(60_000);
beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'profile', 'validation', 'navigation', 'security', 'history']);
}, 60_000);
afterEach(() => {
  takeSecret('resetPasswordCode');
  jest.restoreAllMocks();
});

const field = (name: RegExp | string) => screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Сохранить' });

/** A server with this person; `update` returns the saved data. */
function serve(
  changes: { profile?: object; access?: object; security?: object } = {},
  update?: (user: object) => unknown,
  other: (query: string, variables: object) => unknown = () => undefined,
) {
  const stored = { ...profile, ...changes.profile };
  return mockServer((query, variables) => {
    if (query.includes('profileAccess')) return { data: { profileAccess: { ...access, ...changes.access } } };
    if (query.includes('userSecurity'))
      return { data: { userSecurity: { ...security.data.userSecurity, ...changes.security } } };
    if (query.includes('profileHistory'))
      return { data: { history: { count: 0, items: [] }, logActionTypes: [] } };
    if (query.includes('mutation profileUpdate')) return update?.(Object(variables['user']));
    if (query.includes('query profile(')) return { data: { user: stored } };
    return other(query, variables) ?? { data: {} };
  });
}

const sent = (wire: ReturnType<typeof mockServer>) =>
  wire.requests
    .filter(({ query }) => query.includes('mutation profileUpdate'))
    .map(({ variables }) => variables);

test('typed text does not wait for another card’s texts, and survives their arrival', async () => {
  serve();
  i18next.removeResourceBundle('ru', 'security');
  let words: () => void = () => undefined;
  const backend = i18next.services.backendConnector.backend;
  const read = backend.read.bind(backend);
  jest.spyOn(backend, 'read').mockImplementation((...asked: unknown[]) => {
    const load = () => read(...asked);
    if (asked[1] === 'security') words = load;
    else load();
  });
  // Simulates a restart: the library loads the namespace again.
  i18next.services.backendConnector.state = {};
  captureSecrets('#/profile?resetPasswordCode=kod-iz-pisma');
  const { user } = openProfile();
  const dialog = within(await screen.findByRole('dialog', { name: 'Задайте новый пароль' }));
  const password = dialog.getByLabelText(/^Новый пароль \*?$/);
  await user.type(password, 'Новый-Пароль-1');
  // The cards are shown while that one is loading.
  await screen.findByText('Кассир', { selector: 'dd' });
  expect(screen.queryByText('Безопасность')).not.toBeInTheDocument();
  expect(screen.queryByText('the page waits')).not.toBeInTheDocument();
  words();
  await screen.findByText('Безопасность');
  expect(dialog.getByLabelText(/^Новый пароль \*?$/)).toHaveValue('Новый-Пароль-1');
  expect(password).toBeInTheDocument();
});

test('only the changes are sent, with the date of the edited copy', async () => {
  const wire = serve({}, (user) => ({ data: { userUpdate: { ...profile, ...user } } }));
  const { user } = openProfile();
  await user.type(await field('О себе'), 'Открываю магазин');
  await user.click(screen.getByRole('button', { name: 'Добавить навык' }));
  await user.type(await field(/^Навык \*?$/), 'Excel');
  await user.type(await field('Интересы'), 'шахматы{Enter}бег{Enter}');
  await user.click(save());
  await waitFor(() => expect(sent(wire)).toHaveLength(1));
  expect(sent(wire)[0]).toEqual({
    user: {
      id: 100,
      updatedAt: profile.updatedAt,
      info: 'Открываю магазин',
      skills: [{ name: 'Excel', level: 3 }],
      interests: ['шахматы', 'бег'],
    },
  });
});

test('a draft survives a reload of the page', async () => {
  serve();
  const first = openProfile();
  await first.user.type(await field('О себе'), 'Черновик о себе');
  await waitFor(() =>
    expect(sessionStorage.getItem('adaptika:form:profile-100')).toContain('Черновик о себе'),
  );
  first.unmount();
  openProfile();
  await waitFor(async () => expect(await field('О себе')).toHaveValue('Черновик о себе'));
});

test('on a conflict the other editor is named, and the typed text can overwrite theirs', async () => {
  const wire = serve({}, (user) =>
    'updatedAt' in user
      ? refused('Анна Главная изменила запись в 12:30', {
          code: 'conflict.updated',
          params: { name: 'Анна' },
        })
      : { data: { userUpdate: { ...profile, ...user } } },
  );
  const { user } = openProfile();
  await user.type(await field('О себе'), 'Моя правка');
  await user.click(save());
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Анна Главная изменила запись в 12:30');
  expect(await field('О себе')).toHaveValue('Моя правка');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить мои изменения' }));
  await waitFor(() => expect(sent(wire)).toHaveLength(2));
  expect(sent(wire)[1]).toEqual({ user: { id: 100, info: 'Моя правка' } });
});

test('fields locked by the organization are shown, disabled, with the reason', async () => {
  serve({ access: { ownFields: ['info'] }, profile: { phone: '+79990000001' } });
  openProfile();
  const name = await field(/^Фамилия/);
  expect(name).toBeDisabled();
  expect(name).toHaveAccessibleDescription('Это меняет кадровая служба');
  expect(await field('Телефон')).toHaveValue('+79990000001');
  expect(await field('Телефон')).toBeDisabled();
  expect(await field('О себе')).toBeEnabled();
});

test('a server error is shown on the row that it names', async () => {
  serve({ profile: { phones: ['+79990000001', '+79990000002'] } }, () =>
    refused('Это уже указано', { code: 'validation.twice', field: 'phones.1' }),
  );
  const { user } = openProfile();
  await user.type(await field('О себе'), 'Текст');
  await user.click(save());
  const second = await field('Телефон 3');
  await waitFor(() => expect(second).toHaveAccessibleDescription('Это уже указано'));
});

test('a phone typed in a human format is valid on blur, and the click that leaves the field reaches its button', async () => {
  const wire = serve({}, (sentUser) => ({ data: { userUpdate: { ...profile, ...sentUser } } }));
  const { user } = openProfile();
  const phone = await field('Телефон');
  const add = screen.getByRole('button', { name: 'Добавить навык' });
  await user.type(phone, '8 (900) 123-45-67');
  await user.tab();
  expect(phone).toHaveValue('+79001234567');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.clear(phone);
  await user.type(phone, '8 900 123-45-68{Enter}');
  await waitFor(() => expect(sent(wire)).toMatchObject([{ user: { phone: '+79001234568' } }]));

  await user.clear(phone);
  await user.type(phone, '8 900 12');
  await user.pointer({ keys: '[MouseLeft>]', target: add });
  // A line below the field would move the button away from the pointer.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: add });
  expect(await field(/^Навык \*?$/)).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('+7');
});

test('a mentor and further phones are requested when they are not self-editable', async () => {
  const own = access.ownFields.filter((ownField) => !ownField.startsWith('phone'));
  const asked: unknown[] = [];
  const people = [
    { ...profile, id: 5, nameFull: 'Пётр Котов', position: null, subdivision: null, isArchive: false },
    { ...profile, isArchive: false },
  ];
  const none = { count: 0, items: [] };
  serve(
    { profile: { phones: ['+79000000001'] }, access: { ownFields: own } },
    undefined,
    (query, variables) => {
      if (query.includes('mutation profileRequestCreate')) asked.push(Reflect.get(variables, 'changes'));
      if (query.includes('query assignmentPeople')) return { data: { users: { count: 2, items: people } } };
      return { data: { positions: none, subdivisions: none } };
    },
  );
  const { user } = openProfile();
  await user.click(await screen.findByRole('button', { name: 'Запросить изменение' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Наставник' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Пётр Котов']);
  await user.click(screen.getByRole('option', { name: 'Пётр Котов' }));
  await user.click(dialog.getByRole('button', { name: 'Добавить телефон' }));
  await user.type(dialog.getByLabelText('Телефон 3'), '8 900 000 00 02');
  await user.click(dialog.getByRole('button', { name: 'Отправить запрос' }));
  await waitFor(() => expect(asked).toEqual([{ mentorId: 5, phones: ['+79000000001', '+79000000002'] }]));
});

test('a new email waiting for its code is there after a reload, at the step where the code is entered', async () => {
  const reported: unknown[] = [];
  serve({ security: { emailPending: 'olga@novaya.ru' } }, undefined, (query, variables) => {
    if (!query.includes('mutation userEmailChangeConfirm')) return undefined;
    reported.push(variables);
    return { data: { userEmailChangeConfirm: { id: 100, email: 'olga@novaya.ru' } } };
  });
  const { user, router } = openProfile();
  await screen.findByText('Ждём код, отправленный на olga@novaya.ru.');
  await user.click(screen.getByRole('button', { name: 'Ввести код' }));
  expect(router.state.location.search).toBe('?emailChange=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Сменить почту' }));
  await user.type(dialog.getByLabelText(/Код из письма/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Сменить почту' }));
  await waitFor(() => expect(reported).toEqual([{ code: '123456' }]));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('after an invitation a person is greeted by name, sets a password and sees their first task', async () => {
  const wire = serve({}, undefined, (query) =>
    query.includes('userPasswordUpdate') ? { data: { userUpdate: { id: 100 } } } : undefined,
  );
  captureSecrets('#/profile?welcome=1&resetPasswordCode=kod-priglasheniya');
  const { user, router } = openProfile('/profile?welcome=1');
  const dialog = await screen.findByRole('dialog', { name: 'Добро пожаловать, Ольга. Придумайте пароль' });
  await user.type(within(dialog).getByLabelText(/^Новый пароль \*?$|^Новый пароль$/), 'belova-olga-26');
  await user.type(within(dialog).getByLabelText(/ещё раз/), 'belova-olga-26');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить и начать' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/today', search: '?welcome=1' }),
  );
  const request = wire.requests.find(({ query }) => query.includes('userPasswordUpdate'));
  expect(request?.variables).toMatchObject({ user: { resetPasswordCode: 'kod-priglasheniya' } });
});
