import { availableParallelism } from 'node:os';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { readOffer } from '@server/modules/payment/offer.read-model';
import { createAddressProof, createRecordLostAddress } from './addresses/address-proof.service';
import { createAttempts } from './sign-in/attempts';
import { createAuthResolvers } from './auth.resolvers';
import { cachedRead } from './cached-read';
import { createCleanUp } from './clean-up';
import { createClientRegistration } from './registration/client-registration.service';
import { readInitPerson } from './init.read-model';
import { createNotifyOfNewDevice } from './sign-in/known-devices';
import { createDemoService } from './sign-in/demo.service';
import { createEmailChangeService } from './addresses/email-change.service';
import { createBoundedQueue } from './sign-in/bounded-queue';
import { createRegistrationService } from './registration/registration.service';
import type { SessionStore } from './sessions/sessions';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createSealing, type Sealing } from '@server/db/sealing';
import { createTickets, type Tickets } from './sealed-tickets';
import { createSecurityNotifications } from '@server/mail/security-notifications';
import { createSecurityResolvers } from './security.resolvers';
import { createSignInFollowUp } from './sign-in/after-sign-in';
import { createSignInCompletion } from './sign-in/sign-in-completion';
import { createSignInChanged } from './sign-in-changes/change-emails';
import type { DisputeTicket } from './sign-in-changes/dispute-tickets';
import { createSignInHoldsService } from './sign-in-changes/sign-in-holds.service';
import { createSignInService } from './sign-in/sign-in.service';
import { createAccountsService } from './social/accounts.service';
import { createSocialProviders } from './social/providers';
import { createSocialRoutes } from './social/social.routes';
import { createSocialService, type LinkTickets, linkOffer, linkWish } from './social/social.service';
import type { TrustedBrowsers } from './sign-in/trusted-browsers';
import { createFactors } from './two-factor/factors';
import { createSecondStep } from './two-factor/second-step';
import { createTwoFactorService } from './two-factor/two-factor.service';
import { handleJobs } from '@server/jobs/jobs';
import { authJobs } from './auth.jobs';
import { createDisputeRoutes } from './sign-in-changes/dispute.routes';
import { createDisputes } from './sign-in-changes/disputes';

type Deps = ModuleDeps & {
  sessions: SessionStore;
  sealing: Sealing;
  browsers: TrustedBrowsers;
  disputeTickets: Tickets<DisputeTicket>;
  signInAnswerMs: number;
};

const MINUTE_MS = 60_000;
/** Leaves one core free under any load: each sign-in costs a hash, a connection and many statements. */
const SIGN_INS_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const SIGN_INS_WAITING = 100;
/** Leaves half of the time to other work. */
const SIGN_IN_REST = 1;

/**
 * Seals what opens sessions with a key that the database does not have, unlike other secrets: a holder of the application's login
 * must not be able to create a finished first step of another person's sign-in.
 */
const createTicketSealing = (config: ModuleDeps['config']): Sealing =>
  createSealing(createEvidenceSeal(config).seal('tickets of sign-ins').seal);

function createLinkTickets({ sealing, now }: Pick<Deps, 'sealing' | 'now'>): LinkTickets {
  const common = { sealing, now };
  return {
    wishes: createTickets({ ...common, purpose: 'link wish', lifetimeMs: MINUTE_MS, shape: linkWish }),
    offers: createTickets({ ...common, purpose: 'link offer', lifetimeMs: 5 * MINUTE_MS, shape: linkOffer }),
  };
}

/** Identity: sign-in, registration, sessions, and the initial data of the browser. */
export function createAuthModule(deps: Deps): ServerModule {
  const { audit, config, database, files, now, passwords, sessions } = deps;
  const attempts = createAttempts(database.pool);
  const securityEmails = createSecurityNotifications(deps.mail);
  const factors = createFactors(deps.sealing, now);
  const sealing = createTicketSealing(config);
  const secondStep = createSecondStep({ ...deps, sealing, attempts, factors });
  const queue = createBoundedQueue({
    concurrency: SIGN_INS_AT_ONCE,
    maxWaiting: SIGN_INS_WAITING,
    restFactor: SIGN_IN_REST,
  });
  const addresses = createAddressProof(deps);
  const completion = createSignInCompletion({ ...deps, attempts, secondStep });
  const signIn = createSignInService({ ...deps, attempts, secondStep, queue, completion, addresses });
  const social = {
    ...deps,
    attempts,
    securityEmails,
    providers: createSocialProviders(config),
    tickets: createLinkTickets({ sealing, now }),
  };
  const accounts = createAccountsService(social);
  const twoFactor = createTwoFactorService({ ...deps, attempts, factors, securityEmails });
  const auth = createAuthResolvers({
    audit,
    sessions,
    notifyOfNewDevice: createNotifyOfNewDevice(deps.notify),
    signIn,
    registration: createRegistrationService({
      events: deps.events,
      passwords,
      attempts,
      audit,
      completion,
      queue,
      addresses,
      now,
    }),
    registerClient: createClientRegistration(deps),
    supportSessions: deps.supportSessions,
    demo: createDemoService({ ...deps, attempts }),
    readConsts: deps.readConsts,
    readInitPerson,
    isAddressAsked: addresses.isAsked,
    lpAddress: config.publicUrl,
    readOffer: cachedRead(() => readOffer(database, config.offer), now),
    authProviders: [...social.providers.values()].map(({ id, name }) => ({ id, name })),
  });
  const security = createSecurityResolvers({
    accounts,
    addresses,
    twoFactor,
    emailChange: createEmailChangeService({ ...deps, attempts, securityEmails }),
    holds: createSignInHoldsService({ ...deps, attempts }),
  });
  return {
    resolvers: [auth, security],
    openRoutes: createDisputeRoutes(createDisputes({ ...deps, tickets: deps.disputeTickets })),
    redirects: createSocialRoutes(createSocialService(social)),
    jobs: handleJobs(authJobs, {
      cleanUp: createCleanUp(database, files),
      signInAftermath: createSignInFollowUp(deps),
      signInChanged: createSignInChanged({ ...deps, tickets: deps.disputeTickets }),
      noteLostAddress: createRecordLostAddress(deps),
    }),
  };
}
