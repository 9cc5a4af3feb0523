import exceljs from 'exceljs';

/** The texts of a column of a spreadsheet's first sheet, by its heading. */
export async function columnOf(bytes: Buffer, heading: string): Promise<string[]> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = book.worksheets;
  if (!sheet) return [];
  const headings = sheet.getRow(1).values;
  const at = Array.isArray(headings) ? headings.indexOf(heading) : -1;
  if (at < 0) return [];
  return sheet.getColumn(at).values.slice(2).map(String);
}
