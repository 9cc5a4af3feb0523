import type { Caller, Scope } from '@server/graphql/context';
import type { AuditObject } from './vocabulary';

export interface Revert {
  id: number;
  field: string;
  /** As the history has it: whatever it is, the service's own checks decide. */
  value: unknown;
  /** Of the record that the value was compared with. */
  updatedAt: Date;
}

/** How a kind of object takes a field's earlier value back. Its own module answers. */
export interface Revertible {
  /** Where one field alone can go back without taking anything else with it. */
  fields: readonly string[];
  may(caller: Caller): boolean;
  /** The record as it is now, or null. */
  find(scope: Scope, id: number): Promise<{ updatedAt: Date } | null>;
  /** An ordinary edit, by the ordinary rules. */
  write(scope: Scope, revert: Revert): Promise<void>;
}

/** The kinds of objects whose fields can be given back, each registered by its own module. */
export interface Reverts {
  register(objectType: AuditObject, rule: Revertible): void;
  of(objectType: string): Revertible | null;
}

/** The one registry of a composed application. */
export function createReverts(): Reverts {
  const rules = new Map<string, Revertible>();
  return {
    register: (objectType, rule) => {
      rules.set(objectType, rule);
    },
    of: (objectType) => rules.get(objectType) ?? null,
  };
}
