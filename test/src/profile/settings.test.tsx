import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { decide } from '@src/app/routes/guard';
import { followPage } from '@src/app/start/page';
import { SettingsPage } from '@src/features/profile/pages/SettingsPage';
import { startI18n } from '@src/lib/i18n';
import { isDarkToggled } from '@src/store/slices/settings';
import { restore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from '../shell/people';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'profile', 'validation']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

/** A device whose system theme switches between dark and light. */
function mockDevice(isDark: boolean) {
  const device = Object.assign(new EventTarget(), {
    matches: isDark,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(device);
  return (next: boolean) => {
    device.matches = next;
    act(() => void device.dispatchEvent(new Event('change')));
  };
}

function openSettings(store: ReturnType<typeof storeOf>) {
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <SettingsPage />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  return userEvent.setup();
}

test('the theme follows the system once that is chosen, until another one is chosen manually', async () => {
  const turn = mockDevice(true);
  const store = storeOf(person());
  followPage(store);
  const theme = () => store.getState().settings;
  expect(theme()).toMatchObject({ isDark: false, isThemeSystem: false });
  const user = openSettings(store);
  await user.click(screen.getByRole('button', { name: 'Как в системе' }));
  expect(theme()).toMatchObject({ isDark: true, isThemeSystem: true });
  turn(false);
  expect(theme().isDark).toBe(false);
  turn(true);
  act(() => void store.dispatch(isDarkToggled()));
  expect(theme()).toMatchObject({ isDark: false, isThemeSystem: false });
  turn(false);
  turn(true);
  expect(theme().isDark).toBe(false);
});

test('the start page is offered and opened only within the person’s rights; without a choice it is the specification’s', async () => {
  const root = { redirect: '/organization', isStart: true } as const;
  const store = storeOf(person(), roleWith('statistics'));
  expect(decide(root, 'signedIn', {}, store.getState())).toEqual({ kind: 'redirect', to: '/organization' });
  const user = openSettings(store);
  await user.click(screen.getByRole('combobox', { name: 'Стартовая страница' }));
  expect(screen.queryByRole('option', { name: 'Структура' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Статистика' }));
  expect(decide(root, 'signedIn', {}, store.getState())).toEqual({ kind: 'redirect', to: '/statistic' });
  const others = storeOf(person());
  others.dispatch({ type: 'settings/startPageChosen', payload: '/statistic' });
  expect(decide(root, 'signedIn', {}, others.getState())).toEqual({ kind: 'redirect', to: '/organization' });
});

test('settings stored by an older version get the missing defaults', async () => {
  localStorage.setItem(
    'persist:adaptika',
    JSON.stringify({
      settings: JSON.stringify({ isEdit: true, isDark: true, isSidebarShort: true, lang: 'ru' }),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  );
  const store = storeOf(null);
  await restore(store);
  expect(store.getState().settings).toEqual({
    isEdit: true,
    isDark: true,
    isThemeSystem: false,
    isSidebarShort: true,
    lang: 'ru',
    startPage: '/organization',
    density: 'standard',
  });
});

test.each([
  ['an older program, whose edit mode was of one page', 1, true],
  ['this one', 2, false],
])('edit mode that was off in %s', async (_which, version, isEdit) => {
  localStorage.setItem(
    'persist:adaptika',
    JSON.stringify({
      settings: JSON.stringify({ isEdit: false, isDark: true, lang: 'ru' }),
      _persist: JSON.stringify({ version, rehydrated: true }),
    }),
  );
  const store = storeOf(null);
  await restore(store);
  expect(store.getState().settings).toMatchObject({ isEdit, isDark: true });
});
