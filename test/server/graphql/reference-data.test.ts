import { sql } from 'drizzle-orm';
import type { Client } from 'graphql-ws';
import { aSubdivision, aPosition } from '@test/factories/structure.factory';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

interface Part<Item> {
  items: Item[];
  removedIds: number[];
}
interface Named {
  id: number;
  name: string;
  updatedAt: string;
}
interface Reported {
  stage: 'snapshot' | 'change';
  isFirst: boolean;
  isLast: boolean;
  positions: Part<Named>;
  subdivisions: Part<Named>;
  regulationStructures: Part<Named & { regulationId: number | null }>;
  users: Part<{
    id: number;
    email: string | null;
    nameFull: string;
    isArchive: boolean;
    position: { id: number } | null;
  }>;
}
const QUERY = `subscription {
  referenceData {
    stage isFirst isLast
    positions { items { id name updatedAt } removedIds }
    subdivisions { items { id name updatedAt } removedIds }
    regulationStructures { items { id name regulationId updatedAt } removedIds }
    users { items { id email nameFull position { id name } avatar { id } statisticRegulation { performance } } removedIds }
  }
}`;
const CREATE =
  'mutation ($s: SubdivisionInput!) { made: subdivisionCreate(subdivision: $s) { id name updatedAt } }';
const UPDATE =
  'mutation ($s: SubdivisionInput!) { made: subdivisionUpdate(subdivision: $s) { id name updatedAt } }';
const FOLDER = `mutation ($r: RegulationStructureInput!) {
  made: regulationStructureCreate(regulationStructure: $r) { id name updatedAt }
}`;
const REMOVE = 'mutation ($id: Int!) { subdivisionDelete(id: $id) }';

/** A subscriber: the received messages, one after the other. */
async function follow(user: Workspace['admin'], query = QUERY) {
  const client: Client = workspace.test.ws(await workspace.test.signIn(user.id));
  const messages = client.iterate<{ referenceData: Reported }>({ query });
  const next = async (): Promise<Reported> => {
    const { value } = await messages.next();
    if (!value?.data || value.errors) throw new Error(JSON.stringify(value));
    return value.data.referenceData;
  };
  /** The combined snapshot. */
  const snapshot = async () => {
    const reported = [await next()];
    while (!reported.at(-1)?.isLast) reported.push(await next());
    return reported;
  };
  const until = async (isIt: (reported: Reported) => boolean): Promise<Reported> => {
    for (;;) {
      const reported = await next();
      if (isIt(reported)) return reported;
    }
  };
  return { next, snapshot, until, end: () => client.dispose() };
}

async function make(query: string, variables: Record<string, unknown>): Promise<Named> {
  return (await workspace.get<{ made: Named }>(workspace.admin, query, variables)).made;
}

it('the snapshot comes first, in batches with the last one marked, with all requested fields of a person', async () => {
  const { organizationId, admin } = workspace;
  const position = await workspace.system((tx) => aPosition(tx, { organizationId, name: 'Повар' }));
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId, name: 'Кухня' }));
  const person = await workspace.person({ positionId: position.id, nameFirst: 'Пётр', nameSecond: 'Ли' });
  const folder = await make(FOLDER, { r: { name: 'Безопасность' } });
  const follower = await follow(admin);
  const reported = await follower.snapshot();
  await follower.end();
  expect(reported.map(({ stage }) => stage)).toEqual(reported.map(() => 'snapshot'));
  expect(reported.map(({ isFirst }) => isFirst)).toEqual(reported.map((_, index) => index === 0));
  expect(reported.flatMap((item) => item.positions.items)).toContainEqual(
    expect.objectContaining({ id: position.id, name: 'Повар' }),
  );
  expect(reported.flatMap((item) => item.subdivisions.items.map(({ id }) => id))).toContain(place.id);
  expect(reported.flatMap((item) => item.regulationStructures.items)).toContainEqual(
    expect.objectContaining({ id: folder.id, name: 'Безопасность', regulationId: null }),
  );
  expect(reported.flatMap((item) => item.users.items)).toContainEqual(
    expect.objectContaining({
      id: person.id,
      nameFull: 'Пётр Ли',
      position: expect.objectContaining({ id: position.id }),
    }),
  );
});

it('two administrators see each other’s changes within a second, deletions included', async () => {
  const second = await workspace.person({ isAdmin: true });
  const follower = await follow(second);
  await follower.snapshot();
  const begin = Date.now();
  const made = await make(CREATE, { s: { name: 'Новый цех' } });
  const created = await follower.until(({ subdivisions }) =>
    subdivisions.items.some(({ id }) => id === made.id),
  );
  expect(Date.now() - begin).toBeLessThan(1_000);
  expect(created.stage).toBe('change');
  const folder = await make(FOLDER, { r: { name: 'Кадры' } });
  await follower.until(({ regulationStructures }) =>
    regulationStructures.items.some(({ id, name }) => id === folder.id && name === 'Кадры'),
  );
  await workspace.get(workspace.admin, REMOVE, { id: made.id });
  const gone = await follower.until(({ subdivisions }) => subdivisions.removedIds.includes(made.id));
  expect(gone.subdivisions.items).toEqual([]);
  await follower.end();
});

it('another administrator’s change is not overwritten: the later editor gets a conflict', async () => {
  const made = await make(CREATE, { s: { name: 'Склад' } });
  const second = await workspace.person({ isAdmin: true });
  await make(UPDATE, { s: { id: made.id, name: 'Главный склад', updatedAt: made.updatedAt } });
  const late = { s: { id: made.id, name: 'Мой склад', updatedAt: made.updatedAt } };
  expect(await workspace.rejection(second, UPDATE, late)).toMatchObject({ code: 'conflict.updated' });
});

it('a change of too many objects to list reloads everything', async () => {
  const follower = await follow(workspace.admin);
  await follower.snapshot();
  await workspace.system((tx) =>
    workspace.test.app.deps.live.publish(tx, {
      organizationId: workspace.organizationId,
      topic: 'user',
      ids: Array.from({ length: 300 }, (_, index) => index + 1),
    }),
  );
  expect(await follower.next()).toMatchObject({ stage: 'snapshot', isFirst: true });
  await follower.end();
});

it('after the snapshot a subscriber gets only later changes, and only of the requested kinds', async () => {
  const old = await make(CREATE, { s: { name: 'Давний отдел' } });
  await workspace.system((tx) =>
    tx.execute(sql`update subdivision set updated_at = now() - interval '1 hour' where id = ${old.id}`),
  );
  const fresh = await make(CREATE, { s: { name: 'Свежий отдел' } });
  const since = new Date(Date.parse(fresh.updatedAt) - 60_000).toISOString();
  const narrow = QUERY.replace('referenceData {', `referenceData(kinds: [subdivision], since: "${since}") {`);
  const follower = await follow(workspace.admin, narrow);
  const first = await follower.next();
  expect(first.stage).toBe('change');
  const ids = first.subdivisions.items.map(({ id }) => id);
  expect(ids).toContain(fresh.id);
  expect(ids).not.toContain(old.id);
  expect(first.users.items).toEqual([]);
  await make(FOLDER, { r: { name: 'Не о том' } });
  await make(UPDATE, { s: { id: old.id, name: 'Отдел', updatedAt: null } });
  const next = await follower.next();
  expect(next.regulationStructures.items).toEqual([]);
  expect(next.subdivisions.items).toMatchObject([{ id: old.id, name: 'Отдел' }]);
  await follower.end();
});

it('a reconnecting subscriber gets a changed leader of a subdivision, though nobody has edited it', async () => {
  const { organizationId, admin, person } = workspace;
  const deputy = await person();
  const forget = (id: number) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update subdivision set updated_at = now() - interval '3 days', heads_at = null where id = ${id}`,
      ),
    );
  const made = async (name: string) => {
    const { id } = await make(CREATE, { s: { name } });
    await forget(id);
    return id;
  };
  const [quiet, named, freed] = [await made('Тот же глава'), await made('Назначен'), await made('Снят')];
  const [headed, turned] = [await made('Новый глава'), await made('Настал день')];
  const acting = 'mutation ($a: ActingLeaderInput!) { made: actingLeaderSave(actingLeader: $a) { id } }';
  const act = (subdivisionId: number) =>
    make(acting, { a: { subdivisionId, userId: deputy.id, dateFrom: '2026-01-01', dateTo: '2099-01-01' } });
  await act(named);
  const { id } = await act(freed);
  await workspace.get(admin, 'mutation ($id: Int!) { actingLeaderDelete(id: $id) }', { id });
  await workspace.get(admin, 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }', {
    u: { id: (await person()).id, subdivisionId: headed, isLeaderSubdivision: true },
  });
  // Appointed long ago, with effect from today: the day began within the last 24 hours, in any time zone.
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into acting_head (organization_id, subdivision_id, user_id, date_from, date_to)
      select o.id, ${turned}, ${deputy.id}, (now() at time zone o.timezone)::date, '2099-01-01'
      from organization o where o.id = ${organizationId}`),
  );
  await forget(turned);
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const narrow = QUERY.replace('referenceData {', `referenceData(kinds: [subdivision], since: "${since}") {`);
  const follower = await follow(admin, narrow);
  const ids = (await follower.next()).subdivisions.items.map((item) => item.id);
  await follower.end();
  expect(ids).toEqual(expect.arrayContaining([named, freed, headed, turned]));
  expect(ids).not.toContain(quiet);
});

it('an employee gets no contacts of others and nothing of the regulation tree; strangers get nothing at all', async () => {
  await make(FOLDER, { r: { name: 'Тайное' } });
  const person = await workspace.person();
  const follower = await follow(person);
  const reported = await follower.snapshot();
  await follower.end();
  expect(reported.flatMap((item) => item.regulationStructures.items)).toEqual([]);
  const people = reported.flatMap((item) => item.users.items);
  expect(people.find(({ id }) => id === person.id)?.email).toBe(person.email);
  expect(people.filter(({ id, email }) => id !== person.id && email !== null)).toEqual([]);
  const stranger = workspace.test.ws(null);
  const { value } = await stranger.iterate({ query: QUERY }).next();
  expect(value?.errors?.[0]).toMatchObject({ extensions: { code: 'auth.required' } });
  await stranger.dispose();
});

const PEOPLE =
  'subscription { referenceData(kinds: [user]) { stage isFirst isLast users { items { id isArchive } removedIds } } }';

it('a person who has left is shown as archived to those who look after people, and removed for the others', async () => {
  const gone = await workspace.person({ isArchive: true });
  const reported = async (user: Workspace['admin']) => {
    const follower = await follow(user, PEOPLE);
    const parts = (await follower.snapshot()).map(({ users }) => users);
    await follower.end();
    return {
      items: parts.flatMap(({ items }) => items).filter(({ id }) => id === gone.id),
      isRemoved: parts.some(({ removedIds }) => removedIds.includes(gone.id)),
    };
  };
  expect(await reported(workspace.admin)).toEqual({
    items: [{ id: gone.id, isArchive: true }],
    isRemoved: false,
  });
  expect(await reported(await workspace.person())).toEqual({ items: [], isRemoved: true });
});

it('private fields of one person, such as a second factor, are not sent to others', async () => {
  const person = await workspace.person();
  const follower = await follow(workspace.admin, PEOPLE);
  await follower.snapshot();
  const publish = (ids: number[], userIds?: number[]) =>
    workspace.system((tx) =>
      workspace.test.app.deps.live.publish(tx, {
        ...{ organizationId: workspace.organizationId, topic: 'user', ids },
        ...(userIds && { userIds }),
      }),
    );
  await publish([person.id], [person.id]);
  await publish([workspace.admin.id]);
  expect((await follower.next()).users.items.map(({ id }) => id)).toEqual([workspace.admin.id]);
  await follower.end();
});

it('old changes come in batches too, so that no message contains everybody', async () => {
  const { organizationId } = workspace;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into subdivision (organization_id, name)
      select ${organizationId}, 'Участок ' || n from generate_series(1, 700) n`),
  );
  const query = `subscription { referenceData(kinds: [subdivision], since: "2020-01-01T00:00:00.000Z") {
    stage subdivisions { items { id } removedIds } } }`;
  const follower = await follow(workspace.admin, query);
  const reported = [await follower.next(), await follower.next()];
  await follower.end();
  expect(reported.map(({ stage }) => stage)).toEqual(['change', 'change']);
  const [first = 0, second = 0] = reported.map(({ subdivisions }) => subdivisions.items.length);
  expect(first).toBe(500);
  expect(second).toBeGreaterThanOrEqual(200);
});

it('a disconnected subscriber leaves no listener behind', async () => {
  const { live } = workspace.test.app.deps;
  await until(async () => live.listenerCount() === 0);
  const follower = await follow(workspace.admin);
  await follower.snapshot();
  expect(live.listenerCount()).toBeGreaterThan(0);
  await follower.end();
  await until(async () => live.listenerCount() === 0);
});
