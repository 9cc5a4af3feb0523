import { LRUCache } from 'lru-cache';

/** A statement that runs this often is worth a plan on every connection. */
const PREPARED_AFTER = 5;
/** Each connection keeps the plans of all names that it has used until it closes. */
const MAX_NAMES = 300;
/** The max number of statements counted at a time: lists of values produce an unlimited number of texts. */
const MAX_COUNTED = 2_000;

export interface StatementNames {
  /** Returns the name under which to prepare the statement; undefined: parse and plan it just this once. */
  nameOf(text: string): string | undefined;
  /** Forgets a plan that no longer fits (a migration changed its result): the statement gets another name next time. */
  retire(text: string): void;
}

/**
 * Creates names for frequent statements, so that PostgreSQL parses, rewrites and plans them once per connection, not with every
 * request. See docs/adr/067-prepared-statements.md.
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
