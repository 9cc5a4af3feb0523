import limits from '@graphql/limits.json';
import type { Offer } from '@server/config/offer';
import type { Audit } from '@server/audit/audit';
import type { Caller, Context, Lang, Scope } from '@server/graphql/context';
import type { BaseResolvers } from '@server/graphql/generated/domains/base';
import type { ClientRegistrationResolvers } from '@server/graphql/generated/domains/client-registration';
import type { ResolversTypes } from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/idempotency';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { clientById } from '@server/modules/organization/clients.read-model';
import { errorText } from '@server/texts';
import { homeOf } from '@server/graphql/access/guests';
import type { ModuleDeps } from '@server/modules/module';
import type { ClientRegistration } from './registration/client-registration.service';
import { privilegedIds, type ProviderConsts } from './consts.read-model';
import { enumeration, type Enumeration, rightAreas } from './enumerations';
import type { DemoService } from './sign-in/demo.service';
import type { InitPerson } from './init.read-model';
import type { NotifyOfNewDevice } from './sign-in/known-devices';
import type { RegistrationService } from './registration/registration.service';
import type { SessionStore } from './sessions/sessions';
import type { SignedIn } from './sign-in/sign-in-answer';
import type { SignInService } from './sign-in/sign-in.service';

interface AuthResolversDeps {
  audit: Audit;
  sessions: SessionStore;
  notifyOfNewDevice: NotifyOfNewDevice;
  signIn: SignInService;
  registration: RegistrationService;
  registerClient: ClientRegistration;
  supportSessions: Pick<ModuleDeps['supportSessions'], 'switchTo'>;
  demo: DemoService;
  readConsts: () => Promise<ProviderConsts>;
  readInitPerson: (scope: Scope) => Promise<InitPerson | null>;
  /** Codes can be sent: administrators are asked to confirm their address. */
  isAddressAsked: boolean;
  lpAddress: string;
  readOffer: () => Promise<Offer>;
  authProviders: { id: string; name: string | null }[];
}

const named =
  (name: Enumeration) =>
  (_: unknown, __: unknown, { lang }: { lang: Lang }) =>
    enumeration(lang, name);

/** Returns the person as their session shows the workspace: a caller who views as another has only that one's flags. */
function asSeen(user: UserRow, { viewAs, isAdmin, isLeader, organizationId }: Caller): UserRow {
  // A person who substitutes for a head is a leader on those days.
  const seen = { ...user, isLeader, organizationId };
  return viewAs ? { ...seen, isAdmin, isSuperAdmin: false } : seen;
}

/** Returns why all other requests are rejected. */
function suspensionOf({ suspenseReason, suspenseDateEnd, deletedAt }: InitPerson, lang: Lang) {
  if (deletedAt) return { reason: errorText(lang, 'organization.deleted'), until: null };
  return { reason: suspenseReason ?? '', until: suspenseDateEnd };
}

/** Whether the caller administers the organization as themselves. */
function mayAnswer({ isAdmin, viewAs, support, isDemo }: Caller): boolean {
  return isAdmin && viewAs === null && support === null && !isDemo;
}

/** Returns the caller's part of the initial data; empty if nobody is signed in. */
function seenBy({ caller, lang }: Pick<Context, 'caller' | 'lang'>, person: InitPerson | null) {
  if (!caller || !person)
    return {
      ...{ user: null, userRole: null, rights: null, viewAs: null, support: null },
      ...{ supportRequests: [], isDemo: false, suspension: null },
    };
  return {
    user: asSeen(person.user, caller),
    userRole: person.role,
    rights: effectiveRights(caller),
    viewAs: caller.viewAs,
    support: caller.support,
    supportRequests: mayAnswer(caller) ? person.supportRequests : [],
    isDemo: caller.isDemo,
    suspension: caller.isSuspended ? suspensionOf(person, lang) : null,
  };
}

/** Returns the confirmation that administrators of an unconfirmed organization are asked for. */
function confirmationOf(caller: Caller | null, person: InitPerson | null) {
  if (!caller || !mayAnswer(caller) || !person || person.isConfirmed) return null;
  return { email: person.user.email, emailsPerDay: limits.mail.unconfirmedPerDay };
}

function effectiveRights({ rights, scopedRights }: Caller): ResolversTypes['EffectiveRights'] {
  return { organization: rights, scoped: [...scopedRights] };
}

const sessionErrorText = ({ lang, sessionError }: Pick<Context, 'lang' | 'sessionError'>) =>
  sessionError && errorText(lang, sessionError.code, sessionError.details.params);

/** Runs the rest of the request as the signed-in person: their card is read with their rights. */
async function entered({ audit, notifyOfNewDevice }: AuthResolversDeps, context: Context, answer: SignedIn) {
  const { caller, browser, action, user, ...response } = answer;
  if (!caller) return { ...response, user };
  await context.enter(caller);
  await audit.write(context.scope, { action, objectType: 'user', objectId: caller.userId });
  if (browser) await notifyOfNewDevice(context.scope, caller, browser);
  return { ...response, user: user && asSeen(user, caller) };
}

/** Returns the caller's own card and role, even while they are in a client's workspace. */
async function selfOf({ readInitPerson }: AuthResolversDeps, context: Context): Promise<InitPerson | null> {
  const { caller } = context;
  if (!caller?.support) return caller ? readInitPerson(context.scope) : null;
  const { scope } = context;
  const organizationId = homeOf(caller);
  return context.within(organizationId, (tx) => readInitPerson({ ...scope, tx, organizationId }));
}

/** Changes by the root admin are visible immediately to super admins; for others they do not matter. */
async function privilegesFor({ readConsts }: AuthResolversDeps, context: Context) {
  return context.caller?.isSuperAdmin
    ? context.within(null, privilegedIds)
    : (await readConsts()).superAdminPrivilegeIds;
}

async function constsFor(deps: AuthResolversDeps, context: Context, person: InitPerson | null) {
  const userId = context.caller?.userId ?? 0;
  const { rootAdminId, superOrganizationId } = await deps.readConsts();
  const superAdminPrivilegeIds = await privilegesFor(deps, context);
  return {
    rootAdminId,
    superOrganizationId,
    superAdminPrivilegeIds,
    isSuperAdminPrivilege: userId === rootAdminId || superAdminPrivilegeIds.includes(userId),
    subscription: { isActiveSubscribe: person?.isActiveSubscribe ?? true },
    accent: person?.accent ?? null,
    sample: person?.sample ?? null,
    hasDemo: await deps.demo.isOpen(),
    lpAddress: deps.lpAddress,
    offer: await deps.readOffer(),
    authProviders: deps.authProviders,
  };
}

async function initApp(deps: AuthResolversDeps, context: Context) {
  const person = await selfOf(deps, context);
  return {
    ...seenBy(context, person),
    addressConfirmation: deps.isAddressAsked ? confirmationOf(context.caller, person) : null,
    sessionRejection: sessionErrorText(context),
    consts: await constsFor(deps, context, person),
  };
}

async function signOut(
  { supportSessions, sessions, audit }: AuthResolversDeps,
  context: Context,
): Promise<boolean> {
  const { caller, token } = context;
  if (caller?.support) await supportSessions.switchTo(context, caller.support.homeOrganizationId);
  if (!caller || caller.support) {
    // A caller who may not work from this address can still sign out; so can a guest in a client's workspace, from their own
    // organization.
    return token === null ? false : sessions.leave(token, context);
  }
  // Nothing is recorded about visitors.
  if (!caller.isDemo) {
    await audit.write(context.scope, { action: 'logout', objectType: 'user', objectId: caller.userId });
  }
  return sessions.endOne(context.scope, caller.sessionId);
}

/** The resolvers of sign-in, registration, and the browser's initial data. */
export function createAuthResolvers(deps: AuthResolversDeps): BaseResolvers & ClientRegistrationResolvers {
  return {
    Query: {
      initApp: (_, __, context) => initApp(deps, context),
      userIsAuth: (_, __, { caller }) => caller !== null,
      userSexTypes: named('userSexTypes'),
      userStatusTypes: named('userStatusTypes'),
      organizationFormTypes: named('organizationFormTypes'),
      organizationNotificationTypes: named('organizationNotificationTypes'),
      paymentMethodTypes: named('paymentMethodTypes'),
      paymentStatusTypes: named('paymentStatusTypes'),
      logActionTypes: named('logActionTypes'),
      rightAreas: (_, __, { lang }) => rightAreas(lang),
    },
    Mutation: {
      getSessionToken: async (_, args, context) =>
        entered(deps, context, await deps.signIn.signIn(context, args)),
      userRegAdmin: async (_, { user }, context) =>
        entered(deps, context, await deps.registration.register(context, user)),
      organizationCreate: (_, { clientKey, ...input }, context) => {
        const shown = (id: number) => context.within(null, (tx) => clientById(tx, id));
        const make = async () => shown((await deps.registerClient(context, input)).organizationId);
        return once(context.scope, { of: 'organizationCreate', key: clientKey }, make, shown);
      },
      async demoStart(_, __, context) {
        const { caller, browser: _browser, action: _action, ...response } = await deps.demo.start(context);
        if (caller) await context.enter(caller);
        return response;
      },
      sessionEnd: (_, __, context) => signOut(deps, context),
    },
  };
}
