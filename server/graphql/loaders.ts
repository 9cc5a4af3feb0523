import type DataLoader from 'dataloader';
import type { Scope } from './context';

/** A row, or null where there is none of that id that the organization has. */
export type ById<Row> = DataLoader<number, Row | null>;

/** Where loaders read: the scope of the request, asked for when the first read comes. */
export type LoaderSource = { readonly scope: () => Scope };

/**
 * `context.loaders`, one set per request: children are read with `= any($1)`, never row by row. Each module declares its
 * own beside what makes them, by `declare module`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Loaders {}
