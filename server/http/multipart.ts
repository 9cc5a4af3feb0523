import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { UploadedFile } from '@server/graphql/uploads';

/** Any of these headers makes a browser ask first, so that another site's form cannot send files in a person's name. */
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

/** Where a file may be larger than elsewhere. */
const LARGE: Readonly<Record<string, number>> = { 'variables.fileImport': limits.importBytes };
const LARGEST = Math.max(limits.uploadBytes, ...Object.values(LARGE));

/** How many bytes the file of a part may have: the map comes before the files. */
function mostBytes(fields: Map<string, string>, part: string): number {
  try {
    const [path = ''] = mapShape.parse(JSON.parse(fields.get('map') ?? ''))[part] ?? [];
    return LARGE[path] ?? limits.uploadBytes;
  } catch {
    return limits.uploadBytes;
  }
}

interface Received {
  fields: Map<string, string>;
  files: Map<string, UploadedFile | 'tooLarge'>;
}

async function receive(request: IncomingMessage): Promise<Received> {
  const fields: Received['fields'] = new Map();
  const files: Received['files'] = new Map();
  const parser = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: {
      fields: 2,
      fieldSize: limits.requestBytes,
      files: limits.uploadFiles,
      // A file of exactly the limit would be cut, too: one byte more is let in and compared.
      fileSize: LARGEST + 1,
    },
  });
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (field, stream, { filename, mimeType }) => {
    const most = mostBytes(fields, field);
    const chunks: Buffer[] = [];
    let length = 0;
    // A request that ends in the middle of a file breaks this stream too; `pipeline` is what tells it. Unheard, it would
    // end the process.
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= most) chunks.push(chunk);
    });
    stream.on('close', () => {
      const isTooLarge = length > most;
      files.set(
        field,
        isTooLarge ? 'tooLarge' : { name: filename ?? '', mime: mimeType, bytes: Buffer.concat(chunks) },
      );
    });
  });
  await pipeline(request, parser);
  return { fields, files };
}

function parseField<T>(fields: Map<string, string>, name: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(fields.get(name) ?? ''));
  } catch {
    throw new GraphQLError(`The multipart field "${name}" is missing or wrong`);
  }
}

function uploadOf(file: UploadedFile | 'tooLarge' | undefined, field: string): Promise<UploadedFile> {
  const max = (LARGE[`variables.${field}`] ?? limits.uploadBytes) / 1024 / 1024;
  const upload =
    file === undefined
      ? Promise.reject(new AppError('validation.fileMissing', { field }))
      : file === 'tooLarge'
        ? Promise.reject(new AppError('validation.fileSize', { field, params: { max } }))
        : Promise.resolve(file);
  // A resolver that fails before it looks at the file must not end the process.
  upload.catch(() => undefined);
  return upload;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts `value` where `path` (`variables.fileLogo`) points; only into places that the sender left null. */
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
 * Receives a request of the GraphQL multipart request specification, its files whole, none larger than the limit.
 * @throws {GraphQLError} when it does not follow the specification
 */
export async function receiveMultipart(request: IncomingMessage): Promise<MultipartParams> {
  const { fields, files } = await receive(request).catch((error: unknown) => {
    throw new GraphQLError(`The multipart request cannot be read: ${String(error)}`);
  });
  const { query, operationName, variables } = parseField(fields, 'operations', operationsShape);
  const map = parseField(fields, 'map', mapShape);
  const whole = variables ?? {};
  for (const [key, paths] of Object.entries(map)) {
    for (const path of paths) {
      const names = path.split('.').slice(1);
      place(whole, names, uploadOf(files.get(key), names.join('.')));
    }
  }
  return { query, operationName: operationName ?? undefined, variables: whole };
}
