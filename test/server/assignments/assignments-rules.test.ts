import { sql } from 'drizzle-orm';
import { boolean, integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { AssignmentRuleInput } from '@server/graphql/generated/types';
import type { RulesService } from '@server/modules/assignments/rules/rules.service';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser, callerOf } from '@test/factories/user.factory';
import { createAssignmentRules } from '@test/helpers/worlds/assignment-rules';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;
let rules: RulesService;
let nextObject = 100;

beforeAll(async () => {
  world = await createPeopleWorld();
  rules = createAssignmentRules(world);
});

afterAll(() => world.close());

/** A published document for one test. */
function publishedObject(): number {
  nextObject += 1;
  world.objects.set(nextObject, { id: nextObject, versionId: 10, majorVersionId: 10, name: 'Регламент' });
  return nextObject;
}

function ruleFor(objectId: number, fields: Partial<AssignmentRuleInput> = {}): AssignmentRuleInput {
  return {
    objectType: 'regulation',
    objectId,
    audience: { groups: [{ all: true }], exceptUserIds: [] },
    ...fields,
  };
}

const assignmentRow = {
  user_id: integer,
  status: text,
  cycle: integer,
  opened_at: nullable(text),
  version_id: integer,
  delta_from_version_id: nullable(integer),
  due_at: nullable(text),
  start_at: text,
  is_current: boolean,
  rule_id: nullable(integer),
};

type Row = RowOf<typeof assignmentRow>;

async function rowsOf(objectId: number): Promise<Row[]> {
  const rows = await world.system((tx) =>
    selectRows(
      tx,
      assignmentRow,
    )(
      sql`select user_id, status, cycle, opened_at, version_id, delta_from_version_id, due_at, start_at, is_current, rule_id from assignment where object_id = ${objectId} order by user_id, cycle`,
    ),
  );
  return rows;
}

const save = (input: AssignmentRuleInput) => world.as(world.admin, (scope) => rules.save(scope, input));
const person = (fields = {}) =>
  world.system((tx) => aUser(tx, { organizationId: world.organizationId, ...fields }));

describe('a rule assigns its object to everybody who matches', () => {
  it('by subdivision with all its descendants, and to nobody else', async () => {
    const { organizationId } = world;
    const { top, below } = await world.system(async (tx) => {
      const topRow = await aSubdivision(tx, { organizationId });
      return { top: topRow, below: await aSubdivision(tx, { organizationId, parentId: topRow.id }) };
    });
    const [first, second] = [
      await person({ subdivisionId: top.id }),
      await person({ subdivisionId: below.id }),
    ];
    await person();
    const objectId = publishedObject();
    await save(
      ruleFor(objectId, {
        audience: { groups: [{ subdivisionIds: [top.id], withChildren: true }], exceptUserIds: [] },
      }),
    );
    expect((await rowsOf(objectId)).map((row) => row.user_id)).toEqual([first.id, second.id]);
  });

  it('only when every condition of a group holds, and never to exceptions, archived or dismissed people', async () => {
    const { organizationId } = world;
    const position = await world.system((tx) => aPosition(tx, { organizationId }));
    const match = await person({ positionId: position.id, status: 'adaptation', dateJobStart: '2026-03-01' });
    await person({ positionId: position.id, status: 'working', dateJobStart: '2026-03-01' });
    await person({ positionId: position.id, status: 'adaptation', dateJobStart: '2025-03-01' });
    const except = await person({
      positionId: position.id,
      status: 'adaptation',
      dateJobStart: '2026-03-01',
    });
    await person({
      positionId: position.id,
      status: 'adaptation',
      dateJobStart: '2026-03-01',
      isArchive: true,
    });
    const objectId = publishedObject();
    const group = { positionIds: [position.id], statuses: ['adaptation'], hiredAfter: '2026-01-01' };
    await save(ruleFor(objectId, { audience: { groups: [group], exceptUserIds: [except.id] } }));
    expect((await rowsOf(objectId)).map((row) => row.user_id)).toEqual([match.id]);
  });

  it('an empty group matches nobody, and so does a rule without groups', async () => {
    const objectId = publishedObject();
    await save(ruleFor(objectId, { audience: { groups: [{}], exceptUserIds: [] } }));
    await save(ruleFor(objectId, { audience: { groups: [], exceptUserIds: [] } }));
    await save(ruleFor(objectId, { audience: { groups: [{ userIds: [], all: false }], exceptUserIds: [] } }));
    expect(await rowsOf(objectId)).toEqual([]);
  });

  it('is due at the end of the day in the organization’s time zone', async () => {
    const user = await person();
    const objectId = publishedObject();
    await save(
      ruleFor(objectId, { dueDays: 5, audience: { groups: [{ userIds: [user.id] }], exceptUserIds: [] } }),
    );
    const [row] = await rowsOf(objectId);
    const moscow = new Intl.DateTimeFormat('sv', {
      timeZone: 'Europe/Moscow',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const expected = moscow.format(new Date(Date.now() + 5 * 86_400_000)).slice(0, 10);
    expect(moscow.format(new Date(row?.due_at ?? 0))).toBe(`${expected} 23:59:59`);
  });

  it('assigns once to a person who matches two rules: by the rule with the earlier due date, or by the older one of two equal ones', async () => {
    const user = await person();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    const due = async (...days: (number | null)[]) => {
      const objectId = publishedObject();
      world.objects.delete(objectId);
      const saved: { id: number }[] = [];
      for (const dueDays of days) saved.push(await save(ruleFor(objectId, { audience, dueDays })));
      await publish(objectId, 10, true);
      const rows = await rowsOf(objectId);
      return rows.map(({ rule_id: id }) => saved.findIndex((rule) => rule.id === id));
    };
    expect(await due(10, 5)).toEqual([1]);
    expect(await due(5, 10)).toEqual([0]);
    expect(await due(null, 10)).toEqual([1]);
    expect(await due(5, 5)).toEqual([0]);
    expect(await due(null, null)).toEqual([0]);
  });

  it('changes nothing when it is saved again', async () => {
    const user = await person();
    const objectId = publishedObject();
    const input = ruleFor(objectId, { audience: { groups: [{ userIds: [user.id] }], exceptUserIds: [] } });
    const rule = await save(input);
    const before = await rowsOf(objectId);
    await save({ ...input, id: rule.id });
    await save(input);
    expect(await rowsOf(objectId)).toEqual(before);
  });

  it('waits while the object is not published, and assigns it on publication', async () => {
    const user = await person();
    const objectId = publishedObject();
    world.objects.delete(objectId);
    await save(ruleFor(objectId, { audience: { groups: [{ userIds: [user.id] }], exceptUserIds: [] } }));
    expect(await rowsOf(objectId)).toEqual([]);
    world.objects.set(objectId, { id: objectId, versionId: 3, majorVersionId: 3, name: 'Регламент' });
    await publish(objectId, 3, true);
    expect(await rowsOf(objectId)).toMatchObject([{ user_id: user.id, version_id: 3, status: 'assigned' }]);
  });
});

async function publish(objectId: number, versionId: number, isMajor: boolean, dueDays: number | null = null) {
  const major = isMajor ? versionId : (world.objects.get(objectId)?.majorVersionId ?? versionId);
  world.objects.set(objectId, { id: objectId, versionId, majorVersionId: major, name: 'Регламент' });
  await world.as(world.admin, (scope) =>
    world.deps.events.emit(scope, 'object.published', {
      objectType: 'regulation',
      objectId,
      versionId,
      isMajor,
      dueDays,
    }),
  );
}

const emitFor = (name: 'object.opened', objectId: number, userId: number) =>
  world.as(world.admin, (scope) =>
    world.deps.events.emit(scope, name, { objectType: 'regulation', objectId, userId }),
  );
const complete = (objectId: number, userId: number, versionId: number) =>
  world.as(world.admin, (scope) =>
    world.deps.events.emit(scope, 'object.completed', {
      objectType: 'regulation',
      objectId,
      userId,
      versionId,
    }),
  );

describe('versions', () => {
  it('a minor one moves pending people to it and leaves signers alone', async () => {
    const [signer, waiting] = [await person(), await person()];
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [signer.id, waiting.id] }], exceptUserIds: [] };
    await save(ruleFor(objectId, { audience }));
    await complete(objectId, signer.id, 10);
    await publish(objectId, 11, false);
    expect(await rowsOf(objectId)).toMatchObject([
      { user_id: signer.id, status: 'done', version_id: 10, cycle: 1 },
      { user_id: waiting.id, status: 'assigned', version_id: 11, cycle: 1 },
    ]);
  });

  it('a major one asks signers for the change only, with the days of the publication', async () => {
    const [signer, reader] = [await person(), await person()];
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [signer.id, reader.id] }], exceptUserIds: [] };
    await save(ruleFor(objectId, { audience, dueDays: 30 }));
    await complete(objectId, signer.id, 10);
    await emitFor('object.opened', objectId, reader.id);
    await publish(objectId, 12, true, 3);
    const rows = await rowsOf(objectId);
    expect(rows).toMatchObject([
      { user_id: signer.id, status: 'done', version_id: 10, cycle: 1, is_current: false },
      {
        user_id: signer.id,
        status: 'resign',
        version_id: 12,
        cycle: 2,
        delta_from_version_id: 10,
        is_current: true,
      },
      // The reader starts the new text from its beginning.
      { user_id: reader.id, status: 'assigned', version_id: 12, cycle: 1, opened_at: null },
    ]);
    const days = Math.round((new Date(rows[1]?.due_at ?? 0).getTime() - Date.now()) / 86_400_000);
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThanOrEqual(4);
  });

  it('a person who joins the audience later after signing an old major version must sign the change', async () => {
    const user = await person();
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    const rule = await save(ruleFor(objectId, { audience }));
    await complete(objectId, user.id, 10);
    const nobody = { groups: [], exceptUserIds: [] };
    const emptied = await save(ruleFor(objectId, { id: rule.id, audience: nobody }));
    await publish(objectId, 13, true);
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'done', is_current: true }]);
    await save(ruleFor(objectId, { id: emptied.id, audience }));
    expect(await rowsOf(objectId)).toMatchObject([
      { status: 'done', is_current: false },
      { status: 'resign', delta_from_version_id: 10 },
    ]);
  });
});

describe('people who stop matching', () => {
  const cases = [
    { onUnmatch: 'keep', opened: false, expected: 'assigned' },
    { onUnmatch: 'cancelIfNotStarted', opened: false, expected: 'cancelled' },
    { onUnmatch: 'cancelIfNotStarted', opened: true, expected: 'inProgress' },
    { onUnmatch: 'cancel', opened: true, expected: 'cancelled' },
  ] as const;
  it.each(cases)('$onUnmatch, opened: $opened → $expected', async ({ onUnmatch, opened, expected }) => {
    const { organizationId } = world;
    const subdivision = await world.system((tx) => aSubdivision(tx, { organizationId }));
    const user = await person({ subdivisionId: subdivision.id });
    const objectId = publishedObject();
    const audience = { groups: [{ subdivisionIds: [subdivision.id] }], exceptUserIds: [] };
    await save(ruleFor(objectId, { audience, onUnmatch }));
    if (opened) await emitFor('object.opened', objectId, user.id);
    await world.system((tx) => tx.execute(sql`update users set subdivision_id = null where id = ${user.id}`));
    await world.as(world.admin, (scope) =>
      world.deps.events.emit(scope, 'users.changed', { userIds: [user.id] }),
    );
    expect(await rowsOf(objectId)).toMatchObject([{ status: expected }]);
  });

  it.each([
    ['assigned', 'cancelled'],
    ['inProgress', 'cancelled'],
    ['onReview', 'cancelled'],
    ['resign', 'cancelled'],
    ['failed', 'cancelled'],
    ['done', 'done'],
    ['waived', 'waived'],
  ])('lose only what is not yet done: %s → %s', async (status, expected) => {
    const user = await person();
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    const rule = await save(ruleFor(objectId, { audience, onUnmatch: 'cancel' }));
    await world.system((tx) =>
      tx.execute(sql`update assignment set status = ${status} where object_id = ${objectId}`),
    );
    await save({
      ...ruleFor(objectId, { audience: { groups: [], exceptUserIds: [] }, onUnmatch: 'cancel' }),
      id: rule.id,
    });
    expect(await rowsOf(objectId)).toMatchObject([
      { status: expected, is_current: expected !== 'cancelled' },
    ]);
  });

  it('keep what another rule still requires of them', async () => {
    const user = await person();
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    const first = await save(ruleFor(objectId, { audience, onUnmatch: 'cancel' }));
    const second = await save(ruleFor(objectId, { audience }));
    await world.as(world.admin, (scope) => rules.delete(scope, first.id));
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'assigned', rule_id: second.id }]);
    await world.as(world.admin, (scope) => rules.delete(scope, second.id));
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'cancelled', rule_id: null }]);
  });

  it('archived: nothing is due any more, whatever the rule says; restored: it is due again', async () => {
    const user = await person();
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    await save(ruleFor(objectId, { audience, onUnmatch: 'keep' }));
    const archive = async (isArchive: boolean) => {
      await world.system((tx) =>
        tx.execute(sql`update users set is_archive = ${isArchive} where id = ${user.id}`),
      );
      await world.as(world.admin, (scope) =>
        world.deps.events.emit(scope, 'users.changed', { userIds: [user.id] }),
      );
    };
    await archive(true);
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'cancelled', is_current: false }]);
    await archive(false);
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'cancelled' }, { status: 'assigned', cycle: 2 }]);
  });
});

describe('a paused rule', () => {
  it('assigns nothing to anybody until it is resumed', async () => {
    const user = await person();
    const objectId = publishedObject();
    const input = ruleFor(objectId, { audience: { groups: [{ userIds: [user.id] }], exceptUserIds: [] } });
    const paused = await save({ ...input, isPaused: true });
    await publish(objectId, 11, true);
    await world.as(world.admin, (scope) =>
      world.deps.events.emit(scope, 'users.changed', { userIds: [user.id] }),
    );
    // Another rule is saved: all of the object's rules are evaluated again.
    await save(ruleFor(objectId, { audience: { groups: [], exceptUserIds: [] } }));
    expect(await rowsOf(objectId)).toEqual([]);
    await save({ ...input, id: paused.id });
    expect(await rowsOf(objectId)).toMatchObject([{ user_id: user.id, status: 'assigned' }]);
  });

  it('does not cancel what another rule assigned, and takes nothing over', async () => {
    const user = await person();
    const objectId = publishedObject();
    const audience = { groups: [{ userIds: [user.id] }], exceptUserIds: [] };
    const rule = await save(ruleFor(objectId, { audience, dueDays: 10, onUnmatch: 'cancel' }));
    await save(ruleFor(objectId, { audience, dueDays: 5, isPaused: true }));
    expect(await rowsOf(objectId)).toMatchObject([{ rule_id: rule.id }]);
    await world.as(world.admin, (scope) => rules.delete(scope, rule.id));
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a preview matches what saving does', () => {
  it('names and counts who gets the assignment and who loses it', async () => {
    const [stays, leaves, comes] = [await person(), await person(), await person()];
    const objectId = publishedObject();
    const of = (ids: number[]) => ({ groups: [{ userIds: ids }], exceptUserIds: [] });
    const rule = await save(ruleFor(objectId, { audience: of([stays.id, leaves.id]) }));
    const input = ruleFor(objectId, { id: rule.id, audience: of([stays.id, comes.id]) });
    const preview = await world.as(world.admin, (scope) => rules.preview(scope, input));
    expect(preview).toEqual({
      nextRepeatAt: null,
      repeatedCount: 0,
      matchCount: 2,
      addedCount: 1,
      removedCount: 1,
      addedIds: [comes.id],
      removedIds: [leaves.id],
    });
    expect((await rowsOf(objectId)).map((row) => row.status)).toEqual(['assigned', 'assigned']);
    await save(input);
    const after = await rowsOf(objectId);
    expect(after.filter((row) => row.status === 'cancelled').map((row) => row.user_id)).toEqual(
      preview.removedIds,
    );
    expect(after.filter((row) => row.status === 'assigned').map((row) => row.user_id)).toEqual([
      stays.id,
      comes.id,
    ]);
  });
});

describe('permissions', () => {
  it('a leader assigns within their own subdivisions only', async () => {
    const { organizationId } = world;
    const [own, foreign] = await world.system(async (tx) => [
      await aSubdivision(tx, { organizationId }),
      await aSubdivision(tx, { organizationId }),
    ]);
    const head = await person({ subdivisionId: own?.id, isLeader: true, leaderSubdivisionId: own?.id });
    const outsider = await person({ subdivisionId: foreign?.id });
    const objectId = publishedObject();
    const attempt = (groups: AssignmentRuleInput['audience']['groups']) =>
      world.as(callerOf(head), (scope) =>
        rules.save(scope, ruleFor(objectId, { audience: { groups, exceptUserIds: [] } })),
      );
    const refused = { code: 'assignment.outsideSubdivision', details: { field: 'audience' } };
    await expect(attempt([{ all: true }])).rejects.toMatchObject(refused);
    await expect(attempt([{ userIds: [outsider.id] }])).rejects.toMatchObject(refused);
    await expect(attempt([{ subdivisionIds: [foreign?.id ?? 0] }])).rejects.toMatchObject(refused);
    await expect(attempt([{ statuses: ['working'] }])).rejects.toMatchObject(refused);
    await expect(attempt([{ subdivisionIds: [own?.id ?? 0], withChildren: true }])).resolves.toBeTruthy();
  });

  it('ids of another organization are unknown', async () => {
    const foreign = await world.system((tx) => aUser(tx));
    const objectId = publishedObject();
    await expect(
      save(ruleFor(objectId, { audience: { groups: [{ userIds: [foreign.id] }], exceptUserIds: [] } })),
    ).rejects.toMatchObject({ code: 'validation.unknown', details: { field: 'audience.userIds' } });
  });
});
