import { eq } from 'drizzle-orm';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { sessionTable } from '@server/modules/auth/auth.tables';
import { createSessions, type NewSession } from '@server/modules/auth/sessions/sessions';
import { doubtText } from '@server/modules/regulations/documents/doubt-text';
import { sheetDocument } from '@server/modules/regulations/documents/sheet';
import { journalSpreadsheet, sheetSpreadsheet } from '@server/modules/regulations/documents/spreadsheets';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { signerOf } from '@server/modules/content/evidence/signer-identity';
import { regulationTables, type RegulationRow } from '@server/modules/regulations/regulations.tables';
import { createWorld, publishedForAll, signAs, type Person, type World } from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let reader: Person;
let regulation: RegulationRow;
let versionId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization();
  admin = await world.person(organizationId, { isAdmin: true, nameSecond: 'Начальников' });
  reader = await world.person(organizationId);
  ({ regulation, versionId } = await publishedForAll(world, admin));
});

/** The person, signed in. */
async function signedIn(person: Person, session: Partial<NewSession> = {}): Promise<Person> {
  const { deps } = world;
  const sessions = createSessions({ ...deps, seal: createEvidenceSeal(deps.config) });
  const sessionId = await deps.database.system(async (tx) => {
    await sessions.create(tx, {
      ...{ userId: person.id, device: '', ip: '', startedBy: 'password', isTwoFactor: false },
      ...session,
    });
    const rows = await tx
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(eq(sessionTable.userId, person.id));
    return rows.at(-1)?.id ?? 0;
  });
  return { ...person, caller: { ...person.caller, sessionId } };
}

const changed = (by: number | null, confirmation: string | null) =>
  world.sql(
    `insert into sign_in_change (organization_id, user_id, kind, changed_by, confirmed_at, confirmation)
     values ($1, $2, 'email', $3, case when $4::text is null then null else now() end, $4)`,
    [reader.organizationId, reader.id, by, confirmation],
  );

const check = () =>
  world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
const textOf = (signed: Awaited<ReturnType<typeof signAs>>) =>
  doubtText('ru', () => 'тогда', signed.identity);

it('a record states how and when the session began, as the server knows it', async () => {
  const person = await signedIn(reader, { startedBy: 'recoveryCode', isTwoFactor: true });
  const signed = await signAs(world, person, regulation.id, versionId);
  expect(signed).toMatchObject({
    recordVersion: 2,
    identity: {
      session: { startedBy: 'recoveryCode', isTwoFactor: true, isKnown: true },
      signInChange: null,
    },
  });
  expect(textOf(signed)).toBe('');
  expect(await check()).toMatchObject({ isWhole: true, doubted: [] });
});

it('a record states who changed the email, and that nobody has confirmed it', async () => {
  await changed(admin.id, null);
  const signed = await signAs(world, await signedIn(reader), regulation.id, versionId);
  expect(textOf(signed)).toBe('Личность не подтверждена: адрес сменён, Начальников Пётр Ильич, тогда');
  expect(await check()).toMatchObject({
    isWhole: true,
    doubted: [
      {
        signatureId: String(signed.id),
        signer: { doubt: 'unconfirmedChange', change: { changedByName: 'Начальников Пётр Ильич' } },
      },
    ],
  });
});

it('a leader sees only which of their own people are in doubt, and nothing of whose session it was', async () => {
  const { organizationId } = reader;
  const [own, others] = await world.sql<{ id: number }>(
    `insert into subdivision (organization_id, name) values ($1, 'Свой'), ($1, 'Чужой') returning id`,
    [organizationId],
  );
  const leader = await world.person(organizationId, { isLeader: true, leaderSubdivisionId: own?.id ?? 0 });
  await world.sql('update users set subdivision_id = $1 where id = $2', [others?.id, reader.id]);
  const mine = await world.person(organizationId, { subdivisionId: own?.id ?? 0, nameSecond: 'Своев' });
  await world.sql(
    `insert into assignment (organization_id, user_id, object_type, object_id, version_id)
     values ($1, $2, 'regulation', $3, $4) on conflict do nothing`,
    [organizationId, mine.id, regulation.id, versionId],
  );
  await changed(admin.id, null);
  await signAs(world, await signedIn(reader), regulation.id, versionId);
  const shownTo = (person: Person) =>
    world.as(person, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
  expect((await shownTo(leader)).doubted).toEqual([]);
  await world.sql('update users set subdivision_id = $1 where id = $2', [own?.id, reader.id]);
  expect((await shownTo(leader)).doubted).toHaveLength(1);
  expect((await shownTo(admin)).doubted).toHaveLength(1);
});

it('a confirmed change is stated, and raises no doubt', async () => {
  await changed(admin.id, 'ownSession');
  const signed = await signAs(world, await signedIn(reader), regulation.id, versionId);
  expect(signed.identity?.signInChange).toMatchObject({ isConfirmed: true, confirmation: 'ownSession' });
  expect(textOf(signed)).toBe('');
});

it('a record states the moments as the database has them: when the session began, and when the address was changed', async () => {
  await changed(admin.id, null);
  const person = await signedIn(reader);
  await world.sql(`update session set created_at = created_at - interval '1 hour' where user_id = $1`, [
    reader.id,
  ]);
  const [stored] = await world.sql<{ started: Date; changed: Date }>(
    `select s.created_at as started, c.changed_at as changed
     from session s, sign_in_change c where s.id = $1 and c.user_id = $2`,
    [person.caller.sessionId, reader.id],
  );
  const { identity } = await signAs(world, person, regulation.id, versionId);
  expect(identity?.session?.startedAt).toBe(stored?.started.toISOString());
  expect(identity?.signInChange?.changedAt).toBe(stored?.changed.toISOString());
  expect(signerOf(identity)).toMatchObject({
    startedAt: stored?.started,
    change: { changedAt: stored?.changed },
  });
});

it.each([
  ['ru', 'Личность не подтверждена: адрес сменён, Начальников'],
  ['en-us', 'Identity not confirmed: Начальников Пётр Ильич changed the address'],
] as const)(
  'the doubt is in the sheet as PDF, in the sheet and the journal as spreadsheets, and in nobody else’s row: %s',
  async (lang, DOUBT) => {
    await changed(admin.id, null);
    const signed = await signAs(world, await signedIn(reader), regulation.id, versionId);
    const clear = await signAs(world, await signedIn(admin), regulation.id, versionId);
    const rows = [signed, clear].map((signature) => ({
      ...{
        userId: signature.userId,
        person: signature.confirmedName,
        position: '',
        dueAt: null,
        refusedAt: null,
      },
      signature: { ...signature, label: '1.0' },
    }));
    const locale = { lang, timezone: 'Europe/Moscow' };
    const times = (value: unknown) => JSON.stringify(value).split(DOUBT).length - 1;
    const [version] = await world.deps.database.system((tx) =>
      tx.select().from(regulationTables.version).where(eq(regulationTables.version.id, versionId)),
    );
    if (!version) throw new Error('no version');
    const pdf = sheetDocument({
      ...{
        lang,
        dates: createDocumentDates(locale.timezone),
        regulation,
        version,
        rows,
        madeAt: new Date(),
      },
      ...{ organization: 'Ромашка', logo: null },
    });
    expect(times(pdf)).toBe(1);
    async function* parts<Row>(part: readonly Row[]) {
      yield part;
    }
    for (const { parts: written } of [
      sheetSpreadsheet(locale, parts(rows)),
      journalSpreadsheet(locale, parts([signed, clear].map((row) => ({ ...row, versionLabel: '1.0' })))),
    ]) {
      const seen: unknown[] = [];
      for await (const part of written) seen.push(part);
      expect(times(seen)).toBe(1);
    }
  },
);

it('a change outside the workspace names nobody', async () => {
  await changed(null, null);
  const signed = await signAs(world, await signedIn(reader), regulation.id, versionId);
  expect(textOf(signed)).toBe('Личность не подтверждена: адрес сменили в обход кабинета, тогда');
});

it.each([
  [
    'put into the database',
    `insert into session (user_id, token_hash, expires_at, started_by, key_id, seal)
     select $1, 'forged', now() + interval '1 day', 'password', key_id, seal from session where user_id = $2 returning id`,
  ],
  ['taken over from somebody else', `update session set user_id = $1 where user_id = $2 returning id`],
  [
    'made older',
    `update session set created_at = created_at - interval '1 year', user_id = $1 where user_id in ($1, $2) returning id`,
  ],
  [
    'said to have begun otherwise',
    `update session set started_by = 'social' where user_id = $1 and $2 > 0 returning id`,
  ],
])('a session that was %s does not count as the signer’s own', async (_, statement) => {
  await signedIn(admin);
  if (!statement.startsWith('insert')) await signedIn(reader);
  const [row] = await world.sql<{ id: number }>(statement, [reader.id, admin.id]);
  const forged = { ...reader, caller: { ...reader.caller, sessionId: row?.id ?? 0 } };
  const signed = await signAs(world, forged, regulation.id, versionId);
  expect(signed.identity?.session?.isKnown).toBe(false);
  expect(textOf(signed)).toBe('Личность не подтверждена: неизвестно, как начат сеанс');
  expect((await check()).doubted).toMatchObject([{ signer: { doubt: 'unknownSession' } }]);
});

it('a session older than session seals counts, and no more of those can be added', async () => {
  await world.sql(
    `insert into session (user_id, token_hash, expires_at) values ($1, 'old', now() + interval '1 day')`,
    [reader.id],
  );
  const [row] = await world.sql<{ id: number }>(`select id from session where token_hash = 'old'`);
  // As the migration did.
  await world.sql(
    `insert into session_from_before select encode(sha256('old'), 'hex'), $1 on conflict do nothing`,
    [reader.id],
  );
  const person = { ...reader, caller: { ...reader.caller, sessionId: row?.id ?? 0 } };
  const signed = await signAs(world, person, regulation.id, versionId);
  expect(signed.identity?.session).toMatchObject({ isKnown: true, startedBy: null });
  await expect(
    world.deps.database.system((tx) => tx.execute(`insert into session_from_before values ('x', 1)`)),
  ).rejects.toThrow();
});

it('a refusal states the same', async () => {
  await changed(admin.id, null);
  const person = await signedIn(reader);
  const refused = await world.as(person, (scope) =>
    world.services.signatures.refuse(scope, { id: regulation.id, versionId, reason: 'Не согласен' }),
  );
  expect(refused.identity?.signInChange).toMatchObject({ isConfirmed: false, changedBy: admin.id });
});
