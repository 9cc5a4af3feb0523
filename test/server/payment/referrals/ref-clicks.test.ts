import { sql } from 'drizzle-orm';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createRefClicks } from '@server/modules/payment/referrals/ref-clicks';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';

/**
 * Visitors of the landing page. Clicks on referral links: browsers of people, each once a day; the people cannot be identified. And
 * the prices that the page shows.
 */
const START = new Date('2027-03-01T09:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
let office: BackOffice;
let referrer: BackOffice['client'];
let link: number;
beforeAll(async () => {
  office = await openBackOffice(() => now, { OFFER_FREE_EMPLOYEES: '2', OFFER_EMPLOYEE_PRICE: '200' });
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  referrer = await office.aClient();
  const { made } = await office.get<{ made: { id: number } }>(
    referrer.admin,
    'mutation { made: refLinkCreate(name: "Визитка") { id } }',
  );
  link = made.id;
});

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const send = (body: string, userAgent: string) =>
  fetch(`${office.t.url}/api/refs/click`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body,
  });
const click = async (userAgent = chrome(142), ref = referrer.admin.id, of = link) => {
  const answer = await send(JSON.stringify({ ref, link: of }), userAgent);
  return [answer.status, await answer.text()];
};
const clicks = async () => {
  const { refLinks } = await office.get<{ refLinks: { clicks: number }[] }>(
    referrer.admin,
    '{ refLinks { clicks } }',
  );
  return refLinks.map((refLink) => refLink.clicks);
};
const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);

it('repeated opens by one browser in a day count once, another browser counts separately, the next day counts again', async () => {
  await Promise.all([click(), click(), click()]);
  await click();
  expect(await clicks()).toEqual([1]);
  await click(chrome(141));
  expect(await clicks()).toEqual([2]);
  now = new Date(START.getTime() + DAY_MS);
  await click();
  expect(await clicks()).toEqual([3]);
});

it('bots do not count, nor does a client without a user agent', async () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'TelegramBot (like TwitterBot)',
    'facebookexternalhit/1.1',
    'curl/8.1',
    '',
  ]) {
    expect(await click(userAgent)).toEqual([200, '{}']);
  }
  expect(await clicks()).toEqual([0]);
});

it('an invalid link, another’s link and invalid JSON get the same response, and count nothing', async () => {
  const other = await office.aClient();
  expect(await click(chrome(142), other.admin.id)).toEqual([200, '{}']);
  expect(await click(chrome(142), referrer.admin.id, 2_000_000_000)).toEqual([200, '{}']);
  for (const body of ['', '{', '[]', '{"ref":1}', '{"ref":-1,"link":"1"}', '{"ref":1e99,"link":1}']) {
    const answer = await send(body, chrome(142));
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  }
  expect((await send('x'.repeat(500), chrome(142))).status).toBe(413);
  expect(await clicks()).toEqual([0]);
});

it('a link accepts a limited number of browsers per day', async () => {
  const taken = await system((tx) =>
    selectRows(tx, { counted: boolean })(sql`
      select count_ref_click(${referrer.admin.id}, ${link}, '2027-03-01', 'browser ' || n, 3) as counted
      from generate_series(1, 5) n`),
  );
  expect(taken.map(({ counted }) => counted)).toEqual([true, true, true, false, false]);
  expect(await clicks()).toEqual([3]);
});

it('no IP address is stored, and the browser fingerprints are deleted after their day; the number stays', async () => {
  await click();
  const kept = () =>
    system(async (tx) => {
      const rows = await selectRows(tx, { text })(sql`
        select coalesce(jsonb_agg(to_jsonb(c)), '[]')::text || coalesce((select jsonb_agg(to_jsonb(s)) from ref_click_salt s), '[]')::text
          as text from ref_click c where c.link_id = ${link}`);
      return rows[0]?.text ?? '';
    });
  expect(await kept()).not.toContain('127.0.0.1');
  expect(await kept()).not.toContain('Chrome');
  now = new Date(START.getTime() + 3 * DAY_MS);
  await createRefClicks(office.t.app.deps).forget();
  expect(await kept()).toBe('[][]');
  expect(await clicks()).toEqual([1]);
});

it('the landing page shows the prices of the table, and not those with which it was filled', async () => {
  const OFFER = '{ initApp { consts { offer { freeEmployees employeePrice isSample } } } }';
  const shown = async () => {
    // Anybody may ask, and every browser does: half a minute later the table is read again.
    now = new Date(now.getTime() + 31_000);
    const { data } = await office.t.gql<{ initApp: { consts: { offer: object } } }>(null, OFFER);
    return data?.initApp.consts.offer;
  };
  const seeded = { freeEmployees: 2, employeePrice: 200, isSample: false };
  const set = (change: ReturnType<typeof sql>) =>
    office.t.app.database.system((tx) =>
      tx.execute(sql`update tariff set ${change} where code = 'standard'`),
    );
  expect(await shown()).toEqual(seeded);
  await set(sql`free_employees = 15, employee_price = 19900`);
  expect(await shown()).toEqual({ ...seeded, freeEmployees: 15, employeePrice: 199 });
  await set(sql`free_employees = 2, employee_price = 20000`);
});
