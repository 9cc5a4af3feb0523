import type { ComponentType } from 'react';

/** The areas of rights by name. `src/api/init.ts` fills it from the contract, which this folder does not know. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the contract's types fill it
export interface RightAreas {}

/** A right: `faq.read`; with `everywhere`, a right limited to some subdivisions is not enough. */
export type RightAccess =
  | `${keyof RightAreas & string}.${'read' | 'write'}`
  | `${keyof RightAreas & string}.${'read' | 'write'}.everywhere`;

/**
 * Who may open a route: the holders of a right, or one of these. `always`: everybody, except users whose organization's
 * subscription is not active; `link`: whoever has the link of an email, also then; `visitor`: only when nobody is signed in;
 * `payment.balance`: users who may read payment, and everybody while the organization's subscription is not active; `author`:
 * users who may write regulations and similar content.
 */
export type RouteAccess =
  'always' | 'link' | 'visitor' | 'signedIn' | 'superAdmin' | 'payment.balance' | 'author' | RightAccess;

/**
 * A route as data. Features export arrays of these from `features/<domain>/routes.tsx`; the router of `app` adds guards, lazy
 * loading, titles and the not-found page.
 */
export interface AppRoute {
  /** Relative to the parent; `''` is the parent's index. */
  path: string;
  /** Translation key of the page's title, e.g. `navigation:regulation`. A page can show a longer one with `PageHeader`. */
  title?: string;
  /** Defaults to the parent's, and to `signedIn` at the top level. */
  access?: RouteAccess;
  /** The translation namespaces of its pages, loaded in parallel with the code. */
  words?: readonly string[];
  /** Loads the page. A route with both children and a page renders the children in an `<Outlet />`. */
  load?: () => Promise<ComponentType>;
  /** Absolute path to redirect to instead of rendering; two paths when admins start on another page than others. */
  redirect?: string | { admins: string; others: string };
  /** The user's own start page takes precedence over `redirect`. */
  isStart?: true;
  /** Parameters with restricted values; any other value gives the not-found page. */
  params?: Record<string, RegExp>;
  children?: AppRoute[];
}

/** For `params`: the id of a record. */
export const digits = /^\d{1,10}$/;
/** For `params`: the id of a record, or `new` to create one. */
export const digitsOrNew = /^(\d{1,10}|new)$/;
/** For `params`: the three lists of every content kind. */
export const contentTab = /^(my|editor|subdivision)$/;
