import exceljs from 'exceljs';
import { readWorkbook } from '@server/spreadsheets/read-workbook';
import { checkWorkbook } from '@server/spreadsheets/workbook-file';

const READS = 600;

async function tableFile(): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Лист').addRows([
    ['ФИО', 'Почта'],
    ['Котов Иван', 'kotov@zavod.ru'],
  ]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

it('a table is read whole every time, also where parts of the archive come late', async () => {
  const bytes = await tableFile();
  const facts = await checkWorkbook(bytes);
  const read = async () => {
    const rows: string[][] = [];
    for await (const { cells } of readWorkbook(bytes, facts, { maxColumns: 200 })) rows.push(cells);
    return rows;
  };
  // Three at a time: alone, the reader hardly ever comes too early.
  for (let done = 0; done < READS; done += 3) {
    for (const rows of await Promise.all([read(), read(), read()])) {
      expect(rows).toEqual([
        ['ФИО', 'Почта'],
        ['Котов Иван', 'kotov@zavod.ru'],
      ]);
    }
  }
}, 60_000);
