import { connectionChanged } from '@src/store/slices/app';
import { themeFollowed } from '@src/store/slices/settings';
import type { AppStore } from '@src/store/store';

/** Keeps the document in sync with the store (theme and language) and the store with the network state. */
export function followPage(store: AppStore): void {
  const paint = () => {
    const { isDark, lang } = store.getState().settings;
    const { dataset } = document.documentElement;
    dataset['theme'] = isDark ? 'dark' : 'light';
    dataset['lang'] = lang;
  };
  paint();
  store.subscribe(paint);
  followDevice(store);
  window.addEventListener('offline', () => store.dispatch(connectionChanged(false)));
  window.addEventListener('online', () => store.dispatch(connectionChanged(true)));
}

/** Follows the device's color scheme for users who chose the system theme. */
function followDevice(store: AppStore): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const { isThemeSystem, isDark } = store.getState().settings;
    if (isThemeSystem && isDark !== device.matches) store.dispatch(themeFollowed({ isDark: device.matches }));
  };
  follow();
  device.addEventListener('change', follow);
}
