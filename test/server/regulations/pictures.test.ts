import { Document, ImageRun, Packer, Paragraph } from 'docx';
import type { UploadedFile } from '@server/graphql/uploads';
import { pictureIds } from '@server/modules/content/blocks/block-html';
import { pictureKey } from '@server/pdf/html-content';
import { picture, saveHtml, shows } from './content-support';
import {
  createWorld,
  failure,
  publish,
  publishedForAll,
  rejection,
  signAs,
  writeRegulation,
  type Person,
  type World,
} from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  admin = await world.person(await world.organization(), { isAdmin: true });
});

const add = (person: Person, id: number, file: UploadedFile, clientKey?: string) =>
  world.as(person, (scope) => world.services.pictures.add(scope, id, file, clientKey));

const storedHtml = async (versionId: number | null) =>
  (
    await world.sql<{ clauses: { html: string }[] }>('select clauses from regulation_version where id = $1', [
      versionId,
    ])
  )[0]?.clauses.map(({ html }) => html);

const hashOf = async (versionId: number) =>
  (await world.sql<{ sha256: string }>('select sha256 from regulation_version where id = $1', [versionId]))[0]
    ?.sha256;

describe('a picture in a clause', () => {
  it('is identified by its content, never by an address', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { id } = await add(admin, regulation.id, await picture());
    const address = '/statics/closed/ab/x.png?expires=1&amp;signature=x';
    const draft = await saveHtml(
      world,
      admin,
      regulation.id,
      `<p>Вход</p><img src="${address}" data-content="${id}" alt="План" onerror="alert(1)">`,
    );
    expect(await storedHtml(draft.id)).toEqual([`<p>Вход</p><img data-content="${id}" alt="План" />`]);
  });

  it('is private: it is not served without a signature', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { details } = await add(admin, regulation.id, await picture());
    expect(details.path).toMatch(/^closed\//);
  });

  it('keeps only words in its description', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { id } = await add(admin, regulation.id, await picture());
    const alt = `"><script>alert(1)</script>${'x'.repeat(400)}`;
    const draft = await saveHtml(
      world,
      admin,
      regulation.id,
      shows(id, alt.replaceAll('"', '&quot;').replaceAll('<', '&lt;')),
    );
    const [html = ''] = (await storedHtml(draft.id)) ?? [];
    expect(html).not.toContain('<script');
    expect(html).toMatch(/alt="[^"]{300,340}"/);
  });

  it('must be a picture, whatever its file name', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const send = (name: string, bytes: Buffer) =>
      rejection(add(admin, regulation.id, { name, mime: 'image/png', bytes }));
    expect(await send('схема.png', page)).toEqual({ code: 'validation.fileContent', field: 'file' });
    expect(await send('схема.html', page)).toMatchObject({ code: 'validation.fileExtension' });
    expect(await send('схема.pdf', Buffer.from('%PDF-1.4'))).toMatchObject({
      code: 'validation.fileExtension',
    });
    const { bytes } = await picture();
    expect(await send('схема.png', Buffer.concat([bytes, Buffer.alloc(3 * 1024 * 1024)]))).toMatchObject({
      code: 'validation.fileSize',
    });
    expect(await world.sql('select from content where organization_id = $1', [admin.organizationId])).toEqual(
      [],
    );
  });

  it('is added by those who may edit, once however often it is sent', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const stranger = await world.person(admin.organizationId);
    expect(await failure(add(stranger, regulation.id, await picture()))).toBe('notFound');
    const file = await picture();
    const first = await add(admin, regulation.id, file, 'picture-key-1');
    expect((await add(admin, regulation.id, file, 'picture-key-1')).id).toBe(first.id);
  });

  it('of another regulation or organization is rejected with the number of the clause', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { regulation: other } = await writeRegulation(world, admin);
    const { id: othersId } = await add(admin, other.id, await picture());
    const foreigner = await world.person(await world.organization('Чужая'), { isAdmin: true });
    const { regulation: foreign } = await writeRegulation(world, foreigner);
    const { id: foreignId } = await add(foreigner, foreign.id, await picture());
    for (const id of [othersId, foreignId, 999_999]) {
      expect(await rejection(saveHtml(world, admin, regulation.id, '<p>Первый</p>', shows(id)))).toEqual({
        code: 'regulation.pictureUnknown',
        field: 'clauses.1.html',
      });
    }
  });

  it('is hashed by its own bytes, and a changed one is a changed clause', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { id } = await add(admin, regulation.id, await picture());
    const first = await saveHtml(world, admin, regulation.id, shows(id), '<p>Дальше</p>');
    await publish(world, admin, first);
    const reader = await world.person(admin.organizationId);
    await world.sql(
      `insert into assignment_rule (organization_id, object_type, object_id, audience, due_days)
       values ($1, 'regulation', $2, '{"groups":[{"all":true}],"exceptUserIds":[]}', 5)`,
      [admin.organizationId, regulation.id],
    );
    const { id: otherId } = await add(admin, regulation.id, await picture({ colour: '#c22' }));
    const second = await saveHtml(world, admin, regulation.id, shows(otherId), '<p>Дальше</p>');
    await publish(world, admin, second);
    const [row] = await world.sql<{ changed: string[] }>(
      'select changed_clause_ids as changed from regulation_version where id = $1',
      [second.id],
    );
    expect(row?.changed).toEqual(['clause-1']);
    await signAs(world, reader, regulation.id, second.id);
    const check = () =>
      world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
    expect(await check()).toMatchObject({ isWhole: true, checked: 1 });
    await world.sql('update content set sha256 = $1 where id = $2', ['0'.repeat(64), otherId]);
    expect(await check()).toMatchObject({ isWhole: false, broken: [{ reason: 'document' }] });
  });

  it('stays with the published version when the draft is discarded', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const { id } = await add(admin, regulation.id, await picture());
    const draft = await saveHtml(world, admin, regulation.id, shows(id));
    await publish(world, admin, draft);
    const before = await hashOf(draft.id);
    await saveHtml(world, admin, regulation.id, '<p>Без картинки</p>');
    await world.as(admin, (scope) => world.services.drafts.discard(scope, regulation.id));
    expect(pictureIds((await storedHtml(draft.id))?.map((html) => ({ html })) ?? [])).toEqual([id]);
    const [content] = await world.as(
      admin,
      (scope) =>
        world.module
          .loaders?.({ scope: () => scope })
          .regulationPictures?.loadMany([regulation.id])
          .then(([rows]) => (Array.isArray(rows) ? rows : [])) ?? Promise.resolve([]),
    );
    expect(content && (await world.deps.files.read(content)).length).toBeGreaterThan(0);
    expect(await hashOf(draft.id)).toBe(before);
  });

  it('in an older text, with the address of a public file, stays as it is', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const open = '/statics/open/ab/abcdef.png';
    const draft = await saveHtml(world, admin, regulation.id, `<img src="${open}" alt="">`);
    expect(await storedHtml(draft.id)).toEqual([`<img src="${open}" alt="" />`]);
  });
});

describe('the PDF of the text', () => {
  it('contains pictures, the first frame of a GIF', async () => {
    const { regulation, versionId: _ } = await publishedForAll(world, admin);
    const still = await add(admin, regulation.id, await picture());
    const moving = await add(admin, regulation.id, await picture({ name: 'шаги.gif' }));
    const draft = await saveHtml(world, admin, regulation.id, shows(still.id), shows(moving.id));
    await publish(world, admin, draft);
    const route = world.module.routes?.find(({ path }) => path === '/regulations/:id/document.pdf');
    const { render } = await world.as(admin, async (scope) => {
      const download = await route?.handle(scope, { params: { id: String(regulation.id) }, query: {} });
      if (!download) throw new Error('no such document');
      return download;
    });
    const pdf = (await render(new AbortController().signal)).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
    expect(pictureKey(still.id)).toBe(`content:${still.id}`);
  });
});

it('the pictures of a Word file are processed the same way', async () => {
  const { bytes } = await picture();
  const image = new ImageRun({ type: 'png', data: bytes, transformation: { width: 40, height: 30 } });
  const file = await Packer.toBuffer(
    new Document({
      sections: [{ children: [new Paragraph('1. Схема'), new Paragraph({ children: [image] })] }],
    }),
  );
  const upload = { name: 'файл.docx', mime: 'application/octet-stream', bytes: file };
  const { regulation: row } = await world.as(admin, (scope) => world.services.imports.import(scope, upload));
  const html = (await storedHtml(row.draftVersionId)) ?? [];
  const [id = 0] = pictureIds(html.map((item) => ({ html: item })));
  const [link] = await world.sql<{ type: string }>(
    `select c.type from regulation_picture p join content c on c.id = p.content_id
     where p.regulation_id = $1 and p.content_id = $2`,
    [row.id, id],
  );
  expect(link).toEqual({ type: 'picture' });
  // Saved again by an editor: the picture is known here.
  await saveHtml(world, admin, row.id, ...html);
});
