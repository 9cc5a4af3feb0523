import type { DomainRegistration } from '../domain-registration';

/** The registration of sessions and IP access. */
export const sessionsRegistration: DomainRegistration = {
  topicTags: {
    session: { byType: ['Init', 'Session'] },
    ipAccess: { byType: ['IpAccess'] },
  },
};
