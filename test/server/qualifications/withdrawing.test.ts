import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { mine, publishRoute, routeOf } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// A revoked certificate.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

const WITHDRAW = `mutation ($id: Int!, $reason: String!, $clientKey: String) {
  qualificationAwardWithdraw(id: $id, reason: $reason, clientKey: $clientKey) {
    id state reason withdrawnOn withdrawnReason withdrawnBy { id } } }`;
const REASON = 'Проверка нашла нарушение';

async function earned(rules = {}) {
  const person = await workspace.person();
  const tests = [await world.exam(), await world.exam()];
  const id = await world.qualified([{ items: items(...tests) }], [person], rules);
  for (const test of tests) await world.pass(person, test);
  const [award] = (await mine(workspace, person, id)).myAwards;
  if (!award) throw new Error('no certificate was given');
  return { person, tests, id, award };
}

const withdraw = (awardId: number, reason = REASON, clientKey: string | null = null) =>
  workspace.get(workspace.admin, WITHDRAW, { id: awardId, reason, clientKey });

async function checkPage(awardId: number): Promise<string> {
  const [row] = await world.sql('select token from qualification_award where id = $1', [awardId]);
  const page = await fetch(`${workspace.test.url}/api/certificates/${String(row?.token)}`, {
    headers: { 'accept-language': 'ru' },
  });
  return page.text();
}

describe('revoking a certificate', () => {
  test('ends it at once, and its verification page shows «Отозван» with the day; the completed components stay recorded', async () => {
    const { id, award, person } = await earned();
    expect(await checkPage(award.id)).toContain('<h1>Действует по ');
    expect((await withdraw(award.id))['qualificationAwardWithdraw']).toMatchObject({
      ...{ id: award.id, state: 'revoked', reason: 'withdrawn', withdrawnReason: REASON },
      withdrawnBy: { id: workspace.admin.id },
    });
    const [day] = await world.sql(
      `select to_char(now() at time zone timezone, 'DD.MM.YYYY') as day from organization where id = $1`,
      [workspace.organizationId],
    );
    const page = await checkPage(award.id);
    expect(page).toContain(`<h1>Отозван ${String(day?.day)}</h1>`);
    // The reason is only between the organization and its holder.
    expect(page).not.toContain(REASON);
    expect((await mine(workspace, person, id)).myAwards).toMatchObject([
      { state: 'revoked', reason: 'withdrawn', number: award.number },
    ]);
    const kept = await world.sql('select number, evidence from qualification_award where id = $1', [
      award.id,
    ]);
    expect(kept).toMatchObject([{ number: award.number, evidence: [{}, {}] }]);
    const records = await world.sql(
      `select type, actor_id, payload from evidence_record where object_type = 'qualification' and user_id = $1 order by id`,
      [person.id],
    );
    expect(records).toMatchObject([
      { type: 'award', actor_id: null },
      {
        type: 'awardWithdrawal',
        actor_id: workspace.admin.id,
        payload: { awardId: award.id, reason: REASON },
      },
    ]);
    const { contentCheckIntegrity } = await workspace.get<{ contentCheckIntegrity: { isWhole: boolean } }>(
      workspace.admin,
      `query ($id: Int!) { contentCheckIntegrity(objectType: qualification, id: $id) { isWhole } }`,
      { id },
    );
    expect(contentCheckIntegrity.isWhole).toBe(true);
  });

  test('notifies its holder of the reason, and the history records who revoked whose', async () => {
    const { award, person, id } = await earned();
    await withdraw(award.id);
    const notified = await world.sql(
      `select params from notification where user_id = $1 and type = 'qualificationWithdrawn'`,
      [person.id],
    );
    expect(notified).toMatchObject([{ params: { reason: REASON } }]);
    const [line] = await world.sql(
      `select actor_id, affected_user_id, changes from audit_log where action = 'certificateWithdraw' and object_id = $1`,
      [id],
    );
    expect(line).toEqual({
      ...{ actor_id: workspace.admin.id, affected_user_id: person.id },
      changes: { award: [award.number, null], reason: [null, REASON] },
    });
  });

  test('earlier completions no longer count: all of it is due again, also after the qualification changes', async () => {
    const { award, person, id, tests } = await earned();
    await withdraw(award.id);
    expect(await world.owedOf(person)).toEqual(tests);
    const { myProgress, myAssignment } = await mine(workspace, person, id);
    expect(myProgress).toMatchObject({ percent: 0, isEarned: false, stages: ['open'] });
    expect(myAssignment).toMatchObject({ status: 'resign' });
    // Publishing a change must not restore the certificate.
    await publishRoute(workspace, id, routeOf([{ items: items(...tests) }], { validityMonths: 6 }));
    expect((await mine(workspace, person, id)).myAwards).toHaveLength(1);
    for (const test of tests) await world.pass(person, test);
    const { myAwards } = await mine(workspace, person, id);
    expect(myAwards).toMatchObject([{ state: 'valid' }, { state: 'revoked', reason: 'withdrawn' }]);
    expect(myAwards[0]?.number).not.toBe(award.number);
    expect(await checkPage(award.id)).toContain('<h1>Отозван ');
  });

  test('a conditional one is revoked too, and the day of its condition changes nothing more', async () => {
    const { award, person, id, tests } = await earned({ graceDays: 10 });
    await world.change(tests[0] ?? 0);
    await withdraw(award.id);
    world.passDays(11);
    await world.runCertificateJob();
    expect((await mine(workspace, person, id)).myAwards).toMatchObject([{ reason: 'withdrawn' }]);
    expect(
      await world.sql(`select 1 from notification where user_id = $1 and type = 'qualificationLost'`, [
        person.id,
      ]),
    ).toEqual([]);
  });
});

describe('revoking is rejected', () => {
  test('without a reason, twice, and for a certificate that is over', async () => {
    const { award } = await earned();
    expect(
      await workspace.rejection(workspace.admin, WITHDRAW, { id: award.id, reason: '  ' }),
    ).toMatchObject({
      ...{ code: 'validation.required', field: 'reason' },
    });
    const long = { id: award.id, reason: 'х'.repeat(1001) };
    expect(await workspace.rejection(workspace.admin, WITHDRAW, long)).toMatchObject({ field: 'reason' });
    await withdraw(award.id);
    const again = await workspace.rejection(workspace.admin, WITHDRAW, { id: award.id, reason: REASON });
    expect(again.code).toBe('qualification.awardOver');
    // Their days have passed, but the daily job has not run yet.
    const late = await earned();
    await world.sql(
      `update qualification_award_state set state = 'conditional', conditional_until = current_date - 2 where award_id = $1`,
      [late.award.id],
    );
    const over = await workspace.rejection(workspace.admin, WITHDRAW, { id: late.award.id, reason: REASON });
    expect(over.code).toBe('qualification.awardOver');
  });

  test('for its holder, for a colleague, and for a person who only sees the report; editors are allowed', async () => {
    const { award, person, id } = await earned();
    const [colleague, reporter, editor] = [
      await workspace.person(),
      await workspace.person(),
      await workspace.person(),
    ];
    const grant = (to: UserRow, level: string) =>
      workspace.get(
        workspace.admin,
        'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
        {
          g: { objectType: 'qualification', objectId: id, level, targetType: 'user', targetId: to.id },
        },
      );
    await grant(reporter, 'report');
    await grant(editor, 'edit');
    for (const item of [person, colleague, reporter]) {
      const refused = await workspace.rejection(item, WITHDRAW, { id: award.id, reason: REASON });
      expect(refused.code).toBe('notFound');
    }
    expect((await workspace.rejection(workspace.admin, WITHDRAW, { id: 999_999, reason: REASON })).code).toBe(
      'notFound',
    );
    await workspace.get(editor, WITHDRAW, { id: award.id, reason: REASON });
    expect((await mine(workspace, person, id)).myAwards).toMatchObject([{ reason: 'withdrawn' }]);
  });
});

test('pressed twice with one key, it happens once', async () => {
  const { award, person } = await earned();
  const clientKey = 'withdraw-once-1';
  const both = await Promise.all([
    withdraw(award.id, REASON, clientKey),
    withdraw(award.id, REASON, clientKey),
  ]);
  expect(both[0]).toEqual(both[1]);
  const lines = await world.sql(
    `select 1 from evidence_record where type = 'awardWithdrawal' and user_id = $1`,
    [person.id],
  );
  expect(lines).toHaveLength(1);
});

test('a holder who was renewing starts over: earlier completions for the renewal no longer count', async () => {
  const { award, person, tests, id } = await earned();
  await world.sql(
    `update assignment set valid_until = now() - interval '1 minute' where user_id = $1 and object_type = 'qualification'`,
    [person.id],
  );
  await createAssignmentServices(workspace.test.app.deps).daily.handlers.advanceAssignments({});
  await world.pass(person, tests[0] ?? 0);
  expect(await world.owedOf(person)).toEqual([tests[1]]);
  await withdraw(award.id);
  expect(await world.owedOf(person)).toEqual(tests);
  expect((await mine(workspace, person, id)).myProgress).toMatchObject({ percent: 0 });
});
