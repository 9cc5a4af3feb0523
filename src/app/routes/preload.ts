import { preloadRoute } from './preload-route';

/**
 * Loads the code of the cabinet's frame and of the page that the address names, so that it comes while the server is
 * still asked who this is.
 * @param hash of the address, such as `#/regulation/my/list`
 */
export async function preloadPage(hash: string): Promise<void> {
  const [path = '/'] = hash.replace(/^#/, '').split('?');
  await Promise.all([import('../layout/CabinetLayout'), preloadRoute(path || '/')]);
}
