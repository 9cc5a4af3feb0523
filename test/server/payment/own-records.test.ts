import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createSigningDesk } from '@test/helpers/worlds/signing-desk';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { items, openQualificationWorld, type QualificationWorld } from '../qualifications/world';
import { pdfText } from '../regulations/pdf-text';

/** What people signed and earned stays available to them, and only to them, while the workspace is closed. */
let world: QualificationWorld;
let workspace: Workspace;
let person: UserRow;
let regulationId: number;

interface OwnRecord {
  id: string;
  objectType: string;
  action: string;
  name: string;
  versionLabel: string;
  documentPath: string;
  textPath: string | null;
}
const LIST = `query ($page: Int, $pageSize: Int) { ownRecords(page: $page, pageSize: $pageSize) { count
  items { id objectType action name versionLabel documentPath textPath } } }`;
const records = async (of: UserRow, paging = {}) =>
  (await workspace.get<{ ownRecords: { count: number; items: OwnRecord[] } }>(of, LIST, paging)).ownRecords;
const close = (isOpen: boolean) =>
  workspace.system((tx) =>
    tx.execute(
      sql`update organization set is_active_subscribe = ${isOpen} where id = ${workspace.organizationId}`,
    ),
  );
const fetchAs = async (user: UserRow, path: string) =>
  fetch(`${workspace.test.url}${path}`, {
    headers: { 'x-session-token': await workspace.test.signIn(user.id), 'accept-language': 'ru' },
  });
const statusAs = async (user: UserRow, path: string) => (await fetchAs(user, path)).status;
const textAs = async (user: UserRow, path: string) =>
  pdfText(Buffer.from(await (await fetchAs(user, path)).arrayBuffer()));

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
  person = await workspace.person({ nameSecond: 'Щёголев', nameFirst: 'Пётр' });
  const desk = createSigningDesk(workspace);
  const regulation = await desk.assignment(person, { name: 'Гигиена' });
  regulationId = regulation.id;
  expect(await desk.sign(await workspace.test.signIn(person.id), regulation)).toEqual({
    opened: null,
    signed: null,
  });
  const testId = await world.exam();
  await world.qualified([{ items: items(testId) }], [person], {}, 'Старший кассир');
  await world.pass(person, testId);
  // The text has changed since, and is archived.
  await workspace.system(async (tx) => {
    await tx.execute(sql`
      with made as (
        insert into regulation_version (organization_id, regulation_id, major, status, significance, name, code, clauses, sha256,
          published_at)
        select organization_id, regulation_id, 2, 'published', 'major', 'Новая гигиена', code,
          jsonb_build_array(jsonb_build_object('id', 'c1', 'level', 1, 'number', '1', 'html', '<p>Носите перчатки</p>',
            'text', 'Носите перчатки')), sha256, now()
        from regulation_version where organization_id = ${workspace.organizationId} and regulation_id = ${regulationId}
        returning id)
      update regulation set current_version_id = made.id, is_archive = true from made
      where organization_id = ${workspace.organizationId} and regulation.id = ${regulationId}`);
  });
}, 120_000);
afterAll(() => workspace.stop());
afterEach(() => close(true));

it('lists what one signed and earned, the newest first, in pages', async () => {
  await close(false);
  const { count, items: listed } = await records(person);
  expect(count).toBe(2);
  expect(listed).toMatchObject([
    { objectType: 'qualification', action: 'earned', name: 'Старший кассир', textPath: null },
    { objectType: 'regulation', action: 'signed', name: 'Гигиена', versionLabel: '1.0' },
  ]);
  expect((await records(person, { page: 2, pageSize: 1 })).items).toEqual([listed[1]]);
  expect((await records(person, { page: 9, pageSize: 1 })).count).toBe(2);
  expect(await records(workspace.admin)).toEqual({ count: 0, items: [] });
});

it('its documents open in a closed workspace, the text as it was signed', async () => {
  await close(false);
  const [award, signature] = (await records(person)).items;
  expect(await textAs(person, award?.documentPath ?? '')).toContain('Старший кассир');
  expect(await textAs(person, signature?.documentPath ?? '')).toContain('Подтверждение подписи');
  const text = await textAs(person, signature?.textPath ?? '');
  expect(text).toContain('Мойте руки');
  expect(text).toContain('Гигиена');
  expect(text).not.toContain('Носите перчатки');
});

it('everything else stays closed, also to those who otherwise see the report', async () => {
  const [award, signature] = (await records(person)).items;
  const own = [award?.documentPath ?? '', signature?.documentPath ?? ''];
  for (const path of own) expect(await statusAs(workspace.admin, path)).toBe(200);
  await close(false);
  for (const path of own) expect(await statusAs(workspace.admin, path)).toBe(404);
  expect(await statusAs(person, `/api/regulations/${regulationId}/document.pdf`)).toBe(402);
  expect(
    await workspace.rejection(person, 'query ($id: Int!) { regulation(id: $id) { name } }', {
      id: regulationId,
    }),
  ).toMatchObject({ code: 'organization.unpaid' });
});

it('nobody else gets the signed text, open or closed', async () => {
  const [, signature] = (await records(person)).items;
  const path = signature?.textPath ?? '';
  expect(await statusAs(workspace.admin, path)).toBe(404);
  await close(false);
  expect(await statusAs(workspace.admin, path)).toBe(404);
  expect(await statusAs(await workspace.person(), path)).toBe(404);
});
