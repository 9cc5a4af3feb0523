import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { z } from 'zod';
import { fill, press, saved } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register, type Registered } from '../support/organization';
import { findEmail } from '../support/outbox';
import { languages } from '../support/texts';

/** Notifications: settings by level, the organization's custom wording, the notification center, emails. */
jest.setTimeout(120_000);

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
  let registered: Registered;
  let admin: Visitor;
  let page: Page;

  beforeAll(async () => {
    registered = await register(app.url, `Уведомлённые ${lang}`);
    const device = await deviceOf(app.url, registered.token);
    admin = await visit(browser, `admin-${lang}`, { storageState: storageOf(app.url, device, { lang }) });
    page = admin.page;
  });
  afterAll(() => admin.context.close());

  let opened = 0;
  const open = async (path: string) => {
    // Another document, not the same page at another address.
    opened += 1;
    await page.goto(`${app.url}/?opened=${opened}#${path}`);
  };
  const nameOf = (type: string) => words(`enums:organizationNotificationTypes.${type}`);
  const row = (type: string) => page.getByRole('group', { name: nameOf(type), exact: true });
  const channel = (type: string, name: 'inApp' | 'email') =>
    row(type).getByRole('switch', { name: new RegExp(words(`notifications:channel.${name}`)) });
  /** The escalation steps as stored on the server. */
  const steps = async () => {
    const shape = z.object({
      notificationSchedule: z.object({
        escalation: z.array(z.object({ days: z.number(), to: z.string() })),
      }),
    });
    const query = '{ notificationSchedule { escalation { days to } } }';
    return (await ask(app.url, registered.token, shape, query)).notificationSchedule.escalation;
  };
  const saveMatrix = async () => {
    const matrix = page.getByRole('region', { name: words('notifications:matrix.title') });
    await saved(page, words('common:saved'), () => press(matrix, words('common:action.save')));
  };

  it('the organization sets the notifications; its settings persist, and are labeled as inherited from it', async () => {
    await open('/organization/setting-notifications');
    await page.getByText(words('notifications:channel.off')).first().waitFor();
    expect(await channel('regulationAssigned', 'inApp').isDisabled()).toBe(true);
    await channel('regulationOverdue', 'email').click();
    await saveMatrix();
    await page.reload();
    await channel('regulationOverdue', 'email').waitFor();
    expect(await channel('regulationOverdue', 'email').isChecked()).toBe(false);
    expect(await row('regulationOverdue').textContent()).toContain(
      `${words('notifications:level.organization')}${words('notifications:level.decides')}`,
    );
  });

  it('the organization chooses who else is notified, and who is notified when something is long overdue', async () => {
    await open('/organization/setting-notifications');
    const others = row('regulationAssigned').getByRole('combobox', {
      name: new RegExp(words('notifications:copies.label')),
    });
    await others.click();
    await page.getByRole('option', { name: words('notifications:copies.mentor') }).click();
    await page.keyboard.press('Escape');
    await saveMatrix();
    const ladder = page.getByRole('region', { name: words('notifications:escalation.title') });
    await press(ladder, words('notifications:escalation.add'));
    const second = ladder.getByRole('group', { name: words('notifications:escalation.step', { number: 2 }) });
    await fill(second, words('notifications:escalation.days'), '7');
    await second.getByRole('combobox', { name: words('notifications:escalation.to') }).click();
    await page.getByRole('option', { name: words('notifications:audience.leader'), exact: true }).click();
    const schedule = page.getByRole('region', { name: words('notifications:schedule.title') });
    await press(schedule, words('common:action.save'));
    await ladder.getByText(words('notifications:escalation.twice')).waitFor();
    await fill(second, words('notifications:escalation.days'), '10');
    await press(schedule, words('common:action.save'));
    await eventually(
      async () => (await steps()).map(({ days, to }) => `${to}:${days}`).join(),
      'leader:7,leader:10',
    );
    await page.reload();
    await second.waitFor();
    expect(await second.getByRole('textbox').first().inputValue()).toBe('10');
    expect(await others.textContent()).toBe(words('notifications:copies.mentor'));
  });

  it('a person overrides a setting for themselves, and returns to the inherited one', async () => {
    await open('/settings/setting-notifications?type=regulationOverdue');
    await channel('regulationOverdue', 'email').click();
    await saveMatrix();
    expect(await channel('regulationOverdue', 'email').isChecked()).toBe(true);
    await row('regulationOverdue')
      .getByRole('button', { name: new RegExp(words('notifications:channel.email')) })
      .click();
    expect(await channel('regulationOverdue', 'email').isChecked()).toBe(false);
    await saveMatrix();
  });

  it('a role has the same matrix between the two levels', async () => {
    await open('/roles/setting-notifications');
    await channel('regulationOverdue', 'email').waitFor();
    expect(await row('regulationOverdue').textContent()).toContain(words('notifications:level.role'));
  });

  it('a template that a colleague has changed meanwhile is not overwritten', async () => {
    await open('/organization/setting-notifications?text=accessRequest');
    const panel = page.getByRole('dialog', { name: nameOf('accessRequest') });
    await fill(panel, words('notifications:texts.title'), 'Моё: {{what}}');
    const others = { title: 'Коллеги: {{what}}', body: 'Ответьте', lang };
    const SAVE = `mutation ($lang: String!, $title: String, $body: String) {
      notificationTextUpdate(type: "accessRequest", lang: $lang, title: $title, body: $body) { title } }`;
    await ask(app.url, registered.token, z.unknown(), SAVE, others);
    await press(panel, words('common:action.save'));
    const conflict = page.getByRole('dialog', { name: words('common:conflict.title') });
    await press(conflict, words('common:conflict.reload'));
    await eventually(
      () =>
        panel
          .getByRole('textbox', { name: words('notifications:texts.title') })
          .first()
          .inputValue(),
      others.title,
      10_000,
    );
  });

  it('custom wording is previewed before saving, and appears in the notification center and the email', async () => {
    await open('/organization/setting-notifications?type=roleChanged');
    await row('roleChanged')
      .getByRole('button', { name: words('notifications:matrix.more', { name: nameOf('roleChanged') }) })
      .click();
    await page.getByRole('menuitem', { name: words('notifications:texts.edit') }).click();
    const title = words('notifications:texts.title');
    await fill(page, title, 'Новые права: {{nobody}}');
    await page.getByRole('textbox', { name: words('notifications:texts.body') }).click();
    await page.getByText(words('notifications:texts.stray', { name: '{{nobody}}' })).waitFor();
    await fill(page, title, 'Новые права: {{role}}');
    const preview = page.getByRole('region', { name: words('notifications:texts.preview') });
    await preview.getByText(`Новые права: ${words('emails:sample.role')}`).waitFor();
    await saved(page, words('common:saved'), () =>
      press(page.getByRole('dialog'), words('common:action.save')),
    );
    await press(page.getByRole('dialog'), words('common:action.close'));
    await row('roleChanged')
      .getByRole('button', { name: words('notifications:matrix.more', { name: nameOf('roleChanged') }) })
      .click();
    await page.getByRole('menuitem', { name: words('notifications:test.send') }).click();
    const why = words('emails:why', { reason: words('reasons:notice.test') });
    await findEmail(app, registered.email, new RegExp(why.replaceAll('.', '\\.')));
  });

  it('the notification center updates live, says why each item came, and marks all as read with an undo', async () => {
    await page.getByRole('button', { name: words('navigation:bell.unread', { count: 1 }) }).click();
    const centre = page.getByRole('dialog', { name: words('notifications:title') });
    await centre.getByText(`Новые права: ${words('emails:sample.role')}`).waitFor();
    await centre.getByRole('heading', { name: words('notifications:day.today') }).waitFor();
    await press(centre, words('notifications:why'));
    await centre.getByText(words('reasons:notice.test'), { exact: false }).waitFor();
    await press(centre, words('notifications:readAll'));
    await press(centre, words('notifications:filter.unread'));
    await centre.getByText(words('notifications:emptyUnread')).waitFor();
    await press(centre, words('common:action.undo'));
    await centre.getByText(`Новые права: ${words('emails:sample.role')}`).waitFor();
  });

  it('a new password is requested over the page after a recovery', async () => {
    await page.goto('about:blank');
    await page.goto(`${app.url}/#/organization/setting-notifications?resetPasswordCode=123456`);
    await page.getByRole('dialog', { name: words('profile:password.resetTitle') }).waitFor();
  });

  it('no errors occurred on the page', () => {
    expect(admin.failures).toEqual([]);
  });
});
