import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { createSigningDesk, type SigningDesk } from '@test/helpers/worlds/signing-desk';

/** The only administrator changes a person's email, and lets those confirm it whom they appointed beforehand. */
const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const CONFIRM = 'mutation ($id: Int!, $d: String!) { userSignInConfirm(userId: $id, decision: $d) }';
let number = 0;
const ownMailbox = () => `admin-mailbox${(number += 1)}@example.ru`;

const ADMIN = 'mutation ($id: Int!) { adminUpdate(userId: $id, isAdmin: true) { id } }';
let alone: Workspace;
let its: SigningDesk;
beforeAll(async () => {
  alone = await openWorkspace();
  its = createSigningDesk(alone);
}, 60_000);
afterAll(() => alone.stop());

const recorded = (userId: number) =>
  alone.system(async (tx) => {
    const { rows } = await tx.execute(sql`
      select identity #> '{signInChange}' as change from regulation_signature where user_id = ${userId} order by id`);
    return rows.map(({ change }) => change);
  });
const unconfirmed = { isConfirmed: false, changedByName: expect.stringContaining('Главная') };
const decide = (user: UserRow, id: number) => alone.rejection(user, CONFIRM, { id, d: 'Это он' });

it('it is signed, and the change stays open and visible in the evidence', async () => {
  const person = await alone.person();
  const regulation = await its.assignment(person);
  const mailbox = ownMailbox();
  await alone.get(alone.admin, UPDATE, { u: { id: person.id, email: mailbox } });
  const { token } = await its.recover(mailbox);
  expect(await its.sign(token ?? '', regulation)).toMatchObject({ signed: null });
  expect(await recorded(person.id)).toMatchObject([unconfirmed]);
});

it('those confirm nothing, directly or one appointed by another; they can lift «It was not me»', async () => {
  const [puppet, further] = [await alone.person(), await alone.person()];
  await alone.get(alone.admin, ADMIN, { id: puppet.id });
  await alone.get(puppet, ADMIN, { id: further.id });
  const person = await alone.person();
  const [one, two] = [await its.assignment(person), await its.assignment(person)];
  const mailbox = ownMailbox();
  await alone.get(alone.admin, UPDATE, { u: { id: person.id, email: mailbox } });
  for (const user of [puppet, further]) {
    expect(await decide(user, person.id)).toMatchObject({ code: 'signIn.otherAdmin' });
  }
  const { token } = await its.recover(mailbox);
  expect(await its.sign(token ?? '', one)).toMatchObject({ signed: null });
  const link = its.linkOf(await its.emailTo(person.email, 'адрес для входа'));
  await fetch(`${alone.test.url}${link.pathname}${link.search}`, { method: 'POST' });
  expect(await its.sign(token ?? '', two)).toMatchObject({ signed: 'signIn.disputed' });
  await alone.get(puppet, CONFIRM, { id: person.id, d: 'Созвонились' });
  expect(await its.sign(token ?? '', two)).toMatchObject({ signed: null });
  expect(await recorded(person.id)).toMatchObject([unconfirmed, unconfirmed]);
});

it('nor those whom that one created, or whose email that one set; one whose own change it is can be confirmed by the first', async () => {
  const { userCreate } = await alone.get<{ userCreate: { id: number } }>(
    alone.admin,
    'mutation ($u: UserInput!) { userCreate(user: $u) { id } }',
    { u: { nameFirst: 'Созданный', email: ownMailbox(), isSendEmail: false } },
  );
  const moved = await alone.person();
  await alone.get(alone.admin, UPDATE, { u: { id: moved.id, email: ownMailbox() } });
  await alone.system((tx) =>
    tx.execute(sql`update sign_in_change set confirmed_at = now(), confirmation = 'secondAdmin', confirmed_by = ${moved.id}
      where user_id = ${moved.id}`),
  );
  await alone.system((tx) =>
    tx.execute(
      sql`update users set is_admin = true, status = 'working' where id in (${moved.id}, ${userCreate.id})`,
    ),
  );
  const person = await alone.person();
  await alone.get(alone.admin, UPDATE, { u: { id: person.id, email: ownMailbox() } });
  for (const user of [moved, { ...moved, id: userCreate.id }]) {
    expect(await decide(user, person.id)).toMatchObject({ code: 'signIn.otherAdmin' });
  }
  const other = await alone.person();
  await alone.get(moved, UPDATE, { u: { id: other.id, email: ownMailbox() } });
  await alone.get(alone.admin, CONFIRM, { id: other.id, d: '' });
  const regulation = await its.assignment(other);
  expect(await its.sign(await alone.test.signIn(other.id), regulation)).toMatchObject({ signed: null });
  expect(await recorded(other.id)).toMatchObject([
    { isConfirmed: true, confirmedBy: alone.admin.id, confirmedByName: expect.stringContaining('Главная') },
  ]);
});
