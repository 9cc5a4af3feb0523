import {
  createHashRouter,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { deniedPath, withClosedPage } from '@src/lib/denied';
import { loadTranslations } from '@src/lib/i18n';
import { keepReturnPath } from '@src/lib/return-path';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { selectRoles } from '@src/store/selectors/roles';
import type { AppStore } from '@src/store/store';
import { RouteError } from '../pages/RouteError';
import { decide, landingPath } from './guard';
import { frameNamespaces } from './preload';
import { barePages, workspacePages } from './table';

export interface RouteHandle {
  title?: string;
}

/**
 * Creates the router for the whole table. Every route runs its guard. Signing in reloads the page, so a visitor's browser loads
 * neither the frame nor the guarded pages.
 */
export function createAppRouter(store: AppStore) {
  const isVisitor = !selectRoles(store.getState()).isAuthenticated;
  const build = (route: AppRoute, inherited: RouteAccess): RouteObject =>
    toRouteObject(route, inherited, store);
  return createHashRouter([
    { errorElement: <RouteError />, children: barePages.map((route) => build(route, 'signedIn')) },
    {
      errorElement: <RouteError />,
      ...(isVisitor ? { Component: Outlet } : { lazy: loadFrame }),
      children: [
        {
          // Inside the layout, so that the frame stays when a page fails.
          errorElement: <RouteError />,
          children: workspacePages.map((route) => build(route, 'signedIn')),
        },
      ],
    },
  ]);
}

/** Loads the frame with its translations and those of the forms on every page. */
async function loadFrame() {
  const [{ WorkspaceLayout }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ '../layout/WorkspaceLayout'),
    loadTranslations(frameNamespaces),
  ]);
  return { Component: WorkspaceLayout };
}

/** Converts a route of the table to the router's format. */
function toRouteObject(route: AppRoute, inherited: RouteAccess, store: AppStore): RouteObject {
  const access = route.access ?? inherited;
  const handle: RouteHandle = route.title ? { title: route.title } : {};
  const loader = ({ params, request }: LoaderFunctionArgs) => {
    const verdict = decide(route, access, params, store.getState());
    if (verdict.kind === 'redirect') return redirect(withOrigin(verdict.to, new URL(request.url)));
    if (verdict.kind === 'notFound') throw notFound();
    return null;
  };
  const isForVisitors = access === 'always' || access === 'link' || access === 'visitor';
  const load = isForVisitors || selectRoles(store.getState()).isAuthenticated ? route.load : undefined;
  const common = {
    handle,
    loader,
    ...(load ? { lazy: { Component: load } } : {}),
  };
  if (route.path === '' && !route.children) return { ...common, index: true };
  return {
    ...common,
    path: route.path,
    ...(route.children
      ? { children: route.children.map((child) => toRouteObject(child, access, store)) }
      : {}),
  };
}

/**
 * Adds the original address to a redirect. Access denied gets `from`, so that the person asked for the right sees the page too.
 * The landing page keeps `ref`, `link` and `modal`, and signing in returns to the original page.
 */
function withOrigin(to: string, { pathname, search }: URL): string {
  if (to.startsWith(`${deniedPath}?`)) return withClosedPage(to, pathname + search);
  if (to !== landingPath) return to;
  if (pathname !== '/') keepReturnPath(`${pathname}${search}`);
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => landingParams.has(name)),
  );
  return kept.size > 0 ? `${to}?${kept}` : to;
}

/** The query parameters that the landing page reads. */
const landingParams: ReadonlySet<string> = new Set(['ref', 'link', 'modal', 'socialError']);

function notFound(): Response {
  return new Response('', { status: 404 });
}
