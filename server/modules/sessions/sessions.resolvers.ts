import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { SessionsResolvers } from '@server/graphql/generated/domains/sessions';
import { once } from '@server/graphql/idempotency';
import { checkLine, paging } from '@server/modules/checks';
import { twoFactorSince } from '@server/modules/auth/two-factor.read-model';
import { requireUser } from '@server/modules/employees/employees.read-model';
import { plainAddress } from '@server/modules/ip-address';
import {
  dryRun,
  findAdmin,
  type IpRuleView,
  listIpLog,
  listIpRules,
  readIpRule,
} from './ip-access.read-model';
import type { IpAccessService } from './ip-access.service';
import type { IpRulesService } from './ip-rules.service';
import { findAccess, isCovered, isExempt } from './ip-state.read-model';
import { requireManaged, type SessionsService } from './sessions.service';

interface SessionsResolversDeps {
  sessions: SessionsService;
  access: IpAccessService;
  rules: IpRulesService;
}

type InRequest = Pick<Context, 'scope' | 'signedIn' | 'loaders'>;

const searched = (text: string | null | undefined) =>
  checkLine(text ?? '', { field: 'search', max: limits.search }).toLowerCase();

const isIPv4 = (address: string) => plainAddress(address)?.includes('.') === true;

/** Returns the person, or null for the caller themselves. @throws {AppError} notFound */
async function managed({ signedIn, loaders }: InRequest, userId: number | null | undefined) {
  return typeof userId === 'number' ? requireManaged(signedIn, await loaders.user.load(userId)) : null;
}

async function ipAccess({ scope, signedIn }: InRequest) {
  const { tx, organizationId, ip } = scope;
  const owner = { organizationId, userId: null };
  const row = await findAccess(tx, owner);
  return {
    mode: row?.mode ?? ('off' as const),
    updatedAt: row?.updatedAt ?? null,
    address: ip,
    isAddressIPv4: isIPv4(ip),
    isCovered: await isCovered(tx, owner, signedIn.userId, plainAddress(ip)),
    isExempt: await isExempt(tx, signedIn.userId),
    recoveryEmail: (await findAdmin(tx, organizationId))?.email ?? null,
  };
}

async function userIpAccess({ scope, signedIn }: InRequest) {
  const { tx, ip } = scope;
  const owner = { organizationId: scope.organizationId, userId: signedIn.userId };
  const { items } = await listIpRules(tx, owner, '', { limit: limits.userIpRules, offset: 0 });
  return {
    isOn: (await findAccess(tx, owner))?.mode === 'on',
    address: ip,
    isAddressIPv4: isIPv4(ip),
    isCovered: await isCovered(tx, owner, signedIn.userId, plainAddress(ip)),
    rules: items,
  };
}

async function ruleOf(scope: Scope, id: number): Promise<IpRuleView> {
  const rule = await readIpRule(scope, id);
  if (!rule) throw new AppError('notFound');
  return rule;
}

/** The queries about sessions and addresses. */
function createSessionQueries({ sessions }: SessionsResolversDeps): SessionsResolvers['Query'] {
  return {
    userSessions: async (_, { userId }, context) =>
      sessions.list(context.scope, context.signedIn, await managed(context, userId)),
    async userProtection(_, { userId }, context) {
      const { tx, organizationId } = context.scope;
      const person = requireManaged(context.signedIn, await context.loaders.user.load(userId));
      const owner = { organizationId, userId: person.id };
      return {
        twoFactorSince: await twoFactorSince(tx, owner),
        isIpRestricted: (await findAccess(tx, owner))?.mode === 'on',
      };
    },
    ipAccess: (_, __, context) => ipAccess(context),
    ipRules: (_, { search, page, pageSize }, { scope: { tx, organizationId } }) =>
      listIpRules(
        tx,
        { organizationId, userId: null },
        searched(search),
        paging(page, pageSize, limits.pageSizeMax),
      ),
    ipDryRun: (_, { page, pageSize }, { scope }) => dryRun(scope, paging(page, pageSize, limits.pageSizeMax)),
    ipLog: (_, { result, search, page, pageSize }, { scope }) =>
      listIpLog(
        scope,
        { result: result ?? null, search: searched(search) },
        paging(page, pageSize, limits.pageSizeMax),
      ),
    userIpAccess: (_, __, context) => userIpAccess(context),
  };
}

/** The mutations of sessions and addresses. */
function createSessionMutations({
  sessions,
  access,
  rules,
}: SessionsResolversDeps): SessionsResolvers['Mutation'] {
  return {
    userSessionEnd: (_, { id }, { scope, signedIn, loaders }) =>
      sessions.end(scope, signedIn, id, (userId) => loaders.user.load(userId)),
    userSessionsEnd: async (_, { userId }, context) =>
      sessions.endAll(context.scope, context.signedIn, await managed(context, userId)),
    organizationSessionsEnd: (_, { name }, { scope, signedIn }) =>
      sessions.endEverybody(scope, signedIn, name),
    async ipAccessUpdate(_, { access: input }, context) {
      await access.update(context.scope, context.signedIn, input);
      return ipAccess(context);
    },
    async ipRuleCreate(_, { rule, clientKey }, { scope, signedIn }) {
      return once(
        scope,
        { of: 'ipRuleCreate', key: clientKey },
        async () => ruleOf(scope, (await rules.create(scope, signedIn, rule)).id),
        (id) => ruleOf(scope, id),
      );
    },
    ipRuleUpdate: async (_, { id, rule }, { scope, signedIn }) =>
      ruleOf(scope, (await rules.update(scope, signedIn, id, rule)).id),
    async ipRuleDelete(_, { id, confirmation }, { scope, signedIn }) {
      await rules.remove(scope, signedIn, id, confirmation ?? null);
      return true;
    },
    async userIpAccessUpdate(_, { isOn }, context) {
      await access.updateOwn(context.scope, context.signedIn, isOn);
      return userIpAccess(context);
    },
    userIpRuleCreate: (_, { rule, clientKey }, { scope, signedIn }) =>
      once(
        scope,
        { of: 'userIpRuleCreate', key: clientKey },
        async () => ruleOf(scope, (await rules.createOwn(scope, signedIn, rule)).id),
        (id) => ruleOf(scope, id),
      ),
    async userIpRuleDelete(_, { id }, { scope, signedIn }) {
      await rules.removeOwn(scope, signedIn, id);
      await access.requireOwnCovered(scope, signedIn);
      return true;
    },
    async userIpAccessLift(_, { userId }, context) {
      const person = requireManaged(context.signedIn, await context.loaders.user.load(userId));
      await access.lift(context.scope, person);
      return true;
    },
    ipRecover: (_, { token }, context) => access.recover(context, token),
  };
}

/** Resolves sessions and the addresses from which they may be used. */
export function createSessionsResolvers(deps: SessionsResolversDeps): SessionsResolvers {
  return {
    Query: createSessionQueries(deps),
    Mutation: createSessionMutations(deps),
    IpRule: {
      async roles({ roleIds }, _, { loaders }) {
        if (roleIds === null) return null;
        const roles = await Promise.all(roleIds.map((id) => loaders.role.load(id)));
        return roles.flatMap((role) => role ?? []);
      },
      createdBy: ({ createdById }, _, { loaders }) =>
        createdById === null ? null : loaders.user.load(createdById),
    },
    IpDryRunPerson: { user: ({ userId }, _, { loaders }) => requireUser(loaders, userId) },
    IpLogEntry: { user: ({ userId }, _, { loaders }) => requireUser(loaders, userId) },
  };
}
