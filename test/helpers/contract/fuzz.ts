import { connect } from 'node:net';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { WebSocket } from 'ws';
import { readAccess } from '@server/graphql/access/access';
import { callOf } from './every-field';

/** One malformed request, as data: when printed, it can be sent again. */
export type Case =
  | { kind: 'http'; method: string; path: string; headers: Record<string, string>; body: string | null }
  | { kind: 'raw'; text: string }
  | { kind: 'socket'; protocol: string; params: unknown; messages: string[] };

/** The result: the status of a response, the code of a closed socket, or null when the server closed the connection. */
export interface Outcome {
  status: number | null;
  text: string;
}

const JSON_TYPE = 'application/json';
const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '𝒳'.repeat(300),
  '-0',
  '1e999',
  String(Number.MAX_SAFE_INTEGER + 2),
  '2147483648',
  "'; drop table users; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '0000-00-00',
  '9999-99-99T99:99:99Z',
  '294277-01-01T00:00:00Z',
  '+79161234567',
  ' ',
);
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), nasty);
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 2, 2 ** 31 - 1, 2 ** 31, 1e308, 0.5));
/** Any JSON value. */
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** A valid text with a piece removed, doubled or replaced. */
function broken(valid: string): fc.Arbitrary<string> {
  const place = fc.nat({ max: valid.length });
  return fc
    .tuple(place, fc.nat({ max: 12 }), fc.oneof(fc.constant(''), text))
    .map(([at, length, piece]) => valid.slice(0, at) + piece + valid.slice(at + length));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with some leaves replaced by others of the same kind, or by anything. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map((item: unknown) => mutated(item)));
  if (isRecord(value)) {
    return fc
      .tuple(...Object.values(value).map((item) => mutated(item)))
      .map((values) => Object.fromEntries(Object.keys(value).map((key, index) => [key, values[index]])));
  }
  const alike = typeof value === 'number' ? number : typeof value === 'string' ? text : fc.boolean();
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(value) },
    { weight: 4, arbitrary: alike },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anything },
  );
}

/** Keeps the caller's session and person unchanged: the next request needs them. */
const NOT_CALLED = ['sessionEnd', 'userUpdate', 'userDelete'];

function calls(schema: GraphQLSchema): fc.Arbitrary<{ query: string; variables: unknown }> {
  const fields = readAccess(schema).filter(
    ({ operation, field }) =>
      operation !== 'Subscription' && !/^session/.test(field) && !NOT_CALLED.includes(field),
  );
  return fc.constantFrom(...fields).chain(({ operation, field }) => {
    const { query, variables } = callOf(schema, operation, field, () => 1);
    return fc.record({
      query: fc.oneof({ weight: 5, arbitrary: fc.constant(query) }, { weight: 1, arbitrary: broken(query) }),
      variables: fc.oneof(
        { weight: 6, arbitrary: mutated(variables) },
        { weight: 1, arbitrary: fc.dictionary(text, anything, { maxKeys: 3 }) },
        { weight: 1, arbitrary: anything },
      ),
    });
  });
}

const printable = (value: string) => value.replaceAll(/[^\x21-\x7e]/g, '');

function httpCase(body: fc.Arbitrary<string | null>): fc.Arbitrary<Case> {
  const type = fc.constantFrom(
    JSON_TYPE,
    `${JSON_TYPE}; charset=utf-7`,
    'application/graphql',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
  );
  return fc
    .record({ body, type: fc.oneof({ weight: 4, arbitrary: fc.constant(JSON_TYPE) }, type), accept: text })
    .map(({ body: sent, type: contentType, accept }) => ({
      kind: 'http',
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': contentType, accept: printable(accept) || '*/*' },
      body: sent,
    }));
}

function pathCase(): fc.Arbitrary<Case> {
  const base = fc.constantFrom(
    '/graphql',
    '/api/health',
    '/api/history.xlsx',
    '/api/regulations/1/document.pdf',
    '/api/auth/none',
    '/statics/',
    '/',
    '/assets/',
  );
  return fc
    .record({
      method: fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'),
      base,
      tail: text,
      query: fc.dictionary(text, text, { maxKeys: 4 }),
    })
    .map(({ method, base: path, tail, query }) => ({
      kind: 'http',
      method,
      path: `${path}${encodeURIComponent(tail.replaceAll(/\p{Surrogate}/gu, ''))}?${String(new URLSearchParams(query))}`,
      headers: {},
      body: null,
    }));
}

function multipartCase(schema: GraphQLSchema): fc.Arbitrary<Case> {
  return fc
    .record({
      call: calls(schema),
      map: fc.oneof(
        fc.constant('{"0":["variables.fileLogo"]}'),
        anything.map((value) => JSON.stringify(value)),
      ),
      names: fc.shuffledSubarray(['operations', 'map', '0', '1']),
      file: text,
      fileName: text,
    })
    .chain(({ call, map, names, file, fileName }) => {
      const parts: Record<string, string> = { operations: JSON.stringify(call), map };
      const part = (name: string) => {
        const head = parts[name] === undefined ? `; filename="${printable(fileName)}"` : '';
        return `--x\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${parts[name] ?? file}\r\n`;
      };
      const whole = `${names.map(part).join('')}--x--\r\n`;
      return fc.oneof({ weight: 2, arbitrary: fc.constant(whole) }, { weight: 1, arbitrary: broken(whole) });
    })
    .map((body) => ({
      kind: 'http',
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'graphql-require-preflight': '1' },
      body,
    }));
}

function socketCase(schema: GraphQLSchema): fc.Arbitrary<Case> {
  const message = fc
    .record({
      id: fc.oneof(fc.constant('1'), anything),
      type: fc.oneof(
        fc.constantFrom('subscribe', 'ping', 'pong', 'complete', 'connection_init', 'next'),
        anything,
      ),
      payload: fc.oneof(calls(schema), anything),
    })
    .map((value) => JSON.stringify(value));
  return fc.record({
    kind: fc.constant('socket'),
    protocol: fc.oneof(
      { weight: 6, arbitrary: fc.constant('graphql-transport-ws') },
      { weight: 1, arbitrary: fc.constantFrom('graphql-ws', 'chat') },
    ),
    params: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anything }),
    messages: fc.array(fc.oneof({ weight: 3, arbitrary: message }, { weight: 1, arbitrary: text }), {
      minLength: 1,
      maxLength: 4,
    }),
  });
}

/** Bytes that are not HTTP at all, or nearly. */
function rawCase(): fc.Arbitrary<Case> {
  const valid =
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  return fc.oneof(broken(valid), text).map((sent) => ({ kind: 'raw', text: sent }));
}

/** Malformed requests of every kind that the server accepts. */
export function cases(schema: GraphQLSchema): fc.Arbitrary<Case> {
  const json = calls(schema).map((call) => JSON.stringify(call));
  return fc.oneof(
    { weight: 8, arbitrary: httpCase(json) },
    { weight: 2, arbitrary: httpCase(json.chain(broken)) },
    {
      weight: 1,
      arbitrary: httpCase(
        fc.oneof(
          text,
          anything.map((value) => JSON.stringify(value)),
        ),
      ),
    },
    { weight: 3, arbitrary: multipartCase(schema) },
    { weight: 3, arbitrary: pathCase() },
    { weight: 3, arbitrary: socketCase(schema) },
    { weight: 1, arbitrary: rawCase() },
  );
}

const TIMEOUT_MS = 10_000;

async function sendHttp(url: string, token: string, sent: Case & { kind: 'http' }): Promise<Outcome> {
  const response = await fetch(`${url}${sent.path}`, {
    method: sent.method,
    headers: { ...sent.headers, 'x-session-token': token },
    body: sent.body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, text: await response.text() };
}

function sendRaw(url: string, sent: string): Promise<Outcome> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(sent));
    let heard = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text: heard });
    };
    // An incomplete request may wait for its remainder: that affects the sender, not the server.
    const timer = setTimeout(done, 200);
    socket.on('data', (data) => (heard += data.toString('latin1')));
    socket.on('error', done);
    socket.on('close', done);
  });
}

const QUIET_MS = 40;

function sendSocket(url: string, token: string, sent: Case & { kind: 'socket' }): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, sent.protocol);
    let heard = '';
    let quiet = setTimeout(() => socket.terminate(), TIMEOUT_MS);
    const listen = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.close(), QUIET_MS);
    };
    socket.on('open', () => {
      const payload = isRecord(sent.params) ? { 'X-Session-Token': token, ...sent.params } : sent.params;
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
      for (const message of sent.messages) socket.send(message);
      listen();
    });
    socket.on('message', (data) => {
      heard += String(data);
      listen();
    });
    socket.on('unexpected-response', (_request, response) => {
      clearTimeout(quiet);
      resolve({ status: response.statusCode ?? null, text: heard });
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      clearTimeout(quiet);
      resolve({ status: code, text: heard });
    });
  });
}

/** Sends one case and returns its outcome. */
export function send(url: string, token: string, sent: Case): Promise<Outcome> {
  if (sent.kind === 'http') return sendHttp(url, token, sent);
  return sent.kind === 'raw' ? sendRaw(url, sent.text) : sendSocket(url, token, sent);
}

/** The codes of the socket itself and of graphql-transport-ws. */
const SOCKET_FAILED = [1011, 4500, 500];

/** Whether the response shows that the server failed; a rejection is no failure. */
export function isFailure({ kind }: Case, { status, text: heard }: Outcome): boolean {
  if (heard.includes('"InternalError"') && !heard.includes('"unavailable"')) return true;
  if (kind === 'socket') return SOCKET_FAILED.includes(status ?? 0);
  return status !== null && status >= 500 && status !== 501 && status !== 505;
}
