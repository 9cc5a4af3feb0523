import type DataLoader from 'dataloader';
import type { Scope } from './context';

/** Loads a row, or null if the organization has none with that id. */
export type ById<Row> = DataLoader<number, Row | null>;

/** The source of loaders: the scope of the request, requested at the first read. */
export type LoaderSource = { readonly scope: () => Scope };

/**
 * `context.loaders`, one set per request: children are read with `= any($1)`, never row by row. Each module declares its own
 * loaders next to the code that creates them, with `declare module`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Loaders {}
