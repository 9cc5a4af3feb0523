import { startTestApp, type TestApp } from '@test/helpers/app';

const SECRET = 'https://adaptika.example/#/lending?resetPasswordCode=sekret';
let lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ onLog: (line) => lines.push(line) });
}, 60_000);
afterAll(() => t.stop());
beforeEach(() => {
  lines = [];
});

const send = (body: unknown, type = 'application/reports+json') =>
  fetch(`${t.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const listed = (effectiveDirective: unknown) => ({
  type: 'csp-violation',
  url: SECRET,
  body: { effectiveDirective, blockedURL: SECRET, sample: SECRET },
});

const reported = () => lines.filter((line) => line.includes('policy was broken'));

test('only the directive of a report is stored: no address, no sample', async () => {
  expect((await send([listed('script-src'), listed('script-src'), listed('img-src')])).status).toBe(204);
  const old = { 'csp-report': { 'effective-directive': 'style-src', 'document-uri': SECRET } };
  expect((await send(old, 'application/csp-report')).status).toBe(204);
  expect(reported().map((line) => JSON.parse(line).directive)).toEqual([
    'script-src',
    'img-src',
    'style-src',
  ]);
  expect(lines.join('')).not.toContain('sekret');
});

test('an invalid report writes nothing, and large bodies are not read', async () => {
  for (const body of ['{', '[]', 'null', '[1]', [listed('<script>')], [listed({ a: 1 })]]) {
    expect((await send(body)).status).toBe(204);
  }
  expect((await send(`["${'x'.repeat(20_000)}"]`)).status).toBe(413);
  expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect(reported()).toEqual([]);
});

test('a flood of reports is rejected and fills no log', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 30; sent += 1) statuses.push((await send([listed('script-src')])).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(reported().length).toBeLessThanOrEqual(20);
});
