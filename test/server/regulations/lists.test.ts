import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { createReviewsService } from '@server/modules/content/versions/reviews.service';
import { createRegulationSeed } from '@server/modules/regulations/regulations.seed';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser, callerOf } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { operation } from '@test/helpers/contract/operations';
import { statementsOf } from '@test/helpers/database/statements';
import { clauses } from './support';
import { regulationContent } from '@server/modules/regulations/regulation.content';

let server: TestApp;
let organizationId: number;
let people: Record<'admin' | 'leader' | 'worker' | 'outsider', UserRow>;
let tokens: Record<keyof typeof people | 'stranger', string>;
let ids: number[];

const system = <T>(work: (tx: Tx) => Promise<T>) => server.app.database.system(work);

/** Regulations owned by the admin, assigned to everybody in the subdivision, some signed. */
async function seed(scope: Scope, count: number, userIds: number[]): Promise<number[]> {
  const regulations = createRegulationSeed(server.app.deps);
  const made: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const at = new Date(Date.UTC(2026, 0, number, 9));
    const name = `Регламент ${String(number).padStart(3, '0')}`;
    const row = await regulations.create(scope, at, { name }, { clauses: clauses('Первый пункт', 'Второй') });
    const published = await regulations.publish(scope, at, { id: row.id, significance: 'major' });
    const versionId = published.currentVersionId ?? 0;
    await scope.tx.execute(
      `insert into assignment (organization_id, user_id, object_type, object_id, version_id, due_at)
       select ${organizationId}, id, 'regulation', ${row.id}, ${versionId}, '2026-03-${String(number).padStart(2, '0')}'
       from unnest(array[${userIds.join(',')}]) id`,
    );
    made.push(row.id);
  }
  return made;
}

beforeAll(async () => {
  server = await startTestApp();
  await system(async (tx) => {
    organizationId = (await anOrganization(tx)).id;
    const subdivision = await aSubdivision(tx, { organizationId });
    const below = await aSubdivision(tx, { organizationId, parentId: subdivision.id });
    const admin = await aUser(tx, { organizationId, isAdmin: true });
    const leader = await aUser(tx, { organizationId, isLeader: true, leaderSubdivisionId: subdivision.id });
    const worker = await aUser(tx, { organizationId, subdivisionId: below.id });
    people = { admin, leader, worker, outsider: await aUser(tx, { organizationId }) };
  });
  const stranger = await system(async (tx) => aUser(tx, { isAdmin: true }));
  const tokenOf = (user: UserRow) => server.signIn(user.id);
  tokens = {
    admin: await tokenOf(people.admin),
    leader: await tokenOf(people.leader),
    worker: await tokenOf(people.worker),
    outsider: await tokenOf(people.outsider),
    stranger: await tokenOf(stranger),
  };
  ids = await server.app.database.tenant(organizationId, (tx) =>
    seed({ organizationId, caller: callerOf(people.admin), tx, lang: 'ru', ip: '', userAgent: '' }, 25, [
      people.worker.id,
    ]),
  );
});
afterAll(() => server.stop());

interface Page {
  regulations: {
    count: number;
    items: { id: number; name: string; statistic?: { assigned: number } | null }[];
  };
}
type Who = keyof typeof tokens;

async function list(
  who: Who,
  scope: string,
  variables: Record<string, unknown> = {},
): Promise<Page['regulations']> {
  const query = `query($search: String, $statuses: [ContentStatus!], $isArchive: Boolean, $sort: RegulationSort, $page: Int, $pageSize: Int) {
    regulations(scope: ${scope}, search: $search, statuses: $statuses, isArchive: $isArchive, sort: $sort, page: $page, pageSize: $pageSize) {
      count items { id name statistic { assigned } } } }`;
  const { data, errors } = await server.gql<Page>(tokens[who], query, variables);
  if (!data || errors) throw new Error(`no list: ${JSON.stringify(errors)}`);
  return data.regulations;
}

const send = (who: Who, name: string, variables: Record<string, unknown> = {}) =>
  server.gql<Record<string, never>>(tokens[who], operation('regulations', name), variables);

describe('tabs', () => {
  it('«my» shows my own, «editor» those I may edit, «subdivision» those of my people', async () => {
    const counts = async (scope: string) => {
      const all: Who[] = ['admin', 'leader', 'worker', 'outsider', 'stranger'];
      const pages = await Promise.all(all.map((who) => list(who, scope)));
      return Object.fromEntries(pages.map(({ count }, index) => [all[index], count]));
    };
    expect(await counts('my')).toEqual({ admin: 25, leader: 0, worker: 25, outsider: 0, stranger: 0 });
    expect(await counts('editor')).toEqual({ admin: 25, leader: 0, worker: 0, outsider: 0, stranger: 0 });
    expect(await counts('subdivision')).toEqual({
      admin: 25,
      leader: 25,
      worker: 0,
      outsider: 0,
      stranger: 0,
    });
  });

  it('are searched, sorted and paged by the database', async () => {
    const found = await list('admin', 'editor', {
      search: 'регламент 02',
      sort: 'name',
      pageSize: 2,
      page: 2,
    });
    expect(found.count).toBe(6);
    expect(found.items.map(({ name }) => name)).toEqual(['Регламент 022', 'Регламент 023']);
    expect(await list('admin', 'editor', { search: '%' })).toMatchObject({ count: 0 });
    expect(await list('admin', 'editor', { page: 9 })).toEqual({ count: 25, items: [] });
    expect(await list('admin', 'editor', { statuses: ['draft'] })).toMatchObject({ count: 0 });
    expect(await list('admin', 'editor', { isArchive: true })).toMatchObject({ count: 0 });
    const due = await list('worker', 'my', { sort: 'dueAt', pageSize: 3 });
    expect(due.items.map(({ name }) => name)).toEqual(['Регламент 001', 'Регламент 002', 'Регламент 003']);
  });

  it('sorted by review day have those without a day last, in either direction', async () => {
    const days = (of: string) =>
      system((tx) => tx.execute(`update regulation r set review_at = d.day ${of}`));
    const [sooner = 0, later = 0] = ids.slice(3);
    await days(
      `from (values (${sooner}, date '2026-05-01'), (${later}, '2026-06-01')) d (id, day) where r.id = d.id`,
    );
    const query = `query($direction: SortDirection) {
      regulations(scope: editor, sort: reviewAt, direction: $direction, pageSize: 2) { count items { id name } } }`;
    const first = async (direction: string) =>
      (await server.gql<Page>(tokens.admin, query, { direction })).data?.regulations.items.map(
        ({ id }) => id,
      );
    expect(await first('asc')).toEqual([sooner, later]);
    expect(await first('desc')).toEqual([later, sooner]);
    await days('from (select null::date as day) d');
  });

  it('show numbers only to those who may see the report', async () => {
    expect((await list('worker', 'my')).items[0]?.statistic).toBeNull();
    expect((await list('admin', 'editor')).items[0]?.statistic).toEqual({ assigned: 1 });
  });

  it.each([
    ['worker', 'regulationsMy', 4],
    ['admin', 'regulationsEditor', 4],
    ['leader', 'regulationTeam', 4],
  ] as const)('take %s a few statements for %s, regardless of length', async (who, name, most) => {
    const run = (pageSize: number) => statementsOf(() => send(who, name, { pageSize }));
    const short = await run(1);
    const long = await run(25);
    expect(long.length).toBe(short.length);
    expect(long.length).toBeLessThanOrEqual(most);
  });
});

describe('one regulation', () => {
  const regulationFor = async (who: Who, id: number | undefined) => {
    const { data, errors } = await server.gql<{
      regulation: { abilities: object; statistic: object | null } | null;
    }>(
      tokens[who],
      `query($id: Int!) { regulation(id: $id) { abilities { canEdit canReport canPublish canSign } draftVersion { id } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    return data?.regulation ?? null;
  };
  const can = (...names: string[]) => ({
    canEdit: names.includes('edit'),
    canReport: names.includes('report'),
    canPublish: names.includes('publish'),
    canSign: names.includes('sign'),
  });

  it('states each person’s permissions; absent and forbidden are indistinguishable', async () => {
    expect((await regulationFor('admin', ids[0]))?.abilities).toEqual(can('edit', 'report'));
    expect((await regulationFor('worker', ids[0]))?.abilities).toEqual(can('sign'));
    expect((await regulationFor('leader', ids[0]))?.abilities).toEqual(can('report'));
    expect(await regulationFor('outsider', ids[0])).toBeNull();
    expect(await regulationFor('stranger', ids[0])).toBeNull();
    expect(await regulationFor('admin', 999_999)).toBeNull();
  });

  it.each([
    ['view', can()],
    ['edit', can('edit', 'report')],
    ['report', can('report')],
  ])('is accessible to those who are granted «%s»', async (level, abilities) => {
    const id = ids[1];
    await system((tx) =>
      tx.execute(
        `insert into object_grant (organization_id, object_type, object_id, level, target_type, target_id)
         values (${organizationId}, 'regulation', ${id}, '${level}', 'user', ${people.outsider.id})`,
      ),
    );
    expect((await regulationFor('outsider', id))?.abilities).toEqual(abilities);
    await system((tx) => tx.execute(`delete from object_grant where object_id = ${id}`));
  });

  it('hides the draft, the report and the evidence from its readers', async () => {
    const [id] = ids;
    const saved = await server.gql<{ regulationDraftSave: { id: number } }>(
      tokens.admin,
      'mutation($id: Int!) { regulationDraftSave(id: $id, clauses: [{ id: "a", level: 1, html: "<p>Тайна</p>" }]) { id } }',
      { id },
    );
    const draftId = saved.data?.regulationDraftSave.id;
    expect(await regulationFor('worker', id)).toMatchObject({ draftVersion: null });
    expect(await regulationFor('admin', id)).toMatchObject({
      draftVersion: { id: draftId },
      abilities: { canPublish: true },
    });
    const version = (who: Who) => send(who, 'regulationVersion', { id: draftId });
    expect((await version('worker')).data).toEqual({ regulationVersion: null });
    expect((await version('stranger')).data).toEqual({ regulationVersion: null });
    for (const field of [
      'regulationSignatures(regulationId: $id) { count }',
      'contentCheckIntegrity(objectType: regulation, id: $id) { isWhole }',
    ]) {
      const query = `query($id: Int!) { ${field} }`;
      const answers = await Promise.all(
        (['worker', 'stranger'] as const).map((who) => server.gql(tokens[who], query, { id })),
      );
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['notFound', 'notFound']);
    }
  });
});

describe('history and team', () => {
  interface History {
    contentHistory: { count: number; items: { kind: string; textKey: string; params: object }[] };
  }
  const history = async (who: Who, variables: Record<string, unknown>) => {
    const { data, errors } = await server.gql<History>(tokens[who], operation('content', 'contentHistory'), {
      ...variables,
      objectType: 'regulation',
    });
    expect(errors).toBeUndefined();
    if (!data) throw new Error('no data');
    return data.contentHistory;
  };

  it('shows everything newest first to the editor, and to a reader the entries that concern them', async () => {
    const id = ids[4];
    const regulation = await send('worker', 'regulationOpen', { id });
    expect(regulation.errors).toBeUndefined();
    const version = await server.gql<{ regulation: { currentVersion: { id: number } } }>(
      tokens.worker,
      'query($id: Int!) { regulation(id: $id) { currentVersion { id readingSec } } }',
      { id },
    );
    const refused = await send('worker', 'regulationRefuse', {
      id,
      versionId: version.data?.regulation.currentVersion.id,
      reason: 'Не согласен',
    });
    expect(refused.errors).toBeUndefined();
    const all = await history('admin', { id });
    expect(all.items.map(({ kind, textKey }) => [kind, textKey])).toEqual([
      ['refusal', 'refused'],
      expect.anything(),
      expect.anything(),
    ]);
    expect(all.items[0]?.params).toEqual({ label: '1.0', reason: 'Не согласен' });
    expect(await history('admin', { id, kinds: ['version'] })).toMatchObject({
      count: 1,
      items: [{ textKey: 'versionFirst', params: { label: '1.0', summary: '' } }],
    });
    expect((await history('worker', { id })).items.map(({ kind }) => kind).sort()).toEqual([
      'refusal',
      'version',
    ]);
    expect((await history('admin', { id, page: 2, pageSize: 2 })).items).toHaveLength(1);
  });

  it('is a matrix of the leader’s people and their regulations', async () => {
    const { data } = await server.gql<{
      regulationTeam: {
        count: number;
        regulations: object[];
        rows: { user: { id: number }; cells: object[] }[];
      };
    }>(tokens.leader, operation('regulations', 'regulationTeam'));
    expect(data?.regulationTeam.count).toBe(1);
    expect(data?.regulationTeam.regulations).toHaveLength(25);
    expect(data?.regulationTeam.rows[0]?.user.id).toBe(people.worker.id);
    expect(data?.regulationTeam.rows[0]?.cells).toHaveLength(25);
    const nobody = await server.gql(tokens.worker, operation('regulations', 'regulationTeam'));
    expect(nobody.data).toEqual({ regulationTeam: { count: 0, regulations: [], rows: [] } });
  });
});

describe('questions and reviews', () => {
  const versionOf = async (id: number | undefined) => {
    const { data } = await server.gql<{
      regulation: { currentVersion: { id: number; clauses: { id: string }[] } };
    }>(tokens.worker, 'query($id: Int!) { regulation(id: $id) { currentVersion { id clauses { id } } } }', {
      id,
    });
    if (!data) throw new Error('no version');
    const { currentVersion } = data.regulation;
    return { versionId: currentVersion.id, clauseId: currentVersion.clauses[0]?.id };
  };
  const openQuestions = async (who: Who, regulationId: number | undefined) => {
    const { data } = await server.gql<{ regulationComments: { id: number; text: string }[] }>(
      tokens[who],
      operation('regulations', 'regulationComments'),
      { regulationId, isResolved: false },
    );
    return data?.regulationComments ?? [];
  };

  it('a question about a clause reaches the owner, who answers it once', async () => {
    const regulationId = ids[6];
    const about = { regulationId, ...(await versionOf(regulationId)) };
    const ask = async (change: object) =>
      (await send('worker', 'regulationCommentCreate', { ...about, ...change })).errors?.[0]?.extensions;
    expect(await ask({ clauseId: 'нет такого', text: 'Что?' })).toMatchObject({ code: 'notFound' });
    expect(await ask({ text: ' ' })).toMatchObject({ field: 'text' });
    expect(await ask({ text: 'Что <b>это</b> значит?' })).toBeUndefined();
    const reported = await system((tx) =>
      tx.execute(
        `select params from notification where user_id = ${people.admin.id} and type = 'regulationComment'`,
      ),
    );
    expect(reported.rows).toHaveLength(1);
    const [comment] = await openQuestions('admin', regulationId);
    expect(comment?.text).toBe('Что <b>это</b> значит?');
    const resolve = async (who: Who) =>
      (await send(who, 'regulationCommentResolve', { id: comment?.id })).errors?.[0]?.extensions.code;
    expect(await resolve('worker')).toBe('notFound');
    expect(await resolve('admin')).toBeUndefined();
    expect(await openQuestions('admin', regulationId)).toEqual([]);
  });

  it('a due review is notified to the owner once for each date', async () => {
    const [id] = ids.slice(8);
    await system((tx) => tx.execute(`update regulation set review_at = '2026-02-01' where id = ${id}`));
    const reviews = createReviewsService(server.app.deps, regulationContent);
    await reviews.notifyDue();
    await reviews.notifyDue();
    const reported = async () =>
      (
        await system((tx) =>
          tx.execute(
            `select user_id from notification where type = 'regulationReviewDue' and object_id = ${id}`,
          ),
        )
      ).rows;
    expect(await reported()).toEqual([{ user_id: people.admin.id }]);
    await system((tx) => tx.execute(`update regulation set review_at = '2026-03-01' where id = ${id}`));
    await reviews.notifyDue();
    expect(await reported()).toHaveLength(2);
  });
});

describe('sorting', () => {
  const sorted = async (sort: string, direction: string | null) => {
    const { data } = await server.gql<{ regulations: { items: { name: string }[] } }>(
      tokens.admin,
      `query ($sort: RegulationSort, $direction: SortDirection) {
        regulations(scope: editor, sort: $sort, direction: $direction, pageSize: 100) { items { name } } }`,
      { sort, direction },
    );
    return data?.regulations.items.map(({ name }) => name) ?? [];
  };

  it('works in both directions by every column', async () => {
    const names = await sorted('name', 'asc');
    expect(names.length).toBeGreaterThan(20);
    expect(await sorted('name', null)).toEqual(names);
    expect(await sorted('name', 'desc')).toEqual([...names].reverse());
    for (const sort of ['code', 'updatedAt', 'dueAt', 'status', 'owner', 'reviewAt', 'folder']) {
      expect((await sorted(sort, 'desc')).sort()).toEqual([...names].sort());
      expect((await sorted(sort, 'asc')).sort()).toEqual([...names].sort());
    }
    expect(await sorted('code', 'desc')).toEqual((await sorted('code', 'asc')).reverse());
  });

  it('puts empty values last in both directions', async () => {
    await system((tx) => tx.execute(`update regulation set folder = 'Яблоки' where id = ${ids[3]}`));
    await system((tx) => tx.execute(`update regulation set folder = 'Абрикосы' where id = ${ids[4]}`));
    expect((await sorted('folder', 'asc')).slice(0, 2)).toEqual(['Регламент 005', 'Регламент 004']);
    expect((await sorted('folder', 'desc')).slice(0, 2)).toEqual(['Регламент 004', 'Регламент 005']);
  });

  it('works in both directions for people too', async () => {
    const named = async (sort: string, direction: string) =>
      (
        await server.gql<{ users: { items: { id: number }[] } }>(
          tokens.admin,
          `query ($sort: UserSort, $direction: SortDirection) {
            users(sort: $sort, direction: $direction) { items { id } } }`,
          { sort, direction },
        )
      ).data?.users.items.map(({ id }) => id);
    const oldest = await named('createdAt', 'asc');
    expect(oldest?.length).toBeGreaterThan(3);
    expect(await named('createdAt', 'desc')).toEqual(oldest?.slice().reverse());
    expect((await named('position', 'desc'))?.length).toBe(oldest?.length);
  });
});

it('a document is downloaded with the session’s header, and not otherwise', async () => {
  const fetchFile = (token: string | null, path: string) =>
    fetch(`${server.url}/api/regulations/${path}`, { headers: token ? { 'X-Session-Token': token } : {} });
  const file = await fetchFile(tokens.admin, `${ids[0]}/acknowledgement.pdf`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('Лист ознакомления');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await fetchFile(null, `${ids[0]}/acknowledgement.pdf`)).status).toBe(401);
  expect((await fetchFile(tokens.stranger, `${ids[0]}/document.pdf`)).status).toBe(404);
});
