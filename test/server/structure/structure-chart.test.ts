import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { drawings } from '@test/helpers/files/pdf-drawings';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfText } from '../regulations/pdf-text';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => new Date('2026-11-22T09:00:00Z'));
});
afterAll(() => workspace.stop());

const get = async (who: UserRow | null, query: Record<string, string>): Promise<Response> =>
  fetch(`${workspace.test.url}/api/structure/chart.pdf?${new URLSearchParams(query).toString()}`, {
    headers: who ? { 'x-session-token': await workspace.test.signIn(who.id) } : {},
  });
async function chart(query: Record<string, string>, who: UserRow = workspace.admin): Promise<Buffer> {
  const response = await get(who, query);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** A bakery: its head, two shops, of which one has people, and an archived one. */
async function bakery() {
  const { organizationId } = workspace;
  const place = (fields: Parameters<typeof aSubdivision>[1]) =>
    workspace.system((tx) => aSubdivision(tx, { organizationId, ...fields }));
  const root = await place({ name: 'Пекарня', order: 1 });
  const shop = await place({ name: 'Цех & склад', parentId: root.id, order: 1 });
  await place({ name: 'Ночная смена', parentId: shop.id, order: 1 });
  await place({ name: 'Старый цех', parentId: root.id, order: 2, isArchive: true });
  const leader = await workspace.person({
    ...{ nameFirst: 'Лев', nameSecond: 'Ким', subdivisionId: shop.id },
    ...{ isLeader: true, leaderSubdivisionId: shop.id },
  });
  await workspace.person({ nameFirst: 'Ева', nameSecond: 'Мак', subdivisionId: shop.id });
  return { root, shop, leader };
}

let places: Awaited<ReturnType<typeof bakery>>;
beforeAll(async () => {
  places = await bakery();
});

test('the chart of departments is one sheet with its title, organization, day, leaders and numbers of people', async () => {
  const response = await get(workspace.admin, { kind: 'subdivision', format: 'a4' });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
    'Схема подразделений 22.11.2026.pdf',
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = pdfText(bytes);
  expect(text).toContain('Схема подразделений');
  expect(text).toContain('Северный ветер, 22.11.2026');
  for (const words of ['Пекарня', 'Цех & склад', 'Лев Ким, 2 человека', 'Ночная смена', 'без руководителя']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Старый цех');
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('it is drawn as lines and text in the product’s font, not as a picture', async () => {
  const bytes = await chart({ kind: 'subdivision', format: 'a3' });
  expect(bytes.includes('/Subtype /Image')).toBe(false);
  expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/\w+\+Onest-SemiBold/);
  // A frame with round corners is made of curves; each of the three cards has one.
  const curves = drawings(bytes).join('\n').match(/ c\n/g) ?? [];
  expect(curves.length).toBeGreaterThanOrEqual(3 * 4);
});

test('the organization’s logo and the pictures of people are on the chart', async () => {
  const token = await workspace.test.signIn(workspace.admin.id);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const { errors } = await workspace.test.upload(
    token,
    `mutation ($user: UserInput!, $fileAvatar: Upload) { userUpdate(user: $user, fileAvatar: $fileAvatar) { id } }`,
    { user: { id: places.leader.id }, fileAvatar: null },
    { 'variables.fileAvatar': { name: 'Портрет.png', bytes } },
  );
  expect(errors).toBeUndefined();
  const pictures = async () =>
    (await chart({ kind: 'subdivision', format: 'a4' })).toString('latin1').match(/\/Subtype \/Image/g)
      ?.length;
  const withAvatar = (await pictures()) ?? 0;
  expect(withAvatar).toBeGreaterThan(0);
  await workspace.system((tx) =>
    tx.execute(sql`update organization set logo_id =
      (select avatar_id from users where id = ${places.leader.id}) where id = ${workspace.organizationId}`),
  );
  expect(await pictures()).toBeGreaterThan(withAvatar);
});

test('collapsed branches and archived departments are printed as they are shown on the screen', async () => {
  const { root, shop } = places;
  const text = async (query: Record<string, string>) =>
    pdfText(await chart({ kind: 'subdivision', format: 'page', ...query }));
  expect(await text({ closed: String(shop.id) })).not.toContain('Ночная смена');
  expect(await text({ open: `${root.id},${shop.id}` })).toContain('Ночная смена');
  expect(await text({ open: String(root.id) })).not.toContain('Ночная смена');
  expect(await text({ open: '' })).not.toContain('Цех');
  expect(await text({ isArchive: 'true' })).toContain('Старый цех');
});

test('the chart of positions shows who holds each and which are vacant', async () => {
  const { organizationId } = workspace;
  const [held] = await workspace.system(async (tx) => [
    await aPosition(tx, { organizationId, name: 'Пекарь' }),
    await aPosition(tx, { organizationId, name: 'Кондитер' }),
  ]);
  await workspace.person({ nameFirst: 'Яна', nameSecond: 'Лис', positionId: held?.id });
  const text = pdfText(await chart({ kind: 'position', format: 'a4' }));
  for (const words of ['Схема должностей', 'Пекарь', 'Яна Лис', 'Кондитер', 'вакантна']) {
    expect(text).toContain(words);
  }
});

test('without the right to read the structure there is no chart, and each print is in the history', async () => {
  expect((await get(null, { kind: 'position', format: 'a4' })).status).toBe(401);
  expect((await get(await workspace.person(), { kind: 'position', format: 'a4' })).status).toBe(404);
  const reader = await workspace.withRights({ structure: { read: true, write: false } });
  await chart({ kind: 'position', format: 'a4' }, reader);
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select object_type from audit_log where action = 'export' and actor_id = ${reader.id}`),
  );
  expect(rows).toEqual([{ object_type: 'position' }]);
});

test('a query that is not understood, and a chart of too many cards, are rejected with the reason', async () => {
  const rejected = async (query: Record<string, string>) => {
    const response = await get(workspace.admin, query);
    return [response.status, await response.text()];
  };
  const wrong: Record<string, string>[] = [
    { kind: 'position', format: 'letter' },
    { kind: 'user', format: 'a4' },
    { kind: 'position', format: 'a4', open: '1,x' },
    { kind: 'position', format: 'a4', closed: Array.from({ length: 1_001 }, () => '1').join(',') },
  ];
  for (const query of wrong) expect((await rejected(query))[0]).toBe(400);
  await workspace.system((tx) =>
    tx.execute(sql`insert into position (organization_id, name)
      select ${workspace.organizationId}, 'Место ' || n from generate_series(1, 2000) n`),
  );
  const [status, body] = await rejected({ kind: 'position', format: 'a4' });
  expect([status, body]).toEqual([400, expect.stringContaining('structure.chartCards')]);
});
