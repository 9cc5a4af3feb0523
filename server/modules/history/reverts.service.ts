import type { Reverts, Revertible } from '@server/audit/reverts';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { rejectStale } from '@server/modules/conflict';
import { findEntry, type StoredEntry } from './history.read-model';

export interface RevertsService {
  /**
   * Restores the value that a field had before the entry.
   * @throws {AppError} notFound, access.denied, conflict.updated when it was changed again since
   */
  revert(scope: Scope, caller: Caller, entryId: number, field: string): Promise<void>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function valueOf(record: object, field: string): unknown {
  return Object.entries(record).find(([name]) => name === field)?.[1];
}

/** «Вернуть значение»: an ordinary edit with the earlier value. */
export function createRevertsService(reverts: Reverts): RevertsService {
  function ruleOf(entry: StoredEntry, caller: Caller, field: string): Revertible {
    const rule = entry.action === 'update' ? reverts.of(entry.objectType) : null;
    if (!rule?.fields.includes(field) || !Object.hasOwn(entry.changes, field)) throw new AppError('notFound');
    if (!rule.may(caller)) throw new AppError('access.denied');
    return rule;
  }

  return {
    async revert(scope, caller, entryId, field) {
      const entry = await findEntry(scope, caller, entryId);
      const rule = ruleOf(entry, caller, field);
      const { objectType, objectId } = entry;
      const record = objectId === null ? null : await rule.find(scope, objectId);
      if (objectId === null || record === null) throw new AppError('notFound');
      const [before, after] = entry.changes[field] ?? [];
      if (!same(valueOf(record, field), after)) {
        // With a timestamp that no copy has, so that the error names the person who changed it last.
        await rejectStale(scope, { objectType, id: objectId, updatedAt: record.updatedAt }, new Date(0));
      }
      await rule.write(scope, { id: objectId, field, value: before, updatedAt: record.updatedAt });
    },
  };
}
