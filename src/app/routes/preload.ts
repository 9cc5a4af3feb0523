import { matchRoutes } from 'react-router-dom';
import { cabinetPages } from './table';

/**
 * Loads the code of the cabinet's frame and of the page that the address names, so that it comes while the server is
 * still asked who this is. Only code: what may be shown, the router's guards decide afterwards.
 * @param hash of the address, such as `#/regulation/my/list`
 */
export async function preloadPage(hash: string): Promise<void> {
  const [path = '/'] = hash.replace(/^#/, '').split('?');
  const matches = matchRoutes(cabinetPages, path || '/') ?? [];
  await Promise.all([import('../layout/CabinetLayout'), ...matches.map(({ route }) => route.load?.())]);
}
