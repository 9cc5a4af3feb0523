import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { pdfQr } from '@test/helpers/files/qr';
import { pdfText } from '../regulations/pdf-text';
import { mine } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// The certificate as a file, and its public verification page.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld(new Date(), { TRUST_PROXY: 'loopback' });
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

interface Earned {
  person: UserRow;
  qualificationId: number;
  testId: number;
  awardId: number;
  number: string;
}

/** A person with a certificate. */
async function earned(name = 'Старший кассир', rules = {}): Promise<Earned> {
  const person = await workspace.person({ nameSecond: 'Щёголев', nameFirst: 'Пётр', nameMiddle: 'Ильич' });
  const testId = await world.exam();
  const qualificationId = await world.qualified([{ items: items(testId) }], [person], rules, name);
  await world.pass(person, testId);
  const [award] = (await mine(workspace, person, qualificationId)).myAwards;
  if (!award) throw new Error('no certificate was given');
  return { person, qualificationId, testId, awardId: award.id, number: award.number };
}

async function download(person: UserRow | null, awardId: number | string): Promise<Response> {
  return fetch(`${workspace.test.url}/api/qualifications/awards/${awardId}/certificate.pdf`, {
    headers: person ? { 'x-session-token': await workspace.test.signIn(person.id) } : {},
  });
}

const tokenOf = async (awardId: number): Promise<string> => {
  const [row] = await world.sql('select token from qualification_award where id = $1', [awardId]);
  return String(row?.token);
};

let visitors = 0;
/** Requests the page from a separate IP address, without ever having signed in. */
async function check(token: string, lang = 'ru', ip = `10.1.${(visitors += 1)}.1`) {
  const response = await fetch(`${workspace.test.url}/api/certificates/${token}`, {
    headers: { 'accept-language': lang, 'x-forwarded-for': ip },
  });
  return { response, page: await response.text() };
}

describe('the certificate as a file', () => {
  test('has its number, the name, the title, its dates, and a code that links to its verification page', async () => {
    const { person, awardId, number } = await earned();
    const response = await download(person, awardId);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = pdfText(bytes);
    const [row] = await world.sql(
      `select to_char(issued_on, 'DD.MM.YYYY') as issued, to_char(valid_until, 'DD.MM.YYYY') as until
        from qualification_award where id = $1`,
      [awardId],
    );
    for (const said of ['Северный ветер', number, 'Щёголев Пётр Ильич', 'Старший кассир', 'Уровень 2']) {
      expect(text).toContain(said);
    }
    expect(text).toContain(`Выдан ${String(row?.issued)}`);
    expect(text).toContain(`Действует по ${String(row?.until)}`);
    const address = pdfQr(bytes);
    expect(address).toBe(`${workspace.test.config.publicUrl}/api/certificates/${await tokenOf(awardId)}`);
    const { response: checked, page } = await check(address?.split('/').at(-1) ?? '');
    expect(checked.status).toBe(200);
    expect(page).toContain('Щёголев Пётр Ильич');
  });

  test('is available to its holder and to those who may see the result: for others it does not exist', async () => {
    const { person, awardId, qualificationId } = await earned();
    expect((await download(workspace.admin, awardId)).status).toBe(200);
    const colleague = await workspace.person();
    const alone = await world.qualified([{ items: items(await world.exam()) }], [colleague]);
    expect(alone).not.toBe(qualificationId);
    for (const id of [awardId, 999_999, '1; drop table users', '0']) {
      expect((await download(colleague, id)).status).toBe(404);
    }
    expect((await download(null, awardId)).status).toBe(401);
    const stranger = await workspace.system(async (tx) =>
      aUser(tx, { organizationId: (await anOrganization(tx)).id, isAdmin: true }),
    );
    expect((await download(stranger, awardId)).status).toBe(404);
    const [line] = await world.sql(
      `select changes from audit_log where object_type = 'qualification' and action = 'export' and object_id = $1 and actor_id = $2`,
      [qualificationId, workspace.admin.id],
    );
    expect(line?.changes).toEqual({ file: [null, 'certificate'] });
    expect(person.id).not.toBe(colleague.id);
  });
});

describe('the verification page', () => {
  test('shows the name, the title, the dates and the state, in both languages, and nothing else', async () => {
    const { awardId, number, person } = await earned('Бариста <b>"первый"</b>');
    const token = await tokenOf(awardId);
    const { response, page } = await check(token);
    expect(page).toContain('<h1>Действует по ');
    expect(page).toContain('Щёголев Пётр Ильич');
    expect(page).toContain('Бариста &lt;b&gt;');
    const [day] = await world.sql(
      `select to_char(issued_on, 'DD.MM.YYYY') as issued, to_char(valid_until, 'DD.MM.YYYY') as until
        from qualification_award where id = $1`,
      [awardId],
    );
    expect(day?.issued).not.toBe(day?.until);
    for (const text of [day?.issued, day?.until]) expect(page).toContain(`<dd>${String(text)}</dd>`);
    for (const hidden of ['Северный ветер', number, String(person.email), token])
      expect(page).not.toContain(hidden);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const english = await check(token, 'en-US');
    expect(english.page).toContain('<h1>Valid until ');
    expect(english.page).toContain('<html lang="en">');
  });

  test('each state is shown: conditional until its day, revoked, expired, replaced, unlimited', async () => {
    const { person, awardId, testId } = await earned('Кассир', { graceDays: 10 });
    const token = await tokenOf(awardId);
    await world.change(testId);
    expect((await check(token)).page).toMatch(/<h1>Условно действует по \d\d\.\d\d\.20\d\d</);
    world.passDays(11);
    await world.runCertificateJob();
    expect((await check(token)).page).toContain('<h1>Больше не действует<');
    await world.passChanged(person, testId);
    expect((await check(token)).page).toContain('<h1>Больше не действует<');

    const endless = await earned('Навсегда', { validityMonths: 0 });
    const itsToken = await tokenOf(endless.awardId);
    expect((await check(itsToken)).page).toContain('<h1>Действует бессрочно<');
    expect((await check(itsToken)).page).toContain('<dd>бессрочно</dd>');

    const brief = await earned('На месяц', { validityMonths: 1 });
    world.passDays(40);
    await world.runCertificateJob();
    expect((await check(await tokenOf(brief.awardId))).page).toMatch(
      /<h1>Срок действия истёк \d\d\.\d\d\.20/,
    );
    await world.sql(
      `update qualification_award_state set state = 'expired', reason = 'replaced' where award_id = $1`,
      [endless.awardId],
    );
    expect((await check(itsToken)).page).toContain('<h1>Заменён новым сертификатом<');
  });

  test('an invalid token, of any shape, gets one and the same response', async () => {
    const { awardId } = await earned();
    const token = await tokenOf(awardId);
    const other = await workspace.system((tx) => anOrganization(tx));
    const secret = token.split('-').slice(1).join('-');
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      // Another organization's prefix does not open it.
      `${other.id.toString(36)}-${secret}`,
      `zzzzzz-${secret}`,
      `zik0zj-${secret}`,
      `${String(awardId)}`,
      token.toUpperCase(),
      `${token}x`,
      '..%2F..%2Fetc',
      "1'%20or%20'1'='1",
    ];
    const answers = await Promise.all(wrong.map((item) => check(item)));
    const shown = answers.map(({ page }) => page.replaceAll(/nonce="[^"]*"/g, ''));
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([404]));
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('Такого сертификата нет');
  });

  test('one IP address is allowed sixty requests a minute', async () => {
    const asked = [];
    for (let index = 0; index < 62; index += 1) asked.push(await check('wrong', 'ru', '10.9.9.9'));
    const statuses = asked.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(Number(asked.at(-1)?.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await check('wrong', 'ru', '10.9.9.10')).response.status).toBe(404);
  });
});
