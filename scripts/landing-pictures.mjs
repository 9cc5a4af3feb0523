// Takes the pictures of the landing from a running cabinet with the demo organization:
//   CHROME_PATH=$(node scripts/find-browser.mjs) npm run landing:pictures -- http://localhost:3000
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

const kept = (session, { lang, isDark }, { isEdit } = { isEdit: false }) =>
  JSON.stringify({
    auth: JSON.stringify(session),
    settings: JSON.stringify({ isEdit, isDark, isSidebarShort: true, lang }),
    _persist: JSON.stringify({ version: 2, rehydrated: true }),
  });

const SIGNED = `query { regulations(scope: editor, search: "Р-001") { items { id } } }`;

async function ask(token, query) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Session-Token': token },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

/** A page of the administrator's, in the look. */
async function openAs(browser, session, look) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [{ name: 'persist:adaptika', value: kept(session, look, { isEdit: true }) }],
        },
      ],
    },
  });
  return context.newPage();
}

/** The data are there, not only their outlines: on a busy machine the network is quiet before the page is. */
async function untilDrawn(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]'),
  );
  await page.waitForTimeout(500);
  await page.waitForFunction(
    () => !document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]'),
  );
}

async function keep(page, name, { lang, isDark }) {
  const file = join(folder, `${name}-${lang}-${isDark ? 'dark' : 'light'}.webp`);
  const shot = await page.screenshot({ clip: { x: 72, y: 56, width: 1200, height: 720 } });
  await sharp(shot).resize(960, 576).webp({ quality: 80 }).toFile(file);
  await page.context().close();
}

/** What a new version changes, clause by clause. */
async function shootComparison(browser, session, look, id) {
  const page = await openAs(browser, session, look);
  await page.goto(`${url}/#/regulation/editor/${id}/changes`);
  await page.locator('ins, del').first().waitFor();
  await page.waitForLoadState('networkidle');
  await keep(page, 'comparison', look);
}

/** A department is dragged to another one: what that would change is said before it is saved. */
async function shootDrag(browser, session, look) {
  const page = await openAs(browser, session, look);
  await page.goto(`${url}/#/structure/employees`);
  const rows = page.getByRole('treeitem');
  await rows.nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  const [from, to] = [
    await page.getByRole('treeitem', { name: /^Маркетинг/ }).boundingBox(),
    await page.getByRole('treeitem', { name: /^Производство/ }).boundingBox(),
  ];
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 140, to.y + to.height / 2, { steps: 10 });
  await page.mouse.move(to.x + 142, to.y + to.height / 2);
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await untilDrawn(page);
  await keep(page, 'drag', look);
}

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
  await untilDrawn(page);
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
const admin = roles.find(({ name }) => name === 'admin');
const session = await signIn(admin.account, admin.password);
const { regulations } = await ask(session.token, SIGNED);
for (const look of looks) {
  await shootComparison(browser, session, look, regulations.items[0].id);
  await shootDrag(browser, session, look);
}
await browser.close();
