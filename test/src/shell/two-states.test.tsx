import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AccountMenu } from '@src/app/layout/AccountMenu';
import { Sidebar } from '@src/app/layout/Sidebar';
import { SettingsPage } from '@src/features/profile/pages/SettingsPage';
import { startI18n } from '@src/lib/i18n';
import { flushStore } from '@src/store/persistor';
import { initFinished } from '@src/store/slices/app';
import { signedIn } from '@src/store/slices/auth';
import type { SettingsState } from '@src/store/slices/settings';
import { createStore, restore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { initAnswer, person } from './people';

/** What has two states: pressed in the page, kept by the real store on the device, and shown so after a reload. */

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'navigation', 'profile']);
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The page as it is loaded: with what the device kept, and nothing else. */
async function load(page: ReactElement) {
  cleanup();
  const store = createStore();
  await restore(store);
  const user = person();
  store.dispatch(signedIn({ token: 'token', user }));
  store.dispatch(initFinished({ data: initAnswer(user), lang: 'ru' }));
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>{page}</MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  return store.getState().settings;
}

interface Element {
  what: string;
  page: ReactElement;
  setting: keyof SettingsState;
  /** Before it is pressed. */
  at: unknown;
  find: (isPressed: boolean) => Promise<HTMLElement> | HTMLElement;
  /** What the element itself says of its state. */
  state?: string;
}

const user = userEvent.setup();
const inMenu = async (name: RegExp, role: string) => {
  if (!screen.queryByRole(role, { name })) {
    await user.click(screen.getByRole('button', { name: /Ольга Белова/ }));
  }
  return screen.findByRole(role, { name });
};

const settings = <SettingsPage />;
const sidebar = <Sidebar isOpen={false} onClose={() => undefined} />;
const toggle = (name: RegExp) => () => screen.getByRole('switch', { name });

const elements: Element[] = [
  {
    what: 'the switch of the edit mode',
    page: settings,
    setting: 'isEdit',
    at: true,
    find: toggle(/правк|редактир/i),
    state: 'checked',
  },
  {
    what: 'the switch of the short sidebar',
    page: settings,
    setting: 'isSidebarShort',
    at: false,
    find: toggle(/меню|панел/i),
    state: 'checked',
  },
  {
    what: 'the edit mode in the menu of the account',
    page: <AccountMenu />,
    setting: 'isEdit',
    at: true,
    find: () => inMenu(/правк|редактир/i, 'menuitemcheckbox'),
    state: 'checked',
  },
  {
    what: 'the theme in the menu of the account',
    page: <AccountMenu />,
    setting: 'isDark',
    at: false,
    find: () => inMenu(/тем/i, 'menuitem'),
  },
  {
    what: 'the button of the short sidebar',
    page: sidebar,
    setting: 'isSidebarShort',
    at: false,
    find: (isPressed) => screen.getByRole('button', { name: isPressed ? /Развернуть/ : /Свернуть/ }),
  },
];

const isOn = (element: HTMLElement) =>
  element.getAttribute('aria-checked') === 'true' || (element instanceof HTMLInputElement && element.checked);

test.each(elements)('$what survives a reload, on and off', async ({ page, setting, at, find, state }) => {
  expect((await load(page))[setting]).toBe(at);
  const [off, on] = [at, !at];
  for (const [now, next] of [
    [off, on],
    [on, off],
  ]) {
    const element = await find(Boolean(now));
    if (state) expect(isOn(element)).toBe(now);
    await user.click(element);
    await flushStore();
    expect((await load(page))[setting]).toBe(next);
    const after = await find(Boolean(next));
    if (state) expect(isOn(after)).toBe(next);
  }
});

test.each([
  ['dark', /Тёмная/, { isDark: true, isThemeSystem: false }],
  ['compact', /Плотн|Компактн/, { density: 'compact' }],
  ['English', /English/, { lang: 'en-us' }],
] as const)('the choice of %s survives a reload, and is shown as chosen', async (_what, name, kept) => {
  await load(settings);
  await user.click(screen.getByRole('button', { name }));
  await flushStore();
  expect(await load(settings)).toMatchObject(kept);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});
