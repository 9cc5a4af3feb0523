import type { Lang } from '@server/graphql/context';
import type { CodePurpose } from '@server/modules/auth/codes';
import type { EmailTextKey } from '@server/texts';
import type { EmailAttachment } from './mail.tables';

export const EMAIL_TEMPLATES = [
  'invitation',
  'resetCode',
  'signCode',
  'emailCode',
  'confirmCode',
  'addressCode',
  'security',
  'signInChange',
  'ipRecovery',
  'evidenceHead',
  'report',
] as const;

/** Emails whose texts are in locales/{lang}/emails.json. `params` are the values of their placeholders. */
export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

/** A separate line below the email's first text. */
export interface EmailFact {
  text: EmailTextKey;
  params: Record<string, string | number>;
}

export interface EmailInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** The language of the recipient, not of the caller. */
  lang: Lang;
  template: EmailTemplate;
  /** In addition to the placeholders: `receiver`, the name to greet; for security emails `type`, the event. */
  params: Record<string, string | number>;
  /** Further content; a plain email omits it. */
  facts?: readonly EmailFact[];
  /** For an email with a code or a sign-in link: when it is used or expires, the content of the email is erased. */
  opens?: { userId: number; purpose: CodePurpose };
  /** For an email with another kind of access link: when that expires. */
  expiresAt?: Date;
  /** The user whose sign-in it concerns: the person who registered an organization gets these regardless of its email limit. */
  userId?: number;
  /** The target of the email's button: a route of the browser (`/regulation/my/7`). Absent: no button. */
  route?: string;
  attachments?: EmailAttachment[];
  /** Instead of a route: a path on the server. */
  path?: string;
}
