import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import { readWorkbook } from '@server/spreadsheets/read-workbook';
import { checkWorkbook } from '@server/spreadsheets/workbook-file';
import { until } from '@test/helpers/until';

const READS = 600;

async function tableFile(): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Лист').addRows([
    ['ФИО', 'Почта'],
    ['Котов Иван', 'kotov@zavod.ru'],
  ]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

it('a table is read in full every time, also when parts of the archive arrive late', async () => {
  const bytes = await tableFile();
  const facts = await checkWorkbook(bytes);
  const read = async () => {
    const rows: string[][] = [];
    for await (const { cells } of readWorkbook(bytes, facts, { maxColumns: 200 })) rows.push(cells);
    return rows;
  };
  // Three at a time: alone, the reader hardly ever starts too early.
  for (let done = 0; done < READS; done += 3) {
    for (const rows of await Promise.all([read(), read(), read()])) {
      expect(rows).toEqual([
        ['ФИО', 'Почта'],
        ['Котов Иван', 'kotov@zavod.ru'],
      ]);
    }
  }
}, 60_000);

describe('no part of a read table stays on the disk', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(os.tmpdir(), 'adaptika-read-'));
    jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  /** The texts of its cells come last in the archive, as office programs write them. */
  async function twoSheets(): Promise<Buffer> {
    const workbook = new exceljs.Workbook();
    for (const name of ['Лист', 'Ещё', 'Скрытый']) {
      const state = name === 'Скрытый' ? 'hidden' : 'visible';
      const rows = Array.from({ length: 2_000 }, (_, number) => [name, `Котов ${number}`, 'Иван']);
      workbook.addWorksheet(name, { state }).addRows(rows);
    }
    return Buffer.from(await workbook.xlsx.writeBuffer());
  }

  it.each([
    ['to its end', { maxColumns: 200, most: Infinity }],
    ['in part', { maxColumns: 200, most: 3 }],
    ['and refused', { maxColumns: 2, most: Infinity }],
  ])('%s', async (_case, { maxColumns, most }) => {
    const bytes = await twoSheets();
    const facts = await checkWorkbook(bytes);
    let rows = 0;
    const reading = async () => {
      for await (const _ of readWorkbook(bytes, facts, { maxColumns })) {
        rows += 1;
        // The file is on the disk while it is being read.
        if (rows === 1) expect(readdirSync(folder)).toHaveLength(3);
        if (rows === most) return;
      }
    };
    if (maxColumns < 3) await expect(reading()).rejects.toThrow('import.columns');
    else await reading();
    await until(async () => readdirSync(folder).length === 0);
  });
});
