import { createConstsReader } from '@server/modules/auth/consts.read-model';
import { createPaidActions } from '@server/modules/payment/tokens/reserves.service';
import { createSupportSessions } from '@server/modules/support/support-sessions.service';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createAudit } from '@server/audit/audit';
import { createReverts } from '@server/audit/reverts';
import { createTabSections } from '@server/modules/statistics/files/tab-sections';
import { loadConfig } from '@server/config/config';
import { createDatabase, type Database, type Tx } from '@server/db/database';
import { createDomainEventBus, type DomainEvents } from '@server/events/domain-events';
import type { LiveEvent } from '@server/events/live-event';
import type { Caller, Scope } from '@server/graphql/context';
import type { ReadyEmail } from '@server/mail/mail';
import type { EmailInput } from '@server/mail/email-input';
import type { ContentKind, PublishedObject } from '@server/modules/content/content-kind';
import { createContentKinds } from '@server/modules/content/content-kinds';
import { uploadsFolder } from '@server/modules/files/storage';
import { createExports } from '@server/modules/exports';
import { openUploadFolder } from '@server/uploads/upload-folder';
import { regulationKind } from '@server/modules/regulations/regulation.kind';
import { createAssignmentPreview } from '@server/modules/assignments/assignment-preview';
import { createChannels } from '@server/modules/notifications/channels';
import { createNotify } from '@server/modules/notifications/notify';
import type { ModuleDeps } from '@server/modules/module';
import { createQuotas } from '@server/quotas/quotas';
import { anOrganization } from '@test/factories/organization.factory';
import { callerOf, aUser } from '@test/factories/user.factory';
import { createTestDatabase } from '../postgres';

/** The side effects of the people modules besides written rows. */
export interface Seen {
  emails: EmailInput[];
  /** Rendered emails: notifications and digests. */
  posted: ReadyEmail[];
  live: LiveEvent[];
  changes: DomainEvents['assignments.changed'][];
  endedSessions: number[];
}

/** An assignable document, without the documents module. */
export interface FakeObject extends PublishedObject {
  name: string;
}

export interface PeopleWorld {
  database: Database;
  /** The database URL of the login that owns the tables: for operations that the application cannot perform. */
  ownerUrl: string;
  organizationId: number;
  admin: Caller;
  deps: ModuleDeps;
  seen: Seen;
  /** Published objects by their id; deleting one unpublishes it. */
  objects: Map<number, FakeObject>;
  /** The people who may edit the objects and see their reports: everybody unless a test narrows it. */
  access: {
    canEdit: (scope: Scope, id: number) => boolean;
    canReport: (scope: Scope, id: number) => boolean;
  };
  clock: { now: Date };
  /** Runs the work of one request of the organization. */
  as<T>(caller: Caller | null, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Accesses rows of any organization, for setup and inspection. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * A real database with one organization and its admin, and the dependencies of the people modules. External effects (emails, live
 * events) are recorded instead; everything else is real.
 */
export async function createPeopleWorld(): Promise<PeopleWorld> {
  const test = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const database = createDatabase(test.appUrl, 6, log);
  const seen: Seen = { emails: [], posted: [], live: [], changes: [], endedSessions: [] };
  const objects = new Map<number, FakeObject>();
  const clock = { now: new Date() };
  const access: PeopleWorld['access'] = { canEdit: () => true, canReport: () => true };

  const { organization, admin } = await database.system(async (tx) => {
    const made = await anOrganization(tx, { name: 'Северный ветер' });
    return { organization: made, admin: await aUser(tx, { organizationId: made.id, isAdmin: true }) };
  });

  const events = createDomainEventBus();
  const permitted =
    (permission: keyof PeopleWorld['access']) =>
    (scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> =>
      Promise.resolve(new Set(ids.filter((id) => access[permission](scope, id))));
  const fakeKind: ContentKind = {
    ...regulationKind,
    access: {
      editable: permitted('canEdit'),
      reportable: permitted('canReport'),
      readable: permitted('canReport'),
      takeable: permitted('canReport'),
    },
    published: (_tx, _organizationId, ids) => Promise.resolve(ids.flatMap((id) => objects.get(id) ?? [])),
    describe: (_tx, _organizationId, ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const object = objects.get(id);
          return object ? [{ id, name: object.name, route: `/r/${id}`, teamRoute: '/team' }] : [];
        }),
      ),
  };
  const contentKinds = createContentKinds([fakeKind]);
  const live: ModuleDeps['live'] = {
    publishToAll: () => Promise.resolve(),
    recent: () => [],
    publish: async (_tx, ...events) => void seen.live.push(...events),
    subscribe: () => () => undefined,
    onGap: () => () => undefined,
    listenerCount: () => 0,
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const mail: ModuleDeps['mail'] = {
    send: async (_tx, emails) => void seen.emails.push(...emails),
    sendReady: async (_tx, emails) => void seen.posted.push(...emails),
    isUnconfirmed: () => Promise.resolve(false),
  };
  const jobs: ModuleDeps['jobs'] = {
    enqueue: () => Promise.resolve(),
    enqueueAll: () => Promise.resolve(),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const channels = createChannels();
  let code = 0;
  const codes = new Map<string, string>();
  const readConsts = createConstsReader(database, () => clock.now);
  const notify = createNotify({ live, jobs, now: () => clock.now, outside: channels.names });
  const deps: ModuleDeps = {
    config: loadConfig({ NODE_ENV: 'test' }),
    log,
    database,
    events,
    live,
    mail,
    contentKinds,
    assignmentPreview: createAssignmentPreview(events, contentKinds),
    audit: createAudit(),
    reverts: createReverts(),
    tabSections: createTabSections(),
    quotas: createQuotas(database),
    notify,
    paidActions: createPaidActions({ audit: createAudit(), notify, now: () => clock.now }).paidActions,
    closing: new AbortController().signal,
    now: () => clock.now,
    readConsts,
    supportSessions: createSupportSessions({
      audit: createAudit(),
      live,
      jobs,
      notify,
      now: () => clock.now,
      readConsts,
    }),
    jobs,
    channels,
    files: {
      store: () => Promise.reject(new Error('no files in this test')),
      read: () => Promise.reject(new Error('no files in this test')),
      keep: () => Promise.reject(new Error('no files in this test')),
      storeLarge: () => Promise.reject(new Error('no files in this test')),
      keepLarge: () => Promise.reject(new Error('no files in this test')),
      discard: () => Promise.reject(new Error('no files in this test')),
      remove: () => Promise.resolve(),
      readStill: (_owner, { mime }) => Promise.resolve({ mime, bytes: Buffer.alloc(0) }),
      sweep: () => Promise.resolve(),
    },
    exports: createExports(database, 10),
    uploads: openUploadFolder(uploadsFolder({ dataDir: tmpdir() })),
    workers: {
      run: () => Promise.reject(new Error('no worker processes in this test')),
      holding: (_bytes, _owner, work) => work(),
      close: () => Promise.resolve(),
    },
    passwords: {
      hash: (password) => Promise.resolve(`hash:${password}`),
      verify: (password, hash) => Promise.resolve(hash === `hash:${password}`),
      check: () => undefined,
    },
    codes: {
      create: (_tx, userId, purpose) => {
        code += 1;
        codes.set(`${userId}:${purpose}`, `code-${code}`);
        return Promise.resolve(`code-${code}`);
      },
      isAlive: (_tx, userId, purpose) => Promise.resolve(codes.has(`${userId}:${purpose}`)),
      isRight: (userId, purpose, given) => Promise.resolve(codes.get(`${userId}:${purpose}`) === given),
      use: (_tx, userId, purpose) => Promise.resolve(codes.delete(`${userId}:${purpose}`)),
      consume: (_tx, userId, purpose, given) =>
        Promise.resolve(codes.get(`${userId}:${purpose}`) === given && codes.delete(`${userId}:${purpose}`)),
    },
    sessions: {
      end: async (_scope, ids) => void seen.endedSessions.push(...ids),
      endOne: () => Promise.resolve(true),
    },
  };
  events.on('assignments.changed', async (_scope, event) => void seen.changes.push(event));

  return {
    database,
    ownerUrl: test.ownerUrl,
    organizationId: organization.id,
    admin: callerOf(admin),
    deps,
    seen,
    objects,
    access,
    clock,
    as: (caller, work) => {
      const organizationId = caller?.organizationId ?? organization.id;
      return database.tenant(organizationId, (tx) =>
        work({ tx, organizationId, caller, lang: 'ru', ip: '', userAgent: '' }),
      );
    },
    system: (work) => database.system(work),
    async close() {
      await database.close();
      await test.drop();
    },
  };
}
