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
  const { signInAftermath, remindAdaptation } = share;
  const daily = remindDue && noticeReviews && advanceAssignments && remindAdaptation && cleanUp;
  if (sendLetter && deliverNotices && signInAftermath && daily) {
    return {
      sendLetter,
      deliverNotices,
      signInAftermath,
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
    'remindDue',
    'noticeReviews',
    'advanceAssignments',
    'remindAdaptation',
    'cleanUp',
  ];
  const missing = names.filter((name) => share[name] === undefined);
  throw new Error(`no module handles the jobs ${missing.join(', ')}`);
}
