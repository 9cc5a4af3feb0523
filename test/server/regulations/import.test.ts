import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import limits from '@graphql/limits.json';
import { renderPdf } from '@server/pdf/pdf';
import { docFile } from './doc-file';
import { createWorld, rejection, type Person, type World } from './support';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person(await world.organization(), { isAdmin: true });
});
afterAll(() => world.close());

const docx = (children: (Paragraph | Table)[]) => Packer.toBuffer(new Document({ sections: [{ children }] }));
const p = (text: string) => new Paragraph(text);
const heading = (
  text: string,
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_1,
) => new Paragraph({ text, heading: level });

async function imported(bytes: Buffer, name = 'файл.docx') {
  const { regulation: row } = await world.as(admin, (scope) =>
    world.services.imports.import(scope, { name, mime: 'application/octet-stream', bytes }),
  );
  const [draft] = await world.sql<{
    clauses: { number: string; level: number; text: string; html: string }[];
  }>('select clauses from regulation_version where id = $1', [row.draftVersionId]);
  return { name: row.name, clauses: draft?.clauses ?? [] };
}

const outline = (clauses: { number: string; text: string }[]) =>
  clauses.map(({ number, text }) => `${number} ${text}`);
const refused = (bytes: Buffer, name = 'файл.docx') =>
  rejection(
    world.as(admin, (scope) =>
      world.services.imports.import(scope, { name, mime: 'application/octet-stream', bytes }),
    ),
  );

/** A zip with one entry that claims the length `claimed`. */
function zip(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(claimed, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

describe('a Word file', () => {
  it('becomes clauses by its headings; the single first heading becomes its name', async () => {
    const { name, clauses } = await imported(
      await docx([
        heading('Дресс-код'),
        heading('Офис', HeadingLevel.HEADING_2),
        p('Одежда чистая.'),
        heading('Встречи', HeadingLevel.HEADING_3),
        p('Деловая одежда.'),
        heading('Склад', HeadingLevel.HEADING_2),
      ]),
    );
    expect(name).toBe('Дресс-код');
    expect(outline(clauses)).toEqual(['1 Офис\nОдежда чистая.', '1.1 Встречи\nДеловая одежда.', '2 Склад']);
  });

  it('drops typed numbers: they become levels', async () => {
    const { name, clauses } = await imported(
      await docx([
        p('1. Общие положения'),
        p('1.1. Правила обязательны для всех.'),
        p('1.1.1. И для стажёров.'),
        p('5 дней в неделю.'),
        p('2. Время'),
        new Paragraph({
          children: [new TextRun({ text: '2.1 ', bold: true }), new TextRun('Начало в 9:00.')],
        }),
      ]),
      'Распорядок.docx',
    );
    expect(name).toBe('Распорядок');
    expect(outline(clauses)).toEqual([
      '1 Общие положения',
      '1.1 Правила обязательны для всех.',
      '1.1.1 И для стажёров.\n5 дней в неделю.',
      '2 Время',
      '2.1 Начало в 9:00.',
    ]);
  });

  it('keeps lists and tables within their clause', async () => {
    const row = (...cells: string[]) =>
      new TableRow({ children: cells.map((text) => new TableCell({ children: [p(text)] })) });
    const { clauses } = await imported(
      await docx([
        p('1. Касса'),
        new Paragraph({ text: 'пересчитать', bullet: { level: 0 } }),
        new Table({ rows: [row('день', 'ночь')] }),
        p('2. Итог'),
      ]),
    );
    expect(clauses).toHaveLength(2);
    expect(clauses[0]?.html).toContain('<li>пересчитать</li>');
    expect(clauses[0]?.html).toContain('<table>');
  });

  it('without any structure becomes a clause per paragraph', async () => {
    const { clauses } = await imported(await docx([p('Раз.'), p('Два.'), p('')]));
    expect(outline(clauses)).toEqual(['1 Раз.', '2 Два.']);
  });

  it('cannot contain a script', async () => {
    const { clauses } = await imported(
      await docx([p('<script>alert(1)</script>'), p('<img src=x onerror=alert(1)>')]),
    );
    expect(clauses.map(({ html }) => html).join('')).not.toMatch(/<script|<img/);
    expect(clauses[0]?.text).toBe('<script>alert(1)</script>');
  });
});

describe('a file that is the text itself', () => {
  const bodyOf = async (id: number | null) => {
    const [body] = await world.sql<{ name: string }>(
      'select f.name from regulation_version v join content f on f.id = v.body_id where v.id = $1',
      [id],
    );
    return body?.name;
  };
  const begun = (bytes: Buffer, name: string) =>
    world.as(admin, (scope) =>
      world.services.imports.import(scope, { name, mime: 'application/octet-stream', bytes }),
    );

  it('creates a regulation named after it: a PDF with readable words', async () => {
    const bytes = await renderPdf({ content: ['1. Порядок приёма', '2. Перерывы'] });
    const { name, clauses } = await imported(bytes, 'Приём  гостей.PDF');
    expect(name).toBe('Приём гостей');
    expect(outline(clauses)).toEqual(['1 Порядок приёма', '2 Перерывы']);
    const { regulation: row, leftOut } = await begun(bytes, 'Приём.pdf');
    expect(leftOut).toEqual([]);
    expect(await bodyOf(row.draftVersionId)).toBe('Приём.pdf');
  });

  it('and an older Word file', async () => {
    const { regulation: row } = await begun(docFile(['1. Касса', '2. Склад']), 'Касса.doc');
    expect(row.name).toBe('Касса');
    expect(await bodyOf(row.draftVersionId)).toBe('Касса.doc');
  });

  it('is created once, however often it is sent', async () => {
    const bytes = await renderPdf({ content: ['Раз'] });
    const file = { name: 'Раз.pdf', mime: 'application/pdf', bytes };
    const clientKey = randomUUID();
    const send = () => world.as(admin, (scope) => world.services.imports.import(scope, file, clientKey));
    expect((await send()).regulation.id).toBe((await send()).regulation.id);
  });
});

describe('rejected with a reason', () => {
  const field = 'file';

  it('a file that is not from Word', async () => {
    const notWord = { code: 'regulation.importNotWord', field };
    expect(await refused(Buffer.from('просто текст'))).toEqual(notWord);
    expect(await refused(Buffer.alloc(0))).toEqual(notWord);
    expect(await refused(Buffer.from('%PDF-1.4'))).toEqual(notWord);
    expect(await refused(zip('readme.txt', Buffer.from('привет')))).toEqual(notWord);
    expect(await refused(zip('word/document.xml', Buffer.from('<не xml')))).toEqual(notWord);
    const whole = await docx([p('Текст')]);
    expect(await refused(whole.subarray(0, whole.length - 40))).toEqual(notWord);
    const broken = Buffer.from(whole);
    broken.fill(0xff, 60, 400);
    expect(await refused(broken)).toEqual(notWord);
    const entities = '<!DOCTYPE a [<!ENTITY b "c">]><w:document>&b;</w:document>';
    expect(await refused(zip('word/document.xml', Buffer.from(entities)))).toEqual(notWord);
  });

  it('the old format, an empty document, and more than 3 MB', async () => {
    const legacy = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    expect(await refused(legacy, 'старый.docx')).toEqual({ code: 'regulation.importLegacy', field });
    expect(await refused(await docx([p(''), p('  ')]))).toEqual({ code: 'regulation.importEmpty', field });
    expect(await refused(Buffer.alloc(limits.uploadBytes + 1))).toEqual({
      code: 'regulation.importTooBig',
      field,
    });
  });

  it('a PDF and a .doc with other content, with nothing left behind', async () => {
    const count = () =>
      world.sql('select id from regulation where organization_id = $1', [admin.organizationId]);
    const before = (await count()).length;
    const refusals = await Promise.all(
      ['правила.pdf', 'правила.doc'].map((name) => refused(Buffer.from('просто текст'), name)),
    );
    expect(refusals).toEqual([
      { code: 'validation.fileContent', field },
      { code: 'validation.fileContent', field },
    ]);
    expect((await count()).length).toBe(before);
  });

  it('a small file that would unpack endlessly, whatever size it claims', async () => {
    const bomb = Buffer.alloc(100 * 1024 * 1024);
    expect(await refused(zip('word/document.xml', bomb))).toEqual({ code: 'regulation.importTooBig', field });
    expect(await refused(zip('word/document.xml', bomb, 1000))).toEqual({
      code: 'regulation.importNotWord',
      field,
    });
  });
});
