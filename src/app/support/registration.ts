import type { DomainRegistration } from '../domain-registration';

/** The registration of visits of the provider’s people. */
export const supportRegistration: DomainRegistration = {
  topicTags: { support: { byType: ['SupportSession', 'History', 'Init'] } },
};
