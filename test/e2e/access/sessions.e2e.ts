import type { Browser, Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { fill, press } from '../steps/forms';
import { violationsOf } from '../support/axe';
import { eventually } from '../support/eventually';
import { type Registered, register } from '../support/organization';
import { findEmail } from '../support/outbox';
import { hireEmployee } from '../support/published';
import { languages, localeOf } from '../support/texts';

/** Sessions: where people are signed in, who may end that, and from which IP addresses they may work. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.remove();
});
describe.each(languages)('in %s', (lang, words) => {
  let admin: Registered;
  const visitors: Visitor[] = [];

  // A retry starts without data of the first try.
  beforeEach(async () => {
    admin = await register(app.url, 'Сеансы', lang);
  });
  afterEach(async () => {
    await photograph(visitors, `sessions-${lang}`);
    const failures = visitors.flatMap((visitor) => visitor.failures);
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
    expect(failures).toEqual([]);
  });

  /** The beginning of an email, up to the device that it names. */
  const emailStart = (name: string, params: { device?: string } = {}) => {
    const [start = '', end] = words(`emails:${name}.text`, { address: '', ...params }).split(
      params.device ?? '.',
    );
    return new RegExp(start + (end === undefined ? '' : (params.device ?? '')));
  };
  const inside = (page: Page) => page.getByRole('navigation', { name: words('navigation:menu') }).waitFor();
  /** The page that every signed-out person sees. */
  const outside = (page: Page) =>
    page.getByRole('heading', { level: 1, name: words('auth:landing.hero.title') }).waitFor();

  /** Signs in with the form, in a separate browser. */
  async function atComputer(name: string): Promise<Page> {
    const visitor = await visit(browser, name, { locale: localeOf(lang) });
    visitors.push(visitor);
    const { page } = visitor;
    await page.goto(`${app.url}/#/lending?modal=signIn`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('auth:field.login')).fill(admin.email);
    await dialog.getByLabel(words('auth:field.password')).first().fill(admin.password);
    await dialog.getByRole('button', { name: words('auth:signIn.submit') }).click();
    await inside(page);
    return page;
  }

  async function withSession(name: string, token: string, address: string): Promise<Page> {
    const device = await deviceOf(app.url, token);
    const visitor = await visit(browser, name, { storageState: storageOf(app.url, device, { lang }) });
    visitors.push(visitor);
    await visitor.page.goto(`${app.url}/#${address}`);
    return visitor.page;
  }

  test('a sign-in from a new device sends an email; a session ended on one device closes on the other', async () => {
    const home = await atComputer('home');
    // The organization was registered by a script, and this is a browser: a new device.
    await findEmail(app, admin.email, emailStart('notice.newDeviceLogin', { device: 'Chrome' }));
    const office = await atComputer('office');

    await home.goto(`${app.url}/#/settings/setting-ip`);
    const mine = home.getByRole('region', { name: words('sessions:list.mine') });
    await eventually(() => mine.getByRole('listitem').count(), 3);
    expect(await mine.getByText(words('sessions:list.current')).count()).toBe(1);
    expect(await violationsOf(home)).toEqual([]);

    const begin = performance.now();
    // The registration's session is not from a browser and has no such button.
    await mine.getByRole('button', { name: /: Chrome/ }).click();
    await outside(office);
    // A second on an idle machine; this one may be busy with other tests.
    expect(performance.now() - begin).toBeLessThan(5_000);
    await eventually(() => mine.getByRole('listitem').count(), 2);

    const again = await atComputer('again');
    await home.reload();
    await eventually(() => mine.getByRole('listitem').count(), 3);
    await press(mine, words('sessions:end.others'));
    await press(home.getByRole('dialog'), words('sessions:end.others'));
    await outside(again);
    await eventually(() => mine.getByRole('listitem').count(), 1);
    await inside(home);
  });

  test('IP restrictions: monitored first, tested on the last thirty days, and nobody locks themselves out without a confirmation', async () => {
    const page = await atComputer('guard');
    await page.goto(`${app.url}/#/organization/setting-ip`);
    const mode = page.getByRole('region', { name: words('sessions:mode.title') });
    const isOn = (name: string) =>
      mode
        .getByRole('button', { name: words(`sessions:mode.${name}`), exact: true })
        .getAttribute('aria-pressed');
    await press(page, words('sessions:rule.add'));
    await fill(page.getByRole('dialog'), words('sessions:rule.address'), '10.0.0.1-10.0.0.9');
    await press(page.getByRole('dialog'), words('common:action.add'));
    await page.getByRole('button', { name: '10.0.0.1-10.0.0.9', exact: true }).waitFor();

    await press(mode, words('sessions:mode.monitor'));
    await eventually(() => isOn('monitor'), 'true');
    await press(page, words('sessions:part.dryRun'));
    // The admin has worked from an IP address that is not on the list.
    await page.getByRole('cell', { name: 'Мария' }).waitFor();

    await press(mode, words('sessions:mode.on'));
    const question = page.getByRole('dialog', { name: words('sessions:lockout.title') });
    await question.getByText(admin.email, { exact: false }).waitFor();
    expect(await question.getByRole('button', { name: words('sessions:lockout.confirm') }).isDisabled()).toBe(
      true,
    );
    expect(await violationsOf(page)).toEqual([]);
    await press(question, words('common:action.cancel'));
    await eventually(() => isOn('monitor'), 'true');

    await press(page, words('sessions:part.rules'));
    await press(page, words('sessions:rule.addOwn', { address: '127.0.0.1' }));
    await press(page.getByRole('dialog'), words('common:action.add'));
    await page.getByRole('button', { name: '127.0.0.1', exact: true }).waitFor();
    await press(mode, words('sessions:mode.on'));
    await eventually(() => isOn('on'), 'true');
    await page.reload();
    await eventually(() => isOn('on'), 'true');
    await press(mode, words('sessions:mode.off'));
    await eventually(() => isOn('off'), 'true');
  });

  test('an admin ends an employee’s session, who is signed out at once, and resets a lost second factor', async () => {
    const email = `olga.${admin.email}`;
    const id = await hireEmployee(
      (shape, query, variables) => ask(app.url, admin.token, shape, query, variables),
      email,
    );
    const ownerUrl = await ownerUrlOf(app);
    await withClient(ownerUrl, 'test', (client) =>
      client.query(
        `insert into user_factor (organization_id, user_id, secret_sealed, confirmed_at)
       select organization_id, id, 'lost with the phone', now() from users where id = $1`,
        [id],
      ),
    );
    const [token = ''] = await openSessions(ownerUrl, [id]);
    const hers = await withSession('olga', token, '/profile');
    await inside(hers);

    const page = await withSession('admin', admin.token, `/employees/${id}`);
    const sessions = page.getByRole('region', { name: words('sessions:list.theirs'), exact: true });
    await eventually(() => sessions.getByRole('listitem').count(), 1);
    expect(await violationsOf(page)).toEqual([]);
    await press(sessions, words('sessions:end.all'));
    await press(
      page.getByRole('dialog', { name: words('sessions:end.allTitle') }),
      words('sessions:end.all'),
    );
    await outside(hers);
    await sessions.getByText(words('sessions:list.empty')).waitFor();

    const protection = page.getByRole('region', { name: words('sessions:protection.title') });
    await press(protection, words('sessions:protection.reset'));
    const question = page.getByRole('dialog', {
      name: words('sessions:protection.resetTitle', { name: 'Ольга Белова' }),
    });
    await press(question, words('sessions:protection.reset'));
    await protection.getByText(words('sessions:protection.twoFactorOff')).waitFor();
    await findEmail(app, email, new RegExp(words('emails:signInChange.button')));
  });
});
