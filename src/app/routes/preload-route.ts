import { matchRoutes } from 'react-router-dom';
import { loadWords } from '@src/lib/i18n';
import { cabinetPages } from './table';

/**
 * Loads the code and the words of the page that a path names. Nothing of anybody's: what may be shown, the router's guards
 * decide afterwards.
 * @param translation words are asked for once it has started
 */
export async function preloadRoute(path: string, translation?: Promise<unknown>): Promise<void> {
  const routes = (matchRoutes(cabinetPages, path) ?? []).map(({ route }) => route);
  const words = async () => {
    await translation;
    await loadWords(routes.flatMap((route) => route.words ?? []));
  };
  await Promise.all([words(), ...routes.map((route) => route.load?.())]);
}
