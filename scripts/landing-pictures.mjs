// Takes the pictures of the landing page from a running Adaptika:
//   CHROME_PATH=$(node scripts/find-browser.mjs) npm run landing:pictures -- http://localhost:3000
// Registers a company with the sample of a bakery for each language, so start it with a data folder of its own (DATA_DIR). Run it
// when the pages that the pictures show have changed. The pictures go to public/inside.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const url = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../public/inside');

/** The words that the story of a picture needs: the company, the edits of its rules, the departments of the drag. */
const languages = {
  ru: {
    company: 'Булка и корица',
    person: { nameFirst: 'Вера', nameSecond: 'Ветрова' },
    edits: [
      ['пять дней, 40 часов', 'пять дней, 38 часов'],
      ['28 календарных дней', '31 календарный день'],
    ],
    from: 'Магазин при пекарне',
    to: 'Производство',
  },
  'en-us': {
    company: 'Cinnamon & Crumb',
    person: { nameFirst: 'Alice', nameSecond: 'Palmer' },
    edits: [
      ['five days and 40 hours', 'five days and 38 hours'],
      ['28 calendar days', '31 calendar days'],
    ],
    from: 'Bakery shop',
    to: 'Production',
  },
};

/** A picture is shown at about its own size, so that its text can be read: on a phone, and beside another on a desk. */
const sizes = {
  wide: {
    viewport: { width: 800, height: 720 },
    picture: { width: 800, height: 480 },
    scale: 1.5,
  },
  narrow: {
    viewport: { width: 390, height: 780 },
    picture: { width: 390, height: 400 },
    scale: 2,
  },
};
const TOP_BAR = 56;

async function ask(token, lang, query, variables = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': lang,
      ...(token ? { 'x-session-token': token } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const REGISTER = `mutation ($user: UserInput!) { userRegAdmin(user: $user) { message token } }`;
const SELF = `{ initApp { user { id organizationId isAdmin isSuperAdmin isLeader position { role { updatedAt } } } } }`;
const RULES = `query ($id: Int!) { regulation(id: $id) { currentVersion { clauses { id level ownNumber html } } } }`;
const LISTED = `{ regulations(scope: editor, sort: code, direction: asc) { items { id code } } }`;
const EDIT = `mutation ($id: Int!, $clauses: [ClauseInput!]!) {
  regulationDraftSave(id: $id, clauses: $clauses, isForce: true) { id updatedAt } }`;
const PUBLISH = `mutation ($publication: PublicationInput!) { regulationPublish(publication: $publication) { id } }`;

/** Registers a company with a sample, and changes two clauses of its rules. Returns its session and the rules. */
async function createCompany(lang, { company, person, edits }) {
  const user = {
    ...person,
    email: `landing-${lang}-${Date.now()}@example.com`,
    phone: '+79161234567',
    password: 'korica-i-bulka-26',
    organization: { name: company, countEmployees: 10 },
    position: { name: lang === 'ru' ? 'Директор' : 'Director' },
  };
  const { userRegAdmin } = await ask(null, lang, REGISTER, { user });
  const { token } = userRegAdmin;
  if (!token) throw new Error(userRegAdmin.message);
  await ask(token, lang, 'mutation { sampleFill(industry: bakery) { id } }');
  const { initApp } = await ask(token, lang, SELF);
  const { regulations } = await ask(token, lang, LISTED);
  for (const { id } of regulations.items) {
    const { regulation } = await ask(token, lang, RULES, { id });
    const { clauses } = regulation.currentVersion;
    const isRules = clauses.some(({ html }) => html.includes(edits[0][0]));
    if (!isRules) continue;
    const changed = clauses.map((clause) => ({
      ...clause,
      html: edits.reduce((html, [before, after]) => html.replace(before, after), clause.html),
    }));
    const { regulationDraftSave: draft } = await ask(token, lang, EDIT, { id, clauses: changed });
    const publication = { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' };
    await ask(token, lang, PUBLISH, { publication });
    return { session: { token, user: initApp.user }, rulesId: id };
  }
  throw new Error(`no rules in the sample in ${lang}`);
}

const settingsOf = (session, { lang, isDark }) =>
  JSON.stringify({
    auth: JSON.stringify(session),
    settings: JSON.stringify({ isEdit: true, isDark, isSidebarShort: true, lang }),
    _persist: JSON.stringify({ version: 2, rehydrated: true }),
  });

async function openPage(browser, session, look, { viewport, scale }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        { origin: url, localStorage: [{ name: 'persist:adaptika', value: settingsOf(session, look) }] },
      ],
    },
  });
  return context.newPage();
}

/** Waits until the data have replaced their outlines: on a busy machine the network is quiet before the page is. */
async function untilDrawn(page) {
  for (let pass = 0; pass < 2; pass += 1) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(
      () => !document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]'),
    );
    await page.waitForTimeout(500);
  }
}

/** Saves a part of the page that has the element in its middle. */
async function save(page, name, { lang, isDark }, size, element) {
  const { picture, viewport } = sizes[size];
  const box = await element.boundingBox();
  const middle = box.y + box.height / 2;
  const lowest = viewport.height - picture.height;
  const clip = {
    x: 0,
    y: Math.round(Math.min(lowest, Math.max(TOP_BAR, middle - picture.height / 2))),
    ...picture,
  };
  const file = join(folder, `${name}-${lang}-${isDark ? 'dark' : 'light'}-${size}.webp`);
  await sharp(await page.screenshot({ clip }))
    .webp({ quality: 78 })
    .toFile(file);
  await page.context().close();
}

/** What a new version changes, clause by clause. */
async function saveComparison(browser, { session, rulesId }, look, size) {
  const page = await openPage(browser, session, look, sizes[size]);
  await page.goto(`${url}/#/regulation/editor/${rulesId}/changes`);
  const change = page.locator('ins').first();
  await change.waitFor();
  await untilDrawn(page);
  await change.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(300);
  await save(page, 'comparison', look, size, change);
}

/** A department is dragged to another one, and the effect is shown before it is saved. */
async function saveDrag(browser, { session }, look, size) {
  const page = await openPage(browser, session, look, sizes[size]);
  await page.goto(`${url}/#/structure/employees`);
  await page.getByRole('treeitem').nth(2).waitFor();
  await untilDrawn(page);
  const names = languages[look.lang];
  const row = (name) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  const [from, to] = [await row(names.from).boundingBox(), await row(names.to).boundingBox()];
  const half = Math.min(120, from.width / 2);
  await page.mouse.move(from.x + half, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(to.x + half + 20, to.y + 16, { steps: 10 });
  await page.mouse.move(to.x + half + 22, to.y + 16);
  await page.waitForTimeout(300);
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await untilDrawn(page);
  await save(page, 'drag', look, size, dialog);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const [lang, words] of Object.entries(languages)) {
  const company = await createCompany(lang, words);
  for (const isDark of [false, true]) {
    for (const size of Object.keys(sizes)) {
      await saveComparison(browser, company, { lang, isDark }, size);
      await saveDrag(browser, company, { lang, isDark }, size);
    }
  }
}
await browser.close();
