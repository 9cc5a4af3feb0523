import { sql } from 'drizzle-orm';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { DomainEvents } from '@server/events/domain-events';
import { assignmentsRepository } from '@server/modules/assignments/assignments.repository';
import type { RulesService } from '@server/modules/assignments/rules/rules.service';
import { ints } from '@server/modules/sql';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createAssignmentRules } from './assignment-rules';
import type { PeopleWorld } from './people-world';

/** A repeatable random source of numbers below `below`. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const regulation = (objectId: number) => ({ objectType: 'regulation' as const, objectId });

export interface StatisticStory {
  people: readonly number[];
  subdivisionIds: readonly number[];
  objectIds: readonly number[];
  /** Performs one more event, in a separate transaction. Returns its name. */
  step(): Promise<string>;
  /** The database's own time, after all previous events. */
  moment(): Promise<Date>;
}

/** People with documents to sign who go through every possible event, except `without`, in an order that is always the same. */
export async function createStatisticStory(
  world: PeopleWorld,
  seed: number,
  without: readonly string[] = [],
): Promise<StatisticStory> {
  const { organizationId } = world;
  const random = seededRandom(seed);
  const rules: RulesService = createAssignmentRules(world);
  const emit = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) =>
    world.as(world.admin, (scope) => world.deps.events.emit(scope, name, event));
  const objectIds = [901, 902, 903];
  const version = new Map(objectIds.map((id) => [id, 10]));
  for (const id of objectIds) {
    world.objects.set(id, { id, versionId: 10, majorVersionId: 10, name: `Регламент ${id}` });
  }
  const { subdivisionIds, people } = await world.system(async (tx) => {
    const subdivisions = [
      await aSubdivision(tx, { organizationId }),
      await aSubdivision(tx, { organizationId }),
    ];
    const users = [];
    for (let index = 0; index < 8; index += 1) {
      users.push(await aUser(tx, { organizationId, subdivisionId: subdivisions[index % 2]?.id ?? null }));
    }
    return { subdivisionIds: subdivisions.map(({ id }) => id), people: users.map(({ id }) => id) };
  });
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[random(items.length)] ?? fallback;
  const somebody = () => pick(people, 0);
  const something = () => pick(objectIds, 0);
  /** Changes a person's row, and applies the consequences. */
  const change = (userId: number, set: ReturnType<typeof sql>) =>
    world.as(world.admin, async (scope) => {
      await scope.tx.execute(
        sql`update users set ${set} where id = ${userId} and organization_id = ${scope.organizationId}`,
      );
      await world.deps.events.emit(scope, 'users.changed', { userIds: [userId] });
    });

  const happenings: Record<string, () => Promise<unknown>> = {
    assign: () => {
      const among = people.filter(() => random(3) > 0);
      const audience = { groups: [{ userIds: among.length > 0 ? among : [somebody()] }], exceptUserIds: [] };
      return world.as(world.admin, (scope) =>
        rules.save(scope, { ...regulation(something()), audience, dueDays: 5 }),
      );
    },
    open: () => emit('object.opened', { ...regulation(something()), userId: somebody() }),
    complete: () => {
      const objectId = something();
      const versionId = version.get(objectId) ?? 10;
      return emit('object.completed', { ...regulation(objectId), userId: somebody(), versionId });
    },
    refuse: () => emit('object.refused', { ...regulation(something()), userId: somebody(), reason: 'нет' }),
    submit: () => emit('object.submitted', { ...regulation(something()), userId: somebody() }),
    fail: () => emit('object.failed', { ...regulation(something()), userId: somebody() }),
    waive: async () => {
      const userId = somebody();
      await world.system(async (tx) => {
        const rows = await selectRows(tx, { id: nullable(integer) })(sql`
          select min(id) as id from assignment where user_id = ${userId} and assignment_is_open(status)`);
        await assignmentsRepository.waive(tx, organizationId, rows[0]?.id ?? 0, 'не нужно', null);
      });
    },
    hurry: () => {
      const userId = somebody();
      return world.system((tx) =>
        tx.execute(sql`update assignment set due_at = now() - interval '1 hour'
          where user_id = ${userId} and assignment_is_open(status)`),
      );
    },
    postpone: () => emit('assignments.postpone', { userId: somebody(), from: '2020-01-01', days: 3 }),
    publish: () => {
      const objectId = something();
      const versionId = (version.get(objectId) ?? 10) + 1;
      version.set(objectId, versionId);
      const name = `Регламент ${objectId}`;
      world.objects.set(objectId, { id: objectId, versionId, majorVersionId: versionId, name });
      return emit('object.published', { ...regulation(objectId), versionId, isMajor: true, dueDays: 5 });
    },
    archive: async () => {
      const objectId = something();
      await emit('object.archived', regulation(objectId));
      if (random(2) === 0) return;
      const versionId = version.get(objectId) ?? 10;
      await emit('object.restored', { ...regulation(objectId), versionId });
    },
    move: () => change(somebody(), sql`subdivision_id = ${pick([...subdivisionIds, null], null)}::int`),
    adapt: () =>
      change(somebody(), sql`status = case status when 'working' then 'adaptation' else 'working' end`),
    leave: () => change(somebody(), sql`is_archive = not is_archive`),
  };
  /** Events that are more frequent in practice are more frequent here. */
  const frequent = ['assign', 'assign', 'open', 'complete', 'complete', 'complete'];
  const names = [...Object.keys(happenings), ...frequent].filter((name) => !without.includes(name));

  return {
    people,
    subdivisionIds,
    objectIds,
    async step() {
      const name = pick(names, 'assign');
      await happenings[name]?.();
      return name;
    },
    async moment() {
      // JavaScript dates have milliseconds, the database's time is more precise: events are kept clearly before or after.
      const rows = await world.system((tx) =>
        selectRows(tx, { at: text, slept: text })(sql`
          select to_json(date_trunc('milliseconds', clock_timestamp()) + interval '2 milliseconds') #>> '{}' as at,
            pg_sleep(0.004) as slept`),
      );
      return new Date(rows[0]?.at ?? Number.NaN);
    },
  };
}

/** The last status of each assignment according to its events until a moment, replayed one by one. */
export async function replayedStatuses(world: PeopleWorld, at: Date): Promise<Map<number, string>> {
  const rows = await world.system((tx) =>
    selectRows(tx, { id: integer, status: text })(sql`
      select e.assignment_id as id, e.to_status as status from assignment_event e
      where e.organization_id = any(${ints([world.organizationId])}) and e.at <= ${at}::timestamptz order by e.id`),
  );
  const statuses = new Map<number, string>();
  for (const { id, status } of rows) statuses.set(id, status);
  return statuses;
}
