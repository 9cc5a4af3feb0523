import { deflateRawSync } from 'node:zlib';
import exceljs from 'exceljs';
import { aUser } from '@test/factories/user.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';
import { tableFile } from '@test/helpers/files/table-file';

const desk = openImportDesk();

const codeOf = async (bytes: Uint8Array, name?: string) =>
  (await desk.imports.upload(bytes, name)).errors?.[0]?.extensions.code;

/** The error texts, row by row. */
const errorsOf = async (id: number) =>
  Object.fromEntries(
    (await desk.imports.rows(id, 'wrong')).map(({ number, errors }) => [
      number,
      errors.map(({ text }) => text),
    ]),
  );

/** An archive with one entry, which claims a length of `unpacked`. */
function archiveOf(entry: string, content: Buffer, unpacked = content.length): Buffer {
  const name = Buffer.from(entry);
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(unpacked, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(unpacked, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

test('a picture, a Word file, a broken .xls and an empty table with the right extension are rejected', async () => {
  expect(await codeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBe('import.notSpreadsheet');
  expect(await codeOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe(
    'import.notSpreadsheet',
  );
  const word = archiveOf('word/document.xml', Buffer.from('<w:document/>'));
  expect(await codeOf(word)).toBe('import.notSpreadsheet');
  expect(await codeOf(word, 'Люди.csv')).toBe('import.notSpreadsheet');
  expect(await codeOf(Buffer.alloc(3_000, 1), 'Люди.csv')).toBe('import.notSpreadsheet');
  expect(await codeOf(await tableFile([]))).toBe('import.empty');
  expect(await codeOf(Buffer.from('\n \n'), 'Люди.csv')).toBe('import.empty');
});

test('a zip bomb is rejected: with a false size it is unpacked no further than stated, with a true one not at all', async () => {
  const megabytes = (count: number) => count * 1024 * 1024;
  const workbook = 'xl/workbook.xml';
  expect(await codeOf(archiveOf(workbook, Buffer.alloc(megabytes(50)), 1_000))).toBe('import.notSpreadsheet');
  expect(await codeOf(archiveOf(workbook, Buffer.alloc(1_000), megabytes(3_000)))).toBe('import.tooBig');
});

test('data hidden between the entries of the archive is rejected', async () => {
  const honest = await tableFile([['ФИО'], ['Котов Иван']]);
  const [leader, tail] = [honest.subarray(0, honest.length - 22), honest.subarray(honest.length - 22)];
  const start = tail.readUInt32LE(16);
  const hidden = Buffer.concat([
    leader.subarray(0, start),
    Buffer.alloc(100, 7),
    leader.subarray(start),
    tail,
  ]);
  hidden.writeUInt32LE(start + 100, hidden.length - 6);
  expect(await codeOf(hidden)).toBe('import.notSpreadsheet');
});

test('200 columns are read, more are rejected', async () => {
  const most = Array.from({ length: 200 }, (_, index) => (index === 199 ? 'Имя' : `c${index}`));
  expect((await desk.open([most, most.map(() => 'Иван')])).columns).toHaveLength(200);
  const wide = Array.from({ length: 201 }, (_, index) => `c${index}`);
  const file = await tableFile([wide, wide]);
  expect(await codeOf(file)).toBe('import.columns');
  expect(await codeOf(Buffer.from(wide.join(';')), 'Люди.csv')).toBe('import.columns');
});

test('a formula is read as its saved value, and rejected without one', async () => {
  const { id } = await desk.ready([
    ['Имя', 'Фамилия', 'Почта'],
    [{ formula: 'UPPER("анна")', result: 'Анна' }, 'Белова', 'a.belova@zavod.ru'],
    [{ formula: 'HYPERLINK("http://evil.example")' }, 'Белова', 'b.belova@zavod.ru'],
    ['=cmd|"/c calc"!A1', 'Белова', 'c.belova@zavod.ru'],
  ]);
  expect(await errorsOf(id)).toEqual({
    3: expect.arrayContaining(['Формула без значения. Впишите само значение']),
    4: expect.arrayContaining(['Формула без значения. Впишите само значение']),
  });
  expect((await desk.imports.rows(id))[0]?.cells[0]).toBe('Анна');
  // It is never exported as a formula either.
  const response = await fetch(`${desk.t.url}/api/employee-import/${id}/report.xlsx`, {
    headers: { 'x-session-token': desk.owner.token },
  });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const cell = book.worksheets[0]?.getCell('D4');
  expect(cell).toMatchObject({ type: exceljs.ValueType.String, value: '=cmd|"/c calc"!A1', numFmt: '@' });
});

test.each([false, true])(
  'dates are read as dates whether a workbook counts from 1904 (%s) or from 1900',
  async (is1904) => {
    const { id } = await desk.ready(
      [
        ['ФИО', 'Почта', 'Дата рождения', 'Дата приёма'],
        ['Котов Иван', 'kotov@zavod.ru', new Date('1985-02-28'), new Date('2024-03-05')],
      ],
      { is1904 },
    );
    expect((await desk.imports.rows(id))[0]?.cells.slice(2)).toEqual(['1985-02-28', '2024-03-05']);
  },
);

test('merged cells and two header rows are read as people see them', async () => {
  const { columns, id } = await desk.ready(
    [
      ['Список сотрудников', '', '', '', ''],
      ['Сотрудник', '', 'Контакты', '', 'Отдел'],
      ['Фамилия', 'Имя', 'Телефон', 'E-mail', ''],
      ['Котов', 'Иван', '89123456789', 'kotov@zavod.ru', 'Цех'],
      ['Белова', 'Анна', '', 'belova@zavod.ru', ''],
    ],
    { merges: ['A1:E1', 'A2:B2', 'C2:D2', 'E2:E3', 'E4:E5'] },
  );
  expect(columns.map(({ field }) => field)).toEqual([
    'nameSecond',
    'nameFirst',
    'phone',
    'email',
    'subdivision',
  ]);
  expect((await desk.imports.rows(id)).map(({ cells }) => cells[4])).toEqual(['Цех', 'Цех']);
});

test('names that differ in ё and е, trailing spaces and capitals are the same name', async () => {
  const { orgUnits } = await desk.ready([
    ['ФИО', 'Почта', 'Отдел'],
    ['Один Иван', 'one@zavod.ru ', 'Отдел учёта '],
    ['Два Иван', ' TWO@zavod.ru', 'отдел  учета'],
  ]);
  expect(orgUnits).toMatchObject([{ kind: 'subdivision', count: 2 }]);
});

test('an email of another organization, a duplicate one in the table, and an invalid one are reported on their cells', async () => {
  await desk.t.app.database.system((tx) => aUser(tx, { email: 'chuzhoj@zavod.ru' }));
  const { id, summary } = await desk.ready([
    ['ФИО', 'Почта'],
    ['Один Иван', 'chuzhoj@zavod.ru'],
    ['Два Иван', 'dva@zavod.ru'],
    ['Три Иван', 'DVA@zavod.ru'],
    ['Пять Иван', 'pyat'],
    ['Шесть Иван', ''],
  ]);
  expect(summary).toMatchObject({ create: 1, wrong: 4 });
  expect(await errorsOf(id)).toEqual({
    2: ['Этот адрес уже занят. Укажите другой'],
    4: ['Тот же адрес в строке 3'],
    5: ['Укажите адрес вида name@company.ru'],
    6: ['Заполните поле'],
  });
});

test('a mentor who is the person, unknown or ambiguous, and an adaptation that ends before work begins are reported', async () => {
  const { id } = await desk.ready([
    ['ФИО', 'Почта', 'Наставник', 'Дата приёма', 'Окончание адаптации'],
    ['Котов Иван', 'k1@zavod.ru', 'Котов Иван'],
    ['Белов Пётр', 'b1@zavod.ru', 'b1@zavod.ru'],
    ['Серов Олег', 's1@zavod.ru', 'Никто Никакой'],
    ['Серов Олег', 's2@zavod.ru', ''],
    ['Новый Егор', 'n1@zavod.ru', 'Серов Олег'],
    ['Ранний Лев', 'r1@zavod.ru', '', '05.03.2024', '01.03.2024'],
  ]);
  expect(await errorsOf(id)).toEqual({
    2: ['Нельзя назначить наставником самого себя'],
    3: ['Нельзя назначить наставником самого себя'],
    4: ['Такого человека нет ни среди сотрудников, ни в таблице'],
    6: ['Людей с таким именем несколько. Укажите почту наставника'],
    7: ['Не может быть раньше даты приёма'],
  });
});

test('a corrected cell is read again, and dependent errors are resolved with it', async () => {
  const { id } = await desk.ready([
    ['ФИО', 'Почта', 'Телефон'],
    ['Один Иван', 'one@zavod.ru', '12'],
    ['Два Иван', 'one@zavod.ru', ''],
  ]);
  expect(Object.keys(await errorsOf(id))).toEqual(['2', '3']);
  expect((await desk.imports.mend(id, 2, 2, '8 912 345 67 89')).errors).toEqual([]);
  await desk.imports.mend(id, 2, 1, 'other@zavod.ru');
  expect(await errorsOf(id)).toEqual({});
});

test('rows with errors are skipped and named, the others are imported in full', async () => {
  const { id } = await desk.ready([
    ['ФИО', 'Почта', 'Дата приёма'],
    ['Один Иван', 'one@zavod.ru', '31.02.2024'],
    ['Два Иван', 'two@zavod.ru', '5 марта 2024'],
  ]);
  const done = await desk.imports.run(id);
  expect(done.summary).toMatchObject({ create: 1, wrong: 1 });
  expect((await desk.imports.rows(id)).map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
});

test('pasted text, and a CSV saved by Russian Excel, are read like a file', async () => {
  const pasted = await desk.imports.paste('ФИО\tПочта\nКотов Иван\tkotov@zavod.ru');
  expect(pasted).toMatchObject({ rowCount: 1, columns: [{ field: 'nameFull' }, { field: 'email' }] });
  const cp1251 = Buffer.concat([
    Buffer.from([0xd4, 0xc8, 0xce, 0x3b, 0xcf, 0xee, 0xf7, 0xf2, 0xe0, 0x0d, 0x0a]),
    Buffer.from([0xca, 0xee, 0xf2, 0x3b]),
    Buffer.from('kot@zavod.ru'),
  ]);
  const saved = await desk.imports.open(cp1251, 'Люди.csv');
  expect(saved.columns.map(({ title, field }) => [title, field])).toEqual([
    ['ФИО', 'nameFull'],
    ['Почта', 'email'],
  ]);
});

test('a person without the right sees no imports, and drafts are visible only to their author', async () => {
  const { id } = await desk.ready([
    ['ФИО', 'Почта'],
    ['Котов Иван', 'kotov7@zavod.ru'],
  ]);
  const other = await desk.t.app.database.system((tx) =>
    aUser(tx, { organizationId: desk.owner.organizationId, isAdmin: true }),
  );
  const plain = await desk.t.app.database.system((tx) =>
    aUser(tx, { organizationId: desk.owner.organizationId }),
  );
  for (const person of [other, plain]) {
    const { errors } = await desk.t.gql(
      await desk.t.signIn(person.id),
      `{ employeeImport(id: ${id}) { id } }`,
    );
    expect(errors?.[0]?.extensions.code).toMatch(/notFound|access/);
  }
});
