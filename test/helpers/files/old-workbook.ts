import { CFB } from '@e965/xlsx';

/** An XLS built record by record ([MS-XLS]): as large as wanted, where a library takes minutes to write it. */

const words = (...values: number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const FORMAT = 0;

function record(type: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([words(type, data.length), data]);
}

/** Type 5 begins the workbook, type 16 a sheet. */
const beginning = (type: number) => record(0x809, words(0x600, type, 0x1faa, 0x7cd, 0, 0, 6, 0));
const END = record(0x0a);

/** The only text of the workbook. */
const sharedText = (text: string) =>
  record(0xfc, words(1, 0, 1, 0, text.length), Buffer.from([0]), Buffer.from(text, 'latin1'));

function sheetAt(position: number): Buffer {
  const at = Buffer.alloc(4);
  at.writeUInt32LE(position);
  return record(0x85, at, Buffer.from([0, 0, 1, 0]), Buffer.from('A'));
}

/** A cell with the text of the workbook. */
export const textCell = (row: number, column: number): Buffer =>
  record(0xfd, words(row, column, FORMAT, 0, 0));

/** A row of as many numbers. */
export const numbersRow = (row: number, count: number): Buffer =>
  record(0xbd, words(row, 0), Buffer.alloc(count * 6), words(count - 1));

/** A workbook of one sheet with these cells. */
export function oldWorkbookFile(text: string, cells: readonly Buffer[]): Buffer {
  const head = Buffer.concat([beginning(5), sharedText(text)]);
  const sheet = head.length + sheetAt(0).length + END.length;
  const file = CFB.utils.cfb_new();
  const stream = Buffer.concat([head, sheetAt(sheet), END, beginning(16), ...cells, END]);
  CFB.utils.cfb_add(file, '/Workbook', stream);
  return Buffer.from(CFB.write(file, { type: 'array' }));
}
