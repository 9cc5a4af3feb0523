import { Agent, request } from 'node:http';
import { z } from 'zod';
import type { Target } from './attack';

/** A connection pool used only by the attackers. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** Disconnects without waiting for the outstanding responses. */
export const closeConnections = (): void => agent.destroy();

export interface Sent {
  path?: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Sends a request and reads its response. Returns the error code, `http <status>`, or `answered`. */
export function send(
  { url }: Target,
  { path = '/graphql', method = 'POST', headers = {}, body }: Sent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      {
        method,
        agent,
        headers: {
          accept: 'application/graphql-response+json, application/json',
          ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve(outcomeOf(response.statusCode ?? 0, Buffer.concat(chunks))));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const CODE = /"code":"([\w.]{1,60})"/;

function outcomeOf(status: number, body: Buffer): string {
  const start = body.subarray(0, 4_000).toString('latin1');
  if (status === 200 && !start.includes('"errors":[')) return 'answered';
  return CODE.exec(start)?.[1] ?? `http ${status}`;
}

/** A document sent with a session. */
export function asking(
  target: Target,
  token: string,
  query: string,
  more: { path?: string; variables?: Record<string, unknown>; headers?: Record<string, string> } = {},
): () => Promise<string> {
  const { path, variables, headers } = more;
  const body = Buffer.from(JSON.stringify({ query, variables }));
  return () => send(target, { path, body, headers: { 'x-session-token': token, ...headers } });
}

const BOUNDARY = 'bench-boundary';

function part(name: string, content: Buffer | string, fileName?: string): Buffer {
  const file =
    fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export interface Upload {
  query: string;
  variables: Record<string, unknown>;
  /** The variable paths of the files, in the order of `files`. */
  paths: readonly string[];
  files: readonly { name: string; bytes: Buffer }[];
}

/** Builds a request body according to the multipart specification. */
export function multipart({ query, variables, paths, files }: Upload): Buffer {
  return Buffer.concat([
    part('operations', JSON.stringify({ query, variables })),
    part('map', JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]])))),
    ...files.map(({ name, bytes }, index) => part(String(index), bytes, name)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** Sends such a body; without a session it comes from a stranger. */
export function uploading(target: Target, token: string | null, body: Buffer): () => Promise<string> {
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'graphql-require-preflight': '1',
    ...(token === null ? {} : { 'x-session-token': token }),
  };
  return () => send(target, { body, headers });
}

const answer = z.object({ data: z.unknown() });

/** Sends a query and reads the response while an attack is prepared. */
export async function read<T>(
  { url }: Target,
  token: string,
  shape: z.ZodType<T>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    body: JSON.stringify({ query, variables }),
  });
  return shape.parse(answer.parse(await response.json()).data);
}
