import { sql } from 'drizzle-orm';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { contentTable } from '@server/modules/files/files.tables';
import { approvalTable, type RegulationRow } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { anOrganization } from '@test/factories/organization.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';

/** Data that was denied to a person directly, but reached them on another path. */
let workspace: Workspace;
let regulation: RegulationRow;
let worker: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, admin } = workspace;
  worker = await workspace.person({ nameSecond: 'Читатель' });
  await workspace.system(async (tx) => {
    const [content] = await tx
      .insert(contentTable)
      .values({
        organizationId,
        userId: admin.id,
        type: 'other',
        name: 'Приложение.pdf',
        mime: 'application/pdf',
        details: { path: 'closed/aa/00000000-0000-4000-8000-000000000001.pdf', size: 3, formats: {} },
        sha256: 'x',
      })
      .returning();
    const attachments = [content?.id ?? 0];
    const fields = { organizationId, ownerId: admin.id, name: 'Тайный регламент' };
    regulation = await aPublishedRegulation(tx, fields, { attachments });
    await tx.insert(assignmentTable).values({
      organizationId,
      userId: worker.id,
      objectType: 'regulation',
      objectId: regulation.id,
      versionId: regulation.currentVersionId,
      waivedReason: 'Тайная причина',
    });
  });
}, 120_000);
afterAll(() => workspace.stop());

const REGULATION = 'query ($id: Int!) { regulation(id: $id) { id } }';

test('statistics name a regulation, and expose nothing else of it to a caller who may not read it', async () => {
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  expect(await workspace.get(analyst, REGULATION, { id: regulation.id })).toEqual({ regulation: null });
  const named = '{ statistic(objectType: regulation) { byObject { object { id code name } } } }';
  const { statistic } = await workspace.get<{
    statistic: { byObject: { object: { id: number } }[] };
  }>(analyst, named);
  expect(statistic.byObject).toMatchObject([{ object: { id: regulation.id } }]);
  for (const whole of [
    '{ statistic(objectType: regulation) { byObject { object { currentVersion { attachments { details { path } } } } } } }',
    '{ statisticPeople(objectType: regulation, kind: assigned) { items { object { currentVersion { clauses { text } } } } } }',
    '{ statisticPeople(objectType: regulation, kind: assigned) { items { assignment { waivedReason } } } }',
  ]) {
    const { data, errors } = await workspace.ask(analyst, whole);
    expect(JSON.stringify({ data, errors })).not.toMatch(/closed\/|Мойте руки|Тайная причина/);
    expect(errors?.length).toBeGreaterThan(0);
  }
});

test('a hidden date does not order people', async () => {
  const { organizationId } = workspace;
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const people = [
    await workspace.person({ nameSecond: 'Аа', dateJobStart: '2020-01-01', subdivisionId: place.id }),
    await workspace.person({ nameSecond: 'Бб', dateJobStart: '2024-01-01', subdivisionId: place.id }),
    await workspace.person({ nameSecond: 'Вв', dateJobStart: '2022-01-01', subdivisionId: place.id }),
  ];
  const [a, b, c] = people.map(({ id }) => id);
  const order = async (who: UserRow, direction: string) => {
    const query = `query ($ids: [Int!]) { users(ids: $ids, sort: dateJobStart, direction: ${direction}) { items { id } } }`;
    const ids = people.map(({ id }) => id);
    const { users } = await workspace.get<{ users: { items: { id: number }[] } }>(who, query, { ids });
    return users.items.map(({ id }) => id);
  };
  const stranger = await workspace.person();
  expect(await order(stranger, 'asc')).toEqual([a, b, c]);
  expect(await order(stranger, 'desc')).toEqual([a, b, c]);
  expect(await order(workspace.admin, 'asc')).toEqual([a, c, b]);
  const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: place.id });
  expect(await order(leader, 'desc')).toEqual([b, c, a]);
});

test('the history of a note, a document or a possible leaving is shown to those who edit cards, and to nobody else', async () => {
  const stranger = await workspace.person();
  const personnel = await workspace.withRights({ employees: { read: true, write: true } });
  const person = await workspace.person();
  const heard = new Map<number, string[]>();
  const clients = await Promise.all(
    [stranger, personnel, person].map(async ({ id }) => {
      const client = workspace.test.ws(await workspace.test.signIn(id));
      const events: string[] = [];
      heard.set(id, events);
      client.subscribe(
        { query: 'subscription { changed { topic ids } }' },
        {
          next: ({ data }) => void events.push(JSON.stringify(data)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return client;
    }),
  );
  const updatedAt = async () =>
    (
      await workspace.get(stranger, 'query ($u: UserInput!) { user(user: $u) { updatedAt } }', {
        u: { id: person.id },
      })
    )['user'];
  const before = await updatedAt();
  const touch = () =>
    workspace.get(workspace.admin, 'mutation ($n: UserNoteInput!) { userNoteCreate(note: $n) { id } }', {
      n: { userId: person.id, text: 'Ищет другое место' },
    });
  await until(async () => {
    await touch();
    return (heard.get(personnel.id) ?? []).length > 0;
  });
  await workspace.get(
    workspace.admin,
    'mutation ($l: UserLeavingInput!) { userLeavingUpdate(leaving: $l) { updatedAt } }',
    {
      l: { userId: person.id, datePossibleLeaving: '2030-01-01', reasonPossibleLeaving: 'Переезд' },
    },
  );
  await workspace.get(
    workspace.admin,
    'mutation ($d: UserDocumentInput!) { userDocumentCreate(document: $d) { id } }',
    { d: { userId: person.id, kind: 'passport', number: '1234' } },
  );
  // Events are published in order: a subscriber who has received the last one has received all before it.
  await workspace.get(workspace.admin, 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }', {
    u: { id: worker.id, info: 'Новое' },
  });
  await until(async () =>
    [...heard.values()].every((events) => events.some((event) => event.includes(String(worker.id)))),
  );
  const about = (id: number) =>
    (heard.get(id) ?? []).filter((item) => JSON.parse(item).changed.ids.includes(person.id));
  expect(about(stranger.id)).toEqual([]);
  expect(about(person.id)).toEqual([JSON.stringify({ changed: { topic: 'personnel', ids: [person.id] } })]);
  expect(about(personnel.id).length).toBeGreaterThanOrEqual(3);
  expect(await updatedAt()).toEqual(before);
  for (const client of clients) await client.dispose();
});

test('approvers’ comments are read by those who work on the text, not by its readers', async () => {
  const { organizationId, admin } = workspace;
  const approver = await workspace.person();
  await workspace.system((tx) =>
    tx.insert(approvalTable).values({
      organizationId,
      versionId: regulation.currentVersionId ?? 0,
      step: 1,
      approverId: approver.id,
      status: 'approved',
      comment: 'Пункт слаб, но пусть',
      createdAt: new Date(),
    }),
  );
  const query = `query ($id: Int!) { regulation(id: $id) { currentVersion { approvals { status comment } } } }`;
  const commentsOf = async (who: UserRow) =>
    JSON.stringify(await workspace.get(who, query, { id: regulation.id }));
  expect(await commentsOf(worker)).toContain('"status":"approved","comment":""');
  expect(await commentsOf(admin)).toContain('Пункт слаб');
});

test('whether another organization shows a video is not disclosed', async () => {
  const video = 'dQw4w9WgXcQ';
  await workspace.system(async (tx) => {
    const other = await anOrganization(tx);
    await tx.execute(sql`update organization set video_id = ${video} where id = ${other.id}`);
  });
  const { url } = workspace.test;
  const known = await fetch(`${url}/api/video/${video}`);
  const unknown = await fetch(`${url}/api/video/aaaaaaaaaaa`);
  expect([known.status, unknown.status]).toEqual([404, 404]);
});

describe('the address of an attachment', () => {
  async function addressFor(person: UserRow): Promise<string> {
    const query =
      'query ($id: Int!) { regulation(id: $id) { currentVersion { attachments { details { path } } } } }';
    const found = JSON.stringify(await workspace.get(person, query, { id: regulation.id }));
    const [, path = ''] = /"path":"([^"]+)"/.exec(found) ?? [];
    return `${workspace.test.url}/statics${path}`;
  }
  /** Reads the response to its end, so that the connection is free again. */
  const statusOf = async (url: string | URL) => {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  };
  const reader = async () => {
    const person = await workspace.person();
    await workspace.system((tx) =>
      tx.insert(assignmentTable).values({
        organizationId: workspace.organizationId,
        userId: person.id,
        objectType: 'regulation',
        objectId: regulation.id,
        versionId: regulation.currentVersionId,
      }),
    );
    return person;
  };
  beforeAll(async () => {
    const { mkdir, writeFile } = await import('node:fs/promises');
    const folder = `${workspace.test.config.dataDir}/files/closed/aa`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/00000000-0000-4000-8000-000000000001.pdf`, 'pdf');
  });

  test('serves the session that it was issued to', async () => {
    expect(await statusOf(await addressFor(await reader()))).toBe(200);
  });

  test('serves nobody once the person has left', async () => {
    const person = await reader();
    const address = await addressFor(person);
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: person.id });
    expect(await statusOf(address)).toBe(404);
  });

  test('reveals no part and no length of a file to a person who may not read it in full', async () => {
    const person = await reader();
    const address = await addressFor(person);
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: person.id });
    const unsigned = address.replace(/\?.*/, '');
    for (const url of [address, unsigned, `${unsigned}?expires=99999999999&signature=AAAA`]) {
      for (const method of ['GET', 'HEAD']) {
        for (const range of ['bytes=0-0', 'bytes=99-', 'bytes=-1']) {
          const response = await fetch(url, { method, headers: { range, 'if-range': etag } });
          expect([response.status, response.headers.get('content-range')]).toEqual([404, null]);
          expect(response.headers.get('etag')).toBeNull();
          expect(await response.text()).not.toContain('pdf');
        }
      }
    }
  });

  test('cannot be transferred to another session', async () => {
    const [one, other] = [await reader(), await reader()];
    const [left, right] = [new URL(await addressFor(one)), new URL(await addressFor(other))];
    left.searchParams.set('session', right.searchParams.get('session') ?? '');
    expect(await statusOf(left)).toBe(404);
  });

  test('serves nobody from an IP address that the organization blocks', async () => {
    const person = await reader();
    const address = await addressFor(person);
    await workspace.system((tx) =>
      tx.execute(sql`
        with rule as (insert into ip_rule (organization_id, ip_from, ip_to, comment)
          values (${workspace.organizationId}, '203.0.113.1', '203.0.113.1', ''))
        insert into ip_access (organization_id, mode) values (${workspace.organizationId}, 'on')`),
    );
    expect(await statusOf(address)).toBe(404);
    await workspace.system((tx) => tx.execute(sql`delete from ip_access`));
    expect(await statusOf(address)).toBe(200);
  });
});

test('the tax number and the promo code are visible to those who manage the organization’s details or pay', async () => {
  const { organizationId } = workspace;
  await workspace.system((tx) =>
    tx.execute(
      sql`update organization set form_inn = '7707083893', promo_code = 'ВЕСНА' where id = ${organizationId}`,
    ),
  );
  const query = '{ organization { name formINN promoCode } }';
  const reported = { formINN: '7707083893', promoCode: 'ВЕСНА' };
  const right = { read: true, write: false };
  expect((await workspace.get(await workspace.person(), query)).organization).toMatchObject({
    formINN: null,
    promoCode: null,
  });
  const others = await workspace.withRights({ organizationAbout: right, employees: right, structure: right });
  expect((await workspace.get(others, query)).organization).toMatchObject({ formINN: null, promoCode: null });
  for (const rights of [{ organizationSetting: right }, { payment: right }]) {
    expect((await workspace.get(await workspace.withRights(rights), query)).organization).toMatchObject(
      reported,
    );
  }
  expect((await workspace.get(workspace.admin, query)).organization).toMatchObject(reported);
});
