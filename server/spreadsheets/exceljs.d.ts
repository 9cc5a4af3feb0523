/** The parts in use, imported separately: the whole library takes three times as long to load. */
declare module 'exceljs/lib/stream/xlsx/workbook-reader.js' {
  import type exceljs from 'exceljs';
  const WorkbookReader: typeof exceljs.stream.xlsx.WorkbookReader;
  export = WorkbookReader;
}

declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type exceljs from 'exceljs';
  const WorkbookWriter: typeof exceljs.stream.xlsx.WorkbookWriter;
  export = WorkbookWriter;
}
