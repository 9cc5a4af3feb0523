import { connectionChanged } from '@src/store/slices/app';
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
  window.addEventListener('offline', () => store.dispatch(connectionChanged(false)));
  window.addEventListener('online', () => store.dispatch(connectionChanged(true)));
}
