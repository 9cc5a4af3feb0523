import { TOTP } from 'otpauth';
import pg from 'pg';
import { createSealing } from '@server/db/sealing';
import { readSecret } from '@server/db/secret';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { signIn } from '@test/helpers/worlds/sign-in';
import { createSigningDesk, type SigningDesk } from '@test/helpers/worlds/signing-desk';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/**
 * A holder of the application's database login, or whoever creates an account, wants a signature of a person who does not act: it
 * is rejected, or the record itself shows who could have acted.
 */

const KNOWN_PASSWORD = 'Чужой-Пароль-1';

let workspace: Workspace;
let desk: SigningDesk;

beforeAll(async () => {
  workspace = await openWorkspace();
  desk = createSigningDesk(workspace);
  await workspace.person({ isAdmin: true });
}, 60_000);
afterAll(() => workspace.stop());
beforeEach(() => workspace.test.app.database.pool.query('delete from rate_limit'));

/** Runs statements as the application's login, in the role that requests of the organization have. */
async function execute(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: workspace.test.database.appUrl });
  await client.connect();
  try {
    await client.query(
      `begin; set local role app_tenant; set local app.organization_id = '${workspace.organizationId}'; ${text}; commit`,
    );
  } finally {
    await client.end();
  }
}

const inNameOf = ({ id }: UserRow) => `select set_config('app.user_id', '${id}', true)`;

/** A statement that sets the password to one that the attacker knows. */
async function setPassword({ id }: UserRow): Promise<string> {
  const hash = await workspace.test.app.deps.passwords.hash(KNOWN_PASSWORD);
  return `update users set password_hash = '${hash}' where id = ${id}`;
}

const byPassword = async ({ email: login }: UserRow) =>
  (await signIn(workspace.test, { type: 'local', login, password: KNOWN_PASSWORD })).token ?? '';

const SIGNERS = `query ($id: Int!) { regulationSignatures(regulationId: $id) {
  items { signer { startedBy change { kind } passwordSetAt account { createdAt createdByName } doubt } } } }`;

interface Signer {
  startedBy: string;
  change: { kind: string } | null;
  passwordSetAt: string | null;
  account: { createdAt: string; createdByName: string | null } | null;
  doubt: string | null;
}

/** What the reader of the regulation's only record sees of its signer. */
async function signerOf({ id }: RegulationRow): Promise<Signer | undefined> {
  const { regulationSignatures } = await workspace.get<{
    regulationSignatures: { items: { signer: Signer }[] };
  }>(workspace.admin, SIGNERS, { id });
  return regulationSignatures.items[0]?.signer;
}

test('a password set by a statement in the person’s own name is shown by the record', async () => {
  const person = await workspace.person();
  const regulation = await desk.assignment(person);
  const before = Date.now();
  await execute(`${inNameOf(person)}; ${await setPassword(person)}`);
  expect(await desk.sign(await byPassword(person), regulation)).toMatchObject({ signed: null });
  const signer = await signerOf(regulation);
  expect(signer).toMatchObject({ startedBy: 'password', change: null });
  expect(Date.parse(signer?.passwordSetAt ?? '')).toBeGreaterThan(before - 60_000);
});

test('a person whose password nobody has changed signs without that fact', async () => {
  const person = await workspace.person();
  const regulation = await desk.assignment(person);
  await desk.sign(await workspace.test.signIn(person.id), regulation);
  expect(await signerOf(regulation)).toMatchObject({ passwordSetAt: null, account: null, doubt: null });
});

test('a password set by a statement for a person who has never signed in does not allow signing', async () => {
  const person = await workspace.person({ passwordHash: null, status: 'invited' });
  const regulation = await desk.assignment(person);
  await execute(await setPassword(person));
  expect(await desk.sign(await byPassword(person), regulation)).toMatchObject({
    signed: 'signIn.unconfirmed',
  });
});

test('the secrets that the database stores do not allow skipping the first step of a sign-in', async () => {
  const person = await workspace.person();
  const sealing = createSealing(await readSecret(workspace.test.app.database, 'sealing'));
  const { base32: secret } = new TOTP().secret;
  await execute(
    `insert into user_factor (organization_id, user_id, secret_sealed, confirmed_at)
     values (${workspace.organizationId}, ${person.id}, '${sealing.seal(`two-factor:${person.id}`, secret)}', now())`,
  );
  const content = { userId: person.id, resetPage: null, browser: null, startedBy: 'password' };
  const challenge = sealing.seal('second step', JSON.stringify({ until: Date.now() + 60_000, content }));
  const answer = await signIn(workspace.test, {
    ...{ type: 'twoFactor', accessToken: challenge },
    code: new TOTP({ secret }).generate(),
  });
  expect(answer).toMatchObject({ type: 'isAccessTokenFail', token: null });
});

test('whoever created an account with their own address is named by the record that is signed with it', async () => {
  const mailbox = 'mailbox-of-hr@example.ru';
  const { userCreate } = await workspace.get<{ userCreate: { id: number } }>(
    workspace.admin,
    'mutation ($u: UserInput!) { userCreate(user: $u) { id } }',
    { u: { nameFirst: 'Новый', email: mailbox, isSendEmail: true } },
  );
  const invitation = await desk.emailTo(mailbox, 'Приглашение');
  const accessToken = decodeURIComponent(/accessToken=([^&\s]+)/.exec(invitation.text)?.[1] ?? '');
  const { token } = await signIn(workspace.test, { type: 'accessToken', accessToken, userId: userCreate.id });
  const regulation = await desk.assignment({ ...workspace.admin, id: userCreate.id });
  expect(await desk.sign(token ?? '', regulation)).toMatchObject({ signed: null });
  expect(await signerOf(regulation)).toMatchObject({
    startedBy: 'invitation',
    account: { createdByName: 'Главная Анна' },
    doubt: null,
  });
});
