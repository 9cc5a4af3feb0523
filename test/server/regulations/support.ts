import { createConstsReader } from '@server/modules/auth/consts.read-model';
import { createPaidActions } from '@server/modules/payment/tokens/reserves.service';
import { createSupportSessions } from '@server/modules/support/support-sessions.service';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createAudit } from '@server/audit/audit';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createReverts } from '@server/audit/reverts';
import { createTabSections } from '@server/modules/statistics/files/tab-sections';
import { loadConfig } from '@server/config/config';
import { createDatabase } from '@server/db/database';
import { AppError, type ErrorCode } from '@server/errors';
import { createDomainEventBus } from '@server/events/domain-events';
import { createLiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import type { RegulationInput } from '@server/graphql/generated/types';
import { createJobs } from '@server/jobs/worker';
import { createMail } from '@server/mail/mail';
import { createAssignmentsModule } from '@server/modules/assignments/assignments.module';
import { createAssignmentPreview } from '@server/modules/assignments/assignment-preview';
import { contentKinds } from '@server/content-kinds';
import { createContentKinds } from '@server/modules/content/content-kinds';
import { createCodes } from '@server/modules/auth/codes';
import { createPasswords } from '@server/modules/auth/passwords';
import { createSessions } from '@server/modules/auth/sessions/sessions';
import {
  createIntegrityService,
  type IntegrityService,
} from '@server/modules/content/evidence/integrity.service';
import { createFiles } from '@server/modules/files/files';
import { openStorage, uploadsFolder } from '@server/modules/files/storage';
import { createExports } from '@server/modules/exports';
import { openUploadFolder } from '@server/uploads/upload-folder';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createChannels } from '@server/modules/notifications/channels';
import { createNotify } from '@server/modules/notifications/notify';
import {
  createRegulationServices,
  createRegulationsModule,
} from '@server/modules/regulations/regulations.module';
import type { RegulationServices } from '@server/modules/regulations/regulations.resolvers';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { createQuotas } from '@server/quotas/quotas';
import { boundBytes } from '@server/workers/held-bytes';
import { createWorkers } from '@server/workers/workers';
import { createTestDatabase } from '@test/helpers/postgres';
import type { ContentKind } from '@server/modules/content/content-kind';
import type { ContentObjectRow, ContentVersionRow } from '@server/modules/content/content.tables';

export interface Person {
  id: number;
  organizationId: number;
  email: string;
  caller: Caller;
}

export type PersonOptions = Partial<
  Pick<Caller, 'isAdmin' | 'isLeader' | 'leaderSubdivisionId' | 'subdivisionId' | 'positionId' | 'rights'>
> & { nameSecond?: string; password?: string };

export interface World {
  deps: ModuleDeps;
  module: ServerModule;
  services: RegulationServices & { integrity: IntegrityService };
  /** Advances the server's clock by some seconds. */
  pass(seconds: number): void;
  /** As the owner of the tables: sees and changes everything that triggers allow. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  organization(name?: string): Promise<number>;
  person(organizationId: number, options?: PersonOptions): Promise<Person>;
  /** Runs the person's work in one request, in its own transaction. */
  as<T>(person: Person, work: (scope: Scope) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function createPerson(
  { sql, deps }: Pick<World, 'sql' | 'deps'>,
  organizationId: number,
  number: number,
  options: PersonOptions,
): Promise<Person> {
  const { isAdmin = false, isLeader = false, leaderSubdivisionId = null, subdivisionId = null } = options;
  const { positionId = null, rights = {}, nameSecond = 'Иванов', password } = options;
  const email = `person-${number}@example.ru`;
  const hash = password ? await deps.passwords.hash(password) : null;
  const [row] = await sql<{ id: number }>(
    `insert into users (organization_id, home_organization_id, email, name_first, name_second, name_middle, is_admin,
      is_leader, leader_subdivision_id, subdivision_id, position_id, password_hash, status)
     values ($1, $1, $2, 'Пётр', $3, 'Ильич', $4, $5, $6, $7, $8, $9, 'working') returning id`,
    [
      organizationId,
      email,
      nameSecond,
      isAdmin,
      isLeader,
      leaderSubdivisionId,
      subdivisionId,
      positionId,
      hash,
    ],
  );
  if (!row) throw new Error('no person');
  const caller: Caller = {
    userId: row.id,
    organizationId,
    sessionId: 0,
    nameFull: `Пётр ${nameSecond}`,
    isSuperAdmin: false,
    isAdmin,
    isLeader,
    leaderSubdivisionId,
    actingSubdivisionIds: [],
    subdivisionId,
    positionId,
    isRootAdmin: false,
    isSuspended: false,
    isUnpaid: false,
    rights,
    scopedRights: [],
    roleIds: [],
    viewAs: null,
    isDemo: false,
    support: null,
  };
  return { id: row.id, organizationId, email, caller };
}

type Ground = Pick<ModuleDeps, 'config' | 'database' | 'jobs' | 'live' | 'log' | 'now' | 'workers'>;

/** What modules need, made as the program makes it, on these parts. */
async function depsOn(ground: Ground, kinds: readonly ContentKind[]): Promise<ModuleDeps> {
  const { config, database, jobs, live, now, workers } = ground;
  const mail = createMail(config, jobs, now);
  const channels = createChannels();
  const audit = createAudit();
  const events = createDomainEventBus();
  const contentKinds = createContentKinds(kinds);
  const readConsts = createConstsReader(database, now);
  const notify = createNotify({ live, jobs, now, outside: channels.names });
  return {
    ...ground,
    events,
    mail,
    files: createFiles(await openStorage(config), database, workers),
    exports: createExports(database, config.databasePool),
    uploads: openUploadFolder(uploadsFolder(config)),
    audit,
    reverts: createReverts(),
    tabSections: createTabSections(),
    quotas: createQuotas(database),
    passwords: createPasswords(),
    codes: createCodes(database, now),
    sessions: createSessions({ database, live, audit, now, seal: createEvidenceSeal(config) }),
    notify,
    channels,
    closing: new AbortController().signal,
    readConsts,
    supportSessions: createSupportSessions({ audit, live, jobs, notify, now, readConsts }),
    contentKinds,
    paidActions: createPaidActions({ audit, notify, now }).paidActions,
    assignmentPreview: createAssignmentPreview(events, contentKinds),
  };
}

/** A server without HTTP: the modules of regulations and assignments on a separate database. */
export async function createWorld(kinds: readonly ContentKind[] = contentKinds): Promise<World> {
  const testDatabase = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'adaptika-regulations-'));
  const log = pino({ level: 'silent' });
  const config = loadConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const database = createDatabase(testDatabase.appUrl, 12, log);
  const live = createLiveEvents(testDatabase.appUrl, log);
  const jobs = createJobs(testDatabase.appUrl, log);
  const now = () => new Date(Date.now() + shift);
  const workers = boundBytes(createWorkers(log));
  const owner = new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 2 });
  let shift = 0;
  const deps = await depsOn({ config, database, jobs, live, log, now, workers }, kinds);
  createAssignmentsModule(deps);
  const module = createRegulationsModule(deps);
  const sql: World['sql'] = async (text, values) => (await owner.query(text, values)).rows;
  let people = 0;

  return {
    deps,
    module,
    services: {
      ...createRegulationServices(deps),
      integrity: createIntegrityService(deps, createEvidenceSeal(config)),
    },
    pass: (seconds) => {
      shift += seconds * 1000;
    },
    sql,
    async organization(name = 'Ромашка') {
      const [row] = await sql<{ id: number }>('insert into organization (name) values ($1) returning id', [
        name,
      ]);
      if (!row) throw new Error('no organization');
      return row.id;
    },
    person(organizationId, options = {}) {
      people += 1;
      return createPerson({ sql, deps }, organizationId, people, options);
    },
    as: (person, work) =>
      database.tenant(person.organizationId, (tx) =>
        work({
          organizationId: person.organizationId,
          caller: person.caller,
          tx,
          lang: 'ru',
          ip: '10.0.0.1',
          userAgent: 'jest',
        }),
      ),
    async close() {
      await workers.close();
      await live.close();
      await database.close();
      await owner.end();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The code of the expected failure; any other error fails the test. */
export async function failure(work: Promise<unknown>): Promise<ErrorCode> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error.code;
  throw error;
}

/** The same with the field that the form marks. */
export async function rejection(work: Promise<unknown>): Promise<{ code: string; field?: string }> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return { code: error.code, field: error.details.field };
  throw error;
}

export const clauses = (...texts: string[]) =>
  texts.map((text, index) => ({ id: `clause-${index + 1}`, level: 1, html: `<p>${text}</p>` }));

/** A draft with a text, by the author. */
export async function writeRegulation(
  { as, services }: Pick<World, 'as' | 'services'>,
  author: Person,
  input: Partial<RegulationInput> = {},
  texts: string[] = ['Работник приходит вовремя', 'Работник бережёт имущество'],
): Promise<{ regulation: RegulationRow; draft: ContentVersionRow }> {
  return as(author, async (scope) => {
    const made = await services.regulations.create(scope, { name: 'Правила', minReadingSec: 0, ...input });
    const draft = await services.drafts.save(scope, made.id, { clauses: clauses(...texts), isForce: true });
    return { regulation: made, draft };
  });
}

/** Publishes the draft. */
export function publish(
  { as, services }: Pick<World, 'as' | 'services'>,
  author: Person,
  draft: ContentVersionRow,
  significance: 'major' | 'minor' = 'major',
): Promise<ContentObjectRow> {
  return as(author, (scope) =>
    services.publishing.publish(scope, {
      id: draft.objectId,
      draftId: draft.id,
      draftUpdatedAt: draft.updatedAt,
      significance,
      confirmedQuestionIds: draft.questions.map(({ id }) => id),
    }),
  );
}

/** Assigns it to everybody in the organization, including later joiners. */
export async function assignToAll(
  { sql }: Pick<World, 'sql'>,
  author: Person,
  regulationId: number,
): Promise<void> {
  await sql(
    `insert into assignment_rule (organization_id, object_type, object_id, audience, due_days)
     values ($1, 'regulation', $2, '{"groups":[{"all":true}],"exceptUserIds":[]}', 5)`,
    [author.organizationId, regulationId],
  );
}

/** A regulation that everybody has to sign now. */
export async function publishedForAll(
  world: World,
  author: Person,
  input: Partial<RegulationInput> = {},
): Promise<{ regulation: RegulationRow; versionId: number }> {
  const { regulation, draft } = await writeRegulation(world, author, input);
  await assignToAll(world, author, regulation.id);
  const published = await publish(world, author, draft);
  return { regulation: { ...regulation, ...published }, versionId: draft.id };
}

/** Opens it and signs it, having read long enough. */
export async function signAs(world: World, person: Person, regulationId: number, versionId: number) {
  await world.as(person, (scope) => world.services.signatures.open(scope, regulationId));
  return world.as(person, (scope) =>
    world.services.signatures.sign(scope, {
      regulationId,
      versionId,
      isAgreed: true,
      readingSec: 0,
      scrollPct: 100,
    }),
  );
}
