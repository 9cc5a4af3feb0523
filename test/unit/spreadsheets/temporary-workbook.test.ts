import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import type { Cell, Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { writeTemporaryWorkbook } from '@server/spreadsheets/temporary-workbook';

/** The file of a table between its writing and the end of its download. */
let folder: string;
const before = process.env.TMPDIR;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adaptika-tables-'));
  process.env.TMPDIR = folder;
});
afterEach(async () => {
  process.env.TMPDIR = before;
  if (before === undefined) delete process.env.TMPDIR;
  await rm(folder, { recursive: true });
});

function sheet(parts: AsyncIterable<Cell[][]>): Spreadsheet {
  return { lang: 'ru', title: 'Люди', columns: [{ title: 'Имя', width: 20, kind: 'text' }], parts };
}
const names = () => readdir(folder);

test('it has no name from the beginning, so a killed server leaves nothing of it; its bytes are read to the end', async () => {
  const seen: string[] = [];
  async function* rows() {
    for (let number = 0; number < 3; number += 1) {
      seen.push(...(await names()));
      yield [[`Анна ${number}`]];
    }
  }
  const file = await writeTemporaryWorkbook([sheet(rows())]);
  expect([seen, await names()]).toEqual([[], []]);
  const bytes = await buffer(file.open());
  expect(bytes).toHaveLength(file.bytes);
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  expect(book.worksheets[0]?.getColumn(1).values).toEqual([undefined, 'Имя', 'Анна 0', 'Анна 1', 'Анна 2']);
  // It has ended with the stream: to drop it then is no failure.
  await file.drop();
});

test('what could not be completed, and what nobody reads, is dropped', async () => {
  async function* broken() {
    yield [['Анна']];
    await Promise.resolve();
    throw new Error('the database is gone');
  }
  await expect(writeTemporaryWorkbook([sheet(broken())])).rejects.toThrow('the database is gone');
  async function* rows() {
    yield await Promise.resolve([['Анна']]);
  }
  const file = await writeTemporaryWorkbook([sheet(rows())]);
  await file.drop();
  expect(() => file.open()).toThrow();
  expect(await names()).toEqual([]);
});
