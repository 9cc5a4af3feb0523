import exceljs from 'exceljs';

/** The lines on top of a table are fewer. */
const LAST_HEADING_ROW = 20;

/** The texts of a column of a spreadsheet's first sheet, by its heading, which may stand below the counts of the table. */
export async function columnOf(bytes: Buffer, heading: string): Promise<string[]> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = book.worksheets;
  if (!sheet) return [];
  for (let row = 1; row <= LAST_HEADING_ROW; row += 1) {
    const headings = sheet.getRow(row).values;
    const at = Array.isArray(headings) ? headings.indexOf(heading) : -1;
    if (at >= 0) {
      const { values } = sheet.getColumn(at);
      return values.slice(row + 1).map(String);
    }
  }
  return [];
}
