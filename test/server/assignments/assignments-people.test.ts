import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { AssignmentRuleInput } from '@server/graphql/generated/types';
import {
  createAssignmentServices,
  createAssignmentsModule,
} from '@server/modules/assignments/assignments.module';
import { aSubdivision } from '@test/factories/structure.factory';
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

const asAdmin = <T>(work: (scope: Scope) => Promise<T>) => world.as(world.admin, work);

function newObject(): number {
  nextObject += 1;
  world.objects.set(nextObject, { id: nextObject, versionId: 10, majorVersionId: 10, name: 'Регламент' });
  return nextObject;
}

async function assign(
  audience: AssignmentRuleInput['audience'],
  fields: Partial<AssignmentRuleInput> = {},
): Promise<number> {
  const objectId = newObject();
  await asAdmin((scope) =>
    services.rules.save(scope, { objectType: 'regulation', objectId, audience, ...fields }),
  );
  return objectId;
}

const rowsOf = async (objectId: number) =>
  (
    await world.system((tx) =>
      tx.execute(sql`select * from assignment where object_id = ${objectId} order by user_id, cycle`),
    )
  ).rows;

describe('people and structure', () => {
  it('moving a subdivision brings its people under the rule', async () => {
    const { organizationId } = world;
    const [office, team] = await world.system(async (tx) => [
      await aSubdivision(tx, { organizationId }),
      await aSubdivision(tx, { organizationId }),
    ]);
    const employee = await world.system((tx) => aUser(tx, { organizationId, subdivisionId: team?.id }));
    const objectId = await assign({
      groups: [{ subdivisionIds: [office?.id ?? 0], withChildren: true }],
      exceptUserIds: [],
    });
    expect(await rowsOf(objectId)).toEqual([]);
    const move = async (parentId: number | null) => {
      await world.system((tx) =>
        tx.execute(sql`update subdivision set parent_id = ${parentId} where id = ${team?.id}`),
      );
      await asAdmin((scope) =>
        world.deps.events.emit(scope, 'subdivisions.moved', { subdivisionIds: [team?.id ?? 0] }),
      );
    };
    await move(office?.id ?? null);
    expect(await rowsOf(objectId)).toMatchObject([{ user_id: employee.id, status: 'assigned' }]);
    await move(null);
    expect(await rowsOf(objectId)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('a person hired while a rule is being saved is not missed', async () => {
    const { organizationId } = world;
    const subdivision = await world.system((tx) => aSubdivision(tx, { organizationId }));
    const objectId = newObject();
    const audience = { groups: [{ subdivisionIds: [subdivision.id] }], exceptUserIds: [] };
    const save = asAdmin(async (scope) => {
      await services.rules.save(scope, { objectType: 'regulation', objectId, audience });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    const hire = asAdmin(async (scope) => {
      const hired = await aUser(scope.tx, { organizationId, subdivisionId: subdivision.id });
      await world.deps.events.emit(scope, 'users.changed', { userIds: [hired.id] });
    });
    await Promise.all([save, hire]);
    expect(await rowsOf(objectId)).toHaveLength(1);
  });

  it('20,000 people are assigned in one transaction, and a change of one of them assigns nobody twice', async () => {
    const { organizationId } = world;
    await world.system((tx) =>
      tx.execute(sql`insert into users (organization_id, home_organization_id, email, name_first, status)
        select ${organizationId}::int, ${organizationId}::int, 'many' || n || '@example.ru', 'Иван', 'vacation'
        from generate_series(1, 20000) n`),
    );
    const audience = { groups: [{ statuses: ['vacation' as const] }], exceptUserIds: [] };
    const objectId = await assign(audience, { dueDays: 5 });
    const rows = await world.system((tx) =>
      selectRows(tx, { count: integer, min: integer })(
        sql`select count(*)::int, min(user_id) from assignment where object_id = ${objectId}`,
      ),
    );
    expect(rows[0]?.count).toBe(20_000);
    await asAdmin((scope) =>
      world.deps.events.emit(scope, 'users.changed', { userIds: [rows[0]?.min ?? 0] }),
    );
    expect(await rowsOf(objectId)).toHaveLength(20_000);
  }, 60_000);
});
