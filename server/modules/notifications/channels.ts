import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';

/** Channels outside the application. */
export type OutsideChannel = 'email' | 'messenger';

/** The message that a messenger delivers, in the receiver's language. */
export interface MessengerMessage {
  organizationId: number;
  userId: number;
  lang: Lang;
  text: string;
  /** Absolute URL into the application. */
  url: string;
}

/** Passes messages to a messenger. Called in the transaction that marks them as sent, so it only queues them. */
export interface MessengerAdapter {
  send(tx: Tx, messages: readonly MessengerMessage[]): Promise<void>;
}

/** The channels outside the application: email, and a messenger when its module registers one. */
export interface Channels {
  registerMessenger(adapter: MessengerAdapter): void;
  messenger(): MessengerAdapter | null;
  /** Returns the channels for which notifications are queued. */
  names(): readonly OutsideChannel[];
}

/** The single registry of an application. */
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
