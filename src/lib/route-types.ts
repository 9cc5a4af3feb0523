import type { ComponentType } from 'react';

/**
 * Whose right opens a route. `visitor`: nobody is signed in; `payment.balance`: who may read payment, and everybody
 * while the organization's subscription is not active;
 * `author`: who may write regulations and the like; `everywhere`: a right within some subdivisions is not enough.
 */
export type RouteAccess =
  | 'always'
  | 'visitor'
  | 'signedIn'
  | 'superAdmin'
  | 'payment.balance'
  | 'author'
  | 'employees.write'
  | 'employees.write.everywhere'
  | 'structure.read.everywhere'
  | 'structure.write'
  | 'structure.write.everywhere'
  | 'roles.write'
  | 'organizationSetting.read'
  | 'integrations.read'
  | 'structure.read'
  | 'roles.read'
  | 'statistics.read'
  | 'faq.read'
  | 'payment.read';

/**
 * A route as data. Features export arrays of these from `features/<domain>/routes.tsx`; the router of `app` adds
 * guards, lazy loading, titles and the not-found answer.
 */
export interface AppRoute {
  /** Relative to the parent; `''` is the parent's index. */
  path: string;
  /** Key of the page's title, e.g. `navigation:regulation`. A page may show a longer one by `PageHeader`. */
  title?: string;
  /** Default: as the parent, and `signedIn` at the top. */
  access?: RouteAccess;
  /** Namespaces of words that its pages are drawn with: at the start they come beside the code. */
  words?: readonly string[];
  /** The page. A route with children and a page renders them by `<Outlet />`. */
  load?: () => Promise<ComponentType>;
  /** Absolute path to go on to instead of rendering; where admins begin elsewhere than others, one for each. */
  redirect?: string | { admins: string; others: string };
  /** The person's own start page comes before `redirect`. */
  isStart?: true;
  /** Parameters whose values are limited; any other value answers not found. */
  params?: Record<string, RegExp>;
  children?: AppRoute[];
}

/** For `params`: the identifier of a record. */
export const digits = /^\d{1,10}$/;
/** For `params`: the identifier of a record, or `new` for one that is to be made. */
export const digitsOrNew = /^(\d{1,10}|new)$/;
/** For `params`: the three lists of every kind of content. */
export const contentTab = /^(my|editor|subdivision)$/;
