import type { DomainRegistration } from '../domain-registration';

/** The registration of the history and its checks. */
export const historyRegistration: DomainRegistration = {
  topicTags: { historyCheck: { byType: ['HistoryCheck'] } },
};
