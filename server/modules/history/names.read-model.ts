import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { ints } from '@server/modules/sql';
import { fullNameSql } from '@server/modules/person-name';
import { NAMED, type Named, type Reference } from './references';

export interface NamedPerson {
  id: number;
  nameFull: string;
  avatarId: number | null;
}

export interface Names {
  /** Undefined: there is no such thing any more. */
  of(reference: Reference): string | undefined;
  /** Of the organization's own people only. */
  person(id: number | null): NamedPerson | null;
}

const TABLES: Record<Exclude<Named, 'user'>, SQL> = {
  position: sql`select 'position' as kind, id, name, null::int as avatar, true as "isOwn", organization_id from position`,
  subdivision: sql`select 'subdivision', id, name, null, true, organization_id from subdivision`,
  regulationStructure: sql`select 'regulationStructure', id, name, null, true, organization_id from regulation_structure`,
  role: sql`select 'role', id, name, null, true, organization_id from role`,
  regulation: sql`select 'regulation', id, name, null, true, organization_id from regulation`,
  assignmentRule: sql`select 'assignmentRule', id, title, null, true, organization_id from assignment_rule`,
  content: sql`select 'content', id, name, null, true, organization_id from content`,
};

const PEOPLE = sql`select 'user', id, ${fullNameSql('users')}, avatar_id,
  home_organization_id = organization_id, organization_id from users`;

/** What everything in these references is called, in one statement. */
export async function readNames(
  { tx, organizationId }: Scope,
  references: readonly Reference[],
): Promise<Names> {
  const parts = NAMED.flatMap((kind) => {
    const ids = [...new Set(references.filter((each) => each.kind === kind).map(({ id }) => id))];
    const table = kind === 'user' ? PEOPLE : TABLES[kind];
    return ids.length === 0
      ? []
      : [sql`(${table} where organization_id = ${organizationId} and id = any(${ints(ids)}))`];
  });
  const none = sql`(select ''::text as kind, 0 as id, ''::text as name, null::int as avatar, true as "isOwn", 0 as organization_id where false)`;
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await tx.execute<{
          kind: Named;
          id: number;
          name: string;
          avatar: number | null;
          isOwn: boolean;
        }>(sql.join([none, ...parts], sql` union all `));
  const known = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
  return {
    of: ({ kind, id }) => known.get(`${kind}:${id}`)?.name,
    person(id) {
      const row = known.get(`user:${id}`);
      return row?.isOwn ? { id: row.id, nameFull: row.name, avatarId: row.avatar } : null;
    },
  };
}
