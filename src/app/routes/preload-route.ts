import { matchRoutes } from 'react-router-dom';
import { loadTranslations } from '@src/lib/i18n';
import { workspacePages } from './table';

/**
 * Loads the code and translations of the page at a path. It loads no user data; the router's guards decide later what may be
 * shown.
 * @param translation translations are requested once it has started
 */
export async function preloadRoute(path: string, translation?: Promise<unknown>): Promise<void> {
  const routes = (matchRoutes(workspacePages, path) ?? []).map(({ route }) => route);
  const words = async () => {
    await translation;
    await loadTranslations(routes.flatMap((route) => route.words ?? []));
  };
  await Promise.all([words(), ...routes.map((route) => route.load?.())]);
}
