import type DataLoader from 'dataloader';

/** Loads a row, or null if the organization has none with that id. */
export type ById<Row> = DataLoader<number, Row | null>;

/**
 * `context.loaders`, one set per request: children are read with `= any($1)`, never row by row. Each module declares its own
 * loaders next to the code that creates them, with `declare module`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Loaders {}
