import { connectionChanged } from '@src/store/slices/app';
import { themeFollowed } from '@src/store/slices/settings';
import type { AppStore } from '@src/store/store';

/** Keeps the page itself in step with the store: its colours, and whether the network is there. */
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

/** The device turns dark in the evening, and with it the cabinet of whoever wants that. */
function followDevice(store: AppStore): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const { isThemeSystem, isDark } = store.getState().settings;
    if (isThemeSystem && isDark !== device.matches) store.dispatch(themeFollowed({ isDark: device.matches }));
  };
  follow();
  device.addEventListener('change', follow);
}
