/** The reader alone: the whole library takes three times as long to load, before the first row of a file is read. */
declare module 'exceljs/lib/stream/xlsx/workbook-reader.js' {
  import type exceljs from 'exceljs';
  const WorkbookReader: typeof exceljs.stream.xlsx.WorkbookReader;
  export = WorkbookReader;
}
