import type { Audit } from '@server/audit/audit';
import type { Reverts } from '@server/audit/reverts';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { DomainEventBus } from '@server/events/domain-events';
import type { LiveEvents } from '@server/events/live-events';
import type { Jobs } from '@server/jobs/jobs';
import type { Logger } from '@server/log/logger';
import type { Mail } from '@server/mail/mail';
import type { Quotas } from '@server/quotas/quotas';
import type { BoundedWorkers } from '@server/workers/held-bytes';
import type { AssignmentPreview } from './assignments/assignment-preview';
import type { Codes } from './auth/codes';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions/sessions';
import type { ContentKinds } from './content/content-kinds';
import type { Files } from './files/files';
import type { UploadFolder } from '@server/uploads/upload-folder';
import type { Exports } from './exports';
import type { Channels } from './notifications/channels';
import type { Notify } from './notifications/notify';
import type { ProviderConsts } from './auth/consts.read-model';
import type { PaidActions } from './payment/tokens/paid-actions';
import type { TabSections } from './statistics/files/tab-sections';
import type { SupportSessions } from './support/support-sessions';

/** The dependencies of modules: `create<Domain>Module(deps: ModuleDeps): ServerModule`. A module uses the ones it needs. */
export interface ModuleDeps {
  readonly config: Config;
  readonly log: Logger;
  /** For jobs and sign-in; a service works in `scope.tx`. */
  readonly database: Database;
  readonly events: DomainEventBus;
  readonly live: LiveEvents;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  /** Tables to download, whose rows are read in one snapshot of the database. */
  readonly exports: Exports;
  /** Receives large files in parts. */
  readonly uploads: UploadFolder;
  /** Parse untrusted bytes and make documents outside the server's own process. */
  readonly workers: BoundedWorkers;
  readonly audit: Audit;
  /** The kinds of objects whose fields can be reverted from the history: each kind's module registers its own. */
  readonly reverts: Reverts;
  /** Limits how much people and organizations may create that others have to read. */
  readonly quotas: Quotas;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly notify: Notify;
  /** Identifies the provider. */
  readonly readConsts: () => Promise<ProviderConsts>;
  /** The client workspaces that the provider's people are in. */
  readonly supportSessions: SupportSessions;
  /** The channels outside the application; a messenger's module registers its own. */
  readonly channels: Channels;
  /** The actions that cost tokens: each module registers its own. */
  readonly paidActions: PaidActions;
  /** The sections that only the statistics of one kind have: its module registers them. */
  readonly tabSections: TabSections;
  /** Regulations and everything else that can be assigned: the interface of each kind for all modules. */
  readonly contentKinds: ContentKinds;
  /** A preview of how a change of people or structure would affect assignments. */
  readonly assignmentPreview: AssignmentPreview;
  /** Aborted when this node closes: it does not wait for services of others, whose answers may take long. */
  readonly closing: AbortSignal;
  /** The current time; tests change it. */
  readonly now: () => Date;
}
