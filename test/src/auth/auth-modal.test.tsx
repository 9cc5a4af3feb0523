import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadAuthModal } from '@src/features/auth/load-auth-modal';
import { LandingPage } from '@src/features/auth/pages/LandingPage';
import { startI18n } from '@src/lib/i18n';
import { captureSecrets } from '@src/lib/route-secrets';
import { showCarriedNotification } from '@src/store/carried-notification';
import { createStore } from '@src/store/store';
import { mockServer, refused } from '../shell/live/wire';
import { person } from '../shell/people';

jest.mock('@src/store/useSession', () => {
  const session = { enter: jest.fn(), leave: jest.fn() };
  return { useSession: () => session, session };
});
const { session } = jest.requireMock<{ session: { enter: jest.Mock } }>('@src/store/useSession');

// On a busy machine compiling the forms takes longer than the default timeout.
configure({ asyncUtilTimeout: 8000 });
beforeAll(() => Promise.all([startI18n('ru'), loadAuthModal()]), 60_000);
afterEach(() => jest.restoreAllMocks());

function open(path: string) {
  const store = createStore();
  const router = createMemoryRouter([{ path: '/lending/:action?', element: <LandingPage /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, user: userEvent.setup() };
}

const answerOf = (changes: object) => () => ({
  data: {
    getSessionToken: {
      type: 'success',
      message: null,
      token: null,
      routePath: null,
      challenge: null,
      user: null,
      ...changes,
    },
  },
});
const button = (name: string) => screen.getByRole('button', { name });

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
  await user.type(screen.getByLabelText(/^Пароль/), 'secret');
  await user.click(button('Войти'));
}

describe('the dialog', () => {
  test('closed: only the landing page; closing leads back to it', async () => {
    const { router, user } = open('/lending?modal=reset');
    expect(await screen.findByRole('heading', { name: 'Восстановление пароля' })).toBeInTheDocument();
    await user.click(button('Закрыть'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname + router.state.location.search).toBe('/lending');
  });

  test('sign-in sends login and password, and enters at the route of the response', async () => {
    const wire = mockServer(answerOf({ token: 'token', user: person(), routePath: '/profile' }));
    const { user } = open('/lending?modal=signIn');
    await signIn(user);
    await waitFor(() =>
      expect(session.enter).toHaveBeenCalledWith(expect.objectContaining({ token: 'token' }), '/profile'),
    );
    expect(wire.requests[0]?.variables).toEqual({
      type: 'local',
      login: 'olga@firma.ru',
      password: 'secret',
    });
  });

  test('a rejection is an error of the form; another mode clears it', async () => {
    mockServer(answerOf({ type: 'invalidLoginOrPassword', message: 'Почта или пароль не подходят' }));
    const { user } = open('/lending?modal=signIn');
    await signIn(user);
    expect(await screen.findByText('Почта или пароль не подходят')).toBeInTheDocument();
    await user.click(button('Забыли пароль?'));
    expect(await screen.findByRole('heading', { name: 'Восстановление пароля' })).toBeInTheDocument();
    expect(screen.queryByText('Почта или пароль не подходят')).not.toBeInTheDocument();
  });

  test('nothing is sent while a field is invalid, and the first such field gets the focus', async () => {
    const wire = mockServer(answerOf({}));
    const { user } = open('/lending?modal=signIn');
    await screen.findByLabelText(/^Почта/);
    await user.click(button('Войти'));
    expect(await screen.findAllByText('Заполните поле')).toHaveLength(2);
    expect(screen.getByLabelText(/^Почта/)).toHaveFocus();
    expect(wire.requests).toHaveLength(0);
  });

  test.each([
    ['an administrator', person({ isAdmin: true }), '/organization/setting-notifications'],
    ['a super administrator', person({ isSuperAdmin: true }), '/organization/setting-notifications'],
    ['a head', person({ isLeader: true, isUser: false }), '/organization/profile'],
    ['an employee', person(), '/organization/profile'],
  ])(
    'recovery with %s: the login, then «Проверочный код» with the message as a notification',
    async (_who, found, page) => {
      const wire = mockServer(answerOf({ type: 'isResetPassword', message: 'Код отправлен' }));
      const { store, user } = open('/lending?modal=reset');
      await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
      await user.click(button('Получить код'));
      expect(await screen.findByLabelText(/^Проверочный код/)).toBeInTheDocument();
      expect(store.getState().alerts.items.map(({ message }) => message)).toEqual(['Код отправлен']);
      mockServer(answerOf({ type: 'isResetPassword', token: 'token', user: found }));
      await user.type(screen.getByLabelText(/^Проверочный код/), '123456');
      await user.click(button('Подтвердить'));
      await waitFor(() =>
        expect(session.enter).toHaveBeenLastCalledWith(
          expect.objectContaining({ token: 'token' }),
          `${page}?resetPasswordCode=123456`,
        ),
      );
      expect(wire.requests[0]?.variables).toEqual({ type: 'reset', login: 'olga@firma.ru' });
    },
  );

  test('a recovery that was left begins with the login again', async () => {
    mockServer(answerOf({ type: 'isResetPassword', message: 'Код отправлен' }));
    const { user } = open('/lending?modal=reset');
    await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
    await user.click(button('Получить код'));
    await screen.findByLabelText(/^Проверочный код/);
    await user.click(button('Вернуться ко входу'));
    await user.click(await screen.findByRole('button', { name: 'Забыли пароль?' }));
    expect(await screen.findByRole('button', { name: 'Получить код' })).toBeEnabled();
    expect(screen.queryByLabelText(/^Проверочный код/)).toBeNull();
  });

  test('a link with a token signs in automatically, once, without login and password', async () => {
    captureSecrets('#/lending?accessToken=abc&userId=5');
    const wire = mockServer(answerOf({ type: 'isAccessTokenFail', message: 'Ссылка устарела' }));
    open('/lending');
    expect(await screen.findByText('Ссылка устарела')).toBeInTheDocument();
    expect(wire.requests.map(({ variables }) => variables)).toEqual([
      { type: 'accessToken', accessToken: 'abc', userId: 5 },
    ]);
  });

  test('while such a link is being checked, the dialog says so instead of asking for login and password', async () => {
    captureSecrets('#/lending?accessToken=abc&userId=5');
    let answer: (response: Response) => void = () => undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    open('/lending');
    expect(await screen.findByText('Проверяем ссылку…')).toBeVisible();
    expect(screen.queryByLabelText(/^Почта/)).toBeNull();
    answer(Response.json(answerOf({ type: 'isAccessTokenFail', message: 'Ссылка устарела' })()));
    expect(await screen.findByText('Ссылка устарела')).toBeVisible();
    expect(screen.getByLabelText(/^Почта/)).toBeVisible();
    expect(screen.queryByText('Проверяем ссылку…')).toBeNull();
  });

  test('so does a link that is opened in a tab that already shows the landing page', async () => {
    const wire = mockServer(answerOf({ type: 'isAccessTokenFail', message: 'Ссылка устарела' }));
    open('/lending');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      captureSecrets('#/lending?accessToken=def&userId=6');
    });
    expect(await screen.findByText('Ссылка устарела')).toBeInTheDocument();
    expect(wire.requests.map(({ variables }) => variables)).toEqual([
      { type: 'accessToken', accessToken: 'def', userId: 6 },
    ]);
  });
});

test.each(['abc', '0', '-5', '1e3', ''])(
  'a link whose userId is «%s» and not a valid id is rejected in the form, and nothing is sent',
  async (userId) => {
    captureSecrets(`#/lending?accessToken=abc&userId=${userId}`);
    const wire = mockServer(answerOf({}));
    open('/lending');
    expect(
      await screen.findByText(
        'Ссылка повреждена. Откройте её из письма ещё раз или войдите по почте и паролю.',
      ),
    ).toBeInTheDocument();
    expect(wire.requests).toEqual([]);
  },
);

test('a click beside the dialog closes the sign-in, and discards no registration', async () => {
  const { router } = open('/lending/reg');
  await screen.findByLabelText(/^Имя/);
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(router.state.location.pathname).toBe('/lending/reg');
  await act(() => router.navigate('/lending?modal=signIn'));
  await screen.findByRole('button', { name: 'Войти' });
  fireEvent.mouseDown(screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('registration', () => {
  async function passMain(user: ReturnType<typeof userEvent.setup>, password = 'secret7') {
    await user.type(await screen.findByLabelText(/^Имя/), 'Мария');
    await user.type(screen.getByLabelText(/^Почта/), 'm@firma.ru');
    await user.type(screen.getByLabelText(/^Телефон/), '8 900 123-45-67');
    await user.type(screen.getByLabelText(/^Пароль\s?\*?$/), password);
    await user.type(screen.getByLabelText(/^Пароль ещё раз/), password);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Далее'));
  }

  test('the second stage opens only when the first is valid; back is always available and keeps the typed text', async () => {
    const { user } = open('/lending/reg');
    await screen.findByLabelText(/^Имя/);
    expect(await screen.findByLabelText(/^Телефон/)).toHaveProperty('placeholder', '+79001234567');
    await user.click(button('Далее'));
    expect(await screen.findByText('Примите условия, чтобы продолжить')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Название организации/)).not.toBeInTheDocument();
    await passMain(user);
    expect(await screen.findByLabelText(/^Название организации/)).toBeInTheDocument();
    expect(screen.queryByText('Заполните поле')).not.toBeInTheDocument();
    await user.click(button('Назад'));
    expect(await screen.findByLabelText(/^Имя/)).toHaveValue('Мария');
    expect(screen.getByLabelText(/^Телефон/)).toHaveValue('+79001234567');
  }, 40_000);

  test('success: the message waits for the workspace as a notification, shown once, and the person is signed in', async () => {
    mockServer(() => ({
      data: {
        userRegAdmin: {
          type: 'success',
          message: 'Организация создана',
          token: 'token',
          routePath: '/organization',
          challenge: null,
          user: person({ isAdmin: true }),
        },
      },
    }));
    const { user } = open('/lending/reg');
    await passMain(user);
    await user.type(await screen.findByLabelText(/^Название организации/), 'Ветер');
    await user.type(screen.getByLabelText(/^Сколько сотрудников/), '40');
    await user.type(screen.getByLabelText(/^Ваша должность/), 'Директор');
    await user.click(button('Зарегистрироваться'));
    await waitFor(() =>
      expect(session.enter).toHaveBeenLastCalledWith(
        expect.objectContaining({ token: 'token' }),
        '/organization',
      ),
    );
    // Entering reloads the page: another store reads the stored session.
    const workspace = createStore();
    showCarriedNotification(workspace);
    expect(workspace.getState().alerts.items).toMatchObject([
      { level: 'success', message: 'Организация создана', timeout: 3000 },
    ]);
    const later = createStore();
    showCarriedNotification(later);
    expect(later.getState().alerts.items).toEqual([]);
  }, 40_000);

  test('returned errors are told in the form: on their field, in its stage, and the others in its list', async () => {
    open('/lending/reg');
    const fill = async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await fill(/^Имя/, 'Мария');
    await fill(/^Почта/, 'm@firma.ru');
    await fill(/^Телефон/, '+79001234567');
    await fill(/^Пароль\s?\*?$/, 'secret7');
    await fill(/^Пароль ещё раз/, 'secret7');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Далее'));
    await fill(/^Название организации/, 'Ветер');
    await fill(/^Сколько сотрудников/, '40');
    await fill(/^Ваша должность/, 'Директор');
    mockServer(() => refused('Регистрация временно закрыта'));
    fireEvent.click(button('Зарегистрироваться'));
    expect(await screen.findByText('Регистрация временно закрыта')).toBeVisible();
    expect(screen.getByLabelText(/^Название организации/)).toHaveValue('Ветер');
    mockServer(() => refused('Эта почта уже занята', { field: 'email' }));
    fireEvent.click(button('Зарегистрироваться'));
    expect(await screen.findByLabelText(/^Почта/)).toHaveAccessibleDescription('Эта почта уже занята');
    expect(screen.queryByText('Регистрация временно закрыта')).toBeNull();
    expect(session.enter).not.toHaveBeenCalled();
    // The second stage has the link to the sign-in, too.
    await fill(/^Почта/, 'other@firma.ru');
    fireEvent.click(button('Далее'));
    await screen.findByLabelText(/^Название организации/);
    fireEvent.click(button('Уже зарегистрированы? Войти'));
    expect(await screen.findByRole('heading', { name: 'Авторизация' })).toBeVisible();
  }, 40_000);

  test('a common password is rejected on its field, before the second stage', async () => {
    const { user } = open('/lending/reg');
    await passMain(user, 'Qwerty123');
    expect(await screen.findByText('Этот пароль слишком известен, придумайте другой')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Пароль\s?\*?$/)).toHaveFocus();
    expect(screen.queryByLabelText(/^Название организации/)).not.toBeInTheDocument();
  }, 40_000);

  test('the promo code is hidden behind its toggle; everything is sent with the referrer', async () => {
    const wire = mockServer(() => ({
      data: {
        userRegAdmin: {
          type: 'phoneBusy',
          message: 'Телефон уже занят',
          // Only «success» signs in, whatever other fields are returned.
          token: 'token',
          routePath: null,
          challenge: null,
          user: person(),
        },
      },
    }));
    const { user } = open('/lending/reg?ref=12');
    await passMain(user);
    await user.type(await screen.findByLabelText(/^Название организации/), 'Ветер');
    await user.type(screen.getByLabelText(/^Сколько сотрудников/), '40');
    await user.type(screen.getByLabelText(/^Ваша должность/), 'Директор');
    expect(screen.queryByLabelText('Промокод')).not.toBeInTheDocument();
    await user.click(button('У меня есть промокод'));
    await user.type(screen.getByLabelText('Промокод'), 'НЕ ТОТ');
    // The toggle works in both directions, and hidden text is not sent.
    await user.click(button('У меня есть промокод'));
    expect(screen.queryByLabelText('Промокод')).not.toBeInTheDocument();
    await user.click(button('У меня есть промокод'));
    expect(screen.getByLabelText('Промокод')).toHaveValue('');
    await user.type(screen.getByLabelText('Промокод'), 'СТАРТ');
    await user.click(button('Зарегистрироваться'));
    expect(await screen.findByText('Телефон уже занят')).toBeInTheDocument();
    expect(session.enter).not.toHaveBeenCalled();
    expect(wire.requests[0]?.variables).toEqual({
      user: {
        nameFirst: 'Мария',
        email: 'm@firma.ru',
        phone: '+79001234567',
        password: 'secret7',
        isRegAdmin: true,
        organization: { name: 'Ветер', countEmployees: 40, promoCode: 'СТАРТ', refId: 12 },
        position: { name: 'Директор' },
      },
    });
  }, 40_000);
});
