import type { ChangeTopic } from '@server/graphql/generated/types';
import type { LiveEvent } from '@server/events/live-event';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller } from '@server/graphql/context';
import { homeOf } from '@server/graphql/access/guests';

interface Watch {
  live: LiveEvents;
  caller: Caller;
  /** Returns the caller's present data; null: the session is over. */
  read: () => Promise<Caller | null>;
  onEnded: () => void;
  /** Called when the person's rights have changed. */
  onChanged: () => void;
}

/** After events of these topics the person may have other rights, or none. */
const TOPICS: ChangeTopic[] = ['role', 'position', 'user', 'ipAccess', 'organization'];

function concerns({ topic, ids, userIds }: LiveEvent, caller: Caller): boolean {
  if (!TOPICS.includes(topic)) return false;
  if (topic === 'ipAccess') return userIds === undefined || userIds.includes(caller.userId);
  return topic !== 'user' || ids.length === 0 || ids.includes(caller.userId);
}

/** Follows the session of an open socket, until the returned function is called. */
export function watchSession({ live, caller, read, onEnded, onChanged }: Watch): () => void {
  let isReading = false;
  let isStale = false;

  async function readOnce(): Promise<void> {
    const present = await read();
    if (present === null) onEnded();
    else if (JSON.stringify(present) !== JSON.stringify(caller)) onChanged();
  }

  async function check(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      // Events during a read may not be reflected in it.
      while (isStale) {
        isStale = false;
        await readOnce();
      }
    } catch {
      // The database is unavailable: the following gap triggers another check.
    } finally {
      isReading = false;
    }
  }

  const follow = (event: LiveEvent): void => {
    if (event.topic === 'session' && event.ids.includes(caller.sessionId)) onEnded();
    else if (concerns(event, caller)) void check();
  };
  // A guest in a client's workspace has the rights of their own organization.
  const stops = [...new Set([caller.organizationId, homeOf(caller)])].map((id) => live.subscribe(id, follow));
  const stopGaps = live.onGap(() => void check());
  return () => {
    for (const stop of stops) stop();
    stopGaps();
  };
}
