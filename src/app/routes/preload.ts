import { loadWords } from '@src/lib/i18n';
import { preloadRoute } from './preload-route';

/** What the frame of the cabinet is drawn with, and forms of every page. */
export const frameWords = ['common', 'navigation', 'validation'];

/**
 * Loads the code and the words of the cabinet's frame and of the page that the address names, so that they come while the
 * server is still asked who this is.
 * @param hash of the address, such as `#/regulation/my/list`
 * @param translation words are asked for once it has started
 */
export async function preloadPage(hash: string, translation: Promise<unknown>): Promise<void> {
  const [path = '/'] = hash.replace(/^#/, '').split('?');
  await Promise.all([
    import(/* webpackChunkName: "frame" */ '../layout/CabinetLayout'),
    // Narrow screens show the menu on a press.
    window.matchMedia('(min-width: 900px)').matches ? import('../layout/SidebarPanel') : null,
    translation.then(() => loadWords(frameWords)),
    preloadRoute(path || '/', translation),
  ]);
}
