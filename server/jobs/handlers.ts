import type { JobHandlers, JobName } from './jobs';

type Share = { jobHandlers?: Partial<JobHandlers> };

/** Every kind of job: a new one does not compile until it is named here. */
const KINDS: Record<JobName, true> = {
  sendLetters: true,
  eraseLetters: true,
  noteLostAddress: true,
  deliverNotices: true,
  signInAftermath: true,
  signInChanged: true,
  advanceImport: true,
  continueImports: true,
  checkHistory: true,
  continueHistoryChecks: true,
  remindDue: true,
  noticeReviews: true,
  advanceAssignments: true,
  remindAdaptation: true,
  remindDocuments: true,
  carryOutDismissals: true,
  turnActingHead: true,
  saveHeads: true,
  closeTestAttempt: true,
  closeTestAttempts: true,
  regradeTest: true,
  continueRegradings: true,
  cleanUp: true,
};

const missingOf = (share: Readonly<Record<string, unknown>>) =>
  Object.keys(KINDS).filter((kind) => share[kind] === undefined);

const isWhole = (share: Partial<JobHandlers>): share is JobHandlers => missingOf(share).length === 0;

/**
 * The handlers of every kind of job, from what the modules bring.
 * @throws {Error} naming the kinds that nobody handles
 */
export function handlersOf(modules: readonly Share[], own: Partial<JobHandlers>): JobHandlers {
  const share: Partial<JobHandlers> = { ...own };
  for (const module of modules) Object.assign(share, module.jobHandlers);
  if (isWhole(share)) return share;
  throw new Error(`no module handles the jobs ${missingOf(share).join(', ')}`);
}
