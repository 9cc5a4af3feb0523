import exceljs from 'exceljs';

export type TableCell =
  string | number | boolean | Date | null | exceljs.CellFormulaValue | exceljs.CellRichTextValue;

interface TableOptions {
  /** Blocks of cells to merge: «A1:C1». */
  merges?: readonly string[];
  is1904?: boolean;
}

/** An XLSX with one sheet, as a spreadsheet program saves it. */
export async function tableFile(
  rows: readonly (readonly TableCell[])[],
  { merges = [], is1904 = false }: TableOptions = {},
): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.properties.date1904 = is1904;
  const sheet = book.addWorksheet('Сотрудники');
  for (const row of rows) sheet.addRow([...row]);
  for (const merge of merges) sheet.mergeCells(merge);
  return Buffer.from(await book.xlsx.writeBuffer());
}
