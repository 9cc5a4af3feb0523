import type { Browser, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { acceptInvitation } from '../steps/entering';
import { fill, press, saved } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register } from '../support/organization';
import { invitationTo } from '../support/outbox';
import { languages, localeOf } from '../support/texts';

/** The company describes itself and good work, and how close a person is to it. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

describe.each(languages)('in %s', (lang, words) => {
  const company = `Пекарня «Колос» ${lang}`;
  const olga = { email: `olga-${lang}@kolos.example`, password: 'belova-olga-26' };

  let admin: Visitor;
  let employee: Visitor;
  let employeeId: number;

  beforeAll(async () => {
    const { token } = await register(app.url, company, lang);
    admin = await visit(browser, `organization-admin-${lang}`, {
      storageState: storageOf(app.url, await deviceOf(app.url, token), { lang }),
    });
    const { userCreate } = await ask(
      app.url,
      token,
      z.object({ userCreate: z.object({ id: z.number() }) }),
      `mutation ($email: String) { userCreate(user: { nameFirst: "Ольга", email: $email, isSendEmail: true }) { id } }`,
      { email: olga.email },
    );
    employeeId = userCreate.id;
    employee = await visit(browser, `organization-employee-${lang}`, { locale: localeOf(lang) });
    await acceptInvitation(employee, await invitationTo(app, olga.email), olga.password, words);
  });
  afterAll(() => Promise.all([admin.context.close(), employee.context.close()]));

  const open = async ({ page }: Visitor, path: string) => {
    await page.goto('about:blank');
    await page.goto(`${app.url}/#${path}`);
    // An open dialog hides the page behind it from screen readers.
    await page.locator('h1').first().waitFor();
  };
  /** Saves as the admin, with the visible button. */
  const save = (place: Page | Locator) =>
    saved(admin.page, words('common:saved'), () => press(place, words('common:action.save')));

  it('the admin describes what the company does, and an employee reads it', async () => {
    const { page } = admin;
    await open(admin, '/organization?edit=1');
    await fill(page, words('organization:card.activity'), 'Печём хлеб на закваске с 1998 года');
    await save(page.getByRole('dialog'));
    await open(employee, '/organization');
    await employee.page.getByText('Печём хлеб на закваске с 1998 года').waitFor();
  });

  it('an invalid tax number is rejected on its field with nothing lost; a valid one is saved', async () => {
    const { page } = admin;
    await open(admin, '/organization/setting-main');
    await page.getByRole('combobox', { name: words('organization:setting.formType') }).click();
    await page.getByRole('option', { name: words('enums:organizationFormTypes.ooo'), exact: true }).click();
    await fill(page, words('organization:setting.formINN'), '7707083894');
    await fill(page, words('organization:setting.formDirector'), 'Марина Ветрова');
    await press(page, words('common:action.save'));
    const inn = page.getByRole('textbox', { name: words('organization:setting.formINN') });
    await page.getByText(words('validation:inn10')).waitFor();
    expect(await inn.getAttribute('aria-invalid')).toBe('true');
    await inn.fill('7707083893');
    await save(page);
    await page.reload();
    await inn.waitFor();
    expect(await inn.inputValue()).toBe('7707083893');
    expect(
      await page.getByRole('textbox', { name: words('organization:setting.formDirector') }).inputValue(),
    ).toBe('Марина Ветрова');
  });

  it('the company color is adjusted to be readable, says so, and reaches the employee’s open page', async () => {
    const { page } = admin;
    await open(admin, '/organization/setting-main');
    const tab = employee.page.locator('main nav a').first();
    const colour = () => tab.evaluate((link) => getComputedStyle(link).color);
    const before = await colour();
    await page.getByLabel(words('organization:accent.label')).fill('#ffd400');
    await page.getByText(words('organization:accent.adjusted.light')).waitFor();
    await save(page);
    await eventually(async () => (await colour()) !== before, true);
  });

  it('the picture starts from a template; an employee proposes a change, and it is accepted', async () => {
    const { page } = admin;
    await open(admin, '/organization/ideal-picture-work');
    await press(page, words('ideal:templates.open'));
    await press(page.getByRole('dialog'), words('ideal:templates.take', { count: 5 }));
    await page.getByText(words('ideal:template.any.1')).waitFor();

    await open(employee, '/organization/ideal-picture-work');
    const first = words('ideal:template.any.1');
    await press(employee.page, words('ideal:propose.change', { text: first }));
    const dialog = employee.page.getByRole('dialog');
    await fill(dialog, words('ideal:propose.text'), 'Каждый покупатель уходит со свежим хлебом');
    await fill(dialog, words('ideal:propose.reason'), 'За этим к нам и приходят');
    await press(dialog, words('ideal:propose.send'));
    await employee.page.getByText(words('ideal:proposals.status.waiting')).waitFor();

    // The proposal appears on the admin's open page automatically.
    const proposals = page.getByRole('region', { name: words('ideal:proposals.title') });
    await proposals.getByText('Каждый покупатель уходит со свежим хлебом').waitFor();
    await press(proposals, words('ideal:proposals.accept'));
    await proposals.waitFor({ state: 'detached' });
    await employee.page.getByText(words('ideal:proposals.status.accepted')).waitFor();
    expect(await employee.page.getByRole('main').getByText(first, { exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: words('ideal:history.open'), exact: true }).click();
    const history = page.getByRole('dialog', { name: words('ideal:history.title') });
    await history.locator('del').getByText(first).first().waitFor();
    await press(history, words('common:action.close'));
  });

  it('a self-check with a missing statement is not submitted; with the leader’s marks it becomes a radar and a table', async () => {
    const { page } = employee;
    await open(employee, '/organization/ideal-picture-work?layer=person');
    await press(page, words('ideal:view.gap'));
    await press(page, words('ideal:gap.open'));
    const giveMarks = async (visitor: Visitor, marks: readonly number[]) => {
      const groups = visitor.page.getByRole('radiogroup');
      await groups.first().waitFor();
      for (const [index, mark] of marks.entries()) {
        await groups
          .nth(index)
          .getByRole('radio', { name: String(mark), exact: true })
          .check();
      }
      await press(visitor.page, words('ideal:gap.send'));
    };
    await giveMarks(employee, [8, 9, 6, 7]);
    await page.getByText(words('validation:required')).waitFor();
    expect(await page.getByRole('radio', { name: '8', exact: true }).first().isChecked()).toBe(true);
    await giveMarks(employee, [8, 9, 6, 7, 10]);
    await page.getByText(words('ideal:gap.waitOther')).waitFor();

    await open(admin, `/organization/ideal-picture-work?layer=person&of=${employeeId}&view=gap`);
    await giveMarks(admin, [7, 4, 6, 7, 9]);
    for (const visitor of [admin, employee]) {
      await visitor.page.getByRole('img', { name: words('ideal:gap.chart') }).waitFor();
      const table = visitor.page.getByRole('table', { name: words('ideal:gap.result') });
      const top = await table.getByRole('row').nth(1).textContent();
      expect(top).toContain(words('ideal:template.any.2'));
      expect(top).toContain(words('ideal:gap.higher', { count: 5 }));
    }
  });

  it('all sessions end after typing the company’s name: the employee is signed out, the admin stays', async () => {
    const { page } = admin;
    await open(admin, '/organization/setting-main');
    await press(page, words('organization:danger.sessions'));
    const dialog = page.getByRole('dialog', { name: words('organization:danger.sessions') });
    await fill(dialog, words('organization:danger.name'), 'Пекарня');
    await press(dialog, words('organization:danger.sessionsConfirm'));
    await dialog.getByText(words('errors:organization.nameDiffers')).waitFor();
    await fill(dialog, words('organization:danger.name'), company);
    await press(dialog, words('organization:danger.sessionsConfirm'));
    await dialog.waitFor({ state: 'detached' });
    await employee.page.waitForURL(/#\/lending/);
    await open(admin, '/organization');
  });

  it('no errors occurred on the pages', () => {
    expect([...admin.failures, ...employee.failures]).toEqual([]);
  });
});
