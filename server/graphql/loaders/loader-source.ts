import type { Scope } from '../context';

/** The source of loaders: the scope of the request, requested at the first read. */
export type LoaderSource = { readonly scope: () => Scope };
