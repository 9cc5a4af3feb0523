import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';

/** Ways out of the cabinet. */
export type OutsideChannel = 'email' | 'messenger';

/** What a messenger is given to pass on, in the receiver's language. */
export interface MessengerMessage {
  organizationId: number;
  userId: number;
  lang: Lang;
  text: string;
  /** Absolute, into the cabinet. */
  url: string;
}

/** Passes messages on to a messenger. Called in the transaction that marks them as sent: it only queues. */
export interface MessengerAdapter {
  send(tx: Tx, messages: readonly MessengerMessage[]): Promise<void>;
}

/** The ways out of the cabinet that this application has: letters, and a messenger when its module brings one. */
export interface Channels {
  registerMessenger(adapter: MessengerAdapter): void;
  messenger(): MessengerAdapter | null;
  /** Those that notices are queued for. */
  names(): readonly OutsideChannel[];
}

/** The one registry of a composed application. */
export function createChannels(): Channels {
  let messenger: MessengerAdapter | null = null;
  return {
    registerMessenger: (adapter) => {
      messenger = adapter;
    },
    messenger: () => messenger,
    names: () => (messenger ? ['email', 'messenger'] : ['email']),
  };
}
