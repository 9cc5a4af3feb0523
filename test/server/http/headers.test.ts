import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { scoreOf } from '@test/helpers/worlds/observatory';

/** HTTPS responses, scored by the published table of Mozilla's HTTP Observatory. */

const page = projectPath('build', 'public', 'index.html');
let isOurs = false;
let t: TestApp;

beforeAll(async () => {
  // The built page is served; without a build its template is enough, since only the headers count.
  if (!existsSync(page)) {
    isOurs = true;
    mkdirSync(projectPath('build', 'public'), { recursive: true });
    writeFileSync(page, '<!doctype html><script src="/assets/main.js"></script>');
  }
  t = await startTestApp({ env: { PUBLIC_URL: 'https://adaptika.example', NODE_ENV: 'production' } });
}, 60_000);
afterAll(async () => {
  await t.stop();
  if (isOurs) rmSync(page);
});

test.each(['/', '/index.html'])('%s scores an A+ from the Observatory', async (path) => {
  const response = await fetch(`${t.url}${path}`);
  const { score, grade, deductions } = scoreOf(response.headers, await response.text());
  expect(deductions).toEqual([]);
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(100);
});

test('the page gives a visitor’s note, which scripts cannot read and other sites cannot send along', async () => {
  const { headers } = await fetch(`${t.url}/`);
  expect(headers.get('set-cookie')).toMatch(
    /^adaptika-visitor=[\w.~-]+; Path=\/; Max-Age=720; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test.each(['/api/health', '/graphql?query={userIsAuth}', '/no-such-page', '/statics/none'])(
  '%s responds with a policy that lets nothing run, never sniffed, never framed',
  async (path) => {
    const { headers } = await fetch(`${t.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'|sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=(?:[3-9]\d{7}|\d{9,})/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  },
);

test('without HTTPS the browser is not told to require it', async () => {
  const plain = await startTestApp({ env: { PUBLIC_URL: 'http://10.0.0.5:3000' } });
  try {
    const { headers } = await fetch(`${plain.url}/api/health`);
    expect(headers.get('strict-transport-security')).toBeNull();
  } finally {
    await plain.stop();
  }
});

test('the scoring can fail', () => {
  const policy = readFileSync(projectPath('server', 'http', 'page.ts'), 'utf8');
  expect(policy).toContain(`default-src 'self'`);
  const weak = new Headers({ 'content-security-policy': `script-src 'unsafe-inline'` });
  const { grade, deductions } = scoreOf(weak, '<script src="https://cdn.example/x.js"></script>');
  expect(grade).toBe('D');
  expect(deductions).toEqual(
    expect.arrayContaining([
      'csp-implemented-with-unsafe-inline',
      'hsts-not-implemented',
      'x-content-type-options-not-implemented',
      'x-frame-options-not-implemented',
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ]),
  );
});

test('the page may use no device, no other page may frame it, and policy violations are reported to us', async () => {
  const { headers } = await fetch(`${t.url}/`);
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(headers.get('reporting-endpoints')).toBe('policy="/api/reports"');
  expect(headers.get('content-security-policy')).toContain('report-uri /api/reports; report-to policy');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
