/** The groups in the settings matrix, in its order; named by notifications.section.<section>. */
export const NOTIFICATION_SECTIONS = [
  'regulations',
  'educations',
  'tests',
  'qualifications',
  'adaptation',
  'employees',
  'organization',
  'security',
] as const;

export type NotificationSection = (typeof NOTIFICATION_SECTIONS)[number];

/** «Почему я это получил»: the person's relation to the subject of the notification; notifications.why.<reason>. */
export type NotificationReason =
  | 'assignment'
  | 'turn'
  | 'owner'
  | 'asked'
  | 'editor'
  | 'approver'
  | 'leader'
  | 'above'
  | 'mentor'
  | 'personnel'
  | 'admin'
  | 'role'
  | 'acting'
  | 'replaced'
  | 'account'
  | 'provider'
  | 'test';

export interface NotificationType {
  section: NotificationSection;
  /** The reason for its receivers, unless the notification itself has another one. */
  reason: NotificationReason;
  /** Whether the provider's default sends it outside the application; in the application everything is on by default. */
  isSentOutside: boolean;
  /** The law requires it (signatures): nobody can switch it off in the application. */
  isRequired?: true;
  /** Sent even at night, at once and even if it was read: it concerns the security of the account. */
  isUrgent?: true;
  /**
   * The event that makes it unnecessary before it is sent: the assignment was completed, the approval given, the step done, the
   * decision made, the document renewed.
   */
  until?: 'assignment' | 'approval' | 'step' | 'decision' | 'document';
  /** For a reminder: the numbers of days before the due date, 0 for the day itself, unless a setting overrides them. */
  before?: readonly number[];
  /** For an overdue item: the interval in days, unless a setting overrides it. */
  repeatEvery?: number;
  /**
   * Whether the organization may choose who else is notified. `same`: with the same text; `about`: its text addresses the person,
   * so others are notified of who received which notification.
   */
  copies?: 'same' | 'about';
  /** The organization's escalation steps determine who receives it. */
  hasEscalation?: true;
  /** The variables of its texts: the notification's `params` have exactly these. */
  variables: readonly string[];
}

/**
 * The notification types of a module, in `<domain>.notification-types.ts`. To add a type: a line there, its names
 * `organizationNotificationTypes.<type>` in enums.json, its texts `<type>` in notifications.json and `notice.<type>.subject` and
 * `.text` in emails.json, in both languages; then call `notify`.
 */
export type NotificationTypes = Readonly<Record<string, NotificationType>>;
