import type { Caller, Scope } from '@server/graphql/context';
import type { AuditObject } from './vocabulary';

export interface Revert {
  id: number;
  field: string;
  /** The value from the history: the checks of the service decide whether it is valid. */
  value: unknown;
  /** `updatedAt` of the record that the value was compared with. */
  updatedAt: Date;
}

/** How a type of object restores an earlier value of a field. Implemented by the object's own module. */
export interface Revertible {
  /** The fields that can be restored alone, without changing anything else. */
  fields: readonly string[];
  may(caller: Caller): boolean;
  /** Returns the current record, or null. */
  find(scope: Scope, id: number): Promise<{ updatedAt: Date } | null>;
  /** Makes an ordinary edit, under the ordinary rules. */
  write(scope: Scope, revert: Revert): Promise<void>;
}

/** The types of objects whose fields can be restored, each registered by its own module. */
export interface Reverts {
  register(objectType: AuditObject, rule: Revertible): void;
  of(objectType: string): Revertible | null;
}

/** Creates the only registry of a composed application. */
export function createReverts(): Reverts {
  const rules = new Map<string, Revertible>();
  return {
    register: (objectType, rule) => {
      rules.set(objectType, rule);
    },
    of: (objectType) => rules.get(objectType) ?? null,
  };
}
