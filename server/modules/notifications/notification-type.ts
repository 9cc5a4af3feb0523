/** The groups of the settings' matrix, in its order; named by notifications.section.<section>. */
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

/** «Почему я это получил»: what the person is to the thing that they hear of; notifications.why.<reason>. */
export type NoticeReason =
  | 'assignment'
  | 'turn'
  | 'owner'
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
  /** Of its receivers, unless the notice itself says another one. */
  reason: NoticeReason;
  /** Whether the provider's default sends it outside of the cabinet; in the cabinet everything is on by default. */
  isLetter: boolean;
  /** The law asks for it (signatures): in the cabinet nobody can switch it off. */
  isRequired?: true;
  /** Goes out at night too, at once and although it was read: it is about the safety of the account. */
  isUrgent?: true;
  /**
   * What ends it before it has gone out: the obligation was met, the approval was given, the step done, the decision taken,
   * the document renewed.
   */
  until?: 'assignment' | 'approval' | 'step' | 'decision' | 'document';
  /** Of a reminder: so many days before the due date, 0 for the day itself, unless a setting says otherwise. */
  before?: readonly number[];
  /** Of what is overdue: every so many days, unless a setting says otherwise. */
  repeatEvery?: number;
  /**
   * Whether the organization may choose who else hears of it. `same`: in the same words; `about`: its words speak to
   * the person themselves, so that others are told who was told what.
   */
  copies?: 'same' | 'about';
  /** Who hears of it, the steps of the organization's ladder say. */
  hasLadder?: true;
  /** What its texts may name: the notice's `params` have exactly these. */
  variables: readonly string[];
}

/**
 * What a module tells people, in `<domain>.notification-types.ts`. To add a type: a line there, its names
 * `organizationNotificationTypes.<type>` in enums.json, its texts `<type>` in notifications.json and
 * `notice.<type>.subject` and `.text` in letters.json, in both languages; then call `notify`.
 */
export type NotificationTypes = Readonly<Record<string, NotificationType>>;
