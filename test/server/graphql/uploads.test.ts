import sharp from 'sharp';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

const LIMIT = 3_145_728;

let t: TestApp;
let admin: Registered;
let picture: Buffer;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
});
afterAll(() => t.stop());

interface Answer {
  organizationUpdate: {
    logo: { details: { path: string; size: number; formats: { _150x150: { path: string } } } };
  };
}

const UPDATE = `mutation ($fileLogo: Upload) {
  organizationUpdate(organization: {}, fileLogo: $fileLogo) { logo { details { path size formats { _150x150 { path } } } } }
}`;

const send = (name: string, bytes: Uint8Array) =>
  t.upload<Answer>(admin.token, UPDATE, { fileLogo: null }, { 'variables.fileLogo': { name, bytes } });

/** A JPEG of exactly this many bytes: bytes after the picture are not part of it. */
async function jpegOfSize(bytes: number): Promise<Buffer> {
  const jpeg = await sharp(picture).jpeg().toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
}

test('a picture is re-encoded, gets a preview of 150x150, and is served so that nothing in it can run', async () => {
  const { data, errors } = await send('Логотип компании.png', picture);
  expect(errors).toBeUndefined();
  const details = data?.organizationUpdate.logo.details;
  expect(details?.path).toMatch(/^\/open\/[0-9a-f]{2}\/[0-9a-f-]{36}\.png$/);
  const original = await fetch(`${t.url}/statics${details?.path}`);
  expect(original.status).toBe(200);
  expect(original.headers.get('content-type')).toBe('image/png');
  expect(original.headers.get('x-content-type-options')).toBe('nosniff');
  expect(original.headers.get('content-security-policy')).toContain('sandbox');
  const preview = await fetch(`${t.url}/statics${details?.formats._150x150.path}`);
  const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
  expect([width, height]).toEqual([150, 150]);
});

test('the location of a photo is not stored', async () => {
  const withPlace = await sharp(picture)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const { data } = await send('photo.jpg', withPlace);
  const stored = await fetch(`${t.url}/statics${data?.organizationUpdate.logo.details.path}`);
  expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).exif).toBeUndefined();
});

test('a file of exactly 3,145,728 bytes is accepted, one byte more is rejected on its field', async () => {
  expect((await send('photo.jpg', await jpegOfSize(LIMIT))).errors).toBeUndefined();
  const { errors } = await send('photo.jpg', await jpegOfSize(LIMIT + 1));
  expect(errors?.[0]?.extensions).toMatchObject({
    type: 'GraphQLError',
    code: 'validation.fileSize',
    field: 'fileLogo',
  });
  expect(errors?.[0]?.message).toBe('Файл больше 3,00 Мб');
});

test.each(['logo.svg', 'page.html', 'logo', 'logo.png.exe', 'document.pdf'])(
  '%s is no picture',
  async (name) => {
    const { errors } = await send(name, picture);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation.fileExtension', field: 'fileLogo' });
  },
);

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['the first bytes of a picture only', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('content that does not match its extension is rejected: %s', async (_, bytes) => {
  const { errors } = await send('logo.png', bytes);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation.fileContent', field: 'fileLogo' });
});

test('a JPEG named as PNG is rejected', async () => {
  const { errors } = await send('logo.png', await sharp(picture).jpeg().toBuffer());
  expect(errors?.[0]?.extensions.code).toBe('validation.fileContent');
});

test('a form of another site cannot send files: without the preflight header nothing is read', async () => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: '{ userIsAuth }' }));
  form.append('map', '{}');
  const response = await fetch(`${t.url}/graphql`, { method: 'POST', body: form });
  expect(response.status).toBe(400);
});

test.each([
  ['points to a variable that is not there', { '0': ['variables.other'] }],
  ['points into the prototype', { '0': ['variables.__proto__.polluted'] }],
  ['points beside the variables', { '0': ['query'] }],
])('a map that %s is rejected', async (_, map) => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPDATE, variables: { fileLogo: null } }));
  form.append('map', JSON.stringify(map));
  form.append('0', new File([new Uint8Array(picture)], 'a.png'));
  const headers = { 'graphql-require-preflight': '1', 'x-session-token': admin.token };
  const response = await fetch(`${t.url}/graphql`, { method: 'POST', headers, body: form });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { type: 'RequestError' } }] });
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('a restricted file requires a matching signature that has not expired', async () => {
  const { data } = await t.gql<{ regulationCreate: { id: number } }>(
    admin.token,
    'mutation { regulationCreate(regulation: { code: "Р-1", name: "Правила" }) { id } }',
  );
  const attach = `mutation ($id: Int!, $file: Upload!) { regulationAttach(id: $id, file: $file) { attachments { name details { path } } } }`;
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const attached = await t.upload<{
    regulationAttach: { attachments: { name: string; details: { path: string } }[] };
  }>(
    admin.token,
    attach,
    { id: data?.regulationCreate.id, file: null },
    { 'variables.file': { name: 'Приложение №1.pdf', bytes: pdf } },
  );
  const [content] = attached.data?.regulationAttach.attachments ?? [];
  expect(content?.name).toBe('Приложение №1.pdf');
  const address = new URL(`${t.url}/statics${content?.details.path}`);
  const served = await fetch(address);
  expect(served.status).toBe(200);
  expect(served.headers.get('content-disposition')).toContain(encodeURIComponent('Приложение №1.pdf'));
  expect(Buffer.from(await served.arrayBuffer()).equals(pdf)).toBe(true);

  const changed = async (name: string, value: string | null) => {
    const other = new URL(address);
    if (value === null) other.searchParams.delete(name);
    else other.searchParams.set(name, value);
    return (await fetch(other)).status;
  };
  expect(await changed('signature', 'x')).toBe(404);
  expect(await changed('signature', null)).toBe(404);
  expect(await changed('expires', String(Date.now() + 9e9))).toBe(404);
  expect(await changed('name', 'other.html')).toBe(404);
});

test.each([
  '/statics/../package.json',
  '/statics/open/%2e%2e/%2e%2e/etc/passwd',
  '/statics/open/aa/none.png',
])('nothing outside of the stored files is served: %s', async (path) => {
  expect((await fetch(`${t.url}${path}`)).status).toBe(404);
});

test('a request that ends in the middle of a file is rejected, and the server keeps running', async () => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = [
    part('operations', JSON.stringify({ query: UPDATE, variables: { fileLogo: null } })),
    part('map', '{"0":["variables.fileLogo"]}'),
    '--x\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\nhalf of a pic',
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-session-token': admin.token };
  const response = await fetch(`${t.url}/graphql`, { method: 'POST', headers, body });
  expect(await response.text()).toContain('RequestError');
  expect((await fetch(`${t.url}/api/health`)).status).toBe(200);
});
