import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AccountMenu } from '@src/app/layout/AccountMenu';
import { SearchEverywhere } from '@src/app/layout/SearchEverywhere';
import { Sidebar } from '@src/app/layout/Sidebar';
import { TopBar } from '@src/app/layout/TopBar';
import { LandingBar } from '@src/features/auth/components/landing/LandingBar';
import { TextSizes } from '@src/features/educations/reader/TextSizes';
import { useTextSize } from '@src/features/educations/reader/text-size';
import { SettingsPage } from '@src/features/profile/pages/SettingsPage';
import { startI18n } from '@src/lib/i18n';
import { flushStore } from '@src/store/persistor';
import { initFinished } from '@src/store/slices/app';
import { signedIn } from '@src/store/slices/auth';
import type { SettingsState } from '@src/store/slices/settings';
import { EditModeGate } from '@src/store/EditModeGate';
import { createStore, restore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { simulateWideScreen } from '@test/helpers/page/wide-screen';
import { initAnswer, person } from '../people';
import { mockServer } from '../live/wire';

/** Two-state controls: clicked on the page, stored by the real store on the device, and shown after a reload. */

beforeAll(async () => {
  await startI18n('ru');
  const words = [
    'auth',
    'common',
    'content',
    'educations',
    'navigation',
    'notifications',
    'profile',
    'search',
  ];
  await i18next.loadNamespaces(words);
});
beforeEach(() => {
  localStorage.clear();
  mockServer(() => ({ data: {} }));
  simulateWideScreen();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Loads the page with only the data stored on the device. */
async function load(page: ReactElement) {
  cleanup();
  const store = createStore();
  await restore(store);
  const user = person({ isLeader: true });
  store.dispatch(signedIn({ token: 'token', user }));
  store.dispatch(initFinished({ data: initAnswer(user), lang: 'ru' }));
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </ThemeRoot>
    </Provider>,
  );
  return store.getState().settings;
}

interface Element {
  what: string;
  page: ReactElement;
  setting: keyof SettingsState;
  /** The value before the click. */
  at: unknown;
  find: (isPressed: boolean) => Promise<HTMLElement> | HTMLElement;
  /** The state attribute of the element itself. */
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
const topBar = <TopBar onMenu={() => undefined} />;
const toggle = (name: RegExp) => () => screen.getByRole('switch', { name });
const theme = (isDark: boolean) =>
  screen.getByRole('button', { name: isDark ? 'Светлая тема' : 'Тёмная тема' });

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
    what: 'the edit mode in the top bar',
    page: topBar,
    setting: 'isEdit',
    at: true,
    find: () => screen.getByRole('button', { name: 'Режим правки' }),
    state: 'pressed',
  },
  { what: 'the theme in the top bar', page: topBar, setting: 'isDark', at: false, find: theme },
  { what: 'the theme on the landing', page: <LandingBar />, setting: 'isDark', at: false, find: theme },
  {
    what: 'the button of the short sidebar',
    page: sidebar,
    setting: 'isSidebarShort',
    at: false,
    find: (isPressed) => screen.findByRole('button', { name: isPressed ? /Развернуть/ : /Свернуть/ }),
  },
];

const isOn = (element: HTMLElement) =>
  element.getAttribute('aria-checked') === 'true' ||
  element.getAttribute('aria-pressed') === 'true' ||
  (element instanceof HTMLInputElement && element.checked);

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
  ['as the device', /Как в системе/, { isDark: false, isThemeSystem: true }],
  ['compact', /Плотн/, { density: 'compact' }],
  ['Russian', /Русский/, { lang: 'ru' }],
] as const)('the choice of %s survives a reload, and is shown as chosen', async (_what, name, kept) => {
  expect(await load(settings)).not.toMatchObject(kept);
  await user.click(screen.getByRole('button', { name }));
  await flushStore();
  expect(await load(settings)).toMatchObject(kept);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['the theme', /Тёмная тема/, /Светлая тема/, { isDark: true }],
  ['the edit mode', /Выключить режим правки/, /^Режим правки/, { isEdit: false }],
  ['the language', /Русский/, /English/, { lang: 'ru' }],
] as const)(
  '%s switched by Ctrl+K survives a reload, and the way back is offered',
  async (_, on, off, kept) => {
    mockServer(() => ({ data: { search: [] } }));
    const search = <SearchEverywhere typed="" onClose={() => undefined} />;
    const command = async (name: RegExp) => {
      const word = /[А-Яа-яёA-Za-z]+/.exec(name.source)?.[0] ?? '';
      fireEvent.change(await screen.findByRole('combobox'), { target: { value: word } });
      return screen.findByRole('option', { name });
    };
    expect(await load(search)).not.toMatchObject(kept);
    fireEvent.click(await command(on));
    await flushStore();
    expect(await load(search)).toMatchObject(kept);
    expect(await command(off)).toBeInTheDocument();
  },
);

test('the chosen first page survives a reload, and is shown as chosen', async () => {
  await load(settings);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'Регламенты' }));
  await flushStore();
  expect((await load(settings)).startPage).toBe('/regulation');
  expect(screen.getByRole('combobox')).toHaveTextContent('Регламенты');
});

function Sizes() {
  const [size, setSize] = useTextSize();
  return (
    <>
      <TextSizes size={size} onChange={setSize} />
      <p style={{ fontSize: size }}>Правила смены</p>
    </>
  );
}

test('the chosen text size of a material survives a reload, and is shown as chosen', async () => {
  const choice = (size: number) =>
    screen.getByRole('button', { name: i18next.t('educations:reader.sizeOf', { size }) });
  await load(<Sizes />);
  expect(choice(16)).toHaveAttribute('aria-pressed', 'true');
  for (const size of [18, 14]) {
    await user.click(choice(size));
    await load(<Sizes />);
    expect(choice(size)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Правила смены')).toHaveStyle({ fontSize: `${size}px` });
  }
});

test('edit mode turned on on a page with only editing stays on', async () => {
  const form = <EditModeGate>Новый регламент</EditModeGate>;
  await load(settings);
  await user.click(screen.getByRole('switch', { name: /правк/i }));
  await flushStore();
  expect((await load(form)).isEdit).toBe(false);
  expect(screen.queryByText('Новый регламент')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Включить режим правки' }));
  expect(screen.getByText('Новый регламент')).toBeVisible();
  await flushStore();
  expect((await load(form)).isEdit).toBe(true);
  expect(screen.getByText('Новый регламент')).toBeVisible();
});

describe('the language survives a reload', () => {
  test('chosen in the menu of the top bar, which shows it as chosen', async () => {
    const choice = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /Язык/ }));
      return screen.findByRole('menuitemradio', { name });
    };
    expect((await load(topBar)).lang).toBe('en-us');
    await user.click(await choice('Русский'));
    await flushStore();
    expect((await load(topBar)).lang).toBe('ru');
    expect(await choice('Русский')).toHaveAttribute('aria-checked', 'true');
  });

  test.each([
    ['in the menu of the account', <AccountMenu key="a" />, () => inMenu(/Русский/, 'menuitem')],
    ['on the landing', <LandingBar key="b" />, () => screen.getByRole('button', { name: /Русский/ })],
  ])('chosen %s, which then offers the other one', async (_where, page, find) => {
    expect((await load(page)).lang).toBe('en-us');
    await user.click(await find());
    await flushStore();
    expect((await load(page)).lang).toBe('ru');
    if (page.type === AccountMenu) expect(await inMenu(/English/, 'menuitem')).toBeInTheDocument();
    else expect(screen.getByRole('button', { name: /English/ })).toBeInTheDocument();
  });
});
