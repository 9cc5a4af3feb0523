import { matchRoutes } from 'react-router-dom';
import { deniedPath } from '@src/lib/denied';
import type { RouteAccess } from '@src/lib/route-types';
import type { RootState } from '@src/store/reducer';
import { decide } from './guard';
import { workspacePages } from './table';

/** Whether the caller may open an address of the workspace, by the router's guards. */
export function opens(path: string, state: RootState): boolean {
  const [pathname = ''] = path.split('?');
  let access: RouteAccess = 'signedIn';
  for (const { route, params } of matchRoutes(workspacePages, pathname) ?? []) {
    access = route.access ?? access;
    const verdict = decide(route, access, params, state);
    if (verdict.kind === 'notFound') return false;
    if (verdict.kind === 'redirect') return !verdict.to.startsWith(deniedPath);
  }
  return true;
}
