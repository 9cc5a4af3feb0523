import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  // The tests act as the proxy: they set the client addresses.
  t = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});

const OFFICE = '10.1.2.3';
const HOME = '192.0.2.77';

test('a person who is blocked at their IP address may still sign out there', async () => {
  const admin = await register(t);
  const ask = (query: string, address: string, token: string | null = admin.token) =>
    t.gql(token, query, {}, { 'x-forwarded-for': address });
  const reasonOf = async (address: string) =>
    (await ask('{ organization { id } }', address)).errors?.[0]?.extensions.code;
  const leave = (token: string | null) => ask('mutation { sessionEnd }', HOME, token);

  await ask(`mutation { ipRuleCreate(rule: { address: "${OFFICE}" }) { id } }`, OFFICE);
  await ask('mutation { ipAccessUpdate(access: { mode: on }) { mode } }', OFFICE);
  expect(await reasonOf(HOME)).toBe('auth.ipDenied');
  expect(await leave(admin.token)).toEqual({ data: { sessionEnd: true } });
  expect(await reasonOf(OFFICE)).toBe('auth.required');

  // There is nothing left to end, and a forged token reveals nothing.
  for (const token of [admin.token, 'a'.repeat(43), null]) {
    expect(await leave(token)).toEqual({ data: { sessionEnd: false } });
  }
  const { rows } = await owner.query(
    `select ip from audit_log where organization_id = $1 and action = 'logout' and object_id = $2`,
    [admin.organizationId, admin.userId],
  );
  expect(rows).toEqual([{ ip: HOME }]);
});
