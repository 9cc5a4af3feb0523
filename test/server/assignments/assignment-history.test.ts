import { sql } from 'drizzle-orm';
import { boolean, integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { DomainEvents } from '@server/events/domain-events';
import { assignmentsRepository } from '@server/modules/assignments/assignments.repository';
import type { RulesService } from '@server/modules/assignments/rules/rules.service';
import { aUser } from '@test/factories/user.factory';
import { createAssignmentRules } from '@test/helpers/worlds/assignment-rules';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

/** Events of an assignment: its status, and the resulting history row. */

let world: PeopleWorld;
let rules: RulesService;
let nextObject = 100;

beforeAll(async () => {
  world = await createPeopleWorld();
  rules = createAssignmentRules(world);
});
afterAll(() => world.close());

const assignmentRow = {
  id: integer,
  status: text,
  opened_at: nullable(text),
  refused_at: nullable(text),
  waived_reason: nullable(text),
  is_current: boolean,
};

type Row = RowOf<typeof assignmentRow>;

async function rowsOf(objectId: number): Promise<Row[]> {
  const rows = await world.system((tx) =>
    selectRows(
      tx,
      assignmentRow,
    )(
      sql`select id, status, opened_at, refused_at, waived_reason, is_current from assignment where object_id = ${objectId} order by user_id`,
    ),
  );
  return rows;
}
const person = () => world.system((tx) => aUser(tx, { organizationId: world.organizationId }));
const emit = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) =>
  world.as(world.admin, (scope) => world.deps.events.emit(scope, name, event));
const regulation = (objectId: number) => ({ objectType: 'regulation' as const, objectId });

test.each<[string, (objectId: number, userId: number, id: number) => Promise<unknown>, object, string]>([
  [
    'opened',
    (objectId, userId) => emit('object.opened', { ...regulation(objectId), userId }),
    { status: 'inProgress' },
    'opened',
  ],
  [
    'met',
    (objectId, userId) => emit('object.completed', { ...regulation(objectId), userId, versionId: 10 }),
    { status: 'done', refused_at: null },
    'completed',
  ],
  [
    'refused, and still owed',
    (objectId, userId) => emit('object.refused', { ...regulation(objectId), userId, reason: 'нет' }),
    { status: 'assigned', refused_at: expect.any(String) },
    'refused',
  ],
  [
    'waived',
    (_objectId, _userId, id) =>
      world.system((tx) => assignmentsRepository.waive(tx, world.organizationId, id, 'не нужно', null)),
    { status: 'waived', waived_reason: 'не нужно' },
    'waived',
  ],
  [
    'gone with its object',
    (objectId) => emit('object.archived', regulation(objectId)),
    { status: 'cancelled', is_current: false },
    'archived',
  ],
])('%s', async (_what, happen, expected, reason) => {
  const [one, other] = [await person(), await person()];
  nextObject += 1;
  const objectId = nextObject;
  world.objects.set(objectId, { id: objectId, versionId: 10, majorVersionId: 10, name: 'Регламент' });
  const audience = { groups: [{ userIds: [one.id, other.id] }], exceptUserIds: [] };
  await world.as(world.admin, (scope) => rules.save(scope, { ...regulation(objectId), audience }));
  const ids = (await rowsOf(objectId)).map(({ id }) => id);
  await happen(objectId, one.id, ids[0] ?? 0);
  const [row, untouched] = await rowsOf(objectId);
  expect(row).toMatchObject(expected);
  if (reason !== 'archived') expect(untouched).toMatchObject({ status: 'assigned', opened_at: null });
  const { rows } = await world.system((tx) =>
    tx.execute(sql`select from_status, to_status, reason from assignment_event
        where assignment_id = ${ids[0]} order by id`),
  );
  expect(rows).toEqual([
    { from_status: null, to_status: 'assigned', reason: 'rule' },
    { from_status: 'assigned', to_status: row?.status, reason },
  ]);
});
