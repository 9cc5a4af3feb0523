import { parse } from 'node:path';
import type { z } from 'zod';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { XLSX, type Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { streamSpreadsheet } from '@server/spreadsheets/write-workbook';
import type { Download, DownloadRequest } from './module';

const ID = /^[1-9]\d{0,14}$/;

/** An id in an address. @throws {AppError} notFound when it is none */
export function idOf(value: string | undefined): number {
  if (value === undefined || !ID.test(value)) throw new AppError('notFound');
  return Number(value);
}

/**
 * What the query of an address asks for.
 * @throws {AppError} validation.option, at the first field that is not understood
 */
export function askedBy<Asked>(shape: z.ZodType<Asked>, query: DownloadRequest['query']): Asked {
  const parsed = shape.safeParse(query);
  if (!parsed.success) {
    throw new AppError('validation.option', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  }
  return parsed.data;
}

const MAX_NAME = 150;

/** A name of the file, not a path. One that is too long keeps what it ends with, by which programs know it. */
export function safeName(fileName: string): string {
  const { name, ext } = parse(fileName.replaceAll(/[\\/:*?"<>|\r\n]/g, ' '));
  return `${name.slice(0, MAX_NAME - ext.length)}${ext}`.slice(0, MAX_NAME);
}

/** A download that is a PDF. */
export function pdfFile(fileName: string, make: () => Promise<Uint8Array>): Download {
  return {
    mime: 'application/pdf',
    fileName: safeName(fileName),
    render: async () => Buffer.from(await make()),
  };
}

/** A download that is a spreadsheet which somebody has written. */
export const spreadsheetFrom = (fileName: string, render: Download['render']): Download => ({
  mime: XLSX,
  fileName: safeName(fileName),
  render,
});

/** A download that is a spreadsheet. */
export function spreadsheetFile(log: Logger, fileName: string, sheet: () => Spreadsheet): Download {
  return spreadsheetFrom(fileName, () =>
    Promise.resolve(
      streamSpreadsheet(sheet(), (error) => log.error({ err: error }, `the export ${fileName} failed`)),
    ),
  );
}
