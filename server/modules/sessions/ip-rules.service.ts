import { type IpRange, parseIpRange } from '@domain/sessions/ip-range';
import { ipRuleSchema } from '@domain/sessions/ip-rule';
import limits from '@graphql/limits.json';
import { type AuditChanges, changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { IpRuleInput, UserIpRuleInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { rejectStale } from '@server/modules/conflict';
import { rangeText } from '@server/modules/ip-address';
import type { ModuleDeps } from '@server/modules/module';
import { rolesByIds } from '@server/modules/roles/roles.read-model';
import { countRules, deleteRule, findRule, insertRule, lockAccess, updateRule } from './ip-access.repository';
import type { IpRuleRow } from './ip-access.tables';
import type { IpOwner } from './ip-state.read-model';
import type { Lockout } from './lockout';

export interface IpRulesService {
  /** @throws {AppError} ip.lockout, ip.most, validation.* */
  create(scope: Scope, caller: Caller, input: IpRuleInput): Promise<{ id: number }>;
  /** @throws {AppError} ip.lockout, notFound, conflict.updated, validation.* */
  update(scope: Scope, caller: Caller, id: number, input: IpRuleInput): Promise<{ id: number }>;
  /** @throws {AppError} ip.lockout, notFound */
  remove(scope: Scope, caller: Caller, id: number, confirmation: string | null): Promise<void>;
  /** Adds a rule of the caller's own. @throws {AppError} ip.most, validation.* */
  createOwn(scope: Scope, caller: Caller, input: UserIpRuleInput): Promise<{ id: number }>;
  /** @throws {AppError} notFound. The caller of this method checks whether it locks the person out. */
  removeOwn(scope: Scope, caller: Caller, id: number): Promise<void>;
}

/** The rule as the history shows it. */
const viewOf = ({ ipFrom, ipTo, comment, roleIds, until }: Omit<IpRuleRow, 'id'>) => ({
  ipAddress: rangeText({ from: ipFrom, to: ipTo }),
  comment,
  roleIds,
  until,
});

const AUDITED = ['ipAddress', 'comment', 'roleIds', 'until'] as const;

interface IpRuleDeps extends Pick<ModuleDeps, 'audit' | 'live' | 'now'> {
  readonly lockout: Lockout;
}

async function recordRuleChange(
  { audit, live }: IpRuleDeps,
  scope: Scope,
  owner: IpOwner,
  changes: AuditChanges,
): Promise<void> {
  const { organizationId, userId } = owner;
  await audit.write(scope, {
    action: 'update',
    ...(userId === null
      ? { objectType: 'organization' as const, objectId: organizationId }
      : { objectType: 'user' as const, objectId: userId }),
    changes,
  });
  await live.publish(scope.tx, {
    organizationId,
    topic: 'ipAccess',
    ids: [],
    ...(userId === null ? {} : { userIds: [userId] }),
  });
}

/** @throws {AppError} validation.unknown, validation.archived */
async function checkRoles({ tx, organizationId }: Scope, ids: readonly number[]): Promise<number[] | null> {
  if (ids.length === 0) return null;
  const unique = [...new Set(ids)];
  const roles = await rolesByIds(tx, organizationId, unique);
  if (roles.length !== unique.length) throw new AppError('validation.unknown', { field: 'roleIds' });
  if (roles.some(({ isArchive }) => isArchive)) {
    throw new AppError('validation.archived', { field: 'roleIds' });
  }
  return unique;
}

const typedSchema = ipRuleSchema.pick(['address', 'comment']);

/** @throws {AppError} validation.ipRange, validation.ipOctet, validation.ipOrder */
function rangeOf(address: string): IpRange {
  const range = parseIpRange(address);
  if (typeof range === 'string') throw new AppError(`validation.${range}`, { field: 'address' });
  return range;
}

async function checkRule(scope: Scope, input: IpRuleInput) {
  const { address, comment } = checkInput(typedSchema, input);
  const { from, to } = rangeOf(address);
  return {
    ipFrom: from,
    ipTo: to,
    comment,
    roleIds: await checkRoles(scope, input.roleIds ?? []),
    until: input.until ?? null,
  };
}

async function insertRuleOf(
  deps: IpRuleDeps,
  scope: Scope,
  owner: IpOwner,
  caller: Caller,
  input: IpRuleInput,
) {
  await lockAccess(scope.tx, owner);
  const max = owner.userId === null ? limits.ipRules : limits.userIpRules;
  if ((await countRules(scope.tx, owner)) >= max) {
    throw new AppError('ip.most', { field: 'address', params: { max } });
  }
  const values = await checkRule(scope, input);
  const rule = await insertRule(scope.tx, owner, { ...values, createdById: caller.userId });
  await recordRuleChange(deps, scope, owner, firstValuesOf(viewOf(rule), AUDITED));
  return rule;
}

async function removeRuleOf(deps: IpRuleDeps, scope: Scope, owner: IpOwner, id: number): Promise<void> {
  await lockAccess(scope.tx, owner);
  const rule = await findRule(scope.tx, owner, id);
  if (!rule) throw new AppError('notFound');
  await deleteRule(scope.tx, rule);
  await recordRuleChange(deps, scope, owner, lastValuesOf(viewOf(rule), AUDITED));
}

const ofOrganization = ({ organizationId }: Scope): IpOwner => ({ organizationId, userId: null });

const ofCaller = ({ organizationId, userId }: Caller): IpOwner => ({ organizationId, userId });

async function createRule(
  deps: IpRuleDeps,
  scope: Scope,
  caller: Caller,
  input: IpRuleInput,
): Promise<{ id: number }> {
  const rule = await insertRuleOf(deps, scope, ofOrganization(scope), caller, input);
  await deps.lockout.guard(scope, caller, input.confirmation);
  return rule;
}

async function updateOrganizationRule(
  deps: IpRuleDeps,
  scope: Scope,
  caller: Caller,
  id: number,
  input: IpRuleInput,
): Promise<{ id: number }> {
  const owner = ofOrganization(scope);
  await lockAccess(scope.tx, owner);
  const before = await findRule(scope.tx, owner, id);
  if (!before) throw new AppError('notFound');
  const { organizationId } = scope;
  const edited = { objectType: 'organization', id: organizationId, updatedAt: before.updatedAt };
  await rejectStale(scope, edited, input.updatedAt);
  const after = await updateRule(scope.tx, before, {
    ...(await checkRule(scope, input)),
    updatedAt: deps.now(),
  });
  await recordRuleChange(deps, scope, owner, changesOf(viewOf(before), viewOf(after), AUDITED));
  await deps.lockout.guard(scope, caller, input.confirmation);
  return after;
}

/** Manages the addresses from which people may work. */
export function createIpRulesService(deps: IpRuleDeps): IpRulesService {
  return {
    create: (scope, caller, input) => createRule(deps, scope, caller, input),
    update: (scope, caller, id, input) => updateOrganizationRule(deps, scope, caller, id, input),
    async remove(scope, caller, id, confirmation) {
      await removeRuleOf(deps, scope, ofOrganization(scope), id);
      await deps.lockout.guard(scope, caller, confirmation);
    },
    createOwn: (scope, caller, input) => insertRuleOf(deps, scope, ofCaller(caller), caller, input),
    removeOwn: (scope, caller, id) => removeRuleOf(deps, scope, ofCaller(caller), id),
  };
}
