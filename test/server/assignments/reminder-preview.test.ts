import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { ints } from '@server/modules/sql';
import { anOrganization } from '@test/factories/organization.factory';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

const ARGS = 'objectType: regulation, objectIds: $objectIds, isTeam: $isTeam';
const PREVIEW = `query ($objectIds: [Int!]!, $isTeam: Boolean) {
  assignmentsRemindPreview(${ARGS}) { count people { id } objectNames } }`;
const REMIND = `mutation ($objectIds: [Int!]!, $isTeam: Boolean) { assignmentsRemind(${ARGS}) }`;
const BEHIND =
  '{ statisticRemindPreview(objectType: regulation, kind: notSigned) { count people { id } objectNames } }';

interface Preview {
  count: number;
  people: { id: number }[];
  objectNames: string[];
}

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const system = <T>(work: (tx: Tx) => Promise<T>) => server.app.database.system(work);

/**
 * Two documents of which everybody owes both: three people of a leader's department, one of whom nobody has invited yet, and a
 * person elsewhere.
 */
async function twoDocuments() {
  const made = await system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    const of = { organizationId };
    const shop = { ...of, subdivisionId: (await aSubdivision(tx, of)).id };
    const admin = await aUser(tx, { ...of, isAdmin: true });
    const leader = await aUser(tx, { ...of, isLeader: true, leaderSubdivisionId: shop.subdivisionId });
    const named = (nameSecond: string) => ({ nameFirst: 'Вера', nameSecond });
    const [second, first] = [
      await aUser(tx, { ...shop, ...named('Белова') }),
      await aUser(tx, { ...shop, ...named('Авдеева') }),
    ];
    const held = await aUser(tx, { ...shop, ...named('Ветрова'), status: 'notInvited', isInvited: false });
    const elsewhere = await aUser(tx, { ...of, ...named('Горина') });
    const objectIds: number[] = [];
    for (const name of ['Санитария', 'Касса']) {
      const { id, currentVersionId } = await aPublishedRegulation(tx, { ...of, ownerId: admin.id, name });
      objectIds.push(id);
      await tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, version_id, start_at, is_held)
        select ${organizationId}::int, id, 'regulation', ${id}::int, ${currentVersionId}::int, now() - interval '1 day',
          id = ${held.id}::int
        from unnest(${ints([first.id, second.id, held.id, elsewhere.id])}) id`);
    }
    return { admin, leader, first, second, elsewhere, objectIds };
  });
  const as = async (who: 'admin' | 'leader' | 'first') => {
    const token = await server.signIn(made[who].id);
    return async <Data>(query: string, isTeam = false) => {
      const { data, errors } = await server.gql<Data>(token, query, { objectIds: made.objectIds, isTeam });
      return data ?? errors?.[0]?.extensions;
    };
  };
  return { ...made, as };
}

test('a person who owes two documents is one person reminded, and the preview says the same as the reminder then does', async () => {
  const { as, first, second, elsewhere } = await twoDocuments();
  const admin = await as('admin');
  const everybody: Preview = {
    count: 3,
    people: [first, second, elsewhere].map(({ id }) => ({ id })),
    objectNames: expect.arrayContaining(['Санитария', 'Касса']),
  };
  expect(await admin(PREVIEW)).toEqual({ assignmentsRemindPreview: everybody });
  expect(await admin(BEHIND)).toEqual({ statisticRemindPreview: everybody });
  expect(await admin(REMIND)).toEqual({ assignmentsRemind: 3 });
  const nobody: Preview = { count: 0, people: [], objectNames: [] };
  expect(await admin(PREVIEW)).toEqual({ assignmentsRemindPreview: nobody });
  expect(await admin(BEHIND)).toEqual({ statisticRemindPreview: nobody });
  expect(await admin(REMIND)).toEqual({ assignmentsRemind: 0 });
});

test('a leader reminds and is shown only the people of their department, of all pages', async () => {
  const { as, first, second } = await twoDocuments();
  const leader = await as('leader');
  for (const isTeam of [true, false]) {
    expect(await leader(PREVIEW, isTeam)).toEqual({
      assignmentsRemindPreview: expect.objectContaining({
        count: 2,
        people: [{ id: first.id }, { id: second.id }],
      }),
    });
  }
  expect(await leader(REMIND, true)).toEqual({ assignmentsRemind: 2 });
  expect(await (await as('admin'))(REMIND)).toEqual({ assignmentsRemind: 1 });
});

test('who leads nobody and owns nothing learns and reminds nothing', async () => {
  const { as } = await twoDocuments();
  const worker = await as('first');
  for (const query of [PREVIEW, REMIND]) expect(await worker(query)).toMatchObject({ code: 'notFound' });
  expect(await worker(PREVIEW, true)).toEqual({
    assignmentsRemindPreview: { count: 0, people: [], objectNames: [] },
  });
  expect(await worker(REMIND, true)).toEqual({ assignmentsRemind: 0 });
  expect(await worker(BEHIND)).toMatchObject({ code: 'access.denied' });
});
