import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

/** Requests with large, numerous, slow, or anonymous files: they use neither memory nor another person's slot. */

const MB = 1024 * 1024;
const BOUNDARY = 'large-uploads';
const MEGABYTES_PER_MINUTE = 120;
const UPLOAD = 'mutation ($fileImport: Upload) { employeeImportCreate(fileImport: $fileImport) { id } }';

let t: TestApp;
let admin: Registered;
let other: Registered;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  other = await register(t);
}, 60_000);
afterAll(() => t.stop());

const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const HEAD = [
  `${part('operations')}${JSON.stringify({ query: UPLOAD, variables: { fileImport: null } })}\r\n`,
  `${part('map')}${JSON.stringify({ 0: ['variables.fileImport'] })}\r\n`,
  part('0', '; filename="people.csv"\r\nContent-Type: text/csv'),
].join('');
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

/** A request whose headers have been sent, and nothing else yet. */
function begin(token: string | null, fileBytes: number): ClientRequest {
  const sent = request(`${t.url}/graphql`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': HEAD.length + fileBytes + TAIL.length,
      'graphql-require-preflight': '1',
      ...(token === null ? {} : { 'x-session-token': token }),
    },
  });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  return sent;
}

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
  code: unknown;
}

async function answerTo(sent: ClientRequest): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('close', () => reject(new Error('no answer')));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const [, code] = /"code":"([\w.]+)"/.exec(Buffer.concat(chunks).toString()) ?? [];
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], code };
}

const zeros = Buffer.alloc(MB);

async function write(sent: ClientRequest, bytes: number): Promise<void> {
  for (let left = bytes; left > 0; left -= MB) {
    if (!sent.write(zeros.subarray(0, Math.min(MB, left)))) await once(sent, 'drain');
  }
}

async function sendWhole(token: string | null, fileBytes: number): Promise<Answer> {
  const sent = begin(token, fileBytes);
  const answer = answerTo(sent);
  sent.write(HEAD);
  await write(sent, fileBytes);
  sent.end(TAIL);
  return answer;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Megabytes of referenced buffers: released ones are garbage, which a busy machine collects late. */
function keptMegabytes(): number {
  collect();
  return process.memoryUsage().arrayBuffers / MB;
}

test('files received slowly, many at once, use no memory', async () => {
  const before = keptMegabytes();
  const slow = Array.from({ length: 5 }, () => begin(other.token, 19 * MB));
  await Promise.all(
    slow.map(async (sent) => {
      sent.write(HEAD);
      await write(sent, 18 * MB);
    }),
  );
  await new Promise((wake) => setTimeout(wake, 200));
  expect(keptMegabytes() - before).toBeLessThan(30);
  for (const sent of slow) sent.destroy();
}, 30_000);

test('strangers’ files are not stored, and strangers are told to sign in', async () => {
  expect(await sendWhole(null, MB)).toMatchObject({ status: 200, code: 'auth.required' });
});

test('a body larger than any form sends is rejected as a file that is too large', async () => {
  expect(await sendWhole(admin.token, 23 * MB)).toMatchObject({ code: 'validation.fileSize' });
});

test('megabytes are counted before they are read: one heavy sender waits, and nobody else', async () => {
  const begun = Array.from({ length: MEGABYTES_PER_MINUTE / 20 }, () => begin(admin.token, 19.5 * MB));
  await new Promise((wake) => setTimeout(wake, 200));
  const refused = await answerTo(begin(admin.token, 19.5 * MB));
  expect(refused).toMatchObject({ status: 429, code: 'limits.rate' });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  const colleague = await register(t);
  expect((await sendWhole(colleague.token, MB)).status).toBe(200);
  for (const sent of begun) sent.destroy();
});
