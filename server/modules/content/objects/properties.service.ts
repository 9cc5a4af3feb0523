import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/idempotency';
import { contentAccess } from '../access/content-access';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDefinition } from '../content-definition';
import type { ContentServices } from '../content-services';
import type { ContentDeps } from '../content.deps';
import type { ContentObjectRow } from '../content.tables';
import { editedAt, rejectOlder } from '../versions/edits';
import type { PropertiesInput } from './object-input';
import { findObject, lockCodes, type ObjectChange, updateObject } from './objects.repository';
import { statusAfter } from './objects.service';

/** A kind's rules for the properties of its objects. */
export interface PropertiesRules<Row extends ContentObjectRow, Input extends PropertiesInput> {
  /** The fields whose changes are recorded in the history. */
  readonly audited: readonly (keyof Row & string)[];
  asRow(row: ContentObjectRow): Row;
  /** Returns the validated changes of the input: common columns and the kind's own. */
  check(scope: Scope, input: Input): Promise<ObjectChange>;
  /** Returns the values that are set only at creation. */
  onCreate?(input: Input): ObjectChange;
}

export interface PropertiesService<Row, Input> {
  create(scope: Scope, input: Input, clientKey?: string | null): Promise<Row>;
  update(scope: Scope, input: Input): Promise<Row>;
  remove(scope: Scope, id: number): Promise<boolean>;
}

/** Manages the properties of a kind's objects, not their texts. */
export function createPropertiesService<Row extends ContentObjectRow, Input extends PropertiesInput>(
  { now }: Pick<ContentDeps, 'now'>,
  content: ContentDefinition,
  { objects, events: { publishWork, log } }: Pick<ContentServices, 'objects' | 'events'>,
  { audited, asRow, check, onCreate }: PropertiesRules<Row, Input>,
): PropertiesService<Row, Input> {
  const { object } = content.tables;
  const { editable } = contentAccess(content);

  async function found(scope: Scope, id: number): Promise<Row> {
    const row = await findObject(scope.tx, object, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return asRow(row);
  }

  async function create(scope: Scope, input: Input): Promise<Row> {
    const first = onCreate?.(input) ?? {};
    await lockCodes(scope.tx, content, scope.organizationId);
    const { isArchive: _, name, ...change } = await check(scope, { ...input, id: null });
    if (name === undefined) throw new AppError('validation.required', { field: 'name' });
    const row = asRow(await objects.create(scope, { ...change, name, ...first }, []));
    await log(scope, row.id, 'create', { changes: firstValuesOf(row, audited) });
    await publishWork(scope, row.id);
    return row;
  }

  return {
    create: (scope, input, clientKey) =>
      once(
        scope,
        { of: `${content.objectType}Create`, key: clientKey },
        () => create(scope, input),
        (id: number) => found(scope, id),
      ),
    async update(scope, input) {
      if (input.id === null || input.id === undefined) throw new AppError('notFound');
      const isAboutArchive = typeof input.isArchive === 'boolean';
      const before = asRow(await editable(scope, input.id, isAboutArchive));
      if (input.updatedAt) await rejectOlder(scope, before, input.updatedAt);
      if (input.code) await lockCodes(scope.tx, content, scope.organizationId);
      const change = await check(scope, input);
      const after = await updateObject(scope.tx, object, scope.organizationId, before.id, {
        ...change,
        status: statusAfter(before, change),
        updatedAt: editedAt(now(), before),
        updatedById: callerOf(scope).userId,
      });
      await objects.recordUpdate(scope, before, asRow(after), audited);
      return asRow(after);
    },
    remove: (scope, id) => objects.remove(scope, id),
  };
}
