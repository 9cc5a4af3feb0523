import { parse } from 'node:path';
import type { z } from 'zod';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { XLSX, type Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { streamSpreadsheet } from '@server/spreadsheets/write-workbook';
import type { Download, DownloadRequest } from './routes';

const ID = /^[1-9]\d{0,14}$/;

/** Returns an id from an address. @throws {AppError} notFound when it is none */
export function idOf(value: string | undefined): number {
  if (value === undefined || !ID.test(value)) throw new AppError('notFound');
  return Number(value);
}

/**
 * Parses the query of an address.
 * @throws {AppError} validation.option, at the first field that is not understood
 */
export function parsedQuery<Asked>(shape: z.ZodType<Asked>, query: DownloadRequest['query']): Asked {
  const parsed = shape.safeParse(query);
  if (!parsed.success) {
    throw new AppError('validation.option', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  }
  return parsed.data;
}

const MAX_NAME = 150;

/** Returns a file name that is not a path. A long one keeps its extension, by which programs recognize it. */
export function safeName(fileName: string): string {
  const { name, ext } = parse(fileName.replaceAll(/[\\/:*?"<>|\r\n]/g, ' '));
  return `${name.slice(0, MAX_NAME - ext.length)}${ext}`.slice(0, MAX_NAME);
}

/** Creates a PDF download. */
export function pdfFile(
  fileName: string,
  make: (disconnected: AbortSignal) => Promise<Uint8Array>,
): Download {
  return {
    mime: 'application/pdf',
    fileName: safeName(fileName),
    render: async (disconnected) => Buffer.from(await make(disconnected)),
  };
}

/** Creates a download of an already generated spreadsheet. */
export const spreadsheetFrom = (fileName: string, render: Download['render']): Download => ({
  mime: XLSX,
  fileName: safeName(fileName),
  render,
});

/** Creates a spreadsheet download. */
export function spreadsheetFile(log: Logger, fileName: string, sheet: () => Spreadsheet): Download {
  return spreadsheetFrom(fileName, () =>
    Promise.resolve(
      streamSpreadsheet(sheet(), (error) => log.error({ err: error }, `the export ${fileName} failed`)),
    ),
  );
}
