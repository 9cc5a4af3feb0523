import type { Client } from 'pg';
import { withClient } from '@server/db/client';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/**
 * What is left of the people of an organization that was deleted. The tables come from the catalog: a new table with rows about a
 * person is either emptied or has its reason here.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const asOwner = <T>(work: (owner: Client) => Promise<T>): Promise<T> =>
  withClient(test.database.ownerUrl, 'test', work);

/** Tables whose rows about people stay, without their names: `users` itself is emptied column by column. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'must be provable later: evidence, history, answers and results that it is about': [
    ...['evidence_record', 'regulation_signature', 'regulation_answer', 'test_attempt'],
    ...['qualification_award', 'qualification_award_state', 'education_clock', 'education_progress'],
  ],
  'money and what it is counted by': [...['ref_link', 'ref_referral', 'user_place_past']],
  'what was assigned, and what came of it, as figures': [
    ...['assignment', 'assignment_count_person', 'assignment_count_place', 'assignment_demand'],
    ...['assignment_past', 'test_extra'],
    ...['adaptation', 'adaptation_item', 'gap_check'],
  ],
  'belongs to the organization: roles, structure, texts and questions about them': [
    ...['acting_head', 'user_role', 'ip_access', 'ip_rule', 'ideal_statement', 'ideal_proposal'],
    ...['education_comment', 'qualification_comment', 'regulation_comment', 'test_comment'],
    ...['faq_question', 'film_upload'],
  ],
  'of the provider’s own people': ['organization_note', 'provider_alert_delivery'],
  'technical, short-lived or without names': ['client_request', 'login'],
};

/** Tables that go with a table that is emptied. */
const CASCADED = ['employee_import_row'];

async function personTables(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname
    having bool_or(a.attname = 'organization_id') and bool_or(a.attname in ('user_id', 'author_id')) order by 1`);
  return rows.map(({ name }) => name);
}

it('every table with rows about a person is emptied by the erasure, or has a reason to be kept', async () => {
  const { tables, source } = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ source: string }>(
      `select pg_get_functiondef('erase_organization(int)'::regprocedure) as source`,
    );
    return { tables: await personTables(owner), source: rows[0]?.source ?? '' };
  });
  const isEmptied = (table: string) => source.includes(`delete from ${table} where organization_id = p_id;`);
  const kept = Object.values(KEPT).flat();
  const unnamed = tables.filter(
    (table) => !isEmptied(table) && !source.includes(`delete from ${table} `) && !CASCADED.includes(table),
  );
  expect(unnamed.toSorted()).toEqual(kept.toSorted());
});

it('private notes and ratings are erased with the people, those of other organizations stay', async () => {
  const made: { organizationId: number; userId: number }[] = [];
  for (const name of ['Удалённая', 'Другая']) {
    made.push(
      await test.app.database.system(async (tx) => {
        const { id } = await anOrganization(tx, { name });
        return { organizationId: id, userId: (await aUser(tx, { organizationId: id })).id };
      }),
    );
  }
  const [erased, other] = made;
  const left = await asOwner(async (owner) => {
    for (const { organizationId, userId } of made) {
      await owner.query(
        `insert into content_note (organization_id, user_id, object_type, object_id, clause_id, text)
         values ($1, $2, 'education', 1, 'b1', 'Моя заметка')`,
        [organizationId, userId],
      );
      await owner.query(
        `insert into content_rating (organization_id, user_id, object_type, object_id, version_id, stars, comment)
         values ($1, $2, 'education', 1, 1, 5, 'Понятно')`,
        [organizationId, userId],
      );
    }
    await owner.query('update organization set deleted_at = now() where id = $1', [erased?.organizationId]);
    await owner.query('select erase_organization($1)', [erased?.organizationId]);
    const { rows } = await owner.query<{ id: number }>(
      `select organization_id as id from content_note union all select organization_id from content_rating`,
    );
    return rows.map(({ id }) => id);
  });
  expect(left).toEqual([other?.organizationId, other?.organizationId]);
});
