import fc from 'fast-check';
import { readAccess } from '@server/graphql/access/access';
import { objectGrantTable } from '@server/modules/assignments/assignments.tables';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { seededRandom, checkGenerators, pick } from './rights-arguments';
import { callMutation, documentOf } from './rights-calls';
import {
  covers,
  documentName,
  grantsAdded,
  type Held,
  heldIfPresent,
  heldOf,
  type Person,
  type Snapshot,
  takeSnapshot,
} from './rights-measure';
import { readyCalls } from './rights-ready';
import { makeRightsWorld, readPools, type RightsWorld } from './rights-world';

/**
 * Random callers, random sequences of every mutation: after each call nobody has a right that the caller lacked before it, and
 * nobody can sign in as somebody who does. Rights are computed from the tables, with none of the functions that enforce them.
 * `ADAPTIKA_RIGHTS=10000` runs that many sequences, `ADAPTIKA_RIGHTS_SEED` different ones.
 */
const COUNT = Number(process.env['ADAPTIKA_RIGHTS'] ?? 60);
/** A run of ten thousand may be stopped after this many minutes: it reports its progress. */
const LIMIT_MS = Number(process.env['ADAPTIKA_RIGHTS_MINUTES'] ?? 240) * 60_000;
const LANES = COUNT > 1_000 ? 5 : 4;
/** The first people of the world, who can sign in; the others have left or have not come yet. */
const WORKING_COUNT = 11;
const SEED = Number(process.env['ADAPTIKA_RIGHTS_SEED'] ?? 100);

/** Mutations that are not called, with reasons. */
const NOT_CALLED: Record<string, string> = {
  getSessionToken: 'signs in by secrets that no caller here has: test/server/auth',
  userRegAdmin: 'makes another organization',
  userSocialLink: 'takes a token that another service gave the person',
  employeeImportCreate: 'a step of employeeImportRun, which is done as a whole',
  employeeImportColumns: 'a step of employeeImportRun',
  employeeImportOrgUnits: 'a step of employeeImportRun',
  employeeImportSettings: 'a step of employeeImportRun',
  employeeImportCell: 'a step of employeeImportRun',
  employeeImportChoice: 'a step of employeeImportRun',
  employeeImportDelete: 'deletes what has changed nobody yet',
};

/** Mutations that affect rights: called as often as all the others together. */
const RIGHTS_MUTATIONS =
  /^(user(Create|Update|Delete|Restore|Dismiss|Rehire|HandOver|Roles|Invite|TwoFactorReset)|users|role|position|subdivision|structureRows|actingLeader|accessRequest|adminUpdate|historyRevert|objectGrant|(regulation|education|test|qualification)Update|profileRequestAccept)/;
const IMPORTS = /^employeeImport/;
/** Of these, the ones that no generated arguments fit; it sets notifications. */
const NEVER_DONE = ['roleNotificationsUpdate'];
/** Their share among the other steps: an import takes some thirty calls. */
const IMPORTS_SHARE = 0.02;
/** Mutations that can move subdivisions below other leaders. */
const MOVING_MUTATIONS = /^(subdivision|structureRows|historyRevert)/;

/** The callers of the world, by their index, who may call mutations with such names. */
const LIKELY: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(role|userRoles|usersRole|accessRequest[GD]|positionsRole)/, [2, 3, 0]],
  [/^(position|subdivision|structureRows)/, [1, 4, 0]],
  [/^(objectGrant|regulation|education|test|qualification)/, [1, 3, 6, 8, 9]],
  [/^payment/, [8, 0]],
  [/^adminUpdate/, [0]],
  [/^historyRevert/, [0, 1, 3, 0]],
  [/^(user|employeeImport|actingLeader|profileRequestAccept)/, [1, 1, 3, 4, 5, 4, 5, 0]],
];

interface Step {
  caller: number;
  isClose: boolean;
  seed: number;
}

const steps = fc.array(
  fc.record<Step>({ caller: fc.nat(1_000), isClose: fc.boolean(), seed: fc.integer() }),
  { minLength: 2, maxLength: 5 },
);

let t: TestApp;
let mutations: string[] = [];
let number = 0;
let played = 0;
/** The outcomes of each mutation and their counts: done, or an error code. */
const outcomes = new Map<string, Record<string, number>>();

beforeAll(async () => {
  t = await startTestApp();
  mutations = readAccess(t.app.schema)
    .filter(({ operation }) => operation === 'Mutation')
    .map(({ field }) => field);
}, 60_000);
afterAll(() => t.stop());

function mutationOf({ isClose, seed }: Step): string {
  const chance = seededRandom(seed ^ 0x5bd1e995);
  const called = mutations.filter((name) => !Object.hasOwn(NOT_CALLED, name));
  if (!isClose && chance() < IMPORTS_SHARE) {
    return chance() < 0.8 ? 'employeeImportRun' : 'employeeImportRollBack';
  }
  const items = called.filter((name) => RIGHTS_MUTATIONS.test(name) === isClose && !IMPORTS.test(name));
  return pick(items, chance) ?? 'userUpdate';
}

/** The rights that people gained from the call and its caller could not grant. */
function growth({
  before,
  after,
  caller,
  mutation,
  own,
}: {
  before: Snapshot;
  after: Snapshot;
  caller: Person;
  mutation: string;
  own: ReadonlySet<number>;
}): string[] {
  const has = heldOf(before, caller);
  const mayGive = (right: string) => covers(before, caller, has, right);
  // A caller who sets nobody's email controls only themselves: they change the chart, regardless of the leaders.
  const isChartOnly =
    MOVING_MUTATIONS.test(mutation) && ![...has].some((right) => /^(admin|employees\.write)/.test(right));
  const places = new Set(before.subdivisions.map(({ id }) => String(id)));
  const documents = new Set(before.documents.map(({ kind, id }) => documentName(kind, id)));
  const were = new Map(before.users.map((person) => [person.id, person]));
  const granted = grantsAdded(before, after)
    .filter((right) => documents.has(right.split(':')[1] ?? '') && !mayGive(right))
    .map((right) => `a grant gives ${right}`);
  const people = after.users.flatMap((person) => {
    const earlier = were.get(person.id) ?? null;
    const had: Held = earlier === null ? new Set() : heldOf(before, earlier);
    const isFree = (right: string) => {
      const place = right.split('@')[1];
      // An object created by the call belongs to those responsible for its parent.
      if (place !== undefined && !places.has(place)) return true;
      const document = right.split(':')[1];
      if (document !== undefined && !documents.has(document)) return true;
      return place !== undefined && isChartOnly && person.id !== caller.id && !own.has(person.id);
    };
    const gained = [...heldOf(after, person)].filter(
      (right) => !covers(before, earlier, had, right) && !mayGive(right) && !isFree(right),
    );
    const isTaken =
      earlier !== null &&
      person.id !== caller.id &&
      (earlier.email !== person.email || earlier.phone !== person.phone);
    const taken = isTaken
      ? [...heldIfPresent(before, earlier)].filter(
          (right) => /^(?!edit|draft|report|view)/.test(right) && !mayGive(right),
        )
      : [];
    return [
      ...gained.map((right) => `${person.id} has ${right}`),
      ...taken.map((right) => `the address of ${person.id}, who has ${right}`),
    ];
  });
  return [...granted, ...people];
}

/** The people whose email the caller has set. */
function controlled(before: Snapshot, after: Snapshot): number[] {
  const addresses = new Map(before.users.map(({ id, email }) => [id, email]));
  return after.users.filter(({ id, email }) => addresses.get(id) !== email).map(({ id }) => id);
}

/** Mostly a caller who may call it at all: the others are rejected immediately. */
function callerOf({ caller, seed }: Step, mutation: string): number {
  const picked =
    seededRandom(seed ^ 0x2545f491)() < 0.75 ? LIKELY.find(([names]) => names.test(mutation))?.[1] : null;
  return (
    pick(picked ?? Array.from({ length: WORKING_COUNT }, (_, index) => index), seededRandom(caller)) ?? 0
  );
}

/** On a busy machine a connection may take longer than the program waits for one. */
async function retryConnect<Value>(work: () => Promise<Value>, tries = 20): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (tries === 0 || !/timeout exceeded when trying to connect|connection timeout/.test(String(error))) {
      throw error;
    }
    return retryConnect(work, tries - 1);
  }
}

const atOnce = ({ organizationId }: RightsWorld) =>
  retryConnect(() =>
    t.app.database.system(async (tx) => ({
      snapshot: await takeSnapshot(tx, organizationId),
      pools: await readPools(tx, organizationId),
    })),
  );

async function play(world: RightsWorld, sequence: readonly Step[]): Promise<string[]> {
  const { callers } = world;
  const names = new Map(callers.map(({ id, nameSecond }) => [id, nameSecond]));
  const own = new Map<number, Set<number>>();
  let before = await atOnce(world);
  for (const step of sequence) {
    const { users } = before.snapshot;
    const mutation = mutationOf(step);
    const callerId = callers[callerOf(step, mutation)]?.id;
    const caller = users.find(({ id }) => id === callerId);
    if (!caller || caller.is_archive || caller.status === 'dismissed') continue;
    const making = {
      mutation,
      pools: before.pools,
      ready: readyCalls(before.snapshot, before.pools),
      chance: seededRandom(step.seed),
      next: () => (number += 1),
    };
    const people = users.flatMap((person) => {
      const name = names.get(person.id);
      return name === undefined ? [] : [{ ...person, name }];
    });
    const token = await retryConnect(() => t.signIn(caller.id));
    const outcome = await callMutation(t, token, making, people);
    count(mutation, outcome);
    // A rejected call was rolled back entirely; otherwise the next check would detect it. An import consists of many requests: a
    // caller who revokes their own right in it is rejected at its end.
    if (outcome !== 'done' && !IMPORTS.test(mutation)) continue;
    const after = await atOnce(world);
    const controls = own.get(caller.id) ?? new Set();
    const seen = { before: before.snapshot, after: after.snapshot };
    const grown = growth({ ...seen, caller, mutation, own: controls });
    if (grown.length > 0) return grown.map((what) => `${mutation} by ${caller.id}: ${what}`);
    for (const id of controlled(seen.before, seen.after)) controls.add(id);
    own.set(caller.id, controls);
    before = after;
  }
  return [];
}

function count(mutation: string, outcome: string): void {
  const counted = outcomes.get(mutation) ?? {};
  counted[outcome] = (counted[outcome] ?? 0) + 1;
  outcomes.set(mutation, counted);
}

test('every mutation has generated arguments, or a reason for not being called', () => {
  expect(Object.keys(NOT_CALLED).filter((name) => !mutations.includes(name))).toEqual([]);
  const called = mutations.filter((name) => !Object.hasOwn(NOT_CALLED, name));
  const missing = called.flatMap((name) => {
    try {
      checkGenerators(t.app.schema, name);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(missing).toEqual([]);
});

test('a grant that its author could not give is seen, whatever its level and whoever it is for', async () => {
  const world = await t.app.database.system(makeRightsWorld);
  const { organizationId } = world;
  for (const [level, targetType] of [
    ['view', 'position'],
    ['view', 'all'],
    ['report', 'user'],
    ['edit', 'user'],
  ] as const) {
    const before = (await atOnce(world)).snapshot;
    const caller = before.users.find(({ id }) => id === world.callers[9]?.id);
    const document = before.documents.find(({ owner_id: ownerId }) => ownerId !== caller?.id);
    if (!caller || !document) throw new Error('no caller');
    const targetId = { user: caller.id, all: null, position: caller.position_id }[targetType];
    await t.app.database.system((tx) =>
      tx.insert(objectGrantTable).values({
        organizationId,
        objectType: document.kind,
        objectId: document.id,
        level,
        targetType,
        targetId,
      }),
    );
    const after = (await atOnce(world)).snapshot;
    const seen = growth({ before, after, caller, mutation: 'objectGrantCreate', own: new Set() });
    const right = `${level}:${documentName(document.kind, document.id)}`;
    expect(seen).toContain(`a grant gives ${right}`);
    if (targetType !== 'position') expect(seen).toContain(`${caller.id} has ${right}`);
  }
});

test('nobody gives themselves more of a document than they may give, whoever they are and whatever it is', async () => {
  const world = await t.app.database.system(makeRightsWorld);
  const document = documentOf(t, 'objectGrantCreate');
  const tried = { done: 0, refused: 0 };
  for (const { id: callerId } of world.callers.slice(0, WORKING_COUNT)) {
    const before = (await atOnce(world)).snapshot;
    const caller = before.users.find(({ id }) => id === callerId);
    if (!caller) throw new Error('no caller');
    const token = await t.signIn(callerId);
    for (const { kind: objectType, id: objectId } of before.documents) {
      const grant = { objectType, objectId, level: 'edit', targetType: 'user', targetId: callerId };
      const { errors } = await t.gql(token, document, { grant });
      tried[errors ? 'refused' : 'done'] += 1;
    }
    const after = (await atOnce(world)).snapshot;
    const own = new Set<number>();
    expect(growth({ before, after, caller, mutation: 'objectGrantCreate', own })).toEqual([]);
  }
  // Both happen: by those who may edit a document, and by all the others.
  expect(Math.min(tried.done, tried.refused)).toBeGreaterThan(3);
}, 60_000);

test(
  'no sequence of calls gives anybody a right that its caller lacked',
  async () => {
    const property = fc.asyncProperty(steps, async (sequence) => {
      const world = await retryConnect(() => t.app.database.system(makeRightsWorld));
      played += 1;
      expect(await play(world, sequence)).toEqual([]);
    });
    // Organizations are independent: some sequences run at once, each lane with its own seed.
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(property, {
        numRuns: COUNT / LANES,
        seed: SEED + lane,
        endOnFailure: COUNT > 1_000,
        interruptAfterTimeLimit: LIMIT_MS,
      }),
    );
    await Promise.all(lanes);
    const calls = [...outcomes.values()].flatMap((counted) => Object.values(counted));
    const done = [...outcomes.values()].reduce((sum, counted) => sum + (counted['done'] ?? 0), 0);
    if (COUNT > 100) {
      const tally = { played, calls: calls.reduce((sum, call) => sum + call, 0), done };
      process.stdout.write(`${JSON.stringify({ ...tally, by: Object.fromEntries(outcomes) })}\n`);
    }
    const neverDone = mutations.filter(
      (name) => RIGHTS_MUTATIONS.test(name) && !NOT_CALLED[name] && !outcomes.get(name)?.['done'],
    );
    if (COUNT >= 1_000) expect(neverDone.filter((name) => !NEVER_DONE.includes(name))).toEqual([]);
    // A sequence without a successful call proves nothing.
    expect(done).toBeGreaterThan(played / 2);
  },
  Math.max(60_000, COUNT * 3_000),
);
