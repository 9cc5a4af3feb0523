import { loadWords } from '@src/lib/i18n';
import { preloadRoute } from './preload-route';

/** What the frame of the cabinet is drawn with, and forms of every page. */
export const frameWords = ['common', 'navigation', 'notifications', 'validation', 'enums', 'errors'];

/**
 * Loads the code and the words of the cabinet's frame and of the page that the address names, so that they come while the
 * server is still asked who this is.
 * @param hash of the address, such as `#/regulation/my/list`
 * @param translation words are asked for once it has started
 */
export async function preloadPage(hash: string, translation: Promise<unknown>): Promise<void> {
  const [path = '/'] = hash.replace(/^#/, '').split('?');
  await Promise.all([
    import('../layout/CabinetLayout'),
    translation.then(() => loadWords(frameWords)),
    preloadRoute(path || '/', translation),
  ]);
}
