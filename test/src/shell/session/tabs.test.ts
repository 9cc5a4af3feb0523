import { followOtherTabs } from '@src/store/tab-sync';
import { startAppListening } from '@src/store/listeners';
import { flushStore } from '@src/store/persistor';
import { signedIn, signedOut, userChanged } from '@src/store/slices/auth';
import { isDarkToggled, isSidebarShortToggled, langChosen } from '@src/store/slices/settings';
import { createDeviceStorage } from '@src/store/storage';
import { createStore, restore } from '@src/store/store';
import { keepReturnPath } from '@src/lib/return-path';
import { person } from '../people';

jest.mock('@src/store/open-route', () => ({ openRoute: jest.fn() }));
const { openRoute } = jest.requireMock<{ openRoute: jest.Mock }>('@src/store/open-route');

const key = 'persist:adaptika';
const session = { token: 'of the other tab', user: person() };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Simulates another tab's write, with the event that this one receives. */
function writeFromOtherTab(slices: Record<string, unknown>): void {
  const texts = Object.entries(slices).map(([name, value]) => [name, JSON.stringify(value)]);
  const before: object = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...before, ...Object.fromEntries(texts) }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}');

describe('data that several tabs store on one device', () => {
  test('a tab writes its changes and keeps what another tab has written since', async () => {
    const [one, two] = [createDeviceStorage(), createDeviceStorage()];
    await one.setItem(key, JSON.stringify({ auth: 'nobody', settings: 'light' }));
    await two.getItem(key);
    await one.setItem(key, JSON.stringify({ auth: 'olga', settings: 'light' }));
    await two.setItem(key, JSON.stringify({ auth: 'nobody', settings: 'dark' }));
    expect(stored()).toEqual({ auth: 'olga', settings: 'dark' });
    // Again, without a read in between: a slice that the tab never changed is still not its own.
    await two.setItem(key, JSON.stringify({ auth: 'nobody', settings: 'light' }));
    expect(stored()).toEqual({ auth: 'olga', settings: 'light' });
  });

  const inTexts = (slices: Record<string, object>) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(slices).map(([name, value]) => [name, JSON.stringify(value)])),
    );
  const storedSlice = (name: string): unknown => JSON.parse(stored()[name]);

  test('two settings changed in two tabs, neither of which has heard of the other: both are kept', async () => {
    const [one, two] = [createDeviceStorage(), createDeviceStorage()];
    const settings = { isDark: false, isSidebarShort: false, lang: 'ru' };
    await one.setItem(key, inTexts({ settings }));
    await two.getItem(key);
    await one.setItem(key, inTexts({ settings: { ...settings, isDark: true } }));
    await two.setItem(key, inTexts({ settings: { ...settings, isSidebarShort: true } }));
    expect(storedSlice('settings')).toEqual({ isDark: true, isSidebarShort: true, lang: 'ru' });
    // What a tab changes itself is written, also when it goes back to the first value.
    await two.setItem(key, inTexts({ settings }));
    expect(storedSlice('settings')).toEqual({ isDark: true, isSidebarShort: false, lang: 'ru' });
  });

  test('a late answer about the user does not bring back who signed out in another tab, or replace who signed in', async () => {
    const [one, two] = [createDeviceStorage(), createDeviceStorage()];
    await one.setItem(key, inTexts({ auth: { token: 'a', user: { id: 1 } } }));
    await two.getItem(key);
    const nobody = { token: null, user: null };
    await one.setItem(key, inTexts({ auth: nobody }));
    await two.setItem(key, inTexts({ auth: { token: 'a', user: { id: 1, nameFirst: 'Новое' } } }));
    expect(storedSlice('auth')).toEqual(nobody);
    await one.setItem(key, inTexts({ auth: { token: 'b', user: { id: 2 } } }));
    await two.setItem(key, inTexts({ auth: { token: 'a', user: { id: 1, nameFirst: 'Ещё' } } }));
    expect(storedSlice('auth')).toEqual({ token: 'b', user: { id: 2 } });
    // A sign-in or a sign-out of this tab is one: it is written whole.
    await two.setItem(key, inTexts({ auth: { token: 'c', user: { id: 3 } } }));
    expect(storedSlice('auth')).toEqual({ token: 'c', user: { id: 3 } });
  });

  test('in one session the newest user is written', async () => {
    const storage = createDeviceStorage();
    await storage.setItem(key, inTexts({ auth: { token: 'a', user: { id: 1 } } }));
    await storage.setItem(key, inTexts({ auth: { token: 'a', user: { id: 1, nameFirst: 'Новое' } } }));
    expect(storedSlice('auth')).toEqual({ token: 'a', user: { id: 1, nameFirst: 'Новое' } });
  });

  test('a slice that is not stored yet is written', async () => {
    const storage = createDeviceStorage();
    await storage.setItem(key, JSON.stringify({ auth: 'nobody' }));
    localStorage.clear();
    await storage.setItem(key, JSON.stringify({ auth: 'nobody' }));
    expect(stored()).toEqual({ auth: 'nobody' });
  });

  test.each([
    ['nothing', null],
    ['no JSON', 'broken'],
    ['no object', '5'],
    ['null', 'null'],
  ])('with %s on the device a tab stores its own data', async (_what, text) => {
    const storage = createDeviceStorage();
    if (text !== null) localStorage.setItem(key, text);
    expect(await storage.getItem(key)).toBe(text);
    await storage.setItem(key, JSON.stringify({ auth: 'olga' }));
    expect(stored()).toEqual({ auth: 'olga' });
    await storage.removeItem(key);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('a device without storage (a private window) causes no failure', async () => {
    const storage = createDeviceStorage();
    const broken = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
    expect(await storage.getItem(key)).toBeNull();
    expect(await storage.setItem(key, '{}')).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('a tab that is open while another one is used', () => {
  async function openTab() {
    openRoute.mockClear();
    const store = createStore();
    await restore(store);
    await flushStore();
    followOtherTabs(store);
    return store;
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('adopts theme, language and sidebar, and keeps its session', async () => {
    const store = await openTab();
    const { settings } = store.getState();
    writeFromOtherTab({ settings: { ...settings, isDark: !settings.isDark, isSidebarShort: true } });
    await settled();
    expect(store.getState().settings).toMatchObject({ isDark: !settings.isDark, isSidebarShort: true });
    expect(openRoute).not.toHaveBeenCalled();
  });

  test('signed in elsewhere: this tab enters too, where the visitor was going', async () => {
    const store = await openTab();
    keepReturnPath('/regulation/my/5');
    writeFromOtherTab({ auth: session });
    await settled();
    expect(store.getState().auth.token).toBe(session.token);
    expect(openRoute).toHaveBeenCalledWith('/regulation/my/5');
    // Switching the theme now does not change the other tab's session.
    store.dispatch(isDarkToggled());
    await flushStore();
    expect(JSON.parse(stored().auth)).toMatchObject({ token: session.token });
  });

  test('signed out elsewhere: this tab leaves too', async () => {
    const store = await openTab();
    store.dispatch(signedIn(session));
    await flushStore();
    writeFromOtherTab({ auth: { token: null, user: null } });
    await settled();
    expect(store.getState().auth.token).toBeNull();
    expect(openRoute).toHaveBeenCalledWith('/');
    store.dispatch(signedOut());
  });

  test('an answer that arrives after the sign-out leaves nobody on the device', async () => {
    const store = await openTab();
    store.dispatch(signedIn(session));
    await flushStore();
    writeFromOtherTab({ auth: { token: null, user: null } });
    store.dispatch(userChanged(person({ nameFirst: 'Поздно' })));
    await settled();
    await flushStore();
    expect(JSON.parse(stored().auth)).toEqual({ token: null, user: null });
    store.dispatch(userChanged(person({ nameFirst: 'Ещё позже' })));
    await flushStore();
    expect(JSON.parse(stored().auth)).toEqual({ token: null, user: null });
    expect(store.getState().auth).toEqual({ token: null, user: null });
  });

  test('an unsaved change is not reverted by the stored data', async () => {
    const store = await openTab();
    const { isSidebarShort } = store.getState().settings;
    store.dispatch(isSidebarShortToggled());
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await settled();
    expect(store.getState().settings.isSidebarShort).toBe(!isSidebarShort);
  });

  describe('a sleeping tab reads the stored data when it becomes visible', () => {
    const write = (slices: Record<string, unknown>) => {
      const hear = jest.spyOn(window, 'dispatchEvent').mockReturnValue(true);
      writeFromOtherTab(slices);
      hear.mockRestore();
    };
    const shown = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const back = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    afterEach(() => jest.restoreAllMocks());

    test.each([
      ['when it is shown', () => shown('visible'), true],
      ['not when it is hidden', () => shown('hidden'), false],
      ['when it comes back from the memory of pages', () => back(true), true],
      ['not when it is loaded', () => back(false), false],
      [
        'when everything was removed',
        () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
        true,
      ],
      [
        'not when another key is written',
        () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })),
        false,
      ],
    ])('%s', async (_when, happen, isRead) => {
      const store = await openTab();
      const { settings } = store.getState();
      write({ settings: { ...settings, density: 'compact' } });
      happen();
      await settled();
      expect(store.getState().settings.density).toBe(isRead ? 'compact' : 'standard');
    });
  });

  test('another language is applied here too; the same one is not loaded again', async () => {
    const spoken = jest.fn();
    const stop = startAppListening({ actionCreator: langChosen, effect: ({ payload }) => spoken(payload) });
    const store = await openTab();
    const { settings } = store.getState();
    writeFromOtherTab({ settings: { ...settings, density: 'compact' } });
    await settled();
    expect(spoken).not.toHaveBeenCalled();
    writeFromOtherTab({ settings: { ...settings, lang: 'ru' } });
    await settled();
    expect(spoken).toHaveBeenCalledWith('ru');
    stop();
  });

  test('when nothing is stored any more the tab stays unchanged', async () => {
    const store = await openTab();
    store.dispatch(signedIn(session));
    await flushStore();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await settled();
    expect(store.getState().auth.token).toBe(session.token);
    expect(openRoute).not.toHaveBeenCalled();
    store.dispatch(signedOut());
  });
});
