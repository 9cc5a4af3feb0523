import { matchRoutes } from 'react-router-dom';
import { cabinetPages } from './table';

/** Loads the code of the page that a path names. Only code: what may be shown, the router's guards decide afterwards. */
export async function preloadRoute(path: string): Promise<void> {
  const matches = matchRoutes(cabinetPages, path) ?? [];
  await Promise.all(matches.map(({ route }) => route.load?.()));
}
