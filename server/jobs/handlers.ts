import type { JobHandlers, JobName } from './jobs';

type Share = { jobHandlers?: Partial<JobHandlers> };

/**
 * The handlers of every kind of job, from what the modules bring.
 * @throws {Error} naming the kinds that nobody handles
 */
export function handlersOf(modules: readonly Share[], own: Partial<JobHandlers>): JobHandlers {
  const share: Partial<JobHandlers> = { ...own };
  for (const module of modules) Object.assign(share, module.jobHandlers);
  const { sendLetter, deliverNotices, remindDue, noticeReviews, advanceAssignments, cleanUp } = share;
  const { signInAftermath, remindAdaptation, advanceImport, continueImports } = share;
  const daily = remindDue && noticeReviews && advanceAssignments && remindAdaptation && cleanUp;
  const imports = advanceImport && continueImports;
  if (sendLetter && deliverNotices && signInAftermath && daily && imports) {
    return {
      sendLetter,
      deliverNotices,
      signInAftermath,
      advanceImport,
      continueImports,
      remindDue,
      noticeReviews,
      advanceAssignments,
      remindAdaptation,
      cleanUp,
    };
  }
  const names: JobName[] = [
    'sendLetter',
    'deliverNotices',
    'advanceImport',
    'continueImports',
    'remindDue',
    'noticeReviews',
    'advanceAssignments',
    'remindAdaptation',
    'cleanUp',
  ];
  const missing = names.filter((name) => share[name] === undefined);
  throw new Error(`no module handles the jobs ${missing.join(', ')}`);
}
