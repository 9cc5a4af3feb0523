import { LRUCache } from 'lru-cache';

/** Asked so often a statement is worth a plan on every connection. */
const PREPARED_AFTER = 5;
/** Each connection keeps the plan of every name that it has met, until it closes. */
const MAX_NAMES = 300;
/** Statements that are counted at a time: lists of values make texts without end. */
const MAX_COUNTED = 2_000;

export interface StatementNames {
  /** The name under which the statement is prepared; undefined: parse and plan it this once. */
  nameOf(text: string): string | undefined;
  /** Its plan no longer fits (a migration changed its result): the next asking gets another name. */
  retire(text: string): void;
}

/**
 * Names for the statements that are asked again and again, so that PostgreSQL parses, rewrites and plans them once on a
 * connection, not with every request. See docs/adr/067-prepared-statements.md.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new LRUCache<string, number>({ max: MAX_COUNTED });
  let given = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < PREPARED_AFTER || given >= MAX_NAMES) {
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      given += 1;
      const name = `statement_${given}`;
      names.set(text, name);
      return name;
    },
    retire(text) {
      names.delete(text);
    },
  };
}
