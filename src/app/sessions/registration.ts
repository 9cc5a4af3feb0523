import type { DomainRegistration } from '../domain-registration';

/** The registration of sessions and IP access. */
export const sessionsRegistration: DomainRegistration = {
  topicTags: {
    session: { byType: ['Init', 'Session'] },
    account: { byType: ['Init', 'Session'] },
    own: { byType: ['Own', 'Report', 'ReportSnapshot'] },
    ipAccess: { byType: ['IpAccess'] },
  },
};
