import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createAudit } from './audit/audit';
import { createEvidenceSeal } from './audit/evidence-seal';
import { createReverts } from './audit/reverts';
import { createSecurityEvents } from './audit/security-events';
import type { Config } from './config/config';
import { contentKinds as ownKinds } from './content-kinds';
import { type Database, createDatabase } from './db/database';
import { createSealing } from './db/sealing';
import { readSecret } from './db/secret';
import { createOutages } from './outages';
import { createDomainEventBus } from './events/domain-events';
import { createLiveEvents } from './events/live-events';
import type { Resolvers } from './graphql/generated/resolvers';
import { createIntrospection } from './graphql/introspection/introspection';
import { createMakeLoaders } from './graphql/make-loaders';
import { enforcePolicies } from './graphql/policies';
import { createOperations, type Operations } from './graphql/operations';
import { createPresence } from './graphql/presence';
import { createTellRefusals } from './graphql/refusals';
import { createSchema } from './graphql/schema';
import { createTransactions } from './graphql/transactions';
import { createHttpServer } from './http/server';
import { createCostlyDocuments } from './http/costly-documents';
import { createRateLimits } from './http/rate-limits';
import { addSockets, type Sockets } from './http/sockets';
import { ipOfUpgrade } from './http/upgrade-ip';
import { handleJobs } from './jobs/jobs';
import { createJobs } from './jobs/worker';
import type { Logger } from './log/logger';
import { createEraseLetters } from './mail/erase-letters';
import { createMail } from './mail/mail';
import { mailJobs } from './mail/mail.jobs';
import { createPost } from './mail/post';
import { createAdaptationModule } from './modules/adaptation/adaptation.module';
import { createAssignmentsModule } from './modules/assignments/assignments.module';
import { createObligationPreview } from './modules/assignments/obligation-preview';
import { createAuthModule } from './modules/auth/auth.module';
import { createCodes } from './modules/auth/codes';
import { createPasswords } from './modules/auth/passwords';
import { createSessions, type SessionStore } from './modules/auth/sessions';
import { createDisputeTickets } from './modules/auth/sign-in-changes/dispute-tickets';
import { createTrustedBrowsers } from './modules/auth/trusted-browsers';
import type { ContentKind } from './modules/content/content-kind';
import { createContentKinds } from './modules/content/content-kinds';
import { createContentModule } from './modules/content/content.module';
import { createEducationsModule } from './modules/educations/educations.module';
import { createEmployeesModule } from './modules/employees/employees.module';
import { createFaqModule } from './modules/faq/faq.module';
import { createFileAddresses } from './modules/files/file-addresses';
import { createFiles } from './modules/files/files';
import { createFilesModule } from './modules/files/files.module';
import { openStorage, uploadsFolder } from './modules/files/storage';
import { openUploadFolder } from './uploads/upload-folder';
import { createUploadReceiving } from './modules/educations/uploads/receiving';
import { createHistoryModule } from './modules/history/history.module';
import type { ModuleDeps } from './modules/module';
import { createChannels } from './modules/notifications/channels';
import { createNotificationsModule } from './modules/notifications/notifications.module';
import { createNotify } from './modules/notifications/notify';
import { createUnsubscribe, type Unsubscribe } from './modules/notifications/unsubscribe';
import { createConstsReader } from './modules/auth/consts.read-model';
import { createOrganizationModule } from './modules/organization/organization.module';
import { createVideoAddresses } from './modules/video-addresses';
import { createPaymentModule } from './modules/payment/payment.module';
import { createPaidActions } from './modules/payment/tokens/reserves.service';
import { seedTariff } from './modules/payment/subscription/tariff';
import { createQualificationsModule } from './modules/qualifications/qualifications.module';
import { createRegulationsModule } from './modules/regulations/regulations.module';
import { createRolesModule } from './modules/roles/roles.module';
import { createSearchModule } from './modules/search/search.module';
import { createSessionsModule } from './modules/sessions/sessions.module';
import { createStatisticsModule } from './modules/statistics/statistics.module';
import { createActingHeadsModule } from './modules/structure/acting-heads.module';
import { createCoverageModule } from './modules/structure/coverage.module';
import { createReferenceModule } from './modules/structure/reference.module';
import { createStructureModule } from './modules/structure/structure.module';
import { createSupportSessions } from './modules/support/support-sessions.service';
import { createProviderAlertsModule } from './modules/provider-alerts/provider-alerts.module';
import { createReportsModule } from './modules/reports/reports.module';
import { createSupportModule } from './modules/support/support.module';
import { createTestsModule } from './modules/tests/tests.module';
import { enforceQuotas } from './quotas/enforce';
import { createQuotas } from './quotas/quotas';
import { createSamplesModule } from './samples/samples.module';
import { typePolicies } from './generated/type-policies';
import { boundBytes } from './workers/held-bytes';
import { createWorkers } from './workers/workers';

export interface AppDeps {
  config: Config;
  log: Logger;
  /** Of the application's login. */
  databaseUrl: string;
  /** The time; tests move it. */
  now?: () => Date;
  /** For tests that send every document of the contract at once. */
  newDocumentsPerMinute?: number;
  /** After so many milliseconds a sign-in is answered at the earliest; less for tests that sign in often. */
  signInAnswerMs?: number;
  /** Of the processes that read files. */
  workerPriority?: number;
  /** The kinds of content; tests add theirs. */
  kinds?: readonly ContentKind[];
}

export interface App {
  readonly schema: GraphQLSchema;
  /** What each module resolves, for the test that every promise of the contract is kept. */
  readonly resolvers: readonly Resolvers[];
  /** Paths under /api of what can be downloaded, for the test that each obeys the gates. */
  readonly downloads: readonly string[];
  readonly http: FastifyInstance;
  readonly operations: Operations;
  /** Makes the addresses by which letters are refused. */
  readonly unsubscribe: Unsubscribe;
  readonly database: Database;
  /** What the modules were made of: for the first start's data, and for tests. */
  readonly deps: ModuleDeps & { sessions: SessionStore };
  /** Accepts requests and picks jobs up; answers the port. */
  listen(): Promise<number>;
  /** From now on `/api/health` says that this node leaves, and connections end with their answer; all else is served. */
  drain(): void;
  /** Takes no more work, lets running work end, closes sockets and connections. */
  close(): Promise<void>;
}

/** The one composition root: what the server is made of, a line for each part. */
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
  const database = createDatabase(databaseUrl, config.databasePool, log);
  const live = createLiveEvents(databaseUrl, log);
  const jobs = createJobs(databaseUrl, log);
  const mail = createMail(config, jobs, now);
  const storage = await openStorage(config);
  const uploads = openUploadFolder(uploadsFolder(config));
  const people = createPresence();
  const workers = boundBytes(createWorkers(log, { areOthers: people.areOthers, priority: workerPriority }));
  const addresses = createFileAddresses(await readSecret(database, 'fileAddresses'), now);
  const videos = createVideoAddresses(await readSecret(database, 'fileAddresses'), config.videoHosting);
  const audit = createAudit();
  const sessions = createSessions({
    ...{ database, live, audit, now, seal: createEvidenceSeal(config) },
    onGuestLost: (organizationId, id) =>
      database.system((tx) => deps.supportSessions.endLost(tx, organizationId, id)),
  });
  const channels = createChannels();
  const events = createDomainEventBus();
  const contentKinds = createContentKinds(kinds);
  const quotas = createQuotas(database);
  const notify = createNotify({ live, jobs, now, outside: channels.names });
  const readConsts = createConstsReader(database, now);
  const reserves = createPaidActions({ audit, now });
  const deps: App['deps'] = {
    config,
    log,
    database,
    events,
    live,
    jobs,
    mail,
    files: createFiles(storage, database, workers),
    uploads,
    workers,
    audit,
    reverts: createReverts(),
    quotas,
    passwords: createPasswords(),
    codes: createCodes(database, now),
    sessions,
    notify,
    channels,
    supportSessions: createSupportSessions({ audit, live, jobs, notify, now, readConsts }),
    readConsts,
    contentKinds,
    paidActions: reserves.paidActions,
    obligationPreview: createObligationPreview(events, contentKinds),
    now,
  };

  await seedTariff(database, config.offer);
  const unsubscribe = createUnsubscribe(await readSecret(database, 'unsubscribe'), deps);

  const sealing = createSealing(await readSecret(database, 'sealing'));
  const browsers = createTrustedBrowsers(sealing, now);
  const disputeTickets = createDisputeTickets(sealing, now);

  const modules = [
    createAuthModule({ ...deps, sessions, sealing, browsers, disputeTickets, signInAnswerMs }),
    createSessionsModule(deps),
    createOrganizationModule({ ...deps, videos }),
    createFilesModule(addresses),
    createRolesModule(deps),
    createStructureModule(deps),
    createReferenceModule(deps),
    createCoverageModule(deps),
    createActingHeadsModule(deps),
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

  const resolvers = modules.flatMap((module) => module.resolvers);
  const routes = modules.flatMap((module) => module.routes ?? []);
  const schema = createSchema(resolvers);
  enforceQuotas(schema, quotas);
  enforcePolicies(schema, typePolicies);
  const transactions = createTransactions(database, config.databasePool, people);
  const operations = createOperations({
    schema,
    log,
    transactions,
    makeLoaders: createMakeLoaders(modules.flatMap((module) => module.loaders ?? [])),
    callerOf: sessions.callerOf,
    introspection: createIntrospection(workers),
    tellRefusals: createTellRefusals(createSecurityEvents(database, audit, log)),
  });

  const rateLimits = createRateLimits({
    callerOf: sessions.callerOf,
    browserOf: browsers.nameOf,
    newDocumentsPerMinute,
  });
  const costlyDocuments = createCostlyDocuments(operations, rateLimits);
  const outages = createOutages(
    { database, log },
    modules.flatMap((module) => module.onOutage ?? []),
  );
  let isDraining = false;
  const http = await createHttpServer({
    config,
    log,
    database,
    operations,
    storage,
    addresses,
    videos,
    receiving: createUploadReceiving(deps, uploads),
    admits: sessions.admits,
    callerOf: sessions.callerOf,
    quotas,
    rateLimits,
    costlyDocuments,
    transactions,
    routes,
    openRoutes: modules.flatMap((module) => module.openRoutes ?? []),
    redirects: modules.flatMap((module) => module.redirects ?? []),
    isDraining: () => isDraining,
  });
  const sockets: Sockets = addSockets(http.server, {
    config,
    log,
    schema,
    operations,
    callerOf: sessions.callerOf,
    rateLimits,
    costlyDocuments,
    live,
    ipOf: ipOfUpgrade(config.trustProxy),
  });

  return {
    schema,
    resolvers,
    downloads: routes.map(({ path }) => path),
    http,
    operations,
    unsubscribe,
    database,
    deps,
    async listen() {
      await live.ready;
      await outages.start();
      await jobs.start([
        ...handleJobs(mailJobs, {
          sendLetters: createPost(config, { database, jobs, log, now }),
          eraseLetters: createEraseLetters(config, database, now),
        }),
        ...modules.flatMap((module) => module.jobs ?? []),
      ]);
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
      await jobs.stop();
      await live.close();
      await database.close();
    },
  };
}
