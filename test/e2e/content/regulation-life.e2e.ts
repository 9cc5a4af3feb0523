import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { anotherWindow, openBrowser, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { goTo } from '../steps/entering';
import { choose, fill, openTab, press } from '../steps/forms';
import { editorOf, openNew, publish, putCaret, rewrite, untilSaved } from '../steps/writing';
import { eventually } from '../support/eventually';
import { register, type Registered } from '../support/organization';
import { codeTo } from '../support/outbox';
import { downloadedText } from '../support/files/pdf';
import { hireEmployee } from '../support/published';
import { ru } from '../support/texts';
import { createStory } from '../support/story';

/** One regulation, from a template to the archive, through everything that people do with it. */
jest.setTimeout(120_000);

const NAME = 'Обработка персональных данных';
/** The template's first clause. */
const FIRST = 'Цели и состав данных';
const ADDED = 'Доступ согласует служба безопасности.';

let app: RunningApp;
let browser: Browser;
let account: Registered;
let author: Visitor;
let approver: Visitor;
let approverDevice: Device;
let regulationId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  account = await register(app.url, 'Жизнь регламента');
  const approverId = await hireEmployee(
    (shape, query, variables) => ask(app.url, account.token, shape, query, variables),
    'approver@e2e.adaptika.local',
  );
  const [token = ''] = await openSessions(await ownerUrlOf(app), [approverId]);
  approverDevice = await deviceOf(app.url, token);
  const storageState = storageOf(app.url, await deviceOf(app.url, account.token));
  author = await visit(browser, 'author', { storageState });
  approver = await visit(browser, 'approver', { storageState: storageOf(app.url, approverDevice) });
  await author.page.goto(`${app.url}/#/regulation/editor/list`);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const step = createStory(
  () => [author, approver],
  (title) => `life-${title.slice(0, 20)}`,
);

const open = (page: Page, child: string) =>
  page.goto(`${app.url}/#/regulation/editor/${regulationId}/${child}`);
const part = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${ru(`regulations:part.${name}`)}`) }).click();
const signBar = (page: Page) => page.getByRole('region', { name: ru('regulations:sign.region') });
const update = (regulation: Record<string, unknown>) =>
  ask(
    app.url,
    account.token,
    z.unknown(),
    'mutation ($regulation: RegulationInput!) { regulationUpdate(regulation: $regulation) { id } }',
    { regulation: { id: regulationId, ...regulation } },
  );

/** Agrees with a version when it is shown; the caller fills in the field of the sign method. */
async function agree(page: Page, label: string): Promise<void> {
  await open(page, 'current-version');
  // The version of before may be shown first; a new one has to be agreed with again.
  await page
    .getByText(ru('regulations:title.inForce', { label, date: '' }))
    .first()
    .waitFor();
  await page.mouse.move(600, 400);
  await signBar(page)
    .getByRole('checkbox', { name: ru('regulations:sign.agree') })
    .check();
}
const pressSign = (page: Page) =>
  signBar(page)
    .getByRole('button', { name: ru('regulations:sign.button') })
    .click();
const receipt = (page: Page) => page.getByText(ru('regulations:receipt.signed')).first();

async function decide(button: 'approve' | 'return', comment: string): Promise<void> {
  const { page } = approver;
  await page.goto(`${app.url}/#/regulation/my/list`);
  await press(page, ru('regulations:approvals.open'));
  const panel = page.getByRole('region', { name: ru('regulations:approval.title'), exact: true });
  await panel.getByText(ADDED).first().waitFor();
  if (button === 'return') {
    await press(panel, ru('regulations:approval.return'));
    await panel.getByText(ru('regulations:approval.commentNeeded')).waitFor();
  }
  await fill(panel, ru('regulations:approval.comment'), comment);
  await press(panel, ru(`regulations:approval.${button}`));
  await page
    .getByText(
      ru(button === 'return' ? 'regulations:approval.doneReturned' : 'regulations:approval.doneApproved'),
    )
    .first()
    .waitFor();
}

async function submit(): Promise<void> {
  const { page } = author;
  await press(page, ru('regulations:submit.button'));
  const dialog = page.getByRole('dialog', { name: ru('regulations:submit.title') });
  await press(dialog, ru('regulations:submit.button'));
  await page.getByText(ru('regulations:submit.done')).first().waitFor();
}

step('a double press on a template makes one regulation, which has the template’s text', async () => {
  const page = await openNew(author);
  const card = page.getByRole('button', { name: new RegExp(`^${NAME}`) });
  await card.dblclick();
  await page.waitForURL(/#\/regulation\/editor\/\d+\/edit/);
  await editorOf(page).getByText(FIRST).waitFor();
  regulationId = Number(/editor\/(\d+)/.exec(page.url())?.[1]);
  const { regulations } = await ask(
    app.url,
    account.token,
    z.object({ regulations: z.object({ count: z.number() }) }),
    '{ regulations(scope: editor) { count } }',
  );
  expect(regulations.count).toBe(1);
});

step('a code that another regulation has is refused at its field', async () => {
  const { page } = author;
  await ask(
    app.url,
    account.token,
    z.unknown(),
    'mutation { regulationCreate(regulation: { name: "Другой", code: "П-7" }) { id } }',
  );
  await part(page, 'properties');
  await fill(page, ru('regulations:field.code'), 'П-7');
  await press(page, ru('regulations:field.save'));
  const code = page.getByRole('textbox', { name: ru('regulations:field.code') }).first();
  await page.getByText(ru('errors:regulation.codeBusy')).first().waitFor();
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  await code.fill('П-8');
  await choose(page, ru('regulations:field.approvers'), 'Белова');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: ru('regulations:field.signMethod') }).click();
  await page.getByRole('option', { name: ru('regulations:signMethod.password') }).click();
  await fill(page, ru('regulations:field.minReading'), '0');
  await press(page, ru('regulations:field.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
});

step(
  'a text is written on, a file attached, and what was returned with a comment is mended and published',
  async () => {
    const { page } = author;
    await part(page, 'text');
    await putCaret(page, editorOf(page).getByText(FIRST));
    await page.keyboard.type(` ${ADDED}`);
    await untilSaved(page);
    await submit();
    await decide('return', 'Назовите срок хранения.');

    await page.getByText('Назовите срок хранения.').first().waitFor();
    await rewrite(author, ADDED, `${ADDED} Срок хранения: пять лет.`);
    await part(page, 'attachments');
    await page
      .getByRole('tabpanel')
      .locator('input[type=file][accept*=".xlsx"]')
      .setInputFiles({
        name: 'форма.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
    await page.getByRole('link', { name: 'форма.pdf' }).waitFor();
    await submit();
    await decide('approve', 'Теперь полно.');
    // Without a reload: the published text is the draft after the file, the return and the second round.
    await page.getByText(ru('regulations:approval.ready')).waitFor();
    await publish(author, '1.0');
    await page.getByRole('main').getByText('Срок хранения: пять лет.').first().waitFor();
  },
);

step('it is signed with the password, and a wrong one is told at the field', async () => {
  const { page } = author;
  await ask(
    app.url,
    account.token,
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        objectType: 'regulation',
        objectId: regulationId,
        audience: { groups: [{ all: true }], exceptUserIds: [] },
      },
    },
  );
  await agree(page, '1.0');
  const password = signBar(page).getByLabel(ru('regulations:sign.password'));
  await password.fill('ne-tot-parol');
  await pressSign(page);
  await signBar(page).getByText(ru('errors:regulation.passwordWrong')).waitFor();
  await password.fill(account.password);
  await pressSign(page);
  await receipt(page).waitFor();
});

step('a major version is signed again, with a code from a letter', async () => {
  const { page } = author;
  await update({ signMethod: 'emailCode', approverIds: [] });
  await open(page, 'edit');
  await rewrite(author, 'пять лет', 'семь лет');
  await publish(author, '2.0', { significance: 'major', summary: 'Срок хранения стал больше.' });
  await agree(page, '2.0');
  await press(signBar(page), ru('regulations:sign.codeGet'));
  const code = signBar(page).getByRole('textbox', { name: ru('regulations:sign.code') });
  await code.fill('00000000');
  await pressSign(page);
  await signBar(page).getByText(ru('errors:regulation.codeWrong')).waitFor();
  await code.fill(await codeTo(app, account.email));
  await pressSign(page);
  await receipt(page).waitFor();
});

step('the text downloads as a document', async () => {
  const { page } = author;
  const button = page.getByRole('button', { name: ru('regulations:reader.pdf'), exact: true });
  const text = await downloadedText(page, button);
  expect(text).toContain(NAME);
  expect(text).toContain('семь лет');
});

step('what is published from two windows is published once; the other window is told why not', async () => {
  const { page } = author;
  await open(page, 'edit');
  await rewrite(author, 'семь лет', 'восемь лет');
  const second = await anotherWindow(author, 'second');
  await open(second.page, 'edit');
  await editorOf(second.page).getByText('восемь лет').waitFor();
  for (const window of [page, second.page]) await press(window, ru('regulations:publish.open'));
  const button = (window: Page) =>
    window.getByRole('dialog').getByRole('button', { name: ru('regulations:publish.button') });
  await button(page).dblclick();
  await page
    .getByText(ru('regulations:publish.done', { label: '3.0' }))
    .first()
    .waitFor();
  await button(second.page).click();
  await second.page.getByRole('dialog').getByRole('alert').first().waitFor();
  await second.page.close();
  const { regulation } = await ask(
    app.url,
    account.token,
    z.object({ regulation: z.object({ versions: z.array(z.object({ label: z.string() })) }) }),
    'query ($id: Int!) { regulation(id: $id) { versions { label } } }',
    { id: regulationId },
  );
  expect(regulation.versions.map(({ label }) => label)).toEqual(['3.0', '2.0', '1.0']);
});

step('what is written while the connection is lost is kept and saved when it is back', async () => {
  const { page, context } = author;
  await open(page, 'edit');
  await editorOf(page).getByText('восемь лет').first().click();
  await context.setOffline(true);
  await page.keyboard.press('End');
  await page.keyboard.type(' Написано без связи.');
  await page.getByText(ru('regulations:save.offline')).waitFor();
  await context.setOffline(false);
  await untilSaved(page);
  await page.reload();
  await editorOf(page).getByText('Написано без связи.').waitFor();
});

step('it goes to the archive, comes back by undo, and goes there for good', async () => {
  const { page } = author;
  const archive = async () => {
    await open(page, 'edit');
    await press(page, ru('common:action.more'));
    await page.getByRole('menuitem', { name: ru('regulations:menu.archive') }).click();
    await press(page.getByRole('dialog'), ru('regulations:menu.archive'));
    await page.getByText(ru('regulations:archived.done')).first().waitFor();
  };
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await archive();
  await eventually(() => row.count(), 0);
  await press(page, ru('common:action.undo'));
  await row.waitFor();
  await archive();
  await eventually(() => row.count(), 0);
  await page.getByLabel(ru('common:list.showArchive')).click();
  await row.waitFor();
  await open(page, 'edit');
  await press(page, ru('common:action.more'));
  await page.getByRole('menuitem', { name: ru('regulations:menu.restore') }).click();
  await goTo(author, ru('navigation:regulation'));
  await openTab(page, ru('regulations:tabs.editor'));
  await row.waitFor();
});

step('a draft that was never published is deleted for good', async () => {
  const { page } = author;
  await page.getByRole('link', { name: 'Другой' }).click();
  await press(page, ru('common:action.more'));
  await page.getByRole('menuitem', { name: ru('regulations:menu.delete') }).click();
  await press(page.getByRole('dialog'), ru('regulations:menu.delete'));
  await page.getByText(ru('regulations:deleted.done')).first().waitFor();
  await eventually(() => page.getByRole('row', { name: /Другой/ }).count(), 0);
});

step('nobody met an error of the page', async () => {
  expect([...author.failures, ...approver.failures]).toEqual([]);
});
