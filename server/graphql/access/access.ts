import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { AppError } from '@server/errors';
import type { Caller, Context } from '../context';
import { admitGuest, confirmGuest, type GuestMark, guestMarksOf } from './guest-calls';
import type { RightArea, RightFlag } from '../generated/types';
import { hasRight, holdsSomewhere, isArea, isFlag, isAuthor } from './rights';

export type Access =
  | { kind: 'public' | 'signedIn' | 'author' | 'admin' | 'superAdmin' }
  | { kind: 'right'; area: RightArea; flag: RightFlag; isScoped: boolean };

export interface FieldAccess {
  operation: 'Query' | 'Mutation' | 'Subscription';
  field: string;
  access: Access;
}

/** A root field of the contract whose access directive is missing, duplicated or unknown. Stops the start. */
export class AccessError extends Error {
  override name = 'AccessError';
}

const SIMPLE = ['public', 'signedIn', 'author', 'admin', 'superAdmin'] as const;
const OPERATIONS = ['Query', 'Mutation', 'Subscription'] as const;

type Field = GraphQLField<unknown, Context>;

function rightOf(field: Field): Access[] {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'right');
  if (!directive) return [];
  const argument = (name: string): string => {
    const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
    return value?.kind === 'EnumValue' ? value.value : '';
  };
  const area = argument('area');
  const flag = argument('flag');
  if (!isArea(area) || !isFlag(flag)) return [];
  const scoped = directive.arguments?.find(({ name }) => name.value === 'scoped')?.value;
  return [{ kind: 'right', area, flag, isScoped: scoped?.kind === 'BooleanValue' && scoped.value }];
}

function accessOf(place: string, field: Field): Access {
  const names = new Set(field.astNode?.directives?.map(({ name }) => name.value));
  const simple: Access[] = SIMPLE.filter((kind) => names.has(kind)).map((kind) => ({ kind }));
  const found = [...simple, ...rightOf(field)];
  const [access] = found;
  if (access === undefined || found.length > 1) {
    throw new AccessError(
      `${place}.${field.name}: needs exactly one access directive, has ${found.length}. See graphql/schema/base.graphql.`,
    );
  }
  return access;
}

function rootType(schema: GraphQLSchema, operation: (typeof OPERATIONS)[number]): Record<string, Field> {
  const types = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  };
  return types[operation]?.getFields() ?? {};
}

/**
 * Reads the access rules of all root fields from the contract.
 * @throws {AccessError} when a root field does not have exactly one access directive
 */
export function readAccess(schema: GraphQLSchema): FieldAccess[] {
  return OPERATIONS.flatMap((operation) =>
    Object.values(rootType(schema, operation)).map((field) => ({
      operation,
      field: field.name,
      access: accessOf(operation, field),
    })),
  );
}

function allows(access: Access, caller: Caller): boolean {
  switch (access.kind) {
    case 'public':
    case 'signedIn':
      return true;
    case 'right':
      return (access.isScoped ? holdsSomewhere : hasRight)(caller, access.area, access.flag);
    case 'author':
      return isAuthor(caller);
    case 'admin':
      return caller.isAdmin;
    case 'superAdmin':
      return caller.isSuperAdmin;
  }
}

/**
 * Rejects callers of a suspended organization, in GraphQL and in downloads.
 * @throws {AppError} organization.suspended
 */
export function rejectSuspended({ isSuspended }: Pick<Caller, 'isSuspended'>): void {
  if (isSuspended) throw new AppError('organization.suspended');
}

/**
 * Rejects callers of an organization whose subscription has ended. It is separate from suspension.
 * @throws {AppError} organization.unpaid
 */
export function rejectUnpaid({ isUnpaid }: Pick<Caller, 'isUnpaid'>): void {
  if (isUnpaid) throw new AppError('organization.unpaid');
}

/**
 * Checks whether the caller may call a field with this access at all.
 * @throws {AppError} auth.required, auth.ipDenied, organization.suspended, organization.unpaid, access.denied
 */
function requireAccess(
  { access, isAlways, isUnpaid }: Pick<Guard, 'access' | 'isAlways' | 'isUnpaid'>,
  { caller, sessionError }: Pick<Context, 'caller' | 'sessionError'>,
): void {
  if (access.kind === 'public') return;
  if (caller === null) throw sessionError ?? new AppError('auth.required');
  if (!isAlways) rejectSuspended(caller);
  if (!isAlways && !isUnpaid) rejectUnpaid(caller);
  if (!allows(access, caller)) throw new AppError('access.denied');
}

/** Rejects visitors of the demo organization. @throws {AppError} access.demo */
export function rejectVisitor(caller: Pick<Caller, 'isDemo'> | null): void {
  if (caller?.isDemo) throw new AppError('access.demo');
}

/**
 * `always`: ends something that restricts the session, so it is callable while viewing as another role and in a suspended
 * organization. `unpaid`: callable when the subscription has ended.
 */
function isMarked(field: Field, directive: 'always' | 'unpaid'): boolean {
  return field.astNode?.directives?.some(({ name }) => name.value === directive) === true;
}

/** @throws {AppError} access.viewOnly for a caller who views as another role, access.demo for visitors of the demo */
function rejectViewOnly(caller: Caller | null): void {
  rejectVisitor(caller);
  if (caller?.viewAs) throw new AppError('access.viewOnly', { params: { role: caller.viewAs.name } });
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

interface Guard {
  access: Access;
  isWrite: boolean;
  isAlways: boolean;
  isUnpaid: boolean;
  guestMarks: readonly GuestMark[];
}

/** Checks after a guest's change that the client still allows it; otherwise it is not kept. */
async function confirmed(resolve: Resolve, ...call: Parameters<Resolve>): Promise<unknown> {
  const [, , context] = call;
  const result: unknown = await resolve(...call);
  await confirmGuest(context);
  return result;
}

function guarded(guard: Guard, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    if (guard.isWrite && !guard.isAlways) rejectViewOnly(context.caller);
    const isByConsent =
      guard.isWrite && !guard.isAlways && admitGuest(guard.guestMarks, { ...args }, context);
    requireAccess(guard, context);
    return isByConsent
      ? confirmed(resolve, source, args, context, info)
      : resolve(source, args, context, info);
  };
}

/** Adds the access check of the contract to every resolver of a root field. */
export function enforceAccess(schema: GraphQLSchema): void {
  for (const { operation, field: name, access } of readAccess(schema)) {
    const field = rootType(schema, operation)[name];
    if (field === undefined) continue;
    const isWrite = operation === 'Mutation';
    const guard = {
      access,
      isWrite,
      isAlways: isMarked(field, 'always'),
      isUnpaid: isMarked(field, 'unpaid'),
      guestMarks: guestMarksOf(field),
    };
    // A subscription is checked when it opens; all its events are for the same caller.
    if (field.subscribe) field.subscribe = guarded(guard, field.subscribe);
    else field.resolve = guarded(guard, field.resolve ?? defaultFieldResolver);
  }
}
