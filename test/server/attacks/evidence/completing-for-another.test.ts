import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { OBJECT_TYPES } from '@domain/object-types';
import type { DomainEventBus } from '@server/events/domain-events';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { signingHold } from '@server/modules/auth/sign-in-changes.read-model';
import { createTestServices } from '@server/modules/tests/tests.services';
import { callerOf } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { createSigningDesk, type SigningDesk } from '@test/helpers/worlds/signing-desk';
import { aVideo, anEducation, OPEN, type Published, REPORT, WATCH } from '../../educations/support';
import { aQualification, give, mine, publishRoute, routeOf } from '../../qualifications/support';
import {
  aChoice,
  aTest,
  ANSWER,
  rightAnswer,
  START,
  SUBMIT,
  TAB,
  takers,
  wrongAnswer,
} from '../../tests/support';

/**
 * An administrator who wants a course, a test or a certificate of a person who did not act. The block that applies to signatures
 * applies to these: they are rejected until the change is confirmed; if nobody can confirm it, the stored record says so.
 */
let workspace: Workspace;
let desk: SigningDesk;
let second: UserRow;
let at = new Date();
let number = 0;
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
  desk = createSigningDesk(workspace);
  second = await workspace.person({ isAdmin: true, nameFirst: 'Борис', nameSecond: 'Второй' });
}, 60_000);
afterAll(() => workspace.stop());

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const CONFIRM = 'mutation ($id: Int!) { userSignInConfirm(userId: $id, decision: "Это он") }';
const POINT = `mutation ($answer: EducationCheckpointAnswerInput!) {
  educationCheckpointAnswer(answer: $answer) { isRight } }`;

/** Takes over the account: its email is now the administrator's own, and a code was sent there. */
async function takeOver({ get, admin }: Workspace, its: SigningDesk, { id }: UserRow): Promise<string> {
  const email = `taken${(number += 1)}@example.ru`;
  await get(admin, UPDATE, { u: { id, email } });
  const { token } = await its.recover(email);
  if (token === null) throw new Error('no session');
  return token;
}

async function codeOf(token: string, query: string, variables: object): Promise<string | null> {
  const { errors } = await workspace.test.gql(token, query, { ...variables });
  return errors?.[0]?.extensions.code ?? null;
}

const rows = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

const completed = (person: UserRow, type: string) =>
  rows(
    `select changes from audit_log where affected_user_id = $1 and action = 'complete' and object_type = $2`,
    [person.id, type],
  );
const read = ({ id, versionId }: Published) => ({
  progress: { educationId: id, versionId, seconds: 60 },
});

/** A qualification of one course, which the person taking over the account has read and not yet completed. */
async function takenBeforeTheLastStep(person: UserRow) {
  const education = await anEducation(workspace, [], { minReadingSec: 60 });
  const id = await aQualification(workspace);
  await publishRoute(
    workspace,
    id,
    routeOf([{ items: [{ objectType: 'education', objectId: education.id }] }]),
  );
  await give(workspace, 'qualification', id, [person]);
  const token = await takeOver(workspace, desk, person);
  await codeOf(token, OPEN, { id: education.id });
  pass(60);
  return { education, id, token };
}

const HELD = 'signIn.unconfirmed';

describe('with another administrator', () => {
  it('a text is opened and read, but neither counted nor finished', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 60 });
    const token = await takeOver(workspace, desk, person);
    expect(await codeOf(token, OPEN, { id: education.id })).toBeNull();
    pass(60);
    expect(await codeOf(token, REPORT, read(education))).toBe(HELD);
    // Nor less of it than anybody gets.
    expect(
      await codeOf(token, REPORT, {
        progress: { educationId: education.id, versionId: education.versionId, seconds: 0 },
      }),
    ).toBe(HELD);
    const [kept] = await rows('select active_sec, completed_at from education_progress where user_id = $1', [
      person.id,
    ]);
    expect(kept).toEqual({ active_sec: 0, completed_at: null });
    expect(await completed(person, 'education')).toEqual([]);
    await workspace.get(second, CONFIRM, { id: person.id });
    expect(await codeOf(token, REPORT, read(education))).toBeNull();
    expect(await completed(person, 'education')).toHaveLength(1);
  });

  it('a video is neither watched nor answered', async () => {
    const person = await workspace.person();
    const stop = { id: 'cp', atSec: 10, question: aChoice(), mustBeRight: true };
    const video = await aVideo(workspace, [person], { checkpoints: [stop] });
    const token = await takeOver(workspace, desk, person);
    expect(await codeOf(token, OPEN, { id: video.id })).toBeNull();
    pass(100);
    const watch = {
      educationId: video.id,
      versionId: video.versionId,
      segments: [{ from: 0, to: 100 }],
      positionSec: 100,
    };
    expect(await codeOf(token, WATCH, { watch })).toBe(HELD);
    expect(await completed(person, 'education')).toEqual([]);
    const answer = {
      educationId: video.id,
      versionId: video.versionId,
      checkpointId: 'cp',
      answer: rightAnswer(),
    };
    expect(await codeOf(token, POINT, { answer })).toBe(HELD);
  });

  it('an attempt started by the person is not continued, and ending it grades nothing of it', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await takers(workspace).start(person, id);
    await takers(workspace).answer(person, attempt.id, 'q1', wrongAnswer());
    const token = await takeOver(workspace, desk, person);
    const answer = { attemptId: attempt.id, questionId: 'q1', answer: rightAnswer(), tab: TAB, seq: 2 };
    expect(await codeOf(token, START, { id, tab: TAB })).toBe(HELD);
    expect(await codeOf(token, ANSWER, { answer })).toBe(HELD);
    expect(await codeOf(token, SUBMIT, { id: attempt.id, tab: TAB })).toBe(HELD);
    // The stored answer is the person's own, wrong as it is.
    expect(await rows('select value from test_answer where attempt_id = $1', [attempt.id])).toEqual([
      { value: wrongAnswer() },
    ]);
    expect(await rows('select state from test_attempt where id = $1', [attempt.id])).toEqual([
      { state: 'inProgress' },
    ]);
  });

  it('a certificate is not earned by the last step', async () => {
    const person = await workspace.person();
    const { education, id, token } = await takenBeforeTheLastStep(person);
    expect(await codeOf(token, REPORT, read(education))).toBe(HELD);
    expect((await mine(workspace, second, id)).myAwards).toEqual([]);
    expect(await rows('select 1 from qualification_award where user_id = $1', [person.id])).toEqual([]);
  });
});

describe('every kind of record of a person’s own work', () => {
  interface About {
    objectType: ObjectType;
    objectId: number;
    userId: number;
  }
  type EmitEvent = (events: DomainEventBus, scope: Scope, about: About) => Promise<void>;
  const EVENTS: Readonly<Record<string, EmitEvent>> = {
    progressed: (events, scope, about) => events.emit(scope, 'object.progressed', { ...about, progress: 50 }),
    submitted: (events, scope, about) => events.emit(scope, 'object.submitted', about),
    failed: (events, scope, about) => events.emit(scope, 'object.failed', about),
    completed: (events, scope, about) => events.emit(scope, 'object.completed', { ...about, versionId: 1 }),
    refused: (events, scope, about) => events.emit(scope, 'object.refused', { ...about, reason: 'Нет' }),
  };

  async function emit(
    emitEvent: EmitEvent,
    objectType: ObjectType,
    person: UserRow,
    isTheirs: boolean,
  ): Promise<void> {
    const { database, events } = workspace.test.app.deps;
    const { organizationId } = workspace;
    await database.tenant(organizationId, (tx) => {
      const caller = isTheirs ? callerOf(person) : null;
      const scope: Scope = { organizationId, caller, tx, lang: 'ru', ip: '', userAgent: '' };
      return emitEvent(events, scope, { objectType, objectId: 1, userId: person.id });
    });
  }

  it.each(
    OBJECT_TYPES.flatMap((type) =>
      Object.entries(EVENTS).map(([name, emitEvent]) => ({ type, name, emitEvent })),
    ),
  )('$type $name: rejected, and performed where the system decides it', async ({ type, emitEvent }) => {
    const person = await workspace.person();
    await workspace.get(workspace.admin, UPDATE, {
      u: { id: person.id, email: `held${(number += 1)}@example.ru` },
    });
    await expect(emit(emitEvent, type, person, true)).rejects.toMatchObject({ code: HELD });
    await emit(emitEvent, type, person, false);
  });
});

describe('with one administrator only', () => {
  let before: UserRow;
  beforeAll(async () => {
    before = second;
    await workspace.system((tx) =>
      tx.execute(sql`update users set is_admin = false where id = ${before.id}`),
    );
  });
  afterAll(() =>
    workspace.system((tx) => tx.execute(sql`update users set is_admin = true where id = ${before.id}`)),
  );
  const NAME = 'Главная Анна';
  const reported = { session: null, signInChange: { isConfirmed: false, changedByName: NAME } };
  const records = async (person: UserRow) =>
    rows('select type, actor_id, identity from evidence_record where user_id = $1 order by id', [person.id]);

  it('a course is finished, and its record names the person who vouches for it; so does the certificate', async () => {
    const person = await workspace.person();
    const { education, id, token } = await takenBeforeTheLastStep(person);
    expect(await codeOf(token, REPORT, read(education))).toBeNull();
    expect(await records(person)).toMatchObject([
      { type: 'award', actor_id: null, identity: reported },
      { type: 'completion', actor_id: person.id, identity: { signInChange: reported.signInChange } },
    ]);
    const { contentCheckIntegrity } = await workspace.get<{ contentCheckIntegrity: { doubted: object[] } }>(
      workspace.admin,
      `query ($id: Int!) { contentCheckIntegrity(objectType: qualification, id: $id) {
        isWhole doubted { signer { doubt change { changedByName } } } } }`,
      { id },
    );
    expect(contentCheckIntegrity).toEqual({
      isWhole: true,
      doubted: [{ signer: { doubt: 'unconfirmedChange', change: { changedByName: NAME } } }],
    });
  });

  it('an attempt is taken, and the record says so, for the taker and when the time runs out', async () => {
    const [person, late] = [await workspace.person(), await workspace.person()];
    const { id } = await aTest(workspace, [person, late]);
    await takers(workspace).start(late, id);
    const token = await takeOver(workspace, desk, person);
    const { data } = await workspace.test.gql<{ testAttemptStart: { id: number } }>(token, START, {
      id,
      tab: TAB,
    });
    expect(await codeOf(token, SUBMIT, { id: data?.testAttemptStart.id, tab: TAB })).toBeNull();
    expect(await records(person)).toMatchObject([
      { type: 'attempt', actor_id: person.id, identity: { signInChange: reported.signInChange } },
    ]);
    await takeOver(workspace, desk, late);
    pass(3_600);
    await createTestServices(workspace.test.app.deps).handlers.closeTestAttempts({});
    expect(await records(late)).toMatchObject([{ type: 'attempt', actor_id: null, identity: reported }]);
  });
});

/** Another person's address, or one's own password, set by this person. */
const changeSignIn = (by: UserRow, { id, organizationId }: UserRow) =>
  workspace.test.app.database.tenant(
    workspace.organizationId,
    (tx) =>
      tx.execute(
        by.id === id
          ? sql`update users set password_hash = ${`own${(number += 1)}`} where organization_id = ${organizationId} and id = ${id}`
          : sql`update users set email = ${`set${(number += 1)}@example.ru`} where organization_id = ${organizationId} and id = ${id}`,
      ),
    { userId: by.id, sessionId: 0 },
  );

test('whoever changed an account first, signing waits for a change by anybody of whom an administrator is independent', async () => {
  const { admin, system, organizationId, get } = workspace;
  const staff = await workspace.withRights({ employees: { read: true, write: true } });
  const setSecond = (isAdmin: boolean) =>
    system((tx) => tx.execute(sql`update users set is_admin = ${isAdmin} where id = ${second.id}`));
  await setSecond(false);
  const authors = fc.array(fc.constantFrom('admin', 'staff', 'self'), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(authors, async (order) => {
      const person = await workspace.person();
      for (const author of order) await changeSignIn({ admin, staff, self: person }[author], person);
      // Of the only administrator, nobody is independent; the administrator is, of everybody else.
      const expected = order.includes('staff') ? 'unconfirmed' : null;
      expect(await system((tx) => signingHold(tx, organizationId, person.id))).toBe(expected);
      const { signInHolds } = await get<{ signInHolds: { state: string }[] }>(
        admin,
        'query ($id: Int!) { signInHolds(userId: $id) { state } }',
        { id: person.id },
      );
      expect(signInHolds).toEqual(expected === null ? [] : [{ state: expected }]);
    }),
    { numRuns: 20, examples: [[['admin', 'staff']], [['admin', 'self', 'staff']], [['admin', 'self']]] },
  );
  await setSecond(true);
}, 60_000);
