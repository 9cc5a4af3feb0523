import type { Client } from 'pg';
import { withClient } from '@server/db/client';

/** Inserts rows of every difficult kind: Cyrillic, quotes, nulls, json, dates, evidence with its triggers, a reference cycle. */
export async function fillSample(ownerUrl: string, organizations = 2): Promise<void> {
  await withClient(ownerUrl, 'test', async (client) => {
    for (let index = 0; index < organizations; index += 1) await fillOrganization(client, index);
  });
}

async function idOf(client: Client, sql: string, values: (string | number)[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`${sql} returning id`, values);
  return rows[0]?.id ?? 0;
}

async function fillOrganization(client: Client, index: number): Promise<void> {
  const organization = await idOf(
    client,
    `insert into organization (name, activity_text, suspense_date_end) values ($1, $2, '2026-02-28')`,
    [`ООО «Ромашка ${index}»`, 'строка\nвторая\tс табуляцией \\ и "кавычками" \'ё\''],
  );
  const subdivision = await idOf(client, `insert into subdivision (organization_id, name) values ($1, $2)`, [
    organization,
    'Дирекция',
  ]);
  const position = await idOf(
    client,
    `insert into position (organization_id, name, subdivision_id, kpi) values ($1, 'Директор', $2, '[{"name": "Ёмкость", "weight": 1.5}]')`,
    [organization, subdivision],
  );
  // The subdivision refers to the position and the position to the subdivision: no order of tables would work.
  await client.query('update subdivision set position_id = $1 where id = $2', [position, subdivision]);
  await client.query(
    `insert into users (organization_id, home_organization_id, email, name_first, name_second, position_id, date_birth)
     select $1::int, $1::int, 'person' || n || '@o' || $1::int || '.example', 'Имя' || n, 'Ёлкин', $2, date '1990-01-01' + n
     from generate_series(1, 300) n`,
    [organization, position],
  );
  await client.query(
    `insert into audit_log (organization_id, action, object_type, changes)
     select $1::int, 'create', 'user', jsonb_build_object('n', array[null, n]) from generate_series(1, 2000) n`,
    [organization],
  );
}
