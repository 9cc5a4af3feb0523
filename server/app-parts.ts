import { setMaxListeners } from 'node:events';
import { createAudit } from './audit/audit';
import { createEvidenceSeal } from './audit/evidence-seal';
import { createReverts } from './audit/reverts';
import type { Config } from './config/config';
import { createDatabase } from './db/database';
import { createSealing, type Sealing } from './db/sealing';
import { readSecret } from './db/secret';
import { createDomainEventBus } from './events/domain-events';
import { createLiveEvents } from './events/live-events';
import { createPresence, type Presence } from './graphql/load/presence';
import { createJobs } from './jobs/worker';
import type { Logger } from './log/logger';
import { createMail } from './mail/mail';
import { createAssignmentPreview } from './modules/assignments/assignment-preview';
import { createCodes } from './modules/auth/codes';
import { createConstsReader } from './modules/auth/consts.read-model';
import { createPasswords } from './modules/auth/passwords';
import { createSessions, type SessionStore } from './modules/auth/sessions/sessions';
import { createDisputeTickets, type DisputeTicket } from './modules/auth/sign-in-changes/dispute-tickets';
import type { Tickets } from './modules/auth/sealed-tickets';
import { createVisitors, type Visitors } from './http/limits/visitors';
import { createTrustedBrowsers, type TrustedBrowsers } from './modules/auth/sign-in/trusted-browsers';
import type { ContentKind } from './modules/content/content-kind';
import { createContentKinds } from './modules/content/content-kinds';
import { createFileAddresses, type FileAddresses } from './modules/files/file-addresses';
import { createFiles } from './modules/files/files';
import { openStorage, type Storage, uploadsFolder } from './modules/files/storage';
import type { ModuleDeps } from './modules/module';
import { createExports } from './modules/exports';
import { createChannels } from './modules/notifications/channels';
import { createNotify } from './modules/notifications/notify';
import { createUnsubscribe, type Unsubscribe } from './modules/notifications/unsubscribe';
import { seedTariff } from './modules/payment/subscription/tariff';
import { createTabSections } from './modules/statistics/files/tab-sections';
import { createPaidActions, type Reserves } from './modules/payment/tokens/reserves.service';
import { createSupportSessions } from './modules/support/support-sessions.service';
import { createVideoAddresses, type VideoAddresses } from './modules/video-addresses';
import { createQuotas } from './quotas/quotas';
import { openUploadFolder } from './uploads/upload-folder';
import { boundBytes } from './workers/held-bytes';
import { createWorkers } from './workers/workers';

/**
 * The parts of the server below its modules: those that every module gets, and those that only some modules or the transport
 * need.
 */
export interface AppParts {
  readonly deps: ModuleDeps & { sessions: SessionStore };
  readonly storage: Storage;
  /** The people who have sent requests recently. */
  readonly people: Presence;
  readonly addresses: FileAddresses;
  readonly videos: VideoAddresses;
  readonly reserves: Reserves;
  readonly unsubscribe: Unsubscribe;
  readonly sealing: Sealing;
  readonly browsers: TrustedBrowsers;
  readonly visitors: Visitors;
  readonly disputeTickets: Tickets<DisputeTicket>;
  /** Ends what waits for services of others. */
  readonly beginClosing: () => void;
}

/** The inputs of `createAppParts`. */
export interface PartsOptions {
  config: Config;
  log: Logger;
  /** Connects with the application's login. */
  databaseUrl: string;
  now: () => Date;
  /** The OS priority of the processes that read files. */
  workerPriority?: number;
  kinds: readonly ContentKind[];
}

/** Creates the parts that use the secrets stored in the database. */
async function createSecretParts(deps: AppParts['deps']) {
  const { database, config, now } = deps;
  const addressSecret = await readSecret(database, 'fileAddresses');
  const addresses = createFileAddresses(addressSecret, now);
  const videos = createVideoAddresses(addressSecret, config.videoHosting);
  const unsubscribe = createUnsubscribe(await readSecret(database, 'unsubscribe'), deps);
  const sealing = createSealing(await readSecret(database, 'sealing'));
  const browsers = createTrustedBrowsers(sealing, now);
  return {
    addresses,
    videos,
    unsubscribe,
    sealing,
    browsers,
    visitors: createVisitors(sealing, now),
    disputeTickets: createDisputeTickets(sealing, now),
  };
}

/** Opens the database, the queue and the storage, and creates the dependencies of the modules. */
export async function createAppParts(options: PartsOptions): Promise<AppParts> {
  const { config, log, databaseUrl, now, workerPriority, kinds } = options;
  const database = createDatabase(databaseUrl, config.databasePool, log);
  const live = createLiveEvents(databaseUrl, log);
  const jobs = createJobs(databaseUrl, log);
  const storage = await openStorage(config);
  const people = createPresence();
  const workers = boundBytes(createWorkers(log, { areOthers: people.areOthers, priority: workerPriority }));
  const audit = createAudit();
  const channels = createChannels();
  const events = createDomainEventBus();
  const contentKinds = createContentKinds(kinds);
  const notify = createNotify({ live, jobs, now, outside: channels.names });
  const readConsts = createConstsReader(database, now);
  const supportSessions = createSupportSessions({ audit, live, jobs, notify, now, readConsts });
  const reserves = createPaidActions({ audit, notify, now });
  const closing = new AbortController();
  // Every request to a service of others listens to it while it runs.
  setMaxListeners(0, closing.signal);
  const deps: AppParts['deps'] = {
    ...{ config, log, database, events, live, jobs, workers, audit, notify, channels, now },
    closing: closing.signal,
    ...{ supportSessions, readConsts, contentKinds, paidActions: reserves.paidActions },
    mail: createMail(config, jobs, now),
    files: createFiles(storage, database, workers),
    exports: createExports(database, config.databasePool),
    uploads: openUploadFolder(uploadsFolder(config)),
    reverts: createReverts(),
    tabSections: createTabSections(),
    quotas: createQuotas(database),
    passwords: createPasswords(),
    codes: createCodes(database, now),
    sessions: createSessions({
      ...{ database, live, audit, now, seal: createEvidenceSeal(config) },
      onGuestLost: (organizationId, id) =>
        database.system((tx) => supportSessions.endLost(tx, organizationId, id)),
    }),
    assignmentPreview: createAssignmentPreview(events, contentKinds),
  };
  await seedTariff(database, config.offer);
  const beginClosing = () => closing.abort();
  return { deps, storage, people, reserves, beginClosing, ...(await createSecretParts(deps)) };
}
