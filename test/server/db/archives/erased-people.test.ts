import type { Client } from 'pg';
import { withClient } from '@server/db/client';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { createDatabase, type Database } from '@server/db/database';
import { pino } from 'pino';

/**
 * What the erasure leaves of a person's own row, of how they signed in, and of their files. Columns and tables come from the
 * catalog: a new one is emptied or has its reason here.
 */

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = createDatabase(stored.appUrl, 2, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

const asOwner = <T>(work: (owner: Client) => Promise<T>): Promise<T> =>
  withClient(stored.ownerUrl, 'test', work);

interface Person {
  organizationId: number;
  userId: number;
}

/** A leader with a mentor, in a subdivision and a position. */
const aPersonOf = (name: string): Promise<Person> =>
  database.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name });
    const subdivisionId = (await aSubdivision(tx, { organizationId })).id;
    const positionId = (await aPosition(tx, { organizationId })).id;
    const mentorId = (await aUser(tx, { organizationId })).id;
    const place = { subdivisionId, positionId, leaderSubdivisionId: subdivisionId, mentorId, isLeader: true };
    return { organizationId, userId: (await aUser(tx, { organizationId, ...place })).id };
  });

async function twoPeople(): Promise<[erased: Person, other: Person]> {
  return [await aPersonOf('Удалённая'), await aPersonOf('Другая')];
}

/** Deletes the organization, and erases it. Returns how many people were erased; null: none, it may not be erased. */
async function erase(owner: Client, { organizationId }: Person): Promise<number | null> {
  await owner.query('update organization set deleted_at = now() where id = $1', [organizationId]);
  return eraseAgain(owner, organizationId);
}

async function eraseAgain(owner: Client, organizationId: number): Promise<number | null> {
  const { rows } = await owner.query<{ erased: number | null }>('select erase_organization($1) as erased', [
    organizationId,
  ]);
  return rows[0]?.erased ?? null;
}

/** Columns of a person that stay as they were. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'which row it is': ['id', 'organization_id', 'home_organization_id', 'created_at'],
  'where and when somebody worked, for figures of the past': [
    ...['subdivision_id', 'position_id', 'date_job_start', 'date_adapt_end', 'date_job_end'],
    ...[
      'employed_from',
      'leaving_at',
      'led_before',
      'status_before',
      'date_possible_leaving',
      'last_seen_at',
    ],
  ],
  'what the person was, without a name': ['is_admin', 'is_super_admin', 'is_invited', 'auth_type'],
  'of nobody in particular': ['lang', 'notifications', 'notifications_at'],
  'is computed from others': ['is_sample'],
};

/** Fills every column that the erasure has to empty. */
const FILL = `update users set
  phone = '+79001234567', phones = '{+79007654321}', personnel_number = 'П-7', hire_source = 'Ярмарка',
  password_hash = 'hash', email_proved_at = now(), is_email_pending = true, name_middle = 'Олегович', sex = 'male',
  avatar_id = $2, date_birth = '1990-05-06', info = 'Обо мне', detail_info = 'Подробно', skills = '[{"name": "Продажи", "level": 3}]',
  interests = '{шахматы}', goals = '[{"text": "Стать старшим", "dueAt": null, "progress": 5}]', reason_leaving = 'Переезд',
  reason_possible_leaving = 'Зарплата', date_possible_leaving = '2026-12-01', updated_at = '2020-01-01',
  status_before = 'working', leaving_at = '2026-01-02', last_seen_at = '2026-01-03', date_job_start = '2025-01-04'
  where id = $1`;

const ADD_FILE = `insert into content (organization_id, user_id, type, name, mime, details, sha256)
  values ($1, $2, $3, 'Иванов.png', 'image/png', $4, '') returning id`;

async function aFile(owner: Client, { organizationId, userId }: Person, type: string): Promise<number> {
  const path = (size: string) => `closed/${organizationId}/${type}${size}.png`;
  const details = { path: path(''), size: 9, formats: { '150x150': { path: path('-150'), size: 3 } } };
  const { rows } = await owner.query<{ id: number }>(ADD_FILE, [
    organizationId,
    userId,
    type,
    JSON.stringify(details),
  ]);
  return rows[0]?.id ?? 0;
}

async function columnsOf(owner: Client, { userId }: Person): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<{ person: Record<string, unknown> }>(
    'select to_jsonb(u) as person from users u where id = $1',
    [userId],
  );
  return rows[0]?.person ?? {};
}

const changed = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(before)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .toSorted();

it('every column of a person is emptied, or has a reason to stay; nobody else is changed', async () => {
  const [erased, other] = await twoPeople();
  await asOwner(async (owner) => {
    for (const person of [erased, other])
      await owner.query(FILL, [person.userId, await aFile(owner, person, 'avatar')]);
    const [before, otherBefore] = [await columnsOf(owner, erased), await columnsOf(owner, other)];
    expect(await erase(owner, erased)).toBe(2);
    const emptied = Object.keys(before).filter((name) => !Object.values(KEPT).flat().includes(name));
    const after = await columnsOf(owner, erased);
    expect(changed(before, after)).toEqual(emptied.toSorted());
    // What was there is nowhere in what is left.
    const left = JSON.stringify(after);
    for (const word of [
      '9001234567',
      '9007654321',
      'П-7',
      'Ярмарка',
      'Олегович',
      'Обо мне',
      'шахматы',
      '1990',
    ])
      expect(left).not.toContain(word);
    expect(changed(otherBefore, await columnsOf(owner, other))).toEqual([]);
  });
});

/** Tables without an organization that have rows of a person. */
const OF_PEOPLE: Readonly<Record<string, string | null>> = {
  auth_code: `insert into auth_code (user_id, purpose, code_hash, expires_at) values ($1, 'reset', 'h', now() + interval '1 hour')`,
  session: `insert into session (user_id, token_hash, device, ip, expires_at) values ($1, 'token ' || $1::int, 'Firefox', '10.0.0.7', now() + interval '1 day')`,
  // Names its administrator, who stays without a name.
  organization: null,
  // A list of hashes that nobody adds to.
  session_from_before: null,
  // Taken out by the answer of the other service, and ends within minutes.
  social_flow: null,
};

it('how people signed in is erased with them: the list of such tables is complete', async () => {
  const tables = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by c.relname
      having bool_or(a.attname in ('user_id', 'author_id')) and not bool_or(a.attname = 'organization_id')`);
    return rows.map(({ name }) => name);
  });
  expect(tables.toSorted()).toEqual(Object.keys(OF_PEOPLE).toSorted());
});

it.each(Object.keys(OF_PEOPLE).filter((table) => OF_PEOPLE[table]))(
  'no row of %s is left of erased people, and those of others stay',
  async (table) => {
    const [erased, other] = await twoPeople();
    await asOwner(async (owner) => {
      for (const { userId } of [erased, other]) await owner.query(OF_PEOPLE[table] ?? '', [userId]);
      await erase(owner, erased);
      const { rows } = await owner.query<{ id: number }>(
        `select user_id as id from ${table} where user_id = any($1)`,
        [[erased.userId, other.userId]],
      );
      expect(rows).toEqual([{ id: other.userId }]);
    });
  },
);

it('pictures and documents of people go, with their thumbnails; files of the organization and of others stay', async () => {
  const [erased, other] = await twoPeople();
  await asOwner(async (owner) => {
    for (const person of [erased, other]) {
      const { organizationId, userId } = person;
      const avatarId = await aFile(owner, person, 'avatar');
      await owner.query('update users set avatar_id = $2 where id = $1', [userId, avatarId]);
      await owner.query(
        `insert into user_document (organization_id, user_id, kind, content_id) values ($1, $2, 'passport', $3)`,
        [organizationId, userId, await aFile(owner, person, 'other')],
      );
      await aFile(owner, person, 'logo');
    }
    await erase(owner, erased);
    const left = await owner.query<{ owner: number; type: string }>(
      `select organization_id as owner, type from content where organization_id = any($1) order by 1, 2`,
      [[erased.organizationId, other.organizationId]],
    );
    expect(left.rows).toEqual([
      { owner: erased.organizationId, type: 'logo' },
      ...['avatar', 'logo', 'other'].map((type) => ({ owner: other.organizationId, type })),
    ]);
    // The sweep of the storage removes what has waited for a day.
    const swept = await owner.query<{ path: string }>(
      `select path from pending_file where created_at < now() - interval '1 day'
         and split_part(path, '/', 2) = any($1) order by path`,
      [[erased.organizationId, other.organizationId].map(String)],
    );
    const own = ['avatar-150.png', 'avatar.png', 'other-150.png', 'other.png'];
    expect(swept.rows.map(({ path }) => path)).toEqual(
      own.map((name) => `closed/${erased.organizationId}/${name}`),
    );
  });
});

it('an organization that is not deleted is not erased, and a deleted one only once', async () => {
  const { organizationId, userId } = await aPersonOf('Работающая');
  await asOwner(async (owner) => {
    const before = await columnsOf(owner, { organizationId, userId });
    expect(await eraseAgain(owner, organizationId)).toBeNull();
    expect(changed(before, await columnsOf(owner, { organizationId, userId }))).toEqual([]);
    expect(await erase(owner, { organizationId, userId })).toBe(2);
    expect(await eraseAgain(owner, organizationId)).toBeNull();
  });
});
