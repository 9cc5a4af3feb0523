import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { WorkspaceLayout } from '@src/app/layout/WorkspaceLayout';
import { Suspended } from '@src/app/pages/Suspended';
import { changeLanguage, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { initFinished } from '@src/store/slices/app';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { listenToSession } from '@src/app/start/initialize';
import { signedIn } from '@src/store/slices/auth';
import type { InitData, Suspension } from '@src/api/init';
import { initAnswer, person } from '../shell/people';

beforeAll(() => startI18n('ru'));

async function show(contactEmail: string | null, until: string | null) {
  const store = createStore();
  const offer = { freeEmployees: 10, employeePrice: 190, isSample: false, contactEmail, contactPhone: null };
  store.dispatch(initFinished({ data: initAnswer(person(), null, { offer }), lang: 'ru' }));
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <Suspended suspension={{ reason: 'Нет договора', until }} />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

/** What the server says at the start to people of an organization that is suspended. */
function suspendedAnswer(suspension: Suspension): InitData {
  const answer = initAnswer(person(), null);
  return { ...answer, initApp: { ...answer.initApp, suspension } };
}

describe('a suspended organization', () => {
  test.each([
    ['2026-12-31', 'До 31.12.2026 включительно. Данные сохранены.'],
    [null, 'Срок пока не назван. Данные сохранены.'],
  ])(
    'whose suspension ends %s has this page instead of any other: its reason and its end',
    async (until, end) => {
      const store = createStore();
      store.dispatch(signedIn({ token: 'token', user: person() }));
      const data = suspendedAnswer({ reason: 'Нет договора', until });
      store.dispatch(initFinished({ data, lang: 'ru' }));
      const router = createMemoryRouter([
        { element: <WorkspaceLayout />, children: [{ path: '*', element: <p>Страница</p> }] },
      ]);
      render(
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>,
      );
      expect(await screen.findByText('Нет договора')).toBeVisible();
      expect(screen.getByText(end)).toBeVisible();
      expect(screen.queryByText('Страница')).toBeNull();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  test('shows the reason, the end date and whom to ask', async () => {
    await show('help@adaptika.ru', '2026-12-31');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Работа организации приостановлена');
    expect(screen.getByText('Нет договора')).toBeInTheDocument();
    expect(screen.getByText('До 31.12.2026 включительно. Данные сохранены.')).toBeInTheDocument();
    expect(screen.getByText('Вопросы провайдеру:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@adaptika.ru' })).toHaveAttribute(
      'href',
      'mailto:help@adaptika.ru',
    );
    expect(screen.getByRole('button', { name: 'Выйти' })).toBeInTheDocument();
  });

  test('is shown in English too, without contacts where the provider names none', async () => {
    await act(() => changeLanguage('en-us'));
    await show(null, null);
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByText(/Questions\? Contact the provider/)).toBeNull();
    expect(document.body).not.toHaveTextContent(/suspended\.|приостановлена/);
    await act(() => changeLanguage('ru'));
  });

  test('opens automatically as soon as the provider reactivates it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ data: initAnswer(person(), null) }));
    const store = createStore();
    listenToSession(store);
    store.dispatch(signedIn({ token: 'token', user: person() }));
    store.dispatch(
      initFinished({ data: suspendedAnswer({ reason: 'Нет договора', until: null }), lang: 'ru' }),
    );
    render(
      <Provider store={store}>
        <ThemeRoot isDark={false}>
          <MemoryRouter>
            <Suspended suspension={{ reason: 'Нет договора', until: null }} />
          </MemoryRouter>
        </ThemeRoot>
      </Provider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const before = fetched.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(fetched.mock.calls.length).toBeGreaterThan(before);
    expect(store.getState().app.suspension).toBeNull();
    fetched.mockRestore();
    jest.useRealTimers();
  });
});
