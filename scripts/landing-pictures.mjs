// Takes the pictures of the landing from a running cabinet with the demo organization:
//   CHROME_PATH=$(node scripts/find-browser.mjs) node scripts/landing-pictures.mjs http://localhost:3000
// Run it when the pages that it shows have changed. The pictures go to public/inside.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const url = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../public/inside');

const roles = [
  {
    name: 'employee',
    account: 'employee@demo.adaptika.ru',
    password: 'demo-employee',
    route: '/regulation/my/list',
  },
  {
    name: 'leader',
    account: 'leader@demo.adaptika.ru',
    password: 'demo-leader',
    route: '/regulation/subdivision/list',
  },
  {
    name: 'admin',
    account: 'admin@demo.adaptika.ru',
    password: 'demo-admin',
    route: '/statistic/regulation',
  },
];
const looks = ['ru', 'en-us'].flatMap((lang) => [false, true].map((isDark) => ({ lang, isDark })));

const SIGN_IN = `mutation ($login: String, $password: String) {
  getSessionToken(type: "local", login: $login, password: $password) {
    token user { id organizationId isAdmin isSuperAdmin isLeader position { role { updatedAt } } }
  }
}`;

async function signIn(login, password) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { login, password } }),
  });
  const { data } = await response.json();
  return data.getSessionToken;
}

const kept = (session, { lang, isDark }) =>
  JSON.stringify({
    auth: JSON.stringify(session),
    settings: JSON.stringify({ isEdit: false, isDark, isSidebarShort: true, lang }),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });

async function shoot(browser, role, session, look) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 912 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'persist:adaptika', value: kept(session, look) }] }],
    },
  });
  const page = await context.newPage();
  await page.goto(`${url}/#${role.route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const file = join(folder, `${role.name}-${look.lang}-${look.isDark ? 'dark' : 'light'}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const role of roles) {
  const session = await signIn(role.account, role.password);
  for (const look of looks) await shoot(browser, role, session, look);
}
await browser.close();
