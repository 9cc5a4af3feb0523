import type { DomainRegistration } from '../domain-registration';

/** The registration of assignments of content of every kind. */
export const assignmentsRegistration: DomainRegistration = {
  topicTags: {
    assignment: {
      // The ids are of the assigned objects.
      byType: [
        'Assignment',
        'Content',
        'ContentTeam',
        'ContentSignature',
        'ContentHistory',
        'AssignmentRule',
        'Statistic',
        'Organization',
        'Adaptation',
        'Today',
      ],
    },
  },
};
