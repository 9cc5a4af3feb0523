// Files that hold SQL though their names do not say so, and why. The list only gets shorter: lint asks to take off a file that
// holds none any more, and whoever writes a new statement has a repository or a read model for it.
export const SQL_EXCEPTIONS = [
  {
    reason: 'of the frame, which has no repositories: queues, mail, what is called once',
    files: [
      'server/jobs/worker.ts',
      'server/graphql/idempotency.ts',
      'server/graphql/access/guest-calls.ts',
      'server/audit/security-events.ts',
      'server/mail/email-queue.ts',
      'server/mail/mail.ts',
      'server/outages.ts',
    ],
  },
  {
    reason: 'words that statements of many modules are made of, beside the same words in TypeScript',
    files: [
      'server/modules/assignment-statuses.ts',
      'server/modules/paged.ts',
      'server/modules/person-name.ts',
      'server/modules/assignments/evaluation/demands.ts',
      'server/modules/employees/export/people-export.context.ts',
    ],
  },
  {
    reason: 'what a kind of content or a source of reports registers: its conditions are a part of it',
    files: [
      'server/modules/content/content-kinds.ts',
      'server/modules/content/content-reports.ts',
      'server/modules/content/content-definition.ts',
      'server/modules/content/create-content-kind.ts',
      'server/modules/educations/education.kind.ts',
      'server/modules/reports/report-sources.ts',
      'server/modules/reports/people-sources.ts',
    ],
  },
];
