import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { OBJECT_TYPES } from '@domain/object-types';
import type { Pools } from './rights-world';
import { aChoice, rightAnswer } from '../../tests/support';

type Input = GraphQLArgument | GraphQLInputField;

/** A number from 0 to 1, repeatable for the same seed. */
export type RandomSource = () => number;

/** Mulberry32: a step is determined by its seed, so that a failure can be replayed. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(items: readonly Item[], chance: RandomSource): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** The kind of records that an argument with this name refers to, in any mutation. */
const POOL_OF: Record<string, string> = {
  userId: 'user',
  userIds: 'user',
  exceptUserIds: 'user',
  toUserId: 'user',
  mentorId: 'user',
  ownerId: 'user',
  approverIds: 'user',
  recipientIds: 'user',
  subdivisionId: 'subdivision',
  subdivisionIds: 'subdivision',
  scopeSubdivisionId: 'subdivision',
  positionId: 'position',
  positionIds: 'position',
  roleId: 'role',
  roleIds: 'role',
  regulationId: 'regulation',
  regulationIds: 'regulation',
  educationId: 'education',
  testId: 'test',
  attemptId: 'attempt',
  objectId: 'object',
  objectIds: 'object',
  statementId: 'statement',
  versionId: 'version',
  draftId: 'version',
  ids: 'userRole',
  templateId: 'small',
  entryId: 'small',
  reportId: 'small',
  organizationId: 'small',
};

/**
 * The kind of records that `id` and `parentId` refer to, by the prefix of the mutation. The first match applies; a mutation
 * without one gets small numbers, which are the ids of the first records of any table.
 */
const ID_OF: readonly (readonly [RegExp, string])[] = [
  [/^accessRequest/, 'accessRequest'],
  [/^actingLeader/, 'actingLeader'],
  [/^adaptation/, 'adaptation'],
  [/^assignmentRule/, 'rule'],
  [/^objectGrant/, 'grant'],
  [/^employeeImport/, 'import'],
  [/^ideal/, 'statement'],
  [/^profileRequest/, 'profileRequest'],
  [/^regulation/, 'regulation'],
  [/^education/, 'education'],
  [/^test/, 'test'],
  [/^qualificationAward/, 'award'],
  [/^qualification/, 'qualification'],
  [/^role/, 'role'],
  [/^position/, 'position'],
  [/^subdivision/, 'subdivision'],
  [/^contentNote/, 'small'],
  [/^(user(Document|Note|Session|IpRule|Social)|organization)/, 'small'],
  [/^users?/, 'user'],
];

/** Numbers that are not ids. */
const PLAIN_NUMBERS = new Set(
  `level progress countEmployees refId refLinkId weight order grade days day startOffsetDays dueDays recurrenceMonths number column
  numbers rowId mark before repeatEvery digestHour workDays adaptDays minReadingSec reviewEveryMonths contentId approvalId
  tokens warnPercent freeEmployees value limitTotal perOrganization periodDays hour
  readingSec scrollPct parent minutes seconds
  durationSec minWatchPercent atSec from to positionSec seq points attempts passPercent attemptsMax limitMinutes delayHours
  maxSpeedPercent size difficulty difficultyFrom difficultyTo count questionId
  stars k acceptEarlierDays validityMonths renewalDays graceDays`.split(/\s+/),
);

const AREAS = ['structure', 'employees', 'statistics', 'roles', 'integrations', 'organizationSetting'];
const DAY_MS = 24 * 3_600_000;
const POINT = /^(rows|kind)$/;

class NoGenerator extends Error {}

/** Arguments that match the existing data, by the mutation's name, so that a call is not rejected for its state. */
export type Ready = Record<string, readonly Record<string, unknown>[]>;

export interface Making {
  mutation: string;
  pools: Pools;
  chance: RandomSource;
  ready: Ready;
  /** The next number for unused names and emails. */
  next(): number;
}

/** The kind of records of an `Int`; null for a plain number. @throws {NoGenerator} */
function poolOf(name: string, { mutation }: Pick<Making, 'mutation'>): string | null {
  if (mutation === 'historyRevert') return 'entry';
  if (name === 'targetId') return 'any';
  if (name === 'id' || name === 'parentId') {
    // Rows of both kinds: half of the ids belong to the other kind, and are rejected.
    if (mutation === 'structureRowsUpdate') return 'place';
    return ID_OF.find(([begins]) => begins.test(mutation))?.[1] ?? 'small';
  }
  const pool = POOL_OF[name];
  if (pool !== undefined) return pool;
  if (PLAIN_NUMBERS.has(name)) return null;
  throw new NoGenerator(`${mutation}: what is ${name}?`);
}

function idOf(pool: string, { pools, chance }: Making): number {
  if (pool === 'small') return 1 + Math.floor(chance() * 5);
  const names = {
    any: ['user', 'position', 'subdivision', 'role'],
    place: ['position', 'subdivision'],
    object: OBJECT_TYPES,
  };
  const own = Object.entries(names).find(([name]) => name === pool)?.[1] ?? [pool];
  return (
    pick(
      own.flatMap((name) => pools[name] ?? []),
      chance,
    ) ?? 1
  );
}

const TEXTS: Record<string, (making: Making) => string> = {
  email: ({ next }) => `set${next()}@example.ru`,
  phones: ({ next }) => `+7901${String(1_000_000 + next())}`,
  phone: ({ next }) => `+7900${String(1_000_000 + next())}`,
  status: ({ chance }) =>
    pick(['working', 'adaptation', 'leaving', 'invited', 'dismissed'], chance) ?? 'working',
  field: ({ chance }) => pick(['positionId', 'subdivisionId', 'phone', 'parentId', 'name'], chance) ?? 'name',
  route: () => '/employees',
  lang: () => 'ru',
  sex: () => 'male',
  type: () => 'local',
};

/** From six days ago to two weeks ahead. */
const dayOf = ({ chance }: Making) =>
  new Date(Date.now() + Math.floor((chance() - 0.3) * 20) * DAY_MS).toISOString();

const SCALARS: Record<string, (name: string, making: Making) => unknown> = {
  Int(name, making) {
    const pool = poolOf(name, making);
    return pool === null ? Math.floor(making.chance() * 8) : idOf(pool, making);
  },
  TestQuestion: (_, { next }) => aChoice(`q${next()}`),
  TestAnswer: () => rightAnswer(),
  Boolean: (_, { chance }) => chance() < 0.6,
  Float: (_, { chance }) => chance() * 10,
  Upload: () => null,
  Money: (_, { chance }) => String(Math.floor(chance() * 1_000_000)),
  Date: (_, making) => dayOf(making).slice(0, 10),
  DateTime: (_, making) => dayOf(making),
  ID: (_, making) => String(idOf('entry', making)),
  String: (name, making) => TEXTS[name]?.(making) ?? `текст ${making.next()}`,
};

function scalarOf(type: string, name: string, making: Making): unknown {
  const make = SCALARS[type];
  if (!make) throw new NoGenerator(`${making.mutation}: what is a ${type}?`);
  return make(name, making);
}

const bare = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? bare(type.ofType) : type);

/** Never sent: stale copy checks, idempotency keys, and secrets known only to their owner. */
const NEVER_SENT = /^(updatedAt|clientKey|.*[pP]assword.*)$/;

function valueOf(input: Input, making: Making): unknown {
  const type = bare(input.type);
  const { chance } = making;
  if (isListType(type)) {
    const inner: Input = { ...input, type: type.ofType };
    return Array.from({ length: POINT.test(input.name) ? 1 : 1 + Math.floor(chance() * 2) }, () =>
      valueOf(inner, making),
    );
  }
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return pick(type.name === 'RightArea' ? AREAS : names, chance);
  }
  if (!isInputObjectType(type)) return scalarOf(getNamedType(type).name, input.name, making);
  const fields = Object.values(type.getFields()).filter(({ name }) => !NEVER_SENT.test(name));
  const isWide = fields.length > 12;
  const share = ({ name }: Input) => FIELD_PROBABILITY[name] ?? (isWide ? 0.02 : 0.6);
  return Object.fromEntries(fields.flatMap((field) => optionalFields(field, making, share(field))));
}

/** The probability of fields that affect rights, or without which nothing is written; other fields of a wide form are rare. */
const FIELD_PROBABILITY: Record<string, number> = {
  // For saved objects: changed, or created.
  id: 0.3,
  positionId: 0.45,
  subdivisionId: 0.4,
  isLeaderSubdivision: 0.25,
  email: 0.3,
  phone: 0.15,
  status: 0.15,
  isArchive: 0.1,
  roleId: 0.5,
  parentId: 0.4,
  ownerId: 0.4,
  rights: 0.7,
  name: 0.8,
  nameFirst: 0.8,
};

/** A random part of the optional fields, some of them empty. */
function optionalFields(input: Input, making: Making, share: number): [string, unknown][] {
  const { chance } = making;
  if (isNonNullType(input.type)) return [[input.name, valueOf(input, making)]];
  const isNew = /Create$/.test(making.mutation);
  const isAlways = isNew
    ? /^(email|name|nameFirst)$/.test(input.name)
    : input.name === 'id' && !/Save$/.test(making.mutation);
  if (!isAlways && chance() > share) return [];
  if (!isAlways && chance() < 0.1) return [[input.name, null]];
  return [[input.name, valueOf(input, making)]];
}

/** Some calls still use nonexistent objects. */
const READY_SHARE = 0.8;

const isInput = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `over` into the generated values, in inputs field by field. */
function merged(made: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> {
  const both = Object.entries(over).map(([name, value]): [string, unknown] => {
    const own = made[name];
    return [name, isInput(own) && isInput(value) ? merged(own, value) : value];
  });
  return { ...made, ...Object.fromEntries(both) };
}

/** The arguments of a call, generated from the contract. @throws {NoGenerator} for an argument without a generator */
export function argumentsOf(schema: GraphQLSchema, making: Making): Record<string, unknown> {
  const field = schema.getMutationType()?.getFields()[making.mutation];
  if (!field) throw new Error(`no mutation ${making.mutation}`);
  const args = field.args.filter(({ name }) => !NEVER_SENT.test(name));
  const made = Object.fromEntries(args.flatMap((arg) => optionalFields(arg, making, 0.7)));
  const ready = making.ready[making.mutation] ?? [];
  return making.chance() < READY_SHARE ? merged(made, pick(ready, making.chance) ?? {}) : made;
}

/** Visits every argument and every input field of a mutation. @throws {NoGenerator} */
export function checkGenerators(schema: GraphQLSchema, mutation: string): void {
  const seen = new Set<string>();
  const walk = (input: Input): void => {
    const type = getNamedType(input.type);
    if (NEVER_SENT.test(input.name)) return;
    if (isInputObjectType(type)) {
      if (seen.has(type.name)) return;
      seen.add(type.name);
      for (const item of Object.values(type.getFields())) walk(item);
    } else if (!isEnumType(type)) {
      scalarOf(type.name, input.name, { mutation, pools: {}, ready: {}, chance: () => 0, next: () => 0 });
    }
  };
  for (const arg of schema.getMutationType()?.getFields()[mutation]?.args ?? []) walk(arg);
}
