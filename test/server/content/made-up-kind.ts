import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/rights';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints } from '@server/modules/sql';

// A kind of content that the program has not: exams, kept in one table. Each kind is one registration like this one.

/** Its table, as a migration would make it. */
export async function createExamTable(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`
    create table exam (
      id int generated always as identity primary key,
      organization_id int not null references organization (id) on delete cascade,
      name text not null,
      owner_id int not null,
      is_archive boolean not null default false,
      unique (organization_id, id)
    );
    alter table exam enable row level security;
    create policy tenant on exam to app_tenant
      using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
    create policy system on exam to app_system using (true);
    grant select, insert, update, delete on exam to app_tenant, app_system`);
  await owner.end();
}

async function permitted({ tx, organizationId, caller }: Scope, ids: readonly number[]) {
  if (caller === null) return new Set<number>();
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from exam where organization_id = ${organizationId} and id = any(${ints(ids)})
      and (owner_id = ${caller.userId} or ${hasRight(caller, 'employees', 'write')})`);
  return new Set(rows.map(({ id }) => id));
}

export const examKind: ContentKind = {
  objectType: 'test',
  topic: 'regulation',
  access: { editable: permitted, reportable: permitted },
  notices: {
    assigned: 'regulationAssigned',
    newVersion: 'regulationNewVersion',
    reminder: 'regulationReminder',
    overdue: 'regulationOverdue',
    escalation: 'regulationTeamOverdue',
  },
  menuCounters: [{ name: 'videoEducation' }],
  search: {
    async objects({ tx, organizationId }, _caller, query, limit) {
      const { rows } = await tx.execute<{ id: number; name: string }>(sql`
        select id, name from exam where organization_id = ${organizationId} and name ilike ${`%${query}%`}
        order by name limit ${limit}`);
      return rows.map(({ id, name }) => ({
        kind: 'regulation',
        id,
        title: name,
        subtitle: '',
        route: `/exam/${id}`,
      }));
    },
  },
  holders: {
    owners: (organizationId, id) =>
      sql`select owner_id from exam where organization_id = ${organizationId} and id = ${id}`,
  },
  duties: [
    {
      // A word of the contract: a kind that is to stay brings its own.
      kind: 'statement',
      heldBy: (organizationId, userId) => sql`
        select id, name from exam where organization_id = ${organizationId} and owner_id = ${userId}`,
      route: (id) => `/exam/${id}/edit`,
    },
  ],
  objects: sql`select organization_id, id, '' as code, name from exam`,
  reported: ({ organizationId }) => sql`
    select id, '' as code, name from exam where organization_id = ${organizationId} and not is_archive`,
  async published(tx, organizationId, ids) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from exam where organization_id = ${organizationId} and id = any(${ints(ids)}) and not is_archive`);
    return rows.map(({ id }) => ({ id, versionId: 1, majorVersionId: 1, weight: 2 }));
  },
  async describe(tx, organizationId, ids) {
    const { rows } = await tx.execute<{ id: number; name: string }>(sql`
      select id, name from exam where organization_id = ${organizationId} and id = any(${ints(ids)})`);
    return rows.map(({ id, name }) => ({ id, name, route: `/exam/${id}`, teamRoute: '/exam/team' }));
  },
};
