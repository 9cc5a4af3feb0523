import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
let employee: string;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  employee = await hire('petr@example.ru');
});
afterAll(() => t.stop());

async function hire(email: string, fields = ''): Promise<string> {
  const { data } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    `mutation { userCreate(user: { nameFirst: "Пётр", email: "${email}", isSendEmail: false ${fields} }) { id } }`,
  );
  return t.signIn(data?.userCreate.id ?? 0);
}

async function idOf(email: string): Promise<number> {
  const { data } = await t.gql<{ users: { items: { id: number; email: string }[] } }>(
    admin.token,
    '{ users(pageSize: 50) { items { id email } } }',
  );
  return data?.users.items.find((user) => user.email === email)?.id ?? 0;
}

const FIELDS = `formType formINN formKPP formOGRN adaptDays workDays holidays timezone updatedAt
  formBank { bik account corr } organization { selfEditFields video { details { videoId } } }`;
const UPDATE = `mutation ($s: OrganizationSettingInput!, $v: DetailVideo) {
  organizationSettingUpdate(setting: $s, detailVideo: $v) { ${FIELDS} }
}`;

const update = (setting: Record<string, unknown>, v: { videoId: string | null } | null = null) =>
  t.gql<{ organizationSettingUpdate: Record<string, unknown> & { updatedAt: string } }>(admin.token, UPDATE, {
    s: setting,
    v,
  });

test('valid company details are stored, with spaces or without', async () => {
  const { data } = await update({
    formType: 'pao',
    formINN: '7707 083 893',
    formKPP: '773601001',
    formOGRN: '1027700132195',
    formBank: { name: 'Сбербанк', bik: '044525225', account: '', corr: '30101810400000000225' },
  });
  expect(data?.organizationSettingUpdate).toMatchObject({
    formINN: '7707083893',
    formOGRN: '1027700132195',
    formBank: { corr: '30101810400000000225' },
  });
});

test.each([
  ['formINN', { formType: 'ooo', formINN: '7707083894' }, 'requisites.inn'],
  ['formINN', { formType: 'ip', formINN: '7707083893' }, 'requisites.inn'],
  ['formINN', { formType: 'ooo', formINN: '500100732259' }, 'requisites.inn'],
  ['formKPP', { formKPP: '77360100' }, 'requisites.kpp'],
  ['formOGRN', { formOGRN: '1027700132196' }, 'requisites.ogrn'],
  ['formType', { formType: 'club' }, 'validation.option'],
  ['timezone', { timezone: 'Europe/Petushki' }, 'validation.option'],
  ['adaptDays', { adaptDays: 0 }, 'validation.range'],
  ['adaptDays', { adaptDays: 366 }, 'validation.range'],
  ['countEmployees', { countEmployees: 32768 }, 'validation.range'],
  ['workDays', { workDays: [] }, 'validation.option'],
  ['accent', { accent: '#12345' }, 'organization.accent'],
  ['accent', { accent: 'red; background: url(x)' }, 'organization.accent'],
  ['workDays', { workDays: [8] }, 'validation.option'],
  [
    'formBank.corr',
    { formBank: { name: '', bik: '044525225', account: '', corr: '30101810400000000226' } },
    'requisites.corr',
  ],
])('%s: %j is rejected on its field', async (field, setting, code) => {
  expect((await update(setting)).errors?.[0]?.extensions).toMatchObject({ code, field });
});

test('a stale copy does not overwrite a newer one', async () => {
  const { data } = await update({ adaptDays: 60 });
  await update({ adaptDays: 61 });
  const { errors } = await update({
    adaptDays: 62,
    updatedAt: data?.organizationSettingUpdate.updatedAt,
  });
  expect(errors?.[0]?.extensions.code).toBe('conflict.updated');
});

test('a new employee gets the organization’s onboarding term', async () => {
  await update({ adaptDays: 45 });
  const { data } = await t.gql<{ userCreate: { dateAdaptEnd: string } }>(
    admin.token,
    `mutation { userCreate(user: { nameFirst: "Олег", email: "oleg@example.ru", dateJobStart: "2026-03-01", isSendEmail: false }) { dateAdaptEnd } }`,
  );
  expect(data?.userCreate.dateAdaptEnd).toBe('2026-04-15');
});

test('the company color is sent to all its people at startup, and to nobody else', async () => {
  const accentOf = async (token: string | null) =>
    (
      await t.gql<{ initApp: { consts: { accent: string | null } } }>(
        token,
        '{ initApp { consts { accent } } }',
      )
    ).data?.initApp.consts.accent;
  await update({ accent: '#8A1C4B' });
  expect(await accentOf(employee)).toBe('#8a1c4b');
  expect(await accentOf(null)).toBeNull();
  expect(await accentOf((await register(t)).token)).toBeNull();
  await update({ accent: '' });
  expect(await accentOf(employee)).toBeNull();
});

test('ending all sessions requires the company’s name, keeps one’s own and other companies’, and is recorded', async () => {
  const [first, second] = [await hire('olga@example.ru'), await hire('ivan@example.ru')];
  const other = await register(t);
  const end = (token: string, name: string) =>
    t.gql<{ organizationSessionsEnd: number }>(
      token,
      'mutation ($n: String!) { organizationSessionsEnd(name: $n) }',
      { n: name },
    );
  const isIn = async (token: string) =>
    (await t.gql<{ userIsAuth: boolean }>(token, '{ userIsAuth }')).data?.userIsAuth;
  const { data } = await t.gql<{ organization: { name: string } }>(admin.token, '{ organization { name } }');
  const name = data?.organization.name ?? '';
  expect((await end(first, name)).errors?.[0]?.extensions.code).toBe('access.denied');
  expect((await end(admin.token, `${name}!`)).errors?.[0]?.extensions).toMatchObject({
    code: 'organization.nameDiffers',
    field: 'name',
  });
  expect(await isIn(first)).toBe(true);
  expect((await end(admin.token, name)).data?.organizationSessionsEnd).toBeGreaterThanOrEqual(3);
  expect(await Promise.all([first, second, admin.token, other.token].map(isIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const history = await t.gql<{ history: { items: { action: string }[] } }>(
    admin.token,
    '{ history(filter: { objectType: "organization", actions: ["sessionEnd"] }) { items { action } } }',
  );
  expect(history.data?.history.items).toHaveLength(1);
  employee = await t.signIn(await idOf('petr@example.ru'));
});

test('settings are visible to those who may read them; the page is visible to everybody', async () => {
  const { errors } = await t.gql(employee, '{ organizationSetting { formINN } }');
  expect(errors?.[0]?.extensions.code).toBe('access.denied');
  expect((await t.gql(employee, '{ organizationAbout { person { id } } }')).errors).toBeUndefined();
});

describe('the video', () => {
  test('an address is stored as its 11 characters, and is played by a page that allows only that address', async () => {
    const video = 'dQw4w9WgXcQ';
    expect((await fetch(`${t.url}/api/video/${video}`)).status).toBe(404);
    const { data } = await update({}, { videoId: `https://www.youtube.com/watch?v=${video}` });
    expect(data?.organizationSettingUpdate['organization']).toMatchObject({
      video: { details: { videoId: video } },
    });
    const about = '{ organization { video { details { path } } } }';
    const shown = await t.gql<{ organization: { video: { details: { path: string } } } }>(admin.token, about);
    const player = await fetch(`${t.url}${shown.data?.organization.video.details.path ?? ''}`);
    expect(player.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.youtube-nocookie.com/embed/${video}; frame-ancestors 'self'`,
    );
    expect(await player.text()).toContain(`src="https://www.youtube-nocookie.com/embed/${video}?autoplay=1"`);
  });

  test('a video that no organization shows is not played, and an invalid one is rejected', async () => {
    expect((await fetch(`${t.url}/api/video/aaaaaaaaaaa`)).status).toBe(404);
    expect((await fetch(`${t.url}/api/video/..%2F..%2Fabcdef`)).status).toBe(404);
    const { errors } = await update({}, { videoId: 'https://evil.example/watch?v=dQw4w9WgXcQ' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'organization.video', field: 'videoUrl' });
  });
});

describe('editing one’s own profile', () => {
  const edit = (user: Record<string, unknown>) =>
    t.gql(employee, 'mutation ($u: UserInput!) { userUpdate(user: $u) { nameFirst } }', { u: user });

  test('is limited to the fields that the organization allows; a locked field may be sent unchanged', async () => {
    await update({ selfEditFields: ['info'] });
    expect((await edit({ nameFirst: 'Павел' })).errors?.[0]?.extensions).toMatchObject({
      code: 'access.denied',
      field: 'nameFirst',
    });
    expect((await edit({ nameFirst: 'Пётр', info: 'Пеку хлеб' })).errors).toBeUndefined();
  });

  test('never includes the status, even beside one’s own email', async () => {
    const { errors } = await edit({ email: 'petr@example.ru', status: 'working' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'access.denied', field: 'status' });
  });
});

test('a setting is saved separately: the working days require no company details', async () => {
  const { data, errors } = await update({ workDays: [1, 2, 3] });
  expect(errors).toBeUndefined();
  expect(data?.organizationSettingUpdate).toMatchObject({ workDays: [1, 2, 3] });
});

test('the saved logo is removed with the settings', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  const query = `mutation ($s: OrganizationSettingInput!, $logo: Upload) {
    organizationSettingUpdate(setting: $s, fileLogo: $logo) { organization { logo { id } } }
  }`;
  const variables = { s: {}, logo: null };
  const given = await t.upload(admin.token, query, variables, {
    'variables.logo': { name: 'logo.png', bytes: png, type: 'image/png' },
  });
  expect(given.data).toMatchObject({
    organizationSettingUpdate: { organization: { logo: { id: expect.any(Number) } } },
  });
  const { data } = await t.gql(admin.token, query, { s: { isLogoRemoved: true }, logo: null });
  expect(data).toMatchObject({ organizationSettingUpdate: { organization: { logo: null } } });
});
