import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type AppParts, createAppParts } from './app-parts';
import { createSecurityEvents } from './audit/security-events';
import type { Config } from './config/config';
import { contentKinds as ownKinds } from './content-kinds';
import type { Database } from './db/database';
import { createOutages } from './outages';
import type { Resolvers } from './graphql/generated/resolvers';
import { createIntrospection } from './graphql/introspection/introspection';
import { combineLoaders } from './graphql/loaders/combined-loaders';
import { enforcePolicies } from './graphql/access/policies';
import { publishedTo, recordTriggerEvents } from './events/published-changes';
import { createOperations, type Operations } from './graphql/operations';
import { createRecordRejections } from './graphql/access/rejections';
import { createSchema } from './graphql/schema';
import { createTransactions } from './graphql/transactions';
import { createHttpServer } from './http/server';
import { createCostlyDocuments } from './http/limits/costly-documents';
import { createRateLimits } from './http/limits/rate-limits';
import { addSockets, type Sockets } from './http/sockets/sockets';
import { ipOfUpgrade } from './http/sockets/upgrade-ip';
import { handleJobs } from './jobs/jobs';
import type { Logger } from './log/logger';
import { createEraseEmails } from './mail/erase-emails';
import { mailJobs } from './mail/mail.jobs';
import { createEmailSender } from './mail/mailer';
import { createAdaptationModule } from './modules/adaptation/adaptation.module';
import { createAssignmentsModule } from './modules/assignments/assignments.module';
import { createAuthModule } from './modules/auth/auth.module';
import type { SessionStore } from './modules/auth/sessions/sessions';
import type { ContentKind } from './modules/content/content-kind';
import { createContentModule } from './modules/content/content.module';
import { createEducationsModule } from './modules/educations/educations.module';
import { createEmployeesModule } from './modules/employees/employees.module';
import { createFaqModule } from './modules/faq/faq.module';
import { createFilesModule } from './modules/files/files.module';
import { createUploadReceiving } from './modules/educations/uploads/receiving';
import { createHistoryModule } from './modules/history/history.module';
import type { ModuleDeps } from './modules/module';
import type { ServerModule } from './modules/server-module';
import { createNotificationsModule } from './modules/notifications/notifications.module';
import type { Unsubscribe } from './modules/notifications/unsubscribe';
import { createOrganizationModule } from './modules/organization/organization.module';
import { createPaymentModule } from './modules/payment/payment.module';
import { createQualificationsModule } from './modules/qualifications/qualifications.module';
import { createRegulationsModule } from './modules/regulations/regulations.module';
import { createRolesModule } from './modules/roles/roles.module';
import { createSearchModule } from './modules/search/search.module';
import { createSessionsModule } from './modules/sessions/sessions.module';
import { createStatisticsModule } from './modules/statistics/statistics.module';
import { createActingLeadersModule } from './modules/structure/acting-leaders/acting-leaders.module';
import { createCoverageModule } from './modules/structure/coverage/coverage.module';
import { createReferenceModule } from './modules/structure/reference/reference.module';
import { createStructureModule } from './modules/structure/structure.module';
import { createProviderAlertsModule } from './modules/provider-alerts/provider-alerts.module';
import { createReportsModule } from './modules/reports/reports.module';
import { createSupportModule } from './modules/support/support.module';
import { createTestsModule } from './modules/tests/tests.module';
import { enforceQuotas } from './quotas/enforce';
import { createSamplesModule } from './samples/samples.module';
import { typePolicies } from './generated/type-policies';

export interface AppDeps {
  config: Config;
  log: Logger;
  /** Connects with the application's login. */
  databaseUrl: string;
  /** The current time; tests override it. */
  now?: () => Date;
  /** Rate limit; raised by tests that send every document of the contract at once. */
  newDocumentsPerMinute?: number;
  /** The minimum duration of a sign-in response in milliseconds; shorter for tests that sign in often. */
  signInAnswerMs?: number;
  /** The OS priority of the processes that read files. */
  workerPriority?: number;
  /** The kinds of content; tests add their own. */
  kinds?: readonly ContentKind[];
}

export interface App {
  readonly schema: GraphQLSchema;
  /** The resolvers of each module, for the test that checks that the whole contract is implemented. */
  readonly resolvers: readonly Resolvers[];
  /** Download paths under /api, for the test that each one enforces the access gates. */
  readonly downloads: readonly string[];
  readonly http: FastifyInstance;
  readonly operations: Operations;
  /** Builds the unsubscribe links of emails. */
  readonly unsubscribe: Unsubscribe;
  readonly database: Database;
  /** The dependencies of the modules: for the initial data of the first start, and for tests. */
  readonly deps: ModuleDeps & { sessions: SessionStore };
  /** Starts accepting requests and picking up jobs; returns the port. */
  listen(): Promise<number>;
  /**
   * From now on `/api/health` reports that this node is leaving, and each connection closes after its response; everything else
   * is still served.
   */
  drain(): void;
  /** Stops taking work, lets running work finish, and closes sockets and connections. */
  close(): Promise<void>;
}

/** Creates every module, one line for each. */
function createModules(parts: AppParts, signInAnswerMs: number): ServerModule[] {
  const { deps, addresses, videos, unsubscribe, reserves, sealing, browsers, disputeTickets } = parts;
  return [
    createAuthModule({ ...deps, sealing, browsers, disputeTickets, signInAnswerMs }),
    createSessionsModule(deps),
    createOrganizationModule({ ...deps, videos }),
    createFilesModule(addresses),
    createRolesModule(deps),
    createStructureModule(deps),
    createReferenceModule(deps),
    createCoverageModule(deps),
    createActingLeadersModule(deps),
    createEmployeesModule(deps),
    createAssignmentsModule(deps),
    createContentModule(deps),
    createRegulationsModule(deps),
    createEducationsModule({ ...deps, videos }),
    createTestsModule(deps),
    createQualificationsModule(deps),
    createAdaptationModule(deps),
    createStatisticsModule(deps),
    createNotificationsModule({ ...deps, unsubscribe }),
    createPaymentModule({ ...deps, reserves }),
    createSupportModule(deps),
    createProviderAlertsModule(deps),
    createReportsModule(deps),
    createFaqModule(deps),
    createSearchModule(deps),
    createSamplesModule(deps),
    createHistoryModule(deps),
  ];
}

/** Builds the schema with its resolvers, quotas and access policies, and the operations on it. */
function createApi({ deps, people }: AppParts, modules: readonly ServerModule[]) {
  const { config, log, database, audit, quotas, sessions, workers } = deps;
  const resolvers = modules.flatMap((module) => module.resolvers);
  const schema = createSchema(resolvers);
  enforceQuotas(schema, quotas);
  enforcePolicies(schema, typePolicies);
  const transactions = createTransactions(database, config.databasePool, people);
  const operations = createOperations({
    schema,
    log,
    transactions,
    createLoaders: combineLoaders(modules.flatMap((module) => module.loaders ?? [])),
    callerOf: sessions.callerOf,
    introspection: createIntrospection(workers),
    recordRejections: createRecordRejections(createSecurityEvents(database, audit, log)),
    recordTriggerEvents,
    publishedTo,
  });
  return { schema, resolvers, transactions, operations };
}

type Api = ReturnType<typeof createApi>;

/** Creates the HTTP server and the sockets. `isDraining`: whether this node is leaving. */
async function createTransport(
  { deps, storage, addresses, videos, browsers, visitors }: AppParts,
  { schema, transactions, operations }: Api,
  modules: readonly ServerModule[],
  options: { newDocumentsPerMinute?: number; isDraining: () => boolean },
): Promise<{ http: FastifyInstance; sockets: Sockets; downloads: string[] }> {
  const { config, log, database, live, quotas, sessions, uploads } = deps;
  const { callerOf, admits } = sessions;
  const { newDocumentsPerMinute, isDraining } = options;
  const rateLimits = createRateLimits({
    ...{ callerOf, newDocumentsPerMinute },
    ...{ browserOf: browsers.nameOf, visitorOf: visitors.nameOf },
  });
  const costlyDocuments = createCostlyDocuments(operations, rateLimits);
  const shared = { config, log, operations, callerOf, rateLimits, costlyDocuments };
  const routes = modules.flatMap((module) => module.routes ?? []);
  const http = await createHttpServer({
    ...shared,
    ...{ database, storage, addresses, videos, visitors, admits, quotas, transactions, routes, isDraining },
    receiving: createUploadReceiving(deps, uploads),
    openRoutes: modules.flatMap((module) => module.openRoutes ?? []),
    redirects: modules.flatMap((module) => module.redirects ?? []),
  });
  const ipOf = ipOfUpgrade(config.trustProxy);
  const sockets = addSockets(http.server, { ...shared, schema, live, ipOf });
  return { http, sockets, downloads: routes.map(({ path }) => path) };
}

/** Returns the handlers of background jobs: those of the modules and of email. */
function jobsOf({ config, database, jobs, log, now }: ModuleDeps, modules: readonly ServerModule[]) {
  return [
    ...handleJobs(mailJobs, {
      sendEmails: createEmailSender(config, { database, jobs, log, now }),
      eraseEmails: createEraseEmails(config, database, now),
    }),
    ...modules.flatMap((module) => module.jobs ?? []),
  ];
}

/** The only composition root: one line for each part of the server. */
export async function createApp({
  config,
  log,
  databaseUrl,
  now = () => new Date(),
  newDocumentsPerMinute,
  signInAnswerMs = 350,
  workerPriority,
  kinds = ownKinds,
}: AppDeps): Promise<App> {
  const parts = await createAppParts({ config, log, databaseUrl, now, workerPriority, kinds });
  const { deps, unsubscribe } = parts;
  const { database, jobs, live, workers } = deps;
  const modules = createModules(parts, signInAnswerMs);
  const api = createApi(parts, modules);
  const { schema, resolvers, operations } = api;
  const outages = createOutages(
    { database, log },
    modules.flatMap((module) => module.onOutage ?? []),
  );
  let isDraining = false;
  const { http, sockets, downloads } = await createTransport(parts, api, modules, {
    newDocumentsPerMinute,
    isDraining: () => isDraining,
  });

  return {
    ...{ schema, resolvers, downloads, http, operations, unsubscribe, database, deps },
    async listen() {
      await live.ready;
      await outages.start();
      await jobs.start(jobsOf(deps, modules));
      await http.listen({ port: config.port, host: config.host });
      const address = http.server.address();
      return typeof address === 'object' && address ? address.port : config.port;
    },
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      outages.stop();
      await sockets.close();
      await http.close();
      await workers.close();
      const stopped = jobs.stop();
      // Only now: a job that fails for this reason must not be followed by others.
      parts.beginClosing();
      await stopped;
      await live.close();
      await database.close();
    },
  };
}
