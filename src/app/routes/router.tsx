import {
  createHashRouter,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { loadWords } from '@src/lib/i18n';
import { keepReturnPath } from '@src/lib/return-path';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { selectRoles } from '@src/store/selectors/roles';
import type { AppStore } from '@src/store/store';
import { RouteError } from '../pages/RouteError';
import { decide, deniedPath, landingPath } from './guard';
import { frameWords } from './preload';
import { barePages, cabinetPages } from './table';

export interface RouteHandle {
  title?: string;
}

/**
 * The router of the whole table. Every route asks its guard; since signing in loads the page anew, a visitor's browser
 * loads neither the frame nor the pages that the guard would turn away from.
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
          // Inside the layout, so that a page that fails leaves the frame around it.
          errorElement: <RouteError />,
          children: cabinetPages.map((route) => build(route, 'signedIn')),
        },
      ],
    },
  ]);
}

/** The frame comes with its words and with those that forms of every page use. */
async function loadFrame() {
  const [{ CabinetLayout }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ '../layout/CabinetLayout'),
    loadWords(frameWords),
  ]);
  return { Component: CabinetLayout };
}

/** A route of the table as the router wants it. */
function toRouteObject(route: AppRoute, inherited: RouteAccess, store: AppStore): RouteObject {
  const access = route.access ?? inherited;
  const handle: RouteHandle = route.title ? { title: route.title } : {};
  const loader = ({ params, request }: LoaderFunctionArgs) => {
    const verdict = decide(route, access, params, store.getState());
    if (verdict.kind === 'redirect') return redirect(withOrigin(verdict.to, new URL(request.url)));
    if (verdict.kind === 'notFound') throw notFound();
    return null;
  };
  const isForVisitors = access === 'always' || access === 'visitor';
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
 * What a redirect takes along: a closed page says where it stood, so that whoever is asked for the right sees it too; the
 * landing keeps `ref`, `link` and `modal`, and the page that signing in returns to.
 */
function withOrigin(to: string, { pathname, search }: URL): string {
  if (to.startsWith(`${deniedPath}?`)) return `${to}&from=${encodeURIComponent(pathname + search)}`;
  if (to !== landingPath) return to;
  if (pathname !== '/') keepReturnPath(`${pathname}${search}`);
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => landingParams.has(name)),
  );
  return kept.size > 0 ? `${to}?${kept}` : to;
}

/** What the landing itself reads of the route. */
const landingParams: ReadonlySet<string> = new Set(['ref', 'link', 'modal', 'socialError']);

function notFound(): Response {
  return new Response('', { status: 404 });
}
