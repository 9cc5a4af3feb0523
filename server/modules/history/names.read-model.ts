import { sql, type SQL } from 'drizzle-orm';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { ContentKind } from '@server/modules/content/content-kind';
import { groupBy } from '@server/modules/group-by';
import { fullNameSql } from '@server/modules/person-name';
import { ints } from '@server/modules/sql';
import type { Break } from './integrity/integrity.read-model';
import { type Named, NAMED, type Reference } from './references';

const namedRow = {
  kind: oneOf(NAMED),
  id: integer,
  name: text,
  avatar: nullable(integer),
  isOwn: boolean,
};

export interface NamedPerson {
  id: number;
  nameFull: string;
  avatarId: number | null;
}

export interface Names {
  /** Returns undefined when the object no longer exists. */
  of(reference: Reference): string | undefined;
  /** Includes only the organization's own people. */
  person(id: number | null): NamedPerson | null;
}

const TABLES: Partial<Record<Named, SQL>> = {
  position: sql`select 'position' as kind, id, name, null::int as avatar, true as "isOwn", organization_id from position`,
  subdivision: sql`select 'subdivision', id, name, null, true, organization_id from subdivision`,
  regulationStructure: sql`select 'regulationStructure', id, name, null, true, organization_id from regulation_structure`,
  role: sql`select 'role', id, name, null, true, organization_id from role`,
  assignmentRule: sql`select 'assignmentRule', id, title, null, true, organization_id from assignment_rule`,
  content: sql`select 'content', id, name, null, true, organization_id from content`,
  user: sql`select 'user', id, ${fullNameSql('users')}, avatar_id, home_organization_id = organization_id, organization_id
    from users`,
};

const tableOf = ({ objectType, objects }: ContentKind): SQL =>
  sql`select ${objectType}::text, o.id, o.name, null::int, true, o.organization_id from (${objects}) o`;

/** Reads the names of everything in these references, in one statement; content by the given kinds. */
export async function readNames(
  { tx, organizationId }: Scope,
  references: readonly Reference[],
  kinds: readonly ContentKind[] = [],
): Promise<Names> {
  const tables: Partial<Record<Named, SQL>> = {
    ...TABLES,
    ...Object.fromEntries(kinds.map((kind) => [kind.objectType, tableOf(kind)])),
  };
  const parts = [...groupBy(references, ({ kind }) => kind)].flatMap(([kind, same]) => {
    const ids = [...new Set(same.map(({ id }) => id))];
    const table = tables[kind];
    return table
      ? [sql`(${table} where organization_id = ${organizationId} and id = any(${ints(ids)}))`]
      : [];
  });
  const none = sql`(select ''::text as kind, 0 as id, ''::text as name, null::int as avatar, true as "isOwn", 0 as organization_id where false)`;
  const rows =
    parts.length === 0
      ? []
      : await selectRows(
          tx,
          namedRow,
        )(
          sql`select kind, id, name, avatar, "isOwn" from (${sql.join([none, ...parts], sql` union all `)}) named`,
        );
  const known = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
  return {
    of: ({ kind, id }) => known.get(`${kind}:${id}`)?.name,
    person(id) {
      const row = known.get(`user:${id}`);
      return row?.isOwn ? { id: row.id, nameFull: row.name, avatarId: row.avatar } : null;
    },
  };
}

/** Returns the names of the people whose entries the check found broken. */
export async function actorNamesOf(
  { tx, organizationId }: Scope,
  broken: readonly Break[],
): Promise<Map<number, string>> {
  const ids = [...new Set(broken.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await selectRows(tx, { id: integer, name: text })(sql`
    select id, ${fullNameSql('users')} as name from users
    where organization_id = ${organizationId} and id = any(${ints(ids)})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
