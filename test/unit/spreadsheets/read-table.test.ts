import { utils, write, type WorkBook } from '@e965/xlsx';
import { readTable } from '@server/spreadsheets/read-table';
import { rowsOfPart } from '@server/spreadsheets/table.task';
import { AppError } from '@server/errors';

const MAX_COLUMNS = 200;

async function rowsOf(bytes: Uint8Array, fileName: string): Promise<string[][]> {
  const { parts } = await readTable({ bytes, fileName, maxColumns: MAX_COLUMNS });
  return parts.flatMap(rowsOfPart).map(({ cells }) => cells);
}
const ofText = (text: string) => rowsOf(Buffer.from(text), 'люди.csv');

const HEADING = ['ФИО', 'Почта', 'Принят'];
/** As Excel stores 15 January 2024. */
const DAY = { t: 'n' as const, v: 45_306, z: 'dd.mm.yyyy' };
const PERSON = ['Котов Иван', 'kotov@zavod.ru', DAY];
const READ = [HEADING, ['Котов Иван', 'kotov@zavod.ru', '2024-01-15']];

function oldWorkbook(rows: unknown[][], change: (book: WorkBook) => void = () => undefined): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Люди');
  change(book);
  return book;
}
const bytesOf = (book: WorkBook, bookType: 'biff8' | 'biff5' = 'biff8'): Buffer =>
  write(book, { type: 'buffer', bookType });

test('an .xls is read: texts, and dates as dates', async () => {
  expect(await rowsOf(bytesOf(oldWorkbook([HEADING, PERSON])), 'люди.xls')).toEqual(READ);
});

test('a table is read up to the given number of rows', async () => {
  const bytes = Buffer.from('ФИО\nКотов\nЛьвов\nОрлов\n');
  const read = async (maxRows: number) => {
    const { parts } = await readTable({ bytes, fileName: 'люди.csv', maxColumns: MAX_COLUMNS, maxRows });
    return parts.flatMap(rowsOfPart).length;
  };
  expect([await read(2), await read(4), await read(9)]).toEqual([2, 4, 4]);
});

test('the Russian text of an older .xls is read by its code page', async () => {
  const bytes = bytesOf(oldWorkbook([['NAME'], ['KOTOV']]), 'biff5');
  bytes.writeUInt16LE(1251, bytes.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
  Buffer.from([0xca, 0xce, 0xd2, 0xce, 0xc2]).copy(bytes, bytes.indexOf('KOTOV'));
  expect(await rowsOf(bytes, 'люди.xls')).toEqual([['NAME'], ['КОТОВ']]);
});

test('an .xls is recognized by its content, whatever its name', async () => {
  expect(await rowsOf(bytesOf(oldWorkbook([HEADING, PERSON])), 'люди.xlsx')).toEqual(READ);
});

test('in an .xls the first visible sheet with rows is read', async () => {
  const book = oldWorkbook([['Черновик']], (made) => {
    utils.book_append_sheet(made, utils.aoa_to_sheet([HEADING, PERSON]), 'Сотрудники');
    made.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  });
  expect(await rowsOf(bytesOf(book), 'люди.xls')).toEqual(READ);
});

test('a merged block in an .xls has its text in every row', async () => {
  const rows = [
    ['Отдел', 'ФИО'],
    ['Продажи', 'Котов Иван'],
    [null, 'Белова Анна'],
  ];
  const book = oldWorkbook(rows, ({ Sheets }) => {
    Object.assign(Sheets['Люди'] ?? {}, { '!merges': [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }] });
  });
  expect(await rowsOf(bytesOf(book), 'люди.xls')).toEqual([
    ['Отдел', 'ФИО'],
    ['Продажи', 'Котов Иван'],
    ['Продажи', 'Белова Анна'],
  ]);
});

test('an .xls with too many columns, or a truncated one, is rejected as such', async () => {
  const wide = oldWorkbook([Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => `c${index}`)]);
  await expect(rowsOf(bytesOf(wide), 'люди.xls')).rejects.toMatchObject({ code: 'import.columns' });
  const cut = bytesOf(oldWorkbook([HEADING, PERSON])).subarray(0, 700);
  await expect(rowsOf(cut, 'люди.xls')).rejects.toBeInstanceOf(AppError);
});

test.each([
  ['a semicolon, a newline at the end', 'ФИО;Почта\nКотов Иван;kotov@zavod.ru\n'],
  ['a semicolon, none', 'ФИО;Почта\nКотов Иван;kotov@zavod.ru'],
  ['a semicolon, several of Windows', 'ФИО;Почта\r\nКотов Иван;kotov@zavod.ru\r\n\r\n\r\n'],
  ['a tab', 'ФИО\tПочта\nКотов Иван\tkotov@zavod.ru\n'],
  ['a comma', 'ФИО,Почта\nКотов Иван,kotov@zavod.ru\n'],
])('a text with two columns is split: %s', async (_, text) => {
  expect(await ofText(text)).toEqual([
    ['ФИО', 'Почта'],
    ['Котов Иван', 'kotov@zavod.ru'],
  ]);
});

test('commas inside the cells of a file with semicolons do not split it, with a newline at the end', async () => {
  expect(await ofText('ФИО;Должность\nКотов Иван;Мастер, цех\n')).toEqual([
    ['ФИО', 'Должность'],
    ['Котов Иван', 'Мастер, цех'],
  ]);
});

test('two columns below a one-cell title are split', async () => {
  expect(await ofText('Список\nФИО;Почта\nКотов Иван;kotov@zavod.ru\n')).toEqual([
    ['Список'],
    ['ФИО', 'Почта'],
    ['Котов Иван', 'kotov@zavod.ru'],
  ]);
});

test('a cell longer than any program allows, and more text than people have, are rejected', async () => {
  const tooBig = { code: 'import.tooBig', details: { field: 'file' } };
  const cell = 'а'.repeat(32_767);
  expect(await ofText(`ФИО;Почта\n${cell};a@b.ru\n`)).toEqual([
    ['ФИО', 'Почта'],
    [cell, 'a@b.ru'],
  ]);
  await expect(ofText(`ФИО;Почта\n${cell}а;a@b.ru\n`)).rejects.toMatchObject(tooBig);
  const row = `${'a'.repeat(32_767)};b\n`;
  await expect(ofText(`ФИО;Почта\n${row.repeat(1_537)}`)).rejects.toMatchObject(tooBig);
});
