import { createHashRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import type { AppStore } from '@src/store/store';
import { RouteError } from '../pages/RouteError';
import { decide } from './guard';
import { barePages, cabinetPages } from './table';

export interface RouteHandle {
  title?: string;
}

/** The router of the whole table: every route asks its guard before its page is loaded. */
export function createAppRouter(store: AppStore) {
  const build = (route: AppRoute, inherited: RouteAccess): RouteObject =>
    toRouteObject(route, inherited, store);
  return createHashRouter([
    { errorElement: <RouteError />, children: barePages.map((route) => build(route, 'signedIn')) },
    {
      errorElement: <RouteError />,
      lazy: async () => ({ Component: (await import('../layout/CabinetLayout')).CabinetLayout }),
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

/** A route of the table as the router wants it. */
export function toRouteObject(route: AppRoute, inherited: RouteAccess, store: AppStore): RouteObject {
  const access = route.access ?? inherited;
  const handle: RouteHandle = route.title ? { title: route.title } : {};
  const loader = ({ params }: LoaderFunctionArgs) => {
    const verdict = decide(route, access, params, store.getState());
    if (verdict.kind === 'redirect') return redirect(verdict.to);
    if (verdict.kind === 'notFound') throw notFound();
    return null;
  };
  const { load } = route;
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

function notFound(): Response {
  return new Response('', { status: 404 });
}
