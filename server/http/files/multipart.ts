import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { Upload } from '@server/graphql/uploads';
import type { Spool, SpooledFile } from './spool';

/**
 * Any of these headers makes a browser send a preflight request, so that another site's form cannot send files in a person's
 * name.
 */
const PREFLIGHTED = ['x-session-token', 'apollo-require-preflight', 'graphql-require-preflight'];

const operationsShape = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const mapShape = z.record(z.string(), z.array(z.string().regex(/^variables(\.\w+)+$/)).max(10));

export interface MultipartParams {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Whether the request carries a header that another site's form cannot send. */
export function isPreflighted(headers: IncomingMessage['headers']): boolean {
  return PREFLIGHTED.some((name) => headers[name] !== undefined);
}

/** Files with a higher size limit than others. */
const LARGE: Readonly<Record<string, number>> = { 'variables.fileImport': limits.importBytes };
const LARGEST = Math.max(limits.uploadBytes, ...Object.values(LARGE));

/** The max size of a request with its files and other content: either the largest file, or as many files as a form sends. */
export const LARGEST_REQUEST =
  Math.max(LARGEST, limits.uploadFiles * limits.uploadBytes) + limits.requestBytes;

/** Returns the error for a file, or all files of a request, above the size limit. */
export function tooLarge(bytes: number, field?: string): AppError {
  return new AppError('validation.fileSize', { field, params: { max: bytes } });
}

/** Returns the max size of a part's file: the map precedes the files. */
function maxFileBytes(fields: Map<string, string>, part: string): number {
  try {
    const [path = ''] = mapShape.parse(JSON.parse(fields.get('map') ?? ''))[part] ?? [];
    return LARGE[path] ?? limits.uploadBytes;
  } catch {
    return limits.uploadBytes;
  }
}

/** The options for receiving a request. */
export interface Receiving {
  spool: Spool;
  /** Why its files are rejected; null: they are kept. */
  rejection: AppError | null;
  /** Schedules work for after the response. */
  afterAnswer: (work: () => Promise<void>) => void;
}

interface ReceivedFile {
  field: string;
  name: string;
  mime: string;
  /** Null: it was too large. */
  spooled: SpooledFile | null;
}

interface Received {
  fields: Map<string, string>;
  files: Map<string, ReceivedFile>;
}

async function receive(
  request: IncomingMessage,
  { spool, rejection, afterAnswer }: Receiving,
): Promise<Received> {
  const fields: Received['fields'] = new Map();
  const receiving: Promise<ReceivedFile>[] = [];
  const parser = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: {
      fields: 2,
      fieldSize: limits.requestBytes,
      files: limits.uploadFiles,
      // A file of exactly the limit would be truncated, too: one more byte is accepted and then compared.
      fileSize: LARGEST + 1,
    },
  });
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (field, stream, { filename, mimeType }) => {
    // A request that ends in the middle of a file also breaks this stream; `pipeline` reports it. Without a listener the error
    // would end the process.
    stream.on('error', () => undefined);
    if (rejection !== null) {
      stream.resume();
      return;
    }
    const file = spool
      .receive(stream, maxFileBytes(fields, field))
      .then((spooled) => ({ field, name: filename ?? '', mime: mimeType, spooled }));
    file.catch(() => undefined);
    receiving.push(file);
  });
  afterAnswer(async () => {
    const ended = await Promise.allSettled(receiving);
    await Promise.all(
      ended.map((item) => (item.status === 'fulfilled' ? item.value.spooled?.remove() : null)),
    );
  });
  await pipeline(request, parser);
  const files = await Promise.all(receiving);
  return { fields, files: new Map(files.map((file) => [file.field, file])) };
}

function parseField<T>(fields: Map<string, string>, name: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(fields.get(name) ?? ''));
  } catch {
    throw new GraphQLError(`The multipart field "${name}" is missing or wrong`);
  }
}

function uploadOf(file: ReceivedFile | undefined, field: string, rejection: AppError | null): Upload {
  return new Upload(async () => {
    if (rejection !== null) throw new AppError(rejection.code, { ...rejection.details, field });
    if (!file) throw new AppError('validation.fileMissing', { field });
    const { name, mime, spooled } = file;
    if (!spooled) throw tooLarge(LARGE[`variables.${field}`] ?? limits.uploadBytes, field);
    return { name, mime, bytes: await spooled.read() };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts `value` at `path` (`variables.fileLogo`), only where the sender left null. */
function place(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(target, name)) {
    throw new GraphQLError('The multipart map points nowhere');
  }
  const inner = target[name];
  if (rest.length === 0 && inner === null) target[name] = value;
  else if (rest.length > 0 && isRecord(inner)) place(inner, rest, value);
  else throw new GraphQLError('The multipart map points nowhere');
}

/**
 * Receives a request according to the GraphQL multipart request specification; its files, none larger than the limit, stay on
 * disk until they are requested.
 * @throws {GraphQLError} when it does not follow the specification
 */
export async function receiveMultipart(
  request: IncomingMessage,
  receiving: Receiving,
): Promise<MultipartParams> {
  const { fields, files } = await receive(request, receiving).catch((error: unknown) => {
    throw new GraphQLError(`The multipart request cannot be read: ${String(error)}`);
  });
  const { query, operationName, variables } = parseField(fields, 'operations', operationsShape);
  const map = parseField(fields, 'map', mapShape);
  const completeVariables = variables ?? {};
  for (const [key, paths] of Object.entries(map)) {
    for (const path of paths) {
      const names = path.split('.').slice(1);
      place(completeVariables, names, uploadOf(files.get(key), names.join('.'), receiving.rejection));
    }
  }
  return { query, operationName: operationName ?? undefined, variables: completeVariables };
}
