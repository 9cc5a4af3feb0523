import { Document, Packer, Paragraph } from 'docx';
import { alignClauses } from '@server/modules/regulations/body/align-clauses';
import { joinLines } from '@server/modules/regulations/body/paragraphs';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { renderPdf } from '@server/pdf/pdf';
import { docFile } from './doc-file';
import {
  assignToAll,
  clauses,
  createWorld,
  failure,
  publish,
  rejection,
  signAs,
  writeRegulation,
  type Person,
  type World,
} from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let regulation: RegulationRow;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  admin = await world.person(await world.organization(), { isAdmin: true });
  ({ regulation } = await writeRegulation(world, admin));
});

const set = (name: string, bytes: Buffer, person = admin) =>
  world.as(person, async (scope) => {
    const [row] = await world.sql<{ at: Date }>(
      'select updated_at as at from regulation_version where regulation_id = $1 order by id desc limit 1',
      [regulation.id],
    );
    const file = { name, mime: 'application/octet-stream', bytes };
    return world.services.bodies.set(scope, regulation.id, file, row?.at);
  });

const LONG =
  'Сотрудник приходит на работу вовремя и предупреждает руководителя, если опаздывает, до начала смены. ';
const pdf = (...content: string[]) => renderPdf({ content });
const outline = (list: readonly { number: string; text: string }[]) =>
  list.map(({ number, text }) => `${number} ${text}`);

describe('a file as the text', () => {
  it('from a PDF gives its words as clauses, lines joined into paragraphs', async () => {
    const draft = await set(
      'правила.pdf',
      await pdf('1. Порядок', LONG.repeat(3), '1.1. Для всех.', '2. Время'),
    );
    expect(outline(draft.clauses)).toEqual([
      `1 Порядок\n${LONG.repeat(3).trim()}`,
      '1.1 Для всех.',
      '2 Время',
    ]);
    expect(draft.bodyId).not.toBeNull();
    expect(draft.wordCount).toBeGreaterThan(30);
  });

  it('from a .doc and from a .docx does the same', async () => {
    const old = await set('правила.doc', docFile(['1. Первый пункт', 'Слова пункта', '2. Второй']));
    expect(outline(old.clauses)).toEqual(['1 Первый пункт\nСлова пункта', '2 Второй']);
    const children = [new Paragraph('1. Первый пункт'), new Paragraph('2. Второй')];
    const made = await set('правила.docx', await Packer.toBuffer(new Document({ sections: [{ children }] })));
    expect(outline(made.clauses)).toEqual(['1 Первый пункт', '2 Второй']);
  });

  it('without words is accepted as a PDF, which says so, and can be published and signed', async () => {
    // The only text on it is the page number.
    const scan = await renderPdf({ content: [{ canvas: [{ type: 'rect', x: 0, y: 0, w: 90, h: 90 }] }] });
    const draft = await set('скан.pdf', scan);
    expect(draft.clauses).toEqual([]);
    await assignToAll(world, admin, regulation.id);
    const reader = await world.person(admin.organizationId);
    await publish(world, admin, draft);
    expect(await signAs(world, reader, regulation.id, draft.id)).toMatchObject({ action: 'signed' });
    expect(await failure(set('пусто.doc', docFile([''])))).toBe('regulation.importEmpty');
  });

  it('that is broken, protected, or no document at all is rejected by name', async () => {
    const code = async (name: string, bytes: Buffer) => (await rejection(set(name, bytes))).code;
    const whole = await pdf('Текст');
    expect(await code('правила.pdf', Buffer.from('%PDF-1.4\nсломан'))).toBe('regulation.fileBroken');
    expect(await code('правила.doc', docFile(['Текст']).subarray(0, 1500))).toBe('regulation.fileBroken');
    const locked = await renderPdf({ content: ['Текст'], userPassword: 'x', ownerPassword: 'y' });
    expect(await code('правила.pdf', locked)).toBe('regulation.fileEncrypted');
    expect(await code('правила.doc', docFile(['Текст'], { isEncrypted: true }))).toBe(
      'regulation.fileEncrypted',
    );
    expect(await code('правила.docx', whole)).toBe('validation.fileContent');
    expect(await code('правила.xlsx', whole)).toBe('regulation.bodyType');
    expect(await code('правила.pdf', Buffer.concat([whole, Buffer.alloc(3 * 1024 * 1024)]))).toBe(
      'validation.fileSize',
    );
  });

  it('is uploaded by those who may edit, over the newest draft', async () => {
    const bytes = await pdf('Текст');
    expect(await failure(set('правила.pdf', bytes, await world.person(admin.organizationId)))).toBe(
      'notFound',
    );
    const stale = world.as(admin, (scope) =>
      world.services.bodies.set(scope, regulation.id, { name: 'правила.pdf', mime: '', bytes }, new Date(0)),
    );
    expect(await failure(stale)).toBe('conflict.updated');
  });

  it('cannot be edited beside the file, and is converted to a text on request', async () => {
    const draft = await set('правила.pdf', await pdf('1. Порядок', '2. Время'));
    const save = () =>
      world.as(admin, (scope) =>
        world.services.drafts.save(scope, regulation.id, { clauses: clauses('Другое'), isForce: true }),
      );
    expect(await failure(save())).toBe('regulation.bodyIsFile');
    const text = await world.as(admin, (scope) =>
      world.services.bodies.remove(scope, regulation.id, draft.updatedAt),
    );
    expect(text.bodyId).toBeNull();
    expect(outline(text.clauses)).toEqual(['1 Порядок', '2 Время']);
    expect((await save()).clauses).toHaveLength(1);
  });

  it('is hashed by its own bytes', async () => {
    const draft = await set('правила.pdf', await pdf('1. Порядок'));
    await assignToAll(world, admin, regulation.id);
    const reader = await world.person(admin.organizationId);
    await publish(world, admin, draft);
    await signAs(world, reader, regulation.id, draft.id);
    const check = () =>
      world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
    expect(await check()).toMatchObject({ isWhole: true });
    await world.sql('update content set sha256 = $1 where id = $2', ['0'.repeat(64), draft.bodyId]);
    expect(await check()).toMatchObject({ broken: [{ reason: 'document' }] });
  });

  it('keeps the clauses of the previous file where the words are the same', async () => {
    const first = await set('правила.pdf', await pdf('1. Порядок', '2. Время', '3. Отпуск'));
    await publish(world, admin, first);
    const second = await set(
      'правила.pdf',
      await pdf('1. Порядок', '2. Время и место', '3. Отпуск', '4. Связь'),
    );
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(second.clauses).slice(0, 3)).toEqual(ids(first.clauses));
    expect(second.clauses).toHaveLength(4);
  });
});

it('a clause that replaced another is that one, changed; added clauses are new', () => {
  const before = ['а', 'б', 'в'].map((text, n) => ({ id: `old${n}`, text }));
  const after = ['а', 'Б', 'в', 'г'].map((text, n) => ({
    id: `new${n}`,
    text,
    level: 1,
    number: '',
    html: '',
  }));
  expect(alignClauses(before, after).map(({ id }) => id)).toEqual(['old0', 'old1', 'old2', 'new3']);
});

it('lines of a page are joined until a short one, a number or a dash', () => {
  const long = 'x'.repeat(60);
  expect(joinLines('Стр. 1\nСлова\n– 2 –\f3 / 10\n7\nСлова\n3')).toEqual(['Слова 7', 'Слова']);
  expect(joinLines(`${long}\nend.\n1. Next\n${long}\n– item\nlast`)).toEqual([
    `${long} end.`,
    '1. Next',
    long,
    '– item',
    'last',
  ]);
});
