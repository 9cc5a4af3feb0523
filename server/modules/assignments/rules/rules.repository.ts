import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { assignmentRuleTable, type AssignmentRuleRow } from '../assignments.tables';
import { ints } from '@server/modules/sql';

type RuleFields = Omit<AssignmentRuleRow, 'id' | 'createdAt' | 'updatedAt'>;

const unknownCountsRow = { users: integer, positions: integer, subdivisions: integer, roles: integer };

/** For each kind, how many of the ids do not exist in the organization. */
export type UnknownCounts = RowOf<typeof unknownCountsRow>;

/** SQL of assignment rules. */
export const rulesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<AssignmentRuleRow | null> {
    const [row] = await tx
      .select()
      .from(assignmentRuleTable)
      .where(and(eq(assignmentRuleTable.organizationId, organizationId), eq(assignmentRuleTable.id, id)));
    return row ?? null;
  },

  ofObject(
    tx: Tx,
    organizationId: number,
    { objectType, objectId }: ObjectKey,
  ): Promise<AssignmentRuleRow[]> {
    return tx
      .select()
      .from(assignmentRuleTable)
      .where(
        and(
          eq(assignmentRuleTable.organizationId, organizationId),
          eq(assignmentRuleTable.objectType, objectType),
          eq(assignmentRuleTable.objectId, objectId),
        ),
      )
      .orderBy(asc(assignmentRuleTable.id));
  },

  byIds(tx: Tx, organizationId: number, ids: readonly number[]): Promise<AssignmentRuleRow[]> {
    return tx
      .select()
      .from(assignmentRuleTable)
      .where(
        and(
          eq(assignmentRuleTable.organizationId, organizationId),
          inArray(assignmentRuleTable.id, [...ids]),
        ),
      );
  },

  /** Returns the unpaused rules of these objects; null: of all. */
  active(tx: Tx, organizationId: number, objects: readonly ObjectKey[] | null): Promise<AssignmentRuleRow[]> {
    const among = objects?.map((object) =>
      and(
        eq(assignmentRuleTable.objectType, object.objectType),
        eq(assignmentRuleTable.objectId, object.objectId),
      ),
    );
    return tx
      .select()
      .from(assignmentRuleTable)
      .where(
        and(
          eq(assignmentRuleTable.organizationId, organizationId),
          eq(assignmentRuleTable.isPaused, false),
          among ? or(...among) : undefined,
        ),
      )
      .orderBy(asc(assignmentRuleTable.id));
  },

  async insert(tx: Tx, fields: RuleFields): Promise<AssignmentRuleRow> {
    const [row] = await tx.insert(assignmentRuleTable).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<RuleFields>,
  ): Promise<AssignmentRuleRow> {
    const [row] = await tx
      .update(assignmentRuleTable)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(assignmentRuleTable.organizationId, organizationId), eq(assignmentRuleTable.id, id)))
      .returning();
    if (!row) throw new Error(`no rule ${id}`);
    return row;
  },

  /** Deletes a rule. Its assignments stay, without a rule. */
  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.execute(
      sql`update assignment set rule_id = null where organization_id = ${organizationId} and rule_id = ${id}`,
    );
    await tx
      .delete(assignmentRuleTable)
      .where(and(eq(assignmentRuleTable.organizationId, organizationId), eq(assignmentRuleTable.id, id)));
  },

  /** Counts the ids that are not of this organization, by kind. */
  async unknownIds(
    tx: Tx,
    organizationId: number,
    ids: {
      users: readonly number[];
      positions: readonly number[];
      subdivisions: readonly number[];
      roles?: readonly number[];
    },
  ): Promise<UnknownCounts> {
    const missing = (table: string, list: readonly number[]) => sql`(
      select count(*)::int from unnest(${ints(list)}) as given (id)
      where not exists (select from ${sql.identifier(table)} t where t.organization_id = ${organizationId} and t.id = given.id))`;
    const rows = await selectRows(
      tx,
      unknownCountsRow,
    )(sql`
      select ${missing('users', ids.users)} as users, ${missing('position', ids.positions)} as positions,
        ${missing('subdivision', ids.subdivisions)} as subdivisions, ${missing('role', ids.roles ?? [])} as roles`);
    return rows[0] ?? { users: 0, positions: 0, subdivisions: 0, roles: 0 };
  },

  /** Whether all these subdivisions and people are in or below the subdivision. */
  async isWithin(
    tx: Tx,
    organizationId: number,
    subdivisionIds: readonly number[],
    ids: { users: readonly number[]; subdivisions: readonly number[] },
  ): Promise<boolean> {
    const rows = await selectRows(tx, { is_within: boolean })(sql`
      with recursive below as (
        select s.id from subdivision s where s.organization_id = ${organizationId} and s.id = any(${ints(subdivisionIds)})
        union
        select s.id from subdivision s join below b on s.parent_id = b.id where s.organization_id = ${organizationId}
      )
      select not exists (
          select from unnest(${ints(ids.subdivisions)}) as given (id) where given.id not in (select id from below))
        and not exists (
          select from unnest(${ints(ids.users)}) as given (id)
          left join users u on u.organization_id = ${organizationId} and u.id = given.id
          where u.subdivision_id is null or u.subdivision_id not in (select id from below)) as is_within`);
    return rows[0]?.is_within ?? false;
  },

  /**
   * Takes a lock so that a change of rules or objects runs alone in the organization, while changes of people (`shared`) run
   * concurrently: otherwise a person hired while a rule is being saved would be missed by both.
   */
  async lock(tx: Tx, organizationId: number, kind: 'alone' | 'shared'): Promise<void> {
    const key = sql`hashtext('assignments'), ${organizationId}`;
    await tx.execute(
      kind === 'alone'
        ? sql`select pg_advisory_xact_lock(${key})`
        : sql`select pg_advisory_xact_lock_shared(${key})`,
    );
  },
};
