import { storeZone } from '@test/helpers/database/unknown-zone';
import { ints } from '@server/modules/sql';
import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { AssignmentRuleInput } from '@server/graphql/generated/types';
import {
  createAssignmentServices,
  createAssignmentsModule,
} from '@server/modules/assignments/assignments.module';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;
let services: ReturnType<typeof createAssignmentServices>;
let nextObject = 500;

beforeAll(async () => {
  world = await createPeopleWorld();
  createAssignmentsModule(world.deps);
  services = createAssignmentServices(world.deps);
});

afterAll(() => world.close());

const person = (fields = {}) =>
  world.system((tx) => aUser(tx, { organizationId: world.organizationId, ...fields }));
const asAdmin = <T>(work: (scope: Scope) => Promise<T>) => world.as(world.admin, work);

async function assign(userIds: number[], fields: Partial<AssignmentRuleInput> = {}): Promise<number> {
  nextObject += 1;
  const objectId = nextObject;
  world.objects.set(objectId, { id: objectId, versionId: 10, majorVersionId: 10, name: 'Регламент' });
  const audience = { groups: [{ userIds }], exceptUserIds: [] };
  await asAdmin((scope) =>
    services.rules.save(scope, { objectType: 'regulation', objectId, audience, ...fields }),
  );
  return objectId;
}

const complete = (objectId: number, userId: number) =>
  asAdmin((scope) =>
    world.deps.events.emit(scope, 'object.completed', {
      ...{ objectType: 'regulation', objectId, userId, versionId: 10 },
    }),
  );

/** Longer ago than the year after which the rules here repeat. */
const doneYearAgo = (objectId: number) =>
  world.system((tx) =>
    tx.execute(
      sql`update assignment set completed_at = now() - interval '13 months' where object_id = ${objectId}`,
    ),
  );

const rowsOf = async (objectId: number) =>
  (
    await world.system((tx) =>
      tx.execute(sql`select * from assignment where object_id = ${objectId} order by user_id, cycle`),
    )
  ).rows;

/** A leader, and another leader above them. */
const twoLeaders = async () => {
  const { organizationId } = world;
  const [top, below] = await world.system(async (tx) => {
    const parent = await aSubdivision(tx, { organizationId });
    return [parent, await aSubdivision(tx, { organizationId, parentId: parent.id })];
  });
  const boss = await person({ isLeader: true, leaderSubdivisionId: top?.id });
  const head = await person({ subdivisionId: below?.id, isLeader: true, leaderSubdivisionId: below?.id });
  return { boss, head, below };
};

/** Moves the due day of the assignments to this many days from today. */
const dueIn = (objectId: number, days: number) =>
  world.system((tx) =>
    tx.execute(sql`
      update assignment set reminded_at = null, start_at = now() - interval '60 days', due_at = (
        ((now() at time zone 'Europe/Moscow')::date + ${days}::int + 1)::timestamp at time zone 'Europe/Moscow')
          - interval '1 millisecond'
      where object_id = ${objectId}`),
  );

const remindDue = () => world.as(null, (scope) => services.reminders.remindDue(scope));
const notices = async (userId: number) =>
  (
    await world.system((tx) =>
      selectRows(tx, { type: text })(
        sql`select type from notification where user_id = ${userId} order by id`,
      ),
    )
  ).map(({ type }) => type);

/** Regardless of the weekday of the test run: every day is a working day, except the given ones, counted from today. */
const daysOff = (organizationId: number, ...days: number[]) =>
  world.system((tx) =>
    tx.execute(sql`
      update organization set work_days = '{1,2,3,4,5,6,7}', holidays = array(
        select (now() at time zone timezone)::date + day from unnest(${ints(days)}) as day)
      where id = ${organizationId}`),
  );

const schedule = (stored: object) =>
  world.system((tx) =>
    tx.execute(sql`update organization set notification_schedule = ${JSON.stringify(stored)}::jsonb
      where id = ${world.organizationId}`),
  );

describe('reminders by the calendar', () => {
  beforeEach(() => daysOff(world.organizationId));

  it.each([
    [5, false],
    [3, true],
    [2, false],
    [0, true],
    [-1, false],
    [-3, true],
    [-5, false],
    [-6, true],
  ])('with %i days left: %s', async (days, isReminded) => {
    const employee = await person();
    const objectId = await assign([employee.id], { dueDays: 9 });
    await dueIn(objectId, days);
    await remindDue();
    expect((await rowsOf(objectId))[0]?.['reminded_at'] !== null).toBe(isReminded);
    expect(await notices(employee.id)).toEqual(
      isReminded
        ? ['regulationAssigned', days < 0 ? 'regulationOverdue' : 'regulationReminder']
        : ['regulationAssigned'],
    );
  });

  it.each([
    ['a day off reminds of nothing', [0], 0, false],
    ['what a day off would remind of, the working day before does', [1, 2], 5, true],
    ['even of what is due on the day off itself', [1, 2], 2, true],
    ['but not of what would be reminded of after it', [1, 2], 6, false],
    ['what is overdue is reminded of on the working day after', [-2, -1], -4, true],
    ['and not before its time', [-2, -1], -2, false],
    ['what is due today is not told of late', [-2, -1], -1, false],
  ])('%s: days off %j, due in %i: %s', async (_promise, off, days, isReminded) => {
    await daysOff(world.organizationId, ...off);
    const employee = await person();
    const objectId = await assign([employee.id], { dueDays: 9 });
    await dueIn(objectId, days);
    await remindDue();
    expect((await rowsOf(objectId))[0]?.['reminded_at'] !== null).toBe(isReminded);
  });

  it('are sent on days off too when the organization sends on any day', async () => {
    await daysOff(world.organizationId, 0);
    await schedule({ isWeekendQuiet: false });
    const employee = await person();
    const objectId = await assign([employee.id], { dueDays: 9 });
    await dueIn(objectId, 3);
    await remindDue();
    await schedule({});
    expect(await notices(employee.id)).toContain('regulationReminder');
  });

  it('are sent once a day, and stop when the assignment is done', async () => {
    const employee = await person();
    const objectId = await assign([employee.id], { dueDays: 9 });
    await dueIn(objectId, 0);
    await remindDue();
    await remindDue();
    expect(await notices(employee.id)).toHaveLength(2);
    await complete(objectId, employee.id);
    await dueIn(objectId, -3);
    await remindDue();
    expect(await notices(employee.id)).toHaveLength(2);
  });

  it('stop when the person has refused: those notified of the refusal talk to them', async () => {
    const employee = await person();
    const objectId = await assign([employee.id], { dueDays: 3 });
    await dueIn(objectId, 0);
    await world.system((tx) =>
      tx.execute(sql`update assignment set refused_at = now() where object_id = ${objectId}`),
    );
    await remindDue();
    expect(await notices(employee.id)).not.toContain('regulationReminder');
  });

  it('are sent on the days that the organization has set, and on a person’s own days', async () => {
    const [usual, own] = [await person(), await person()];
    const objectId = await assign([usual.id, own.id], { dueDays: 9 });
    const set = (table: string, id: number, settings: object) =>
      world.system((tx) =>
        tx.execute(
          sql`update ${sql.identifier(table)} set notifications = ${JSON.stringify(settings)}::jsonb where id = ${id}`,
        ),
      );
    await set('organization', world.organizationId, { regulationReminder: { before: [5] } });
    await set('users', own.id, {
      regulationReminder: { before: [2] },
      regulationOverdue: { repeatEvery: 4 },
    });
    const reminded = async (days: number) => {
      await dueIn(objectId, days);
      await remindDue();
      const rows = await rowsOf(objectId);
      return rows.filter((row) => row['reminded_at'] !== null).map((row) => row['user_id']);
    };
    expect(await reminded(5)).toEqual([usual.id]);
    expect(await reminded(3)).toEqual([]);
    expect(await reminded(2)).toEqual([own.id]);
    expect(await reminded(-3)).toEqual([usual.id]);
    expect(await reminded(-4)).toEqual([own.id]);
    await set('organization', world.organizationId, {});
  });

  it('reach the nearest leader who is not the person, once, after a week', async () => {
    const { boss, head, below } = await twoLeaders();
    const worker = await person({ subdivisionId: below?.id });
    const objectId = await assign([head.id, worker.id], { dueDays: 9 });
    await dueIn(objectId, -6);
    await remindDue();
    expect(await notices(boss.id)).toEqual([]);
    await dueIn(objectId, -8);
    await remindDue();
    await remindDue();
    expect(await notices(boss.id)).toEqual(['regulationTeamOverdue']);
    expect((await notices(head.id)).filter((type) => type === 'regulationTeamOverdue')).toHaveLength(1);
  });
});

describe('what is long overdue', () => {
  const steps = (escalation: object[]) => schedule({ escalation });
  afterAll(() => steps([]));

  const notifiedAbove = async (objectId: number) =>
    await world.system((tx) =>
      selectRows(tx, { user_id: integer, reason: text })(sql`select user_id, reason from notification
          where type = 'regulationTeamOverdue' and object_id = ${objectId} order by id`),
    );

  it('escalates step by step: to the mentor, the leader, the leader above, HR, administrators, each once', async () => {
    const { organizationId } = world;
    const { boss, head, below } = await twoLeaders();
    const mentor = await person();
    const admin = await person({ isAdmin: true });
    const positionId = await world.system(async (tx) => {
      const rights = { employees: { read: true, write: true } };
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Кадры', rights }).returning();
      return (await aPosition(tx, { organizationId, roleId: role?.id })).id;
    });
    const hr = await person({ positionId });
    const worker = await person({ subdivisionId: below?.id, mentorId: mentor.id });
    await steps([
      { days: 1, to: 'mentor' },
      { days: 2, to: 'leader' },
      { days: 4, to: 'above' },
      { days: 6, to: 'personnel' },
      { days: 8, to: 'admin' },
    ]);
    const objectId = await assign([worker.id], { dueDays: 9 });
    const people = { mentor, head, boss, hr, admin };
    const notified = async (days: number) => {
      await dueIn(objectId, -days);
      await remindDue();
      return (await notifiedAbove(objectId)).map(({ user_id, reason }) => {
        const name = Object.entries(people).find(([, { id }]) => id === user_id)?.[0];
        return name ? `${name}: ${reason}` : null;
      });
    };
    const ladder = ['mentor: mentor', 'head: leader', 'boss: above', 'hr: personnel', 'admin: admin'];
    expect(await notified(1)).toEqual(ladder.slice(0, 1));
    expect(await notified(1)).toEqual(ladder.slice(0, 1));
    expect(await notified(2)).toEqual(ladder.slice(0, 2));
    expect(await notified(5)).toEqual(ladder.slice(0, 3));
    expect(await notified(7)).toEqual(ladder.slice(0, 4));
    // The world has its own administrators; each of them is notified once.
    expect((await notified(9)).filter((item) => item !== null)).toEqual(ladder);
    expect((await notified(30)).filter((item) => item !== null)).toEqual(ladder);
  });

  it.each([
    ['holiday', sql`work_days`, [0]],
    ['weekend', sql`array_remove(work_days, extract(isodow from now() at time zone timezone)::int)`, []],
  ])('notifies nobody on a %s, and is not lost because of it', async (_day, workDays, holidays) => {
    const { head, below } = await twoLeaders();
    const worker = await person({ subdivisionId: below?.id });
    await steps([{ days: 2, to: 'leader' }]);
    const objectId = await assign([worker.id], { dueDays: 9 });
    await dueIn(objectId, -3);
    await daysOff(world.organizationId, ...holidays);
    await world.system((tx) =>
      tx.execute(sql`update organization set work_days = ${workDays} where id = ${world.organizationId}`),
    );
    await remindDue();
    expect([await notices(head.id), await notices(worker.id)]).toEqual([[], ['regulationAssigned']]);
    await daysOff(world.organizationId);
    await remindDue();
    expect(await notices(head.id)).toEqual(['regulationTeamOverdue']);
  });

  it('notifies nobody when there is no escalation step', async () => {
    await steps([]);
    const objectId = await assign([(await person({ isLeader: true })).id], { dueDays: 9 });
    await dueIn(objectId, -40);
    await remindDue();
    expect(await notifiedAbove(objectId)).toEqual([]);
  });
});

describe('reminding manually', () => {
  it('reminds those with open assignments, each once a day, by email', async () => {
    const [first, second] = [await person(), await person()];
    const objectId = await assign([first.id, second.id]);
    const remind = () =>
      asAdmin((scope) =>
        services.assignments.remind(scope, { objectType: 'regulation', objectIds: [objectId] }),
      );
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    const { rows } = await world.system((tx) =>
      tx.execute(sql`select d.user_id from notification_delivery d join notification n on n.id = d.notification_id
        where d.channel = 'email' and n.type = 'regulationReminder' and n.object_id = ${objectId} order by d.user_id`),
    );
    expect(rows).toEqual([{ user_id: first.id }, { user_id: second.id }]);
  });
});

describe('daily work', () => {
  const advance = () => world.as(null, (scope) => services.daily.advance(scope));

  it('announces what begins on its day, once, even on a day off', async () => {
    await daysOff(world.organizationId, 0);
    const employee = await person();
    const objectId = await assign([employee.id], { startOffsetDays: 5, dueDays: 2 });
    expect(await notices(employee.id)).toEqual([]);
    await advance();
    expect(await notices(employee.id)).toEqual([]);
    await world.system((tx) =>
      tx.execute(sql`update assignment set start_at = now() - interval '1 minute', created_at = now() - interval '5 days'
        where object_id = ${objectId}`),
    );
    await advance();
    await advance();
    expect(await notices(employee.id)).toEqual(['regulationAssigned']);
  });

  it('repeats the assignment after the months of the rule, in full, once', async () => {
    const employee = await person();
    const objectId = await assign([employee.id], { recurrenceMonths: 12, dueDays: 5 });
    await complete(objectId, employee.id);
    await advance();
    expect(await rowsOf(objectId)).toHaveLength(1);
    await doneYearAgo(objectId);
    await advance();
    await advance();
    expect(await rowsOf(objectId)).toMatchObject([
      { status: 'done', is_current: false },
      { status: 'resign', cycle: 2, delta_from_version_id: null, is_current: true },
    ]);
  });

  it('does not repeat by a paused rule, even though another rule of the object does', async () => {
    const [one, other] = [await person(), await person()];
    const objectId = await assign([one.id], { recurrenceMonths: 12, dueDays: 5 });
    const audience = { groups: [{ userIds: [other.id] }], exceptUserIds: [] };
    await asAdmin((scope) =>
      services.rules.save(scope, { objectType: 'regulation', objectId, audience, recurrenceMonths: 12 }),
    );
    await complete(objectId, one.id);
    await complete(objectId, other.id);
    const pause = (isPaused: boolean) =>
      world.system((tx) =>
        tx.execute(sql`update assignment_rule set is_paused = ${isPaused} where id = (
          select rule_id from assignment where object_id = ${objectId} and user_id = ${one.id} limit 1)`),
      );
    await doneYearAgo(objectId);
    await pause(true);
    await advance();
    const again = [
      { user_id: other.id, status: 'done' },
      { user_id: other.id, status: 'resign' },
    ];
    expect(await rowsOf(objectId)).toMatchObject([{ user_id: one.id, is_current: true }, ...again]);
    await pause(false);
    await advance();
    expect(await rowsOf(objectId)).toHaveLength(4);
  });

  it('previews the number of repetitions before saving', async () => {
    const [late, recent] = [await person(), await person()];
    const objectId = await assign([late.id, recent.id]);
    for (const { id } of [late, recent]) {
      await complete(objectId, id);
    }
    await world.system((tx) =>
      tx.execute(
        sql`update assignment set completed_at = now() - interval '7 months' where object_id = ${objectId} and user_id = ${late.id}`,
      ),
    );
    const [rule] = await asAdmin((scope) =>
      services.rules.list(scope, { objectType: 'regulation', objectId }),
    );
    const audience = { groups: [{ userIds: [late.id, recent.id] }], exceptUserIds: [] };
    const preview = (recurrenceMonths: number | null) =>
      asAdmin((scope) =>
        services.rules.preview(scope, {
          ...{ id: rule?.id ?? 0, objectType: 'regulation', objectId, audience, recurrenceMonths },
        }),
      );
    const halfYear = await preview(6);
    expect(halfYear.repeatedCount).toBe(1);
    const months = ((halfYear.nextRepeatAt?.getTime() ?? 0) - Date.now()) / 86_400_000 / 30.4;
    expect(Math.round(months)).toBe(6);
    expect(await preview(12)).toMatchObject({ repeatedCount: 0 });
    expect(await preview(null)).toMatchObject({ repeatedCount: 0, nextRepeatAt: null });
    expect(await rowsOf(objectId)).toHaveLength(2);
  });

  it('the failure of one organization does not affect the others, and the job reports it', async () => {
    const [broken, healthy] = await world.system(async (tx) => [await aUser(tx), await aUser(tx)]);
    await world.system(async (tx) => {
      for (const { id, organizationId } of [broken, healthy].flatMap((user) => user ?? [])) {
        await tx.execute(sql`insert into assignment_rule (organization_id, object_type, object_id, audience)
          values (${organizationId}, 'regulation', 501, '{"groups": [], "exceptUserIds": []}')`);
        await tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, due_at)
          values (${organizationId}, ${id}, 'regulation', 501, now() - interval '3 days')`);
      }
    });
    const moveTo = (zone: string) => storeZone(world.ownerUrl, broken?.organizationId ?? 0, zone);
    await moveTo('Nowhere/City');
    await daysOff(healthy?.organizationId ?? 0);
    await expect(services.daily.handlers.remindDue({})).rejects.toThrow('1 organizations failed');
    expect(await notices(healthy?.id ?? 0)).toEqual(['regulationOverdue']);
    await moveTo('Europe/Moscow');
  });
});
