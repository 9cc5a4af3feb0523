import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { reconnectDelay } from '@src/api/socket';
import { startI18n } from '@src/lib/i18n';
import { captureSecrets } from '@src/lib/route-secrets';
import { showCarriedNotification } from '@src/store/carried-notification';
import { createStore, restore, type AppStore } from '@src/store/store';
import { followOtherTabs } from '@src/store/tab-sync';
import { registerTopics } from '../domains';
import { preloadPage } from '../routes/preload';
import { followSubscription } from '../routes/follow-subscription';
import { createAppRouter } from '../routes/router';
import { initialize, listenToSession } from './initialize';
import { StartFrame } from './StartFrame';
import { followPage } from './page';

/**
 * Starts the application. Nothing is rendered until the init request is answered and the first page is loaded; until then the
 * page shows its HTML.
 */
export async function start(): Promise<void> {
  hideSecrets();
  // Registered before the router's listener, so that a link opened in an existing tab is handled like the first one.
  window.addEventListener('popstate', hideSecrets);
  registerTopics();
  const store = createStore();
  await restore(store);
  followPage(store);
  listenToSession(store);
  followOtherTabs(store);
  showCarriedNotification(store);
  const words = startI18n(store.getState().settings.lang);
  // The router requests a chunk that failed here again and reports the error.
  if (store.getState().auth.token) preloadPage(window.location.hash, words).catch(() => undefined);
  await Promise.all([words, initialize(store)]);
  const root = createRoot(rootElement());
  await untilInitialized(store, root);
  await open(store, root);
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no root');
  return element;
}

/**
 * Waits for the init data. A visitor can read the landing page without it; a signed-in user's rights must be known. When the init
 * query fails, the page keeps its first frame and the query is retried until it succeeds.
 */
async function untilInitialized(store: AppStore, root: Root): Promise<void> {
  const isOpen = () => store.getState().app.is || !store.getState().auth.token;
  if (isOpen()) return;
  render(store, root, <StartFrame />);
  for (let attempt = 0; !isOpen(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, reconnectDelay(attempt)));
    await initialize(store);
  }
}

/** Removes tokens and codes from the address before anything is rendered. */
function hideSecrets(): void {
  const { hash, pathname, search } = window.location;
  const clean = captureSecrets(hash);
  if (clean !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${clean}`);
}

async function open(store: AppStore, root: Root): Promise<void> {
  const router = createAppRouter(store);
  followSubscription(router, store);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
  render(store, root, <RouterProvider router={router} />);
}

/** Renders in a transition, so that the page stays responsive during the long first render. */
function render(store: AppStore, root: Root, page: React.ReactNode): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>{page}</Provider>
      </StrictMode>,
    ),
  );
}
