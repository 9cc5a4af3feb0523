import type { DownloadRequest } from '@server/modules/routes';
import { readSheet, type SheetRow } from '@server/modules/regulations/documents/documents.read-model';
import { readJournal } from '@server/modules/regulations/documents/exports.read-model';
import { pdfText } from './pdf-text';
import { createWorld, failure, publishedForAll, signAs, type Person, type World } from './support';
import { regulationAccess } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization('ООО «Ромашка»');
  admin = await world.person(organizationId, { isAdmin: true, nameSecond: 'Ящикова' });
  reader = await world.person(organizationId, { nameSecond: 'Щёголев' });
});

async function download(person: Person, path: string, request: Partial<DownloadRequest>): Promise<string> {
  const route = world.module.routes?.find((route) => route.path === path);
  if (!route) throw new Error(`no route ${path}`);
  const file = await world.as(person, (scope) => route.handle(scope, { params: {}, query: {}, ...request }));
  expect(file.mime).toBe('application/pdf');
  const bytes = await file.render(new AbortController().signal);
  if (!Buffer.isBuffer(bytes)) throw new Error('a document is no stream');
  return pdfText(bytes);
}

const SHEET = '/regulations/:id/acknowledgement.pdf';
const ACT = '/regulations/signatures/:id/act.pdf';
const CERTIFICATE = '/regulations/signatures/:id/certificate.pdf';
const TEXT = '/regulations/:id/document.pdf';

it('the acknowledgment sheet names who signed, when, how and what, and who has not', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin, { name: 'Охрана труда' });
  const signature = await signAs(world, reader, regulation.id, versionId);
  const text = await download(admin, SHEET, { params: { id: String(regulation.id) } });
  expect(text).toContain('ООО «Ромашка»');
  expect(text).toContain('Лист ознакомления');
  expect(text).toContain('Щёголев Пётр Ильич');
  expect(text).toContain(signature.hash.slice(0, 12));
  expect(text.indexOf('Ящикова')).toBeGreaterThan(text.indexOf('Ещё не подписали'));
});

it('sheets of an organization are read and made one after another, so that one of them is in memory', async () => {
  const { regulation } = await publishedForAll(world, admin);
  const colleague = await world.person(admin.organizationId, { isAdmin: true });
  const read = jest.spyOn(world.deps.exports, 'read');
  const made = jest.spyOn(world.deps.workers, 'run');
  const request = { params: { id: String(regulation.id) } };
  try {
    await Promise.all([admin, colleague, admin].map((person) => download(person, SHEET, request)));
    const steps = [
      ...read.mock.invocationCallOrder.map((at) => ({ at, step: 'read' })),
      ...made.mock.invocationCallOrder.map((at) => ({ at, step: 'made' })),
    ];
    steps.sort((a, b) => a.at - b.at);
    expect(steps.map(({ step }) => step)).toEqual(['read', 'made', 'read', 'made', 'read', 'made']);
  } finally {
    read.mockRestore();
    made.mockRestore();
  }
});

it('the act of refusal contains the reason and lines for two witnesses', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin, { name: 'Охрана труда' });
  const refusal = await world.as(reader, (scope) =>
    world.services.signatures.refuse(scope, { id: regulation.id, versionId, reason: 'Не согласен с п. 2' }),
  );
  const request = { params: { id: String(refusal.id) } };
  const text = await download(admin, ACT, request);
  expect(text).toContain('Щёголев Пётр Ильич');
  expect(text).toContain('Не согласен с п. 2');
  expect(text).toContain('Свидетель 1');
  expect(text).toContain('Свидетель 2');
  expect(await download(reader, ACT, request)).toBe(text);
});

it('one’s own signature is a certificate of one page; others’ are available only with the report right', async () => {
  const colleague = await world.person(admin.organizationId);
  const { regulation, versionId } = await publishedForAll(world, admin, { name: 'Охрана труда' });
  const signature = await signAs(world, reader, regulation.id, versionId);
  const request = { params: { id: String(signature.id) } };
  const text = await download(reader, CERTIFICATE, request);
  const facts = ['ООО «Ромашка»', 'Подтверждение подписи', 'Щёголев Пётр Ильич', 'Охрана труда', 'отметка'];
  for (const fact of [...facts, 'документ целиком', signature.hash, signature.docSha256])
    expect(text).toContain(fact);
  expect(text).toContain('1 / 1');
  expect(await download(admin, CERTIFICATE, request)).toContain(signature.hash);

  const stranger = await world.person(await world.organization('Чужая'), { isAdmin: true });
  for (const person of [colleague, stranger])
    expect(await failure(download(person, CERTIFICATE, request))).toBe('notFound');
  const refusal = await world.as(colleague, (scope) =>
    world.services.signatures.refuse(scope, { id: regulation.id, versionId, reason: 'Не согласен' }),
  );
  const refused = { params: { id: String(refusal.id) } };
  expect(await failure(download(colleague, CERTIFICATE, refused))).toBe('notFound');
});

it('the text contains its numbers, lists and tables', async () => {
  const { regulation } = await publishedForAll(world, admin, { name: 'Касса' });
  const draft = await world.as(admin, (scope) =>
    world.services.drafts.save(scope, regulation.id, {
      clauses: [
        { id: 'a', level: 1, html: '<p><strong>Общее</strong></p>' },
        {
          id: 'b',
          level: 2,
          html: '<ul><li>сверить <em>остаток</em></li></ul><blockquote><p>цитата</p></blockquote>',
        },
        {
          id: 'c',
          level: 2,
          html: '<table><tbody><tr><th colspan="2">Смена</th></tr><tr><td>день</td><td>ночь</td></tr></tbody></table>',
        },
      ],
    }),
  );
  const query = { versionId: String(draft.id) };
  const text = await download(admin, TEXT, { params: { id: String(regulation.id) }, query });
  for (const part of ['Касса', '1.1', '1.2', 'сверить', 'остаток', 'цитата', 'Смена', 'ночь'])
    expect(text).toContain(part);
});

it('gives nobody a document that they may not read', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin);
  const stranger = await world.person(await world.organization('Чужая'), { isAdmin: true });
  const params = { id: String(regulation.id) };
  const draft = await world.as(admin, (scope) =>
    world.services.drafts.save(scope, regulation.id, { clauses: [] }),
  );
  expect(await failure(download(reader, SHEET, { params }))).toBe('notFound');
  expect(await failure(download(stranger, SHEET, { params }))).toBe('notFound');
  expect(await failure(download(stranger, TEXT, { params }))).toBe('notFound');
  expect(await failure(download(reader, TEXT, { params, query: { versionId: String(draft.id) } }))).toBe(
    'notFound',
  );
  expect(await failure(download(admin, TEXT, { params: { id: '1; drop table users' } }))).toBe('notFound');
  expect(await failure(download(admin, ACT, { params: { id: '999999' } }))).toBe('notFound');
  expect(await download(reader, TEXT, { params, query: { versionId: String(versionId) } })).toContain(
    'Правила',
  );
});

describe('tables of many rows', () => {
  it('are read in batches, each row once and in the same order', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const people = [];
    for (const nameSecond of ['Ёлкин', 'Яблоков', 'Абрамов', 'Ёлкин', 'Елкин']) {
      people.push(await world.person(admin.organizationId, { nameSecond }));
    }
    await world.sql(
      `insert into assignment (organization_id, user_id, object_type, object_id, version_id)
       select organization_id, id, 'regulation', $2, $3 from users where id = any($1)
       on conflict do nothing`,
      [people.map(({ id }) => id), regulation.id, versionId],
    );
    for (const person of people.slice(0, 3)) await signAs(world, person, regulation.id, versionId);
    await world.as(admin, async (scope) => {
      const progress = await regulationAccess.requireReport(scope, regulation.id);
      const inParts = async (size: number) => {
        const parts: SheetRow[][] = [];
        for await (const part of readSheet(scope, regulation.id, progress, size)) parts.push(part);
        return parts;
      };
      const [whole = []] = await inParts(100);
      expect(whole.length).toBeGreaterThanOrEqual(5);
      const parts = await inParts(2);
      expect(parts.every((part) => part.length <= 2)).toBe(true);
      expect(parts.flat()).toEqual(whole);
      const journal = await readJournal(scope, regulation.id, progress, 0, 100);
      expect(journal).toHaveLength(3);
      const [first, ...rest] = journal;
      expect(await readJournal(scope, regulation.id, progress, first?.id ?? 0, 100)).toEqual(rest);
    });
  });
});
