import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitData, Support } from '@src/api/init';
import { sessionHeaders } from '@src/api/session';
import { SupportBanner } from '@src/app/layout/SupportBanner';
import { PersonalPage } from '@src/app/pages/PersonalPage';
import { followSupport } from '@src/app/start/follow-support';
import { RequestStrips } from '@src/features/support/components/RequestStrips';
import { SupportAccess } from '@src/features/support/components/SupportAccess';
import { SupportGuests } from '@src/features/support/components/SupportGuests';
import { showCarriedNotification } from '@src/store/carried-notification';
import { sessionLost } from '@src/store/session-events';
import { initFinished } from '@src/store/slices/app';
import { createStore } from '@src/store/store';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { initAnswer, person, roleWith, storeOf } from '@test/src/shell/people';

/** A provider's employee in a client's workspace, as both sides see it. */
jest.mock('@src/store/open-route', () => ({ openRoute: jest.fn(), reloadPage: jest.fn() }));
const { openRoute, reloadPage } = jest.requireMock<{ openRoute: jest.Mock; reloadPage: jest.Mock }>(
  '@src/store/open-route',
);
const wire = openPageWire();
beforeEach(() => {
  openRoute.mockReset();
  reloadPage.mockReset();
});

const inMinutes = (minutes: number, consent: Support['consent'] = null): Support => ({
  ...{ id: 5, organizationName: 'Ромашка', reason: 'Отчёт', consent },
  until: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const supporter = person({ isSuperAdmin: true });
const answerIn = (support: Support | null): InitData => {
  const answer = initAnswer(supporter, roleWith('backOfficeSuper'));
  return { ...answer, initApp: { ...answer.initApp, support } };
};

function storeIn(support: Support | null) {
  const store = storeOf(supporter, roleWith('backOfficeSuper'));
  store.dispatch(initFinished({ data: answerIn(support), lang: 'ru' }));
  return store;
}

describe('the banner', () => {
  afterEach(() => jest.useRealTimers());

  test('shows whose workspace it is, the remaining time, and that nothing can be changed; its button leads home', async () => {
    wire.answer = () => ({ data: { userUpdate: { id: 100, organizationId: 1 } } });
    const support = inMinutes(14.5);
    showPart(<SupportBanner support={support} />, '/organization', storeIn(support));
    const banner = await screen.findByRole('region', { name: 'Чужой кабинет' });
    expect(banner).toHaveTextContent(/«Ромашка», только просмотр\. Осталось 15 минут/);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Вернуться в свой кабинет' }));
    await waitFor(() => expect(openRoute).toHaveBeenCalledWith('/back-office/main?client=1'));
  });

  test('counts down on its own, and asks the server for the current workspace when the time is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const support = inMinutes(2);
    const store = storeIn(support);
    const asked = jest.spyOn(store, 'dispatch');
    showPart(<SupportBanner support={support} />, '/organization', store);
    const banner = await screen.findByRole('region', { name: 'Чужой кабинет' });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(banner).toHaveTextContent(/Осталась 1 минута/);
    const lost = sessionLost();
    expect(asked).not.toHaveBeenCalledWith(lost);
    await act(() => jest.advanceTimersByTimeAsync(65_000));
    expect(asked).toHaveBeenCalledWith(lost);
  });
});

describe('the banner for a request to change something', () => {
  const banner = () => screen.findByRole('region', { name: 'Чужой кабинет' });
  const show = (consent: Support['consent']) => {
    const support = inMinutes(14.5, consent);
    showPart(<SupportBanner support={support} />, '/organization', storeIn(support));
  };

  test('waits for the administrator, and withdraws the request with one button', async () => {
    wire.answer = () => ({ data: { supportSessionWithdraw: { id: 5 } } });
    show('asked');
    expect(await banner()).toHaveTextContent(
      /только просмотр\. Ждём разрешения администратора\. Осталось 15 минут/,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Отозвать запрос' }));
    await waitFor(() => expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ id: 5 }]));
  });

  test.each([
    ['allowed', /можно вносить изменения/],
    ['waived', /можно вносить изменения/],
    ['refused', /Администратор не разрешил изменения/],
    ['withdrawn', /«Ромашка», только просмотр\. Осталось/],
  ] as const)('%s: it says so, and offers no request', async (consent, text) => {
    show(consent);
    expect(await banner()).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Отозвать запрос' })).toBeNull();
  });
});

describe('a session that starts or ends while the page is open', () => {
  const follow = (before: Support | null, now: Support | null) =>
    followSupport(storeIn(before).getState().app, answerIn(now).initApp);
  const said = () => {
    const next = createStore();
    showCarriedNotification(next);
    return next.getState().alerts.items.map(({ message }) => message);
  };

  test('ended by the client: the page returns home, and says so', async () => {
    expect(await follow(inMinutes(10), null)).toBe(true);
    expect(openRoute.mock.calls).toEqual([['/back-office/main?client=1']]);
    expect(said()).toEqual([expect.stringMatching(/сеанс в кабинете «Ромашка» завершён/)]);
  });

  test('ended by timeout: it says that', async () => {
    expect(await follow(inMinutes(-0.1), null)).toBe(true);
    expect(said()).toEqual([expect.stringMatching(/^Время вышло/)]);
  });

  test('started in another window: the page is reloaded in place', async () => {
    expect(await follow(null, inMinutes(15))).toBe(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('nothing has changed, or the page has only just started: it stays', async () => {
    const support = inMinutes(15);
    expect(await follow(support, support)).toBe(false);
    expect(await followSupport(createStore().getState().app, answerIn(support).initApp)).toBe(false);
    expect([openRoute.mock.calls, reloadPage.mock.calls]).toEqual([[], []]);
  });
});

test('the page’s requests name the support session that it is shown in', () => {
  storeIn(inMinutes(15, 'allowed'));
  expect(sessionHeaders()).toMatchObject({ 'X-Support-Session': '5' });
  storeIn(null);
  expect(sessionHeaders()).not.toHaveProperty('X-Support-Session');
});

test.each([
  [null, 'Своё'],
  [inMinutes(15), 'Это личная страница'],
])('a page about oneself is not shown in a client’s workspace', async (support, text) => {
  showPart(<PersonalPage>Своё</PersonalPage>, '/organization', storeIn(support));
  expect(await screen.findByText(text)).toBeVisible();
});

describe('the client’s administrators', () => {
  const guest = {
    ...{ id: 5, name: 'Роман Корнев', reason: 'Отчёт', until: '2026-11-26T12:00:00Z' },
    consent: 'asked',
  };
  const show = () =>
    showPart(<SupportGuests />, '/organization/history', storeOf(person({ isAdmin: true }), null));

  test('see who is in, why and until when, and end it with one button', async () => {
    let guests = [guest];
    wire.answer = ({ query }) => {
      if (!query.includes('supportSessionEnd')) return { data: { supportSessions: guests } };
      guests = [];
      return { data: { supportSessionEnd: true } };
    };
    show();
    expect(await screen.findByText(/Роман Корнев, до 26\.11 \d\d:\d\d/)).toBeVisible();
    expect(screen.getByText('Причина: Отчёт')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Завершить сеанс: Роман Корнев' }));
    await waitFor(() => expect(screen.queryByText(/Роман Корнев, до/)).toBeNull());
    expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ id: 5 }]);
  });

  test.each([
    ['Разрешить изменения: Роман Корнев', true, 'Изменения разрешены: Роман Корнев'],
    ['Не разрешать изменения: Роман Корнев', false, 'Изменения не разрешены: Роман Корнев'],
  ])('answer a request, in the list and above every page: %s', async (button, isAllowed, said) => {
    wire.answer = ({ query }) =>
      query.includes('supportSessionDecide')
        ? { data: { supportSessionDecide: { id: 5 } } }
        : { data: { supportSessions: [guest] } };
    const store = storeOf(person({ isAdmin: true }), null);
    showPart(
      <>
        <RequestStrips requests={[guest]} />
        <SupportGuests />
      </>,
      '/organization/history',
      store,
    );
    const strip = await screen.findByRole('region', { name: 'Запрос поддержки: Роман Корнев' });
    expect(strip).toHaveTextContent(
      /просит разрешить изменения в вашем кабинете до 26\.11 \d\d:\d\d\. Причина: Отчёт/,
    );
    expect(await screen.findByText('Просит разрешить изменения')).toBeVisible();
    expect(screen.getAllByRole('button', { name: button })).toHaveLength(2);
    await userEvent.setup().click(within(strip).getByRole('button', { name: button }));
    await waitFor(() => expect(store.getState().alerts.items.map(({ message }) => message)).toContain(said));
    expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ id: 5, isAllowed }]);
  });

  test('another administrator’s earlier answer is shown, and the buttons stay', async () => {
    const refused = {
      message: 'На этот запрос уже ответили: Анна Главная',
      extensions: { type: 'GraphQLError', code: 'support.decided' },
    };
    wire.answer = ({ query }) =>
      query.includes('supportSessionDecide') ? { errors: [refused] } : { data: { supportSessions: [guest] } };
    const store = storeOf(person({ isAdmin: true }), null);
    showPart(<RequestStrips requests={[guest]} />, '/organization', store);
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Разрешить/ }));
    await waitFor(() => expect(JSON.stringify(store.getState().alerts.items)).toContain('уже ответили'));
  });

  test('allow changes in advance with one switch, which shows who did and when', async () => {
    let access: { isWaived: boolean; waivedAt: string | null; waivedBy: string | null } = {
      ...{ isWaived: false, waivedAt: null, waivedBy: null },
    };
    wire.answer = ({ query }) => {
      if (query.includes('supportSessions')) return { data: { supportSessions: [] } };
      if (!query.includes('supportAccessUpdate')) return { data: { supportAccess: access } };
      access = { isWaived: true, waivedAt: '2026-11-26T12:00:00Z', waivedBy: 'Анна Главная' };
      return { data: { supportAccessUpdate: access } };
    };
    showPart(<SupportAccess />, '/organization/setting-main', storeOf(person({ isAdmin: true }), null));
    const section = await screen.findByRole('region', { name: 'Доступ поддержки' });
    expect(await within(section).findByText('Сейчас в кабинете никого из поддержки нет.')).toBeVisible();
    const waive = within(section).getByRole('switch', { name: 'Разрешать изменения заранее' });
    await waitFor(() => expect(waive).toBeEnabled());
    expect(waive).not.toBeChecked();
    await userEvent.setup().click(waive);
    expect(await within(section).findByText(/Разрешено: Анна Главная, 26\.11\.2026/)).toBeVisible();
    expect(waive).toBeChecked();
    expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ isWaived: true }]);
  });

  test('see nothing when nobody is in', async () => {
    wire.answer = () => ({ data: { supportSessions: [] } });
    show();
    await waitFor(() => expect(wire.sent).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
