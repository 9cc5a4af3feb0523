import { loadTranslations } from '@src/lib/i18n';
import { preloadRoute } from './preload-route';

/** The translations of the workspace's frame and of the forms on every page. */
export const frameNamespaces = ['common', 'navigation', 'validation'];

/**
 * Loads the code and translations of the workspace's frame and of the page at the address while the init request is still in
 * flight.
 * @param hash of the address, such as `#/regulation/my/list`
 * @param translation translations are requested once it has started
 */
export async function preloadPage(hash: string, translation: Promise<unknown>): Promise<void> {
  const [path = '/'] = hash.replace(/^#/, '').split('?');
  await Promise.all([
    import(/* webpackChunkName: "frame" */ '../layout/WorkspaceLayout'),
    // Narrow screens load the menu on a tap.
    window.matchMedia('(min-width: 900px)').matches ? import('../layout/SidebarPanel') : null,
    translation.then(() => loadTranslations(frameNamespaces)),
    preloadRoute(path || '/', translation),
  ]);
}
