import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Sixteen callers at once, people who move, and every end of a reserve: no limit is overspent, and its sums equal a recount. */
const CALLERS = 16;
const PEOPLE = 4;
const PLACES = 4;
let workspace: Workspace;
let world: PaidWorld;
let clock = new Date('2027-03-10T10:00:00Z');
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
});
afterAll(() => workspace.stop());

const caller = fc.record({ who: fc.nat(PEOPLE - 1), units: fc.integer({ min: 1, max: 3 }) });
const round = fc.record({
  callers: fc.array(caller, { minLength: CALLERS, maxLength: CALLERS }),
  /** The ends of the reserves of the round, in their order: used by so many units, or released. */
  ends: fc.array(fc.constantFrom('all', 'one', 'release', 'dispute', 'none'), {
    minLength: CALLERS,
    maxLength: CALLERS,
  }),
  mover: fc.nat(PEOPLE - 1),
  to: fc.nat(PLACES - 1),
  hours: fc.integer({ min: 0, max: 300 }),
});
interface LimitSpec {
  kind: 'place' | 'person' | 'everyone';
  /** The place or the person. */
  of: number;
  isForAction: boolean;
  tokens: number;
  isSoft: boolean;
  warnPercent: number | null;
}

const limit: fc.Arbitrary<LimitSpec> = fc.record({
  kind: fc.constantFrom<LimitSpec['kind'][]>('place', 'person', 'everyone'),
  of: fc.nat(PLACES - 1),
  isForAction: fc.boolean(),
  tokens: fc.integer({ min: 0, max: 30 }).map((tens) => tens * 10),
  isSoft: fc.boolean(),
  warnPercent: fc.option(fc.integer({ min: 1, max: 99 })),
});

async function aLimit(
  tx: Tx,
  organizationId: number,
  { kind, of, isForAction, tokens, isSoft, warnPercent }: LimitSpec,
  { places, people }: { places: readonly number[]; people: readonly UserRow[] },
): Promise<void> {
  const place = kind === 'place' ? (places[of] ?? null) : null;
  const person = kind === 'person' ? (people[of]?.id ?? null) : null;
  const action = isForAction || kind === 'everyone' ? 'testAction' : null;
  await tx.execute(sql`
    insert into token_limit (organization_id, subdivision_id, user_id, action, tokens, is_soft, warn_percent, created_at, updated_at)
    values (${organizationId}, ${place}::int, ${person}::int, ${action}::text, ${tokens},
      ${isSoft && tokens > 0}, ${warnPercent}::int, now(), now()) on conflict do nothing`);
}

/** The organization with a chain of subdivisions, its people, and the limits. */
async function aGame(limits: readonly LimitSpec[]) {
  const game = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    const places: number[] = [];
    for (let place = 0; place < PLACES; place += 1) {
      const parentId = places.at(-1) ?? null;
      places.push((await aSubdivision(tx, { organizationId, name: `П${place}`, parentId })).id);
    }
    const people: UserRow[] = [];
    for (let who = 0; who < PEOPLE; who += 1)
      people.push(await aUser(tx, { organizationId, subdivisionId: places[who] ?? null }));
    return { organizationId, places, people };
  });
  // Limits are the organization's own: the system only reads them.
  await workspace.test.app.database.tenant(game.organizationId, async (tx) => {
    for (const item of limits) await aLimit(tx, game.organizationId, item, game);
  });
  return game;
}

/** What the reserves say of each limit this month, read as plainly as possible. */
const spent = (organizationId: number) =>
  workspace.system((tx) =>
    selectRows(tx, { id: integer, tokens: integer, isHard: text, used: integer, summed: integer })(sql`
      select l.id, l.tokens, (not l.is_soft)::text as "isHard", (
        select coalesce(sum(r.tokens - coalesce((
          select sum(d.tokens) from token_dispute d where d.organization_id = r.organization_id and d.reserve_id = r.id), 0)), 0)
        from token_reserve r
        where r.organization_id = l.organization_id and r.status <> 'released'
          and r.created_at >= month_start(${organizationId}, ${clock.toISOString()}::timestamptz)
          and (l.subdivision_id is null or l.subdivision_id = any(r.subdivision_ids))
          and (l.user_id is null or l.user_id = r.initiator_id)
          and (l.action is null or l.action = r.action))::float8 as used,
        token_limit_used(l.organization_id, l.subdivision_id, l.user_id, l.action,
          month_start(${organizationId}, ${clock.toISOString()}::timestamptz))::float8 as summed
      from token_limit l where l.organization_id = ${organizationId}`),
  );

/** The sums that differ from a recount, either way. */
const differences = (organizationId: number) =>
  workspace.system((tx) =>
    selectRows(tx, { day: text, who: nullable(integer), tokens: integer })(sql`
      with kept as (
        select subdivision_id, user_id, day, action, tokens from token_use
        where organization_id = ${organizationId} and tokens > 0
      ), counted as (select * from recounted_token_use(${organizationId}) c where c.tokens > 0)
      select d.day::text, d.user_id as who, d.tokens::float8 as tokens from (
        (select * from kept except select * from counted) union all (select * from counted except select * from kept)) d`),
  );

async function end(user: UserRow, id: number, how: string): Promise<void> {
  if (how === 'release') await world.release(user, id);
  if (how === 'none' || how === 'release') return;
  await world.capture(user, id, how === 'one' ? 1 : undefined);
  if (how !== 'dispute') return;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into token_dispute (organization_id, reserve_id, reason, status, tokens, created_by_id, created_at, decided_at,
        operation_id)
      select organization_id, id, 'Пусто', 'accepted', 3, ${user.id}, now(), now(), operation_id from token_reserve
      where organization_id = ${user.organizationId} and id = ${id}`),
  );
}

it('no limit is overspent by sixteen callers at once, whoever moves, and the sums equal a recount', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(limit, { minLength: 1, maxLength: 4 }),
      fc.array(round, { minLength: 1, maxLength: 3 }),
      async (limits, rounds) => {
        const { organizationId, places, people } = await aGame(limits);
        await world.give(organizationId, 100_000);
        for (const { callers, ends, mover, to, hours } of rounds) {
          const made = await Promise.all(
            callers.map(async ({ who, units }, number) => {
              const user = people[who];
              if (!user) return null;
              const id = await world.reserve(user, number, units).catch((error: unknown) => {
                if (error instanceof AppError && error.code === 'payment.tokenLimit') return null;
                throw error;
              });
              return id === null ? null : { user, id, units };
            }),
          );
          for (const { used, tokens, isHard } of await spent(organizationId))
            if (isHard === 'true') expect(used).toBeLessThanOrEqual(tokens);
          await Promise.all(
            made.map((item, place) => item && end(item.user, item.id, ends[place] ?? 'none')),
          );
          expect(await differences(organizationId)).toEqual([]);
          for (const { used, summed } of await spent(organizationId)) expect(summed).toBe(used);
          const moving = people[mover];
          if (moving) {
            await workspace.system((tx) =>
              tx
                .update(userTable)
                .set({ subdivisionId: places[to] ?? null })
                .where(sql`organization_id = ${organizationId} and id = ${moving.id}`),
            );
          }
          clock = new Date(clock.getTime() + hours * 3_600_000);
        }
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);
