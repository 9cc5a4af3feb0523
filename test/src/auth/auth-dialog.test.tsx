import { configure, screen, waitFor, within } from '@testing-library/react';
import { loadAuthModal } from '@src/features/auth/load-auth-modal';
import { startI18n } from '@src/lib/i18n';
import { captureSecrets, peekSecret } from '@src/lib/route-secrets';
import { person } from '../shell/people';
import { mockServer, refused } from '../shell/live/wire';
import { answerOf, button, openLanding } from './landing';

jest.mock('@src/store/useSession', () => {
  const session = { enter: jest.fn(), leave: jest.fn() };
  return { useSession: () => session, session };
});
const { session } = jest.requireMock<{ session: { enter: jest.Mock } }>('@src/store/useSession');

configure({ asyncUtilTimeout: 8000 });
beforeAll(() => Promise.all([startI18n('ru'), loadAuthModal()]), 60_000);
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;

describe('modes', () => {
  test('«Авторизация», «Восстановление пароля», «Регистрация», and the links between them', async () => {
    const { user } = openLanding('/lending?modal=signIn');
    await heading('Авторизация');
    await user.click(button('Забыли пароль?'));
    await heading('Восстановление пароля');
    await user.click(button('Вернуться ко входу'));
    await heading('Авторизация');
    await user.click(button('Создать кабинет компании'));
    await heading('Регистрация');
    await user.click(button('Уже зарегистрированы? Войти'));
    await heading('Авторизация');
  });

  test('closed in another mode, it opens in sign-in mode again; the referrer stays in the address', async () => {
    const { user, route } = openLanding('/lending/reg?ref=12');
    await heading('Регистрация');
    await user.click(button('Закрыть'));
    await waitFor(() => expect(route()).toBe('/lending?ref=12'));
    await user.click(link('Войти'));
    await heading('Авторизация');
    expect(route()).toBe('/lending?ref=12&modal=signIn');
  });

  test('switching in either direction between sign-in and recovery clears the errors', async () => {
    mockServer(answerOf({ type: 'isAccessCodeFail', message: 'Неверный код' }));
    const { user } = openLanding('/lending?modal=reset');
    await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
    await user.click(button('Получить код'));
    expect(await screen.findByText('Неверный код')).toBeInTheDocument();
    await user.click(button('Вернуться ко входу'));
    await heading('Авторизация');
    expect(screen.queryByText('Неверный код')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Почта/)).toHaveValue('olga@firma.ru');
  });
});

describe('responses', () => {
  async function send(user: ReturnType<typeof openLanding>['user']) {
    await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
    await user.type(screen.getByLabelText(/^Пароль/), 'secret');
    await user.click(button('Войти'));
  }

  test('isCheckPhone: an error; the next one only sets the flag, and the shown error stays', async () => {
    let number = 0;
    mockServer(() => {
      number += 1;
      return answerOf({ type: 'isCheckPhone', message: `Проверьте телефон ${number}` })();
    });
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    expect(await screen.findByText('Проверьте телефон 1')).toBeInTheDocument();
    await user.click(button('Войти'));
    await waitFor(() => expect(number).toBe(2));
    expect(await screen.findByText('Проверьте телефон 1')).toBeInTheDocument();
    await user.click(button('Войти'));
    expect(await screen.findByText('Проверьте телефон 3')).toBeInTheDocument();
  });

  test('server errors are listed in the form', async () => {
    mockServer(() => refused('Слишком много попыток'));
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    expect(within(await screen.findByRole('alert')).getByText('Слишком много попыток')).toBeInTheDocument();
  });

  test('during the request the button says so and is disabled', async () => {
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await waiting;
      return new Response(JSON.stringify(answerOf({ type: 'invalidLoginOrPassword', message: 'Нет' })()));
    });
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    expect(button('Войти')).toBeDisabled();
    expect(button('Войти')).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(button('Войти')).toBeEnabled());
  });

  test('isTwoFactor: the app’s code is requested and sent with the challenge', async () => {
    mockServer(answerOf({ type: 'isTwoFactor', challenge: 'a-challenge' }));
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    await user.type(await screen.findByLabelText(/^Код из приложения/), '123456');
    const wire = mockServer(answerOf({ token: 'token', user: person(), routePath: '/faq' }));
    await user.click(button('Войти'));
    await waitFor(() => expect(session.enter).toHaveBeenCalledWith(expect.anything(), '/faq'));
    expect(wire.requests[0]?.variables).toEqual({
      type: 'twoFactor',
      accessToken: 'a-challenge',
      code: '123456',
    });
  });
});

describe('social sign-in', () => {
  test('the configured services are plain links to the server', async () => {
    openLanding('/lending?modal=signIn', {
      authProviders: [
        { id: 'yandex', name: null },
        { id: 'oidc', name: 'Вход Ромашки' },
      ],
    });
    await heading('Авторизация');
    expect(link('Яндекс ID')).toHaveAttribute('href', '/api/auth/yandex');
    expect(link('Вход Ромашки')).toHaveAttribute('href', '/api/auth/oidc');
  });

  test('without any it is not mentioned', async () => {
    openLanding('/lending?modal=signIn');
    await heading('Авторизация');
    expect(screen.queryByText('Или войдите через')).not.toBeInTheDocument();
  });

  test('an error there is shown in the form, until another mode', async () => {
    const { user, route } = openLanding('/lending?modal=signIn&socialError=unverified');
    expect(await screen.findByText(/Сервис не подтвердил, что почта ваша/)).toBeInTheDocument();
    await user.click(button('Забыли пароль?'));
    await heading('Восстановление пароля');
    expect(route()).toBe('/lending?modal=reset');
    expect(screen.queryByText(/Сервис не подтвердил/)).not.toBeInTheDocument();
  });

  test('an unknown failure code still shows a message', async () => {
    openLanding('/lending?modal=signIn&socialError=%3Cscript%3E');
    expect(await screen.findByText(/Войти через этот сервис не получилось/)).toBeInTheDocument();
  });
});

describe('kept and discarded data', () => {
  test('the draft of a registration survives a reload, except the passwords', async () => {
    const first = openLanding('/lending/reg');
    await first.user.type(await screen.findByLabelText(/^Имя/), 'Мария');
    await first.user.type(screen.getByLabelText(/^Почта/), 'm@firma.ru');
    await first.user.type(screen.getByLabelText(/^Пароль\s?\*?$/), 'ochen-tayny-7');
    await first.user.type(screen.getByLabelText(/^Пароль ещё раз/), 'ochen-tayny-7');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('m@firma.ru'));
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain('tayny');
    first.unmount();
    openLanding('/lending/reg');
    await waitFor(() => expect(screen.getByLabelText(/^Имя/)).toHaveValue('Мария'));
    expect(screen.getByLabelText(/^Почта/)).toHaveValue('m@firma.ru');
    expect(screen.getByLabelText(/^Пароль\s?\*?$/)).toHaveValue('');
  }, 30_000);

  test('a legal text opens over the form, checks no box, and keeps the typed text', async () => {
    const { user } = openLanding('/lending/reg');
    await user.type(await screen.findByLabelText(/^Имя/), 'Мария');
    await user.click(button('обработку персональных данных'));
    await heading('Обработка персональных данных');
    await user.click(button('Понятно'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Мария');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('tokens and codes of a link are removed from the address, and are returned once', () => {
    expect(captureSecrets('#/lending?ref=5&accessToken=abc&userId=5')).toBe('#/lending?ref=5');
    expect(captureSecrets('#/profile?linkToken=xyz')).toBe('#/profile');
    expect(peekSecret('accessToken')).toBe('abc');
  });
});

test('prices are labeled as an example until the provider has set them', async () => {
  const offer = { freeEmployees: 5, employeePrice: 100, contactEmail: 'hi@firma.ru', contactPhone: null };
  const { unmount } = openLanding('/lending', { offer: { ...offer, isSample: true } });
  expect(await screen.findByText(/Это пример/)).toBeInTheDocument();
  // Forty people, five of them free of charge.
  expect(screen.getByRole('status')).toHaveTextContent(/3\s500\s₽ в месяц/);
  expect(link('hi@firma.ru')).toHaveAttribute('href', 'mailto:hi@firma.ru');
  unmount();
  openLanding('/lending', { offer: { ...offer, isSample: false } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Это пример/)).not.toBeInTheDocument();
});

test('the tour changes with the selected role', async () => {
  const { user } = openLanding('/lending');
  expect(await screen.findByText('Что меня ждёт')).toBeInTheDocument();
  await user.click(button('Руководитель'));
  expect(screen.getByText('Как дела у моей команды')).toBeInTheDocument();
  expect(button('Руководитель')).toHaveAttribute('aria-pressed', 'true');
});

test('the pictures of features are in the visitor’s language and theme, with one for phones', async () => {
  openLanding('/lending');
  const picture = await screen.findByRole('img', { name: /^Сравнение двух версий/ });
  const address = /^\/inside\/comparison-(ru|en-us)-light-(wide|narrow)\.webp$/;
  const [, lang, size] = address.exec(picture.getAttribute('src') ?? '') ?? [];
  expect(size).toBe('wide');
  expect(picture.closest('picture')?.querySelector('source')).toHaveAttribute(
    'srcset',
    `/inside/comparison-${lang}-light-narrow.webp`,
  );
});

test('«Посмотреть демо» starts a visit where there is a demo, and is not offered elsewhere', async () => {
  const { unmount } = openLanding('/lending', { hasDemo: false });
  await screen.findByRole('img', { name: /^Сравнение двух версий/ });
  expect(screen.queryByRole('button', { name: 'Посмотреть демо' })).toBeNull();
  unmount();
  const visitor = person();
  mockServer(() => ({ data: { demoStart: { type: 'success', token: 'demo', user: visitor } } }));
  const { user } = openLanding('/lending', { hasDemo: true });
  const [first] = await screen.findAllByRole('button', { name: 'Посмотреть демо' });
  await user.click(first ?? document.body);
  await waitFor(() =>
    expect(session.enter).toHaveBeenLastCalledWith({ token: 'demo', user: visitor }, '/organization'),
  );
});

describe('after too many attempts', () => {
  const tooMany = (seconds: number) =>
    refused('Слишком много попыток', { code: 'tooMany', params: { seconds } });

  async function send(user: ReturnType<typeof openLanding>['user']) {
    await user.type(await screen.findByLabelText(/^Почта/), 'olga@firma.ru');
    await user.type(screen.getByLabelText(/^Пароль/), 'secret');
    await user.click(button('Войти'));
  }

  test('the form says how long to wait, counts down, keeps the typed text, and allows another attempt', async () => {
    const wire = mockServer(() => tooMany(2));
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Слишком много попыток подряд');
    expect(button('Повторить через 0:02')).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Повторить через 0:01' })).toBeDisabled();
    expect(screen.getByLabelText(/^Пароль/)).toHaveValue('secret');
    await waitFor(() => expect(button('Войти')).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(wire.requests).toHaveLength(1);
    await user.click(button('Войти'));
    await waitFor(() => expect(wire.requests).toHaveLength(2));
  });

  test('an emailed link is offered instead of waiting, and requested at once', async () => {
    const wire = mockServer((_query, { type }) =>
      type === 'local' ? tooMany(245) : answerOf({ type: 'isResetPassword', message: 'Отправили' })(),
    );
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Не ждать: войти по ссылке из письма' }));
    await heading('Восстановление пароля');
    expect(await screen.findByText(/откройте на этом устройстве ссылку из него/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Проверочный код/)).toBeInTheDocument();
    expect(wire.requests[1]?.variables).toEqual({ type: 'reset', login: 'olga@firma.ru' });
  });

  test('another account does not have to wait', async () => {
    mockServer(() => tooMany(245));
    const { user } = openLanding('/lending?modal=signIn');
    await send(user);
    expect(await screen.findByRole('button', { name: 'Повторить через 4:05' })).toBeDisabled();
    await user.type(screen.getByLabelText(/^Почта/), 'com');
    expect(button('Войти')).toBeEnabled();
  });
});
