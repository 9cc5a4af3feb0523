import { sql } from 'drizzle-orm';
import exceljs from 'exceljs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { passwordHashOf } from '@server/modules/employees/password.read-model';
import { nextNumber } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** «Мои данные» and «История моих данных»: everything about oneself, nothing about anybody else. */
let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const HISTORY = `query ($of: Int!) { history(filter: { affectedUserId: $of }) {
  count items { action actor { id } changes { name before after } ip } } }`;

async function download(person: UserRow | null, format: string): Promise<Response> {
  return fetch(`${workspace.test.url}/api/profile/data.${format}`, {
    headers: {
      'Accept-Language': 'ru',
      ...(person ? { 'X-Session-Token': await workspace.test.signIn(person.id) } : {}),
    },
  });
}

interface Changed {
  person: UserRow;
  other: UserRow;
}

/** A person with recorded changes, and another person. */
async function changedPeople(): Promise<Changed> {
  const position = await workspace.system((tx) =>
    aPosition(tx, { organizationId: workspace.organizationId, name: `Старший кассир ${nextNumber()}` }),
  );
  const person = await workspace.person({
    nameFirst: 'Ирина',
    nameSecond: 'Лисова',
    positionId: position.id,
  });
  const other = await workspace.person({ nameFirst: 'Чужой', nameSecond: 'Тайный' });
  await workspace.get(person, UPDATE, { u: { skills: [{ name: 'Excel', level: 4 }] } });
  await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, nameMiddle: 'Павловна' } });
  await workspace.system((tx) =>
    tx.execute(sql`insert into user_document (organization_id, user_id, kind, number, valid_until) values
      (${workspace.organizationId}, ${person.id}, 'medical', '77', '2030-01-31'),
      (${workspace.organizationId}, ${other.id}, 'passport', 'Секрет другого', null)`),
  );
  await workspace.get(other, UPDATE, { u: { info: 'Секрет другого' } });
  return { person, other };
}

it('as JSON: profile, assignments, signatures, sessions and the history, of the caller only', async () => {
  const { person } = await changedPeople();
  const response = await download(person, 'json');
  expect(response.status).toBe(200);
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /Мои данные .*\.json/,
  );
  const text = await response.text();
  const data: Record<string, Record<string, unknown>[]> = JSON.parse(text);
  expect(Object.keys(data)).toEqual([
    'madeAt',
    'timezone',
    'profile',
    'documents',
    'obligations',
    'signatures',
    'notes',
    'ratings',
    'repetitions',
    'answerFiles',
    'sessions',
    'history',
  ]);
  expect(data['profile']).toEqual(
    expect.arrayContaining([
      { field: 'Фамилия', value: 'Лисова' },
      { field: 'Почта', value: person.email },
      { field: 'Должность', value: expect.stringContaining('Старший кассир') },
      { field: 'Навыки', value: expect.stringContaining('Excel') },
    ]),
  );
  expect(data['documents']).toMatchObject([
    { kind: 'Медицинский осмотр', number: '77', validUntil: '2030-01-31' },
  ]);
  expect(data['sessions']?.length).toBeGreaterThan(0);
  expect(data['history']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ actor: 'Анна Главная', changes: 'Отчество: — → Павловна', ip: '' }),
    ]),
  );
  expect(text).not.toContain('Секрет другого');
  const hash = await workspace.system((tx) => passwordHashOf(tx, workspace.organizationId, person.id));
  expect(hash).not.toBeNull();
  expect(text).not.toContain(hash);
});

it('as a workbook: a sheet for each, dates as dates; the history records the export', async () => {
  const { person } = await changedPeople();
  const response = await download(person, 'xlsx');
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    'Профиль',
    'Документы',
    'Назначения',
    'Подписи',
    'Мои заметки',
    'Мои оценки',
    'Повторение',
    'Файлы к ответам',
    'Сеансы',
    'История моих данных',
  ]);
  const history = book.getWorksheet('История моих данных');
  expect(history?.getRow(1).getCell(1).text).toBe('Дата и время');
  expect(history?.getRow(2).getCell(1).value).toBeInstanceOf(Date);
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select object_id from audit_log where action = 'export' and actor_id = ${person.id}`),
  );
  expect(rows).toEqual([{ object_id: person.id }]);
});

it('an administrator’s file contains nothing of others either', async () => {
  await changedPeople();
  const text = await (await download(workspace.admin, 'json')).text();
  expect(text).not.toContain('Секрет другого');
  expect(text).not.toContain('Excel');
});

it('without a session there is none, and no other format exists', async () => {
  expect((await download(null, 'json')).status).toBe(401);
  expect((await download(await workspace.person(), 'pdf')).status).toBe(404);
});

it('the history about oneself is read by oneself; the history of others by those who may read everything', async () => {
  const { person, other } = await changedPeople();
  const read = async (reader: UserRow, of: UserRow) =>
    (
      await workspace.get<{ history: { count: number; items: { actor: { id: number }; ip: string }[] } }>(
        reader,
        HISTORY,
        { of: of.id },
      )
    ).history;
  const own = await read(person, person);
  expect(own.items.map(({ actor }) => actor.id)).toEqual([workspace.admin.id, person.id]);
  // The IP addresses of others are not shown.
  expect(own.items[0]?.ip).toBe('');
  expect(await read(other, person)).toEqual({ count: 0, items: [] });
  expect((await read(workspace.admin, person)).count).toBe(2);
});
