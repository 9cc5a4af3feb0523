import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import {
  createAssignmentServices,
  createAssignmentsModule,
} from '@server/modules/assignments/assignments.module';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

/** Whom new versions and repetitions are announced to. */

let world: PeopleWorld;
let services: ReturnType<typeof createAssignmentServices>;
let objectId = 700;
let signer: UserRow;
let waiting: UserRow;

beforeAll(async () => {
  world = await createPeopleWorld();
  createAssignmentsModule(world.deps);
  services = createAssignmentServices(world.deps);
});
afterAll(() => world.close());

/** One of two people has signed a document that repeats every year. */
beforeEach(async () => {
  objectId += 1;
  const { organizationId, admin } = world;
  [signer, waiting] = await world.system(async (tx) => [
    await aUser(tx, { organizationId }),
    await aUser(tx, { organizationId }),
  ]);
  world.objects.set(objectId, { id: objectId, versionId: 10, majorVersionId: 10, name: 'Регламент' });
  const object = { objectType: 'regulation' as const, objectId };
  const audience = { groups: [{ userIds: [signer.id, waiting.id] }], exceptUserIds: [] };
  await world.as(admin, async (scope) => {
    await services.rules.save(scope, { ...object, audience, dueDays: 5, recurrenceMonths: 12 });
    await world.deps.events.emit(scope, 'object.completed', { ...object, userId: signer.id, versionId: 10 });
  });
});

const publish = (versionId: number, isMajor: boolean) => {
  const majorVersionId = isMajor ? versionId : 10;
  world.objects.set(objectId, { id: objectId, versionId, majorVersionId, name: 'Регламент' });
  return world.as(world.admin, (scope) =>
    world.deps.events.emit(scope, 'object.published', {
      ...{ objectType: 'regulation', objectId, versionId, isMajor, dueDays: 5 },
    }),
  );
};
const notices = async ({ id }: UserRow) => {
  const rows = await world.system((tx) =>
    selectRows(tx, { type: text })(sql`select type from notification where user_id = ${id} order by id`),
  );
  return rows.map(({ type }) => type);
};

it('a minor version is announced to nobody', async () => {
  await publish(11, false);
  for (const person of [signer, waiting]) expect(await notices(person)).toEqual(['regulationAssigned']);
});

it('a major one is announced to those who have to sign it again', async () => {
  await publish(12, true);
  expect(await notices(signer)).toEqual(['regulationAssigned', 'regulationNewVersion']);
  expect(await notices(waiting)).toEqual(['regulationAssigned']);
});

it('a repetition is announced on its day, once, to those for whom it is due', async () => {
  await world.system((tx) =>
    tx.execute(sql`
      update assignment set completed_at = now() - interval '13 months'
      where object_id = ${objectId} and user_id = ${signer.id}`),
  );
  for (let day = 0; day < 2; day += 1) await world.as(null, (scope) => services.daily.advance(scope));
  expect(await notices(signer)).toEqual(['regulationAssigned', 'regulationNewVersion']);
  expect(await notices(waiting)).toEqual(['regulationAssigned']);
});
