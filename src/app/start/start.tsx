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
import { preloadPage } from '../routes/preload';
import { followSubscription } from '../routes/follow-subscription';
import { createAppRouter } from '../routes/router';
import { initialize, listenToSession } from './initialize';
import { StartFrame } from './StartFrame';
import { followPage } from './page';

/**
 * Starts the program. Nothing is rendered before the server was asked who this is and the first page is there; until
 * then the page shows what stands in its HTML.
 */
export async function start(): Promise<void> {
  hideSecrets();
  // Before the router listens: a link that is opened in a tab that is open already is read like the first one.
  window.addEventListener('popstate', hideSecrets);
  const store = createStore();
  await restore(store);
  followPage(store);
  listenToSession(store);
  followOtherTabs(store);
  showCarriedNotification(store);
  const words = startI18n(store.getState().settings.lang);
  // A part that cannot be loaded now is asked for again by the router, which tells what went wrong.
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
 * A visitor can read the landing whatever the server does; somebody who is signed in needs to know their rights. Errors
 * of the init query change nothing: the page keeps its first frame, and the server is asked again until it answers.
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

/** Tokens and codes leave the address before anything is drawn. */
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

/** As a transition: the first drawing is the longest, and so it lets the page answer in between. */
function render(store: AppStore, root: Root, page: React.ReactNode): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>{page}</Provider>
      </StrictMode>,
    ),
  );
}
