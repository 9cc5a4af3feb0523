import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Protection } from '@src/features/sessions/components/Protection';
import { SessionList } from '@src/features/sessions/components/SessionList';
import { IpAccessPage } from '@src/features/sessions/pages/IpAccessPage';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from '../shell/people';
import { mockServer, refused } from '../shell/live/wire';

configure({ asyncUtilTimeout: 8000 });
beforeAll(() => startI18n('ru'), 60_000);
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

function open(element: React.ReactNode) {
  const store = storeOf(person({ isAdmin: true }));
  const router = createMemoryRouter([{ path: '*', element }]);
  const { unmount } = render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  return { store, unmount, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const session = (id: number, device: string, isCurrent = false) => ({
  id,
  device,
  ip: '10.0.0.1',
  lastIp: '10.0.0.2',
  createdAt: '2026-11-01T08:00:00Z',
  lastActivityAt: '2026-11-02T09:30:00Z',
  expiresAt: '2026-12-01T08:00:00Z',
  isCurrent,
});

describe('sessions', () => {
  test('each shows device, IP addresses and times; the current one cannot be ended here', async () => {
    mockServer(() => ({
      data: { userSessions: [session(1, 'Chrome, Windows', true), session(2, 'Safari, iOS')] },
    }));
    open(<SessionList />);
    const [own, other] = await screen.findAllByRole('listitem');
    expect(within(own ?? document.body).getByText('этот сеанс')).toBeInTheDocument();
    expect(within(own ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(other).toHaveTextContent('адрес 10.0.0.2');
    expect(await button('Завершить сеанс: Safari, iOS')).toBeEnabled();
  });

  test('of an employee: one ends at once, all after a confirmation, and the list is read again', async () => {
    let living = [session(2, 'Safari, iOS'), session(3, 'Firefox, Linux')];
    const wire = mockServer((query) => {
      if (query.includes('userSessionEnd(')) living = living.slice(1);
      if (query.includes('userSessionsEnd(')) living = [];
      if (query.includes('userSessionEnd(')) return { data: { userSessionEnd: true } };
      if (query.includes('userSessionsEnd(')) return { data: { userSessionsEnd: 1 } };
      return { data: { userSessions: living } };
    });
    const { user } = open(<SessionList userId={5} />);
    await user.click(await button('Завершить сеанс: Safari, iOS'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.click(await button('Завершить все'));
    const dialog = await screen.findByRole('dialog', { name: 'Завершить все сеансы сотрудника?' });
    expect(dialog).toHaveTextContent('1 устройство выйдет из кабинета сразу.');
    await user.click(within(dialog).getByRole('button', { name: 'Завершить все' }));
    expect(await screen.findByText('Действующих сеансов нет')).toBeInTheDocument();
    expect(wire.requests[0]?.variables).toEqual({ userId: 5 });
    expect(wire.requests.find(({ query }) => query.includes('userSessionsEnd('))?.variables).toEqual({
      userId: 5,
    });
  });
});

describe('an employee’s sign-in protection', () => {
  test('the second factor is reset after a confirmation that states the consequences', async () => {
    let twoFactorSince: string | null = '2026-11-12T08:00:00Z';
    const wire = mockServer((query) => {
      if (!query.includes('userTwoFactorReset')) {
        return { data: { userProtection: { twoFactorSince, isIpRestricted: false } } };
      }
      twoFactorSince = null;
      return { data: { userTwoFactorReset: true } };
    });
    const { store, user } = open(<Protection userId={5} name="Иван Петров" />);
    await user.click(await button('Отключить вход с кодом'));
    const dialog = await screen.findByRole('dialog', { name: 'Отключить вход с кодом: Иван Петров?' });
    expect(dialog).toHaveTextContent('узнает об этом из письма');
    expect(wire.requests).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Отключить вход с кодом' }));
    expect(await screen.findByText('Вход с кодом не включён')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Снять ограничение' })).not.toBeInTheDocument();
    expect(store.getState().alerts.items.map(({ message }) => message)).toEqual([
      'Вход с кодом отключён, сотруднику отправлено письмо',
    ]);
  });

  test('a personal restriction is removed the same way; a rejection keeps the dialog open', async () => {
    mockServer((query) =>
      query.includes('userIpAccessLift')
        ? refused('Не найдено')
        : { data: { userProtection: { twoFactorSince: null, isIpRestricted: true } } },
    );
    const { user } = open(<Protection userId={5} name="Иван Петров" />);
    await user.click(await button('Снять ограничение'));
    const dialog = await screen.findByRole('dialog', { name: 'Снять ограничение по адресам: Иван Петров?' });
    await user.click(within(dialog).getByRole('button', { name: 'Снять ограничение' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Снять ограничение' })).toBeEnabled(),
    );
    expect(dialog).toBeInTheDocument();
  });
});

describe('an IP address in the organization’s list', () => {
  const rule = {
    id: 7,
    address: '10.0.0.1',
    comment: 'Офис',
    roles: null,
    until: null,
    isOver: false,
    createdBy: null,
    lastUsedAt: null,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
  };
  const access = {
    mode: 'monitor',
    updatedAt: null,
    address: '10.0.0.1',
    isAddressIPv4: true,
    isCovered: true,
    isExempt: false,
    recoveryEmail: 'boss@firma.ru',
  };

  function server(answer: (variables: Record<string, unknown>) => unknown, current = () => rule) {
    return mockServer((query, variables) => {
      if (query.includes('ipRuleUpdate')) return answer(variables);
      if (query.includes('ipRules(')) return { data: { ipRules: { items: [current()], count: 1 } } };
      if (query.includes('roleOptions')) return { data: { roleOptions: [] } };
      return { data: { ipAccess: access } };
    });
  }

  test('the typed text survives a reload of the page', async () => {
    server(() => ({}));
    const first = open(<IpAccessPage />);
    await first.user.click(await button('10.0.0.1'));
    await first.user.type(await screen.findByLabelText('Комментарий'), ' на Тверской');
    await waitFor(() => expect(sessionStorage.getItem('adaptika:form:ip-rule-7')).toContain('Тверской'));
    first.unmount();
    const { user } = open(<IpAccessPage />);
    await user.click(await button('10.0.0.1'));
    expect(await screen.findByLabelText('Комментарий')).toHaveValue('Офис на Тверской');
  }, 30_000);

  test('changed by somebody else meanwhile: one’s own text stays until one decides', async () => {
    const theirs = { ...rule, comment: 'Склад', updatedAt: '2026-11-02T08:00:00Z' };
    let isTheirs = false;
    const wire = server(
      ({ rule: input }) => {
        const isOld = typeof input === 'object' && input !== null && 'updatedAt' in input;
        isTheirs = true;
        return isOld
          ? refused('Изменила Анна 02.11', { code: 'conflict.updated' })
          : { data: { ipRuleUpdate: rule } };
      },
      () => (isTheirs ? theirs : rule),
    );
    const { user } = open(<IpAccessPage />);
    await user.click(await button('10.0.0.1'));
    await user.type(await screen.findByLabelText('Комментарий'), ' 2');
    await user.click(await button('Сохранить'));
    expect(await screen.findByText('Изменила Анна 02.11')).toBeInTheDocument();
    await user.click(await button('Отмена'));
    await waitFor(() => expect(screen.queryByText('Изменила Анна 02.11')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Комментарий')).toHaveValue('Офис 2');
    await user.click(await button('Сохранить'));
    await user.click(await button('Сохранить мои изменения'));
    await waitFor(() => expect(screen.queryByLabelText('Комментарий')).not.toBeInTheDocument());
    const sent = wire.requests.filter(({ query }) => query.includes('ipRuleUpdate'));
    expect(sent.at(-1)?.variables).toMatchObject({ id: 7, rule: { comment: 'Офис 2' } });
  }, 30_000);
});
