import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { AppError } from '@server/errors';
import type { Context } from '../context';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers';

export type Decision = boolean | Promise<boolean>;

interface Check<Source> {
  may(source: Source, context: Context): Decision;
}

/**
 * Fields of an object that only some callers may read; `instead`: the value for all others if the type has no suitable empty
 * value.
 */
interface FieldCheck<Source> extends Check<Source> {
  readonly instead?: object;
}

/** Every caller who gets the object may read it; if some of its fields are restricted, the policy covers each field. */
interface OpenPolicy<Source> {
  readonly kind: 'open';
  readonly fields: Readonly<Record<string, FieldCheck<Source> | 'open'>> | null;
}

/** Checked for each object, wherever it appears except at `exceptAt`. */
interface GuardedPolicy<Source> extends Check<Source> {
  readonly kind: 'guarded';
  readonly fields: Readonly<Record<string, FieldCheck<Source>>>;
  readonly exceptAt: readonly string[];
}

/** A part of its parent: checked there, and returned nowhere else. */
interface PartPolicy {
  readonly kind: 'part';
  readonly places: readonly string[];
}

export type TypePolicy<Source> = OpenPolicy<Source> | GuardedPolicy<Source> | PartPolicy;

type Scalars =
  | ('Date' | 'DateTime' | 'Money' | 'Params' | 'Upload')
  | ('AskedQuestion' | 'TestAnswer' | 'TestExplained' | 'TestKey' | 'TestQuestion' | 'TestTableRows');
type Roots = 'Query' | 'Mutation' | 'Subscription';
export type ObjectTypeName = Exclude<keyof Resolvers, Scalars | Roots>;
type SourceOf<Name extends ObjectTypeName> = ResolversParentTypes[Name];
type FieldOf<Name extends ObjectTypeName> = Exclude<
  keyof NonNullable<Resolvers[Name]> & string,
  '__isTypeOf'
>;

/** The read policies by contract type: every object type has one. */
export type TypePolicies = { readonly [Name in ObjectTypeName]: TypePolicy<SourceOf<Name>> };

/** A type of the contract without a policy, or a policy that does not fit the contract. Stops the start. */
export class PolicyError extends Error {
  override name = 'PolicyError';
}

type May<Source> = (source: Source, context: Context) => Decision;

/** Everything in it is readable. */
export const open: OpenPolicy<unknown> = { kind: 'open', fields: null };

/** Readable except for some fields: each field has a decision. */
export function openBut<Name extends ObjectTypeName>(
  fields: Readonly<Record<FieldOf<Name>, FieldCheck<SourceOf<Name>> | 'open'>>,
): OpenPolicy<SourceOf<Name>> {
  return { kind: 'open', fields };
}

/**
 * Readable for callers accepted by `may`, wherever it appears; some fields have stricter checks. `exceptAt`: places that check
 * access themselves.
 */
export function guarded<Name extends ObjectTypeName>(
  may: May<SourceOf<Name>>,
  rest: {
    fields?: Readonly<Partial<Record<FieldOf<Name>, FieldCheck<SourceOf<Name>>>>>;
    exceptAt?: readonly string[];
  } = {},
): GuardedPolicy<SourceOf<Name>> {
  const checks = Object.entries<FieldCheck<SourceOf<Name>> | undefined>(rest.fields ?? {});
  return {
    kind: 'guarded',
    may,
    exceptAt: rest.exceptAt ?? [],
    fields: Object.fromEntries(checks.flatMap(([name, check]) => (check ? [[name, check]] : []))),
  };
}

/**
 * A part of the responses that contain it: access is checked there. Places are types (`UserList`), or single fields where that is
 * more precise (`Query.users`, `User.avatar`); any other place stops the start.
 */
export function partOf(...places: readonly string[]): PartPolicy {
  return { kind: 'part', places };
}

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Field = GraphQLField<unknown, Context>;
type AnyPolicy = TypePolicy<unknown>;
type Policies = Readonly<Record<string, AnyPolicy>>;
type ContractType = GraphQLObjectType<unknown, Context>;
type Places = ReturnType<typeof placesOf>;

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** Returns the value in place of a field that the caller may not read. */
function emptyOf(place: string, { type }: Field, { instead }: FieldCheck<unknown>): unknown {
  if (instead !== undefined) return instead;
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const name = getNamedType(type).name;
  if (name === 'Boolean') return false;
  if (name === 'String') return '';
  throw new PolicyError(`${place}: its policy must say what is answered instead`);
}

function withField(check: FieldCheck<unknown>, empty: unknown, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const decision = check.may(source, context);
    if (decision === true) return resolve(source, args, context, info);
    if (decision === false) return empty;
    return decision.then((may) => (may ? resolve(source, args, context, info) : empty));
  };
}

function keepOne(isRequired: boolean, value: unknown, may: boolean): unknown {
  if (may) return value;
  // A missing and a forbidden object get the same response.
  if (isRequired) throw new AppError('notFound');
  return null;
}

/** Returns the items of a list that the caller may read; if items can be null, the others keep their positions. */
async function keepMany(
  { may }: Check<unknown>,
  isItemRequired: boolean,
  values: readonly unknown[],
  context: Context,
): Promise<unknown[]> {
  const items = await Promise.all(values);
  const decisions = await Promise.all(
    items.map((item) => item === null || item === undefined || may(item, context)),
  );
  if (isItemRequired) return items.filter((_, index) => decisions[index]);
  return items.map((item, index) => (decisions[index] ? item : null));
}

/** Returns a function that filters a value for the caller: one object, or a list of them. */
function screening(check: Check<unknown>, type: GraphQLOutputType) {
  const nullable = getNullableType(type);
  const isItemRequired = isListType(nullable) && isNonNullType(nullable.ofType);
  const isRequired = isNonNullType(type);
  return (value: unknown, context: Context): unknown => {
    if (value === null || value === undefined) return value;
    if (Array.isArray(value)) return keepMany(check, isItemRequired, value, context);
    const decision = check.may(value, context);
    if (typeof decision === 'boolean') return keepOne(isRequired, value, decision);
    return decision.then((may) => keepOne(isRequired, value, may));
  };
}

function withValue(policy: GuardedPolicy<unknown>, type: GraphQLOutputType, resolve: Resolve): Resolve {
  const screen = screening(policy, type);
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return isThenable(value) ? value.then((known) => screen(known, context)) : screen(value, context);
  };
}

/** Returns each field of the contract with its location and the type that it returns. */
function placesOf(types: readonly ContractType[]) {
  return types.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      owner: type.name,
      place: `${type.name}.${field.name}`,
      returnedType: getNamedType(field.type).name,
      field,
    })),
  );
}

function objectTypes(schema: GraphQLSchema): ContractType[] {
  const named = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const abstract = named.find((type) => isInterfaceType(type) || isUnionType(type));
  if (abstract) throw new PolicyError(`${abstract.name}: policies are of object types only`);
  return named.filter(isObjectType);
}

function checkPart(name: string, { places }: PartPolicy, found: Places) {
  const forgotten = found.find(({ owner, place }) => !places.includes(owner) && !places.includes(place));
  if (forgotten) {
    throw new PolicyError(
      `${forgotten.place}: reaches ${name}, which is decided as a part of ${places.join(', ')}`,
    );
  }
  const stale = places.find((known) => !found.some(({ owner, place }) => owner === known || place === known));
  if (stale) throw new PolicyError(`${name}: is not reached from ${stale}`);
}

function checkFields(type: ContractType, policy: AnyPolicy): void {
  const known = type.getFields();
  const fields = policy.kind === 'part' ? {} : (policy.fields ?? {});
  const strange = Object.keys(fields).find((name) => known[name] === undefined);
  if (strange) throw new PolicyError(`${type.name}.${strange}: is no field of the contract`);
  if (policy.kind !== 'open' || policy.fields === null) return;
  const forgotten = Object.keys(known).find((name) => !Object.hasOwn(fields, name));
  if (forgotten) throw new PolicyError(`${type.name}.${forgotten}: its policy does not say who may read it`);
}

function checkPolicies(places: Places, policies: Policies, types: readonly ContractType[]): void {
  for (const type of types) {
    const policy = policies[type.name];
    if (!policy) throw new PolicyError(`${type.name}: nothing says who may read it, see docs/security.md`);
    checkFields(type, policy);
    if (policy.kind !== 'part') continue;
    checkPart(
      type.name,
      policy,
      places.filter(({ returnedType }) => returnedType === type.name),
    );
  }
}

function fieldCheck(policy: AnyPolicy | undefined, name: string): FieldCheck<unknown> | null {
  const check = policy && policy.kind !== 'part' ? policy.fields?.[name] : undefined;
  return check === undefined || check === 'open' ? null : check;
}

/**
 * Adds the policies of types to every field that returns them, and to their own fields.
 * @throws {PolicyError} when a type has no policy, or is reached from a place that its policy does not know
 */
export function enforcePolicies(schema: GraphQLSchema, policies: Policies): void {
  const types = objectTypes(schema);
  const places = placesOf(types);
  checkPolicies(
    places,
    policies,
    types.filter(({ name }) => !ROOTS.includes(name)),
  );
  for (const { owner, place, returnedType, field } of places) {
    const reached = policies[returnedType];
    if (reached?.kind === 'guarded' && !reached.exceptAt.includes(place)) {
      field.resolve = withValue(reached, field.type, field.resolve ?? defaultFieldResolver);
    }
    const check = fieldCheck(policies[owner], field.name);
    if (check) {
      const empty = emptyOf(place, field, check);
      field.resolve = withField(check, empty, field.resolve ?? defaultFieldResolver);
    }
  }
}
