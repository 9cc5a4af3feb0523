import type { HistorySection } from '@server/graphql/generated/resolvers';

/** What can be done, as `logActionTypes` names it in locales/{lang}/enums.json (a test compares the two). */
export const LOG_ACTIONS = [
  'create',
  'update',
  'archive',
  'restore',
  'delete',
  'publish',
  'submitApproval',
  'approve',
  'reject',
  'assign',
  'unassign',
  'waive',
  'open',
  'complete',
  'sign',
  'refuse',
  'attemptStart',
  'attemptFinish',
  'grade',
  'remind',
  'comment',
  'import',
  'importRollback',
  'export',
  'login',
  'loginFailed',
  'logout',
  'passwordReset',
  'sessionEnd',
  'roleGrant',
  'roleRevoke',
  'rightsChange',
  'ipBlocked',
  'integrationConnect',
  'integrationSync',
  'botPublish',
  'messageSend',
  'payment',
  'tokenWriteOff',
  'tokenRefund',
  'documentIssue',
  'supportEnter',
  'supportLeave',
  'suspend',
  'resume',
  'alertSend',
  'accessRequest',
  'accessGrant',
  'socialLinked',
  'socialUnlinked',
  'twoFactorOn',
  'twoFactorOff',
  'twoFactorReset',
  'twoFactorCodes',
] as const;

export type LogAction = (typeof LOG_ACTIONS)[number];

/** What it can be done to, and the section of the cabinet where people look for it. */
export const AUDIT_OBJECTS = {
  user: 'employees',
  position: 'structure',
  subdivision: 'structure',
  regulation: 'regulations',
  education: 'education',
  test: 'tests',
  qualification: 'qualifications',
  assignmentRule: 'assignments',
  organization: 'organization',
  history: 'organization',
  role: 'roles',
} as const satisfies Record<string, HistorySection>;

export type AuditObject = keyof typeof AUDIT_OBJECTS;

/** Actions that belong to «Вход» whatever they are done to. */
export const SIGN_IN_ACTIONS: readonly LogAction[] = [
  'login',
  'loginFailed',
  'logout',
  'passwordReset',
  'sessionEnd',
  'ipBlocked',
];
