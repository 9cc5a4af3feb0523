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
  'money and what it is counted by': [...['ref_link', 'ref_referral', 'token_use', 'user_place_past']],
  'what was assigned, and what came of it, as figures': [
    ...['assignment', 'assignment_count_person', 'assignment_count_place', 'assignment_demand'],
    ...['assignment_past', 'test_extra'],
    ...['adaptation', 'adaptation_item', 'gap_check'],
  ],
  'belongs to the organization: roles, structure, texts and questions about them': [
    ...['acting_head', 'user_role', 'ip_access', 'ip_rule', 'ideal_statement', 'ideal_proposal'],
  ],
  'without its texts: that a clause was called unclear and when that was resolved, and the videos of the materials':
    [...['education_comment', 'qualification_comment', 'regulation_comment', 'test_comment', 'film_upload']],
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

it('the file of a snapshot cannot be emptied, or anything else of it changed, while its organization is not erased', async () => {
  const organizationId = await test.app.database.system(async (tx) => {
    const { id } = await anOrganization(tx, { name: 'Живая' });
    return id;
  });
  const { id: userId } = await test.app.database.system((tx) => aUser(tx, { organizationId }));
  await asOwner(async (owner) => {
    await owner.query(TEXTS['the bytes of a snapshot, not its hash']?.insert ?? '', [organizationId, userId]);
    const change = (what: string) =>
      owner.query(`update report_snapshot_file set ${what} where organization_id = $1`, [organizationId]);
    await expect(change(`bytes = ''`)).rejects.toThrow();
    await owner.query('update organization set deleted_at = now() where id = $1', [organizationId]);
    await owner.query('select erase_organization($1)', [organizationId]);
    for (const what of [
      `bytes = 'Петров'`,
      `bytes = '', sha256 = sha256('')`,
      `bytes = '', chain = sha256('')`,
    ])
      await expect(change(what)).rejects.toThrow();
    await expect(owner.query('delete from report_snapshot_file')).rejects.toThrow();
  });
});

/** Personal texts, by table: how the row of a person is made, and what is read of it. */
const TEXTS: Readonly<Record<string, { insert: string; read: string; left: string | null }>> = {
  'a question to the provider': {
    insert: `insert into faq_question (organization_id, user_id, text) values ($1, $2, 'Мой вопрос')`,
    read: 'select text from faq_question where organization_id = $1',
    left: null,
  },
  'an upload that never became a video': {
    insert: `insert into film_upload (organization_id, id, user_id, name, fingerprint, size, state)
      values ($1, gen_random_uuid(), $2, 'Иванов.mp4', 'f', 10, 'uploading')`,
    read: 'select name as text from film_upload where organization_id = $1',
    left: null,
  },
  'the file name of a video': {
    insert: `with file as (
        insert into content (organization_id, type, name, mime, details, sha256, user_id)
        values ($1, 'film', 'Иванов.mp4', 'video/mp4', '{"path": "closed/aa/film.mp4"}', '', $2) returning id)
      insert into film_upload (organization_id, id, user_id, name, fingerprint, size, state, content_id, duration_sec)
      select $1, gen_random_uuid(), $2, 'Иванов.mp4', 'f', 10, 'ready', file.id, 5 from file`,
    read: `select u.name || u.fingerprint || c.name as text from film_upload u
      join content c on c.organization_id = u.organization_id and c.id = u.content_id where u.organization_id = $1`,
    left: '——',
  },
  'a comment on a clause': {
    insert: `with made as (
        insert into regulation (organization_id, name, code, owner_id) values ($1, 'Правила', 'Р-1', $2) returning id),
      version as (
        insert into regulation_version (organization_id, regulation_id, major) select $1, id, 1 from made returning id)
      insert into regulation_comment (organization_id, regulation_id, version_id, clause_id, user_id, text)
      select $1, made.id, version.id, 'c1', $2, 'Не понял' from made, version`,
    read: `select text from regulation_comment where organization_id = $1 and clause_id = 'c1'`,
    left: '—',
  },
  'the bytes of a snapshot, not its hash': {
    insert: `with made as (
        insert into report_snapshot (organization_id, name, shape, made_by_id, status, tokens, rows, created_at)
        values ($1, 'Просрочки', '{}', $2, 'ready', 40, 1, now()) returning id)
      insert into report_snapshot_file (organization_id, snapshot_id, sha256, chain, bytes, made_at)
      select $1, id, sha256('Иванов'::bytea), sha256('Иванов'::bytea), 'Иванов'::bytea, now() from made`,
    read: `select case when sha256 = sha256('Иванов'::bytea) and chain = sha256 then octet_length(bytes)::text end as text
      from report_snapshot_file where organization_id = $1`,
    left: '0',
  },
  'the words of a plan of adaptation': {
    insert: `insert into adaptation (organization_id, user_id, date_start, date_end, comment, moves)
      values ($1, $2, '2026-01-01', '2026-02-01', 'Не справился',
        '[{"from": "2026-01-10", "days": 3, "kind": "absence", "reason": "болел"}]')`,
    read: `select comment || (moves -> 0 ->> 'days') || (moves -> 0 ->> 'reason') as text
      from adaptation where organization_id = $1`,
    left: '3',
  },
};

it.each(Object.keys(TEXTS))(
  '%s goes with the people whose organization is erased, and stays for others',
  async (what) => {
    const { insert, read, left } = TEXTS[what] ?? { insert: '', read: '', left: '' };
    const [erased, other] = await Promise.all(
      ['Удалённая', 'Другая'].map((name) =>
        test.app.database.system(async (tx) => {
          const { id } = await anOrganization(tx, { name });
          return { organizationId: id, userId: (await aUser(tx, { organizationId: id })).id };
        }),
      ),
    );
    if (!erased || !other) throw new Error('there are no organizations');
    await asOwner(async (owner) => {
      for (const { organizationId, userId } of [erased, other])
        await owner.query(insert, [organizationId, userId]);
      const textOf = async ({ organizationId }: typeof erased) =>
        (await owner.query<{ text: string }>(read, [organizationId])).rows[0]?.text ?? null;
      const before = await textOf(erased);
      expect(before).not.toBeNull();
      await owner.query('update organization set deleted_at = now() where id = $1', [erased.organizationId]);
      await owner.query('select erase_organization($1)', [erased.organizationId]);
      expect(await textOf(erased)).toBe(left);
      expect(await textOf(other)).toBe(before);
    });
  },
);
