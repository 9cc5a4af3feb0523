import type { Lang } from '@server/graphql/context';
import type { Tx } from '@server/db/database';

/** Letters whose texts stand in locales/{lang}/letters.json. `params` fill their placeholders. */
export type LetterTemplate = 'invitation' | 'resetCode' | 'signCode' | 'notice';

export interface LetterInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** Of the receiver, not of the caller. */
  lang: Lang;
  template: LetterTemplate;
  params: Record<string, string | number>;
  /** Where the letter's button leads: a route of the browser (`/regulation/my/7`). Absent: no button. */
  route?: string;
}

export interface Mail {
  /** Stores the letters; with SMTP a job sends each after the commit, without it they stay in the outbox. */
  send(tx: Tx, letters: readonly LetterInput[]): Promise<void>;
}
