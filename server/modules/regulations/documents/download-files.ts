import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { Download } from '@server/modules/module';
import { renderPdf } from '@server/pdf/pdf';
import { streamSpreadsheet, XLSX, type Spreadsheet } from '@server/spreadsheets/spreadsheet';

const ID = /^[1-9]\d{0,14}$/;

/** An id in an address. @throws {AppError} notFound when it is none */
export function idOf(value: string | undefined): number {
  if (value === undefined || !ID.test(value)) throw new AppError('notFound');
  return Number(value);
}

/** A name of the file, not a path. */
const safeName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\r\n]/g, ' ').slice(0, 150);

/** A download that is a PDF. */
export function pdfFile(fileName: string, definition: () => TDocumentDefinitions): Download {
  return {
    mime: 'application/pdf',
    fileName: safeName(fileName),
    render: () => renderPdf(definition()),
  };
}

/** A download that is a spreadsheet. */
export function spreadsheetFile(log: Logger, fileName: string, sheet: () => Spreadsheet): Download {
  return {
    mime: XLSX,
    fileName: safeName(fileName),
    render: () =>
      Promise.resolve(
        streamSpreadsheet(sheet(), (error) => log.error({ err: error }, `the export ${fileName} failed`)),
      ),
  };
}
