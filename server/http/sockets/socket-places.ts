import type { Counted } from '../limits/rate-counters';

/** Max number of open sockets: per person (tabs, devices), per organization, and of strangers at one address. */
export const SOCKETS = { person: 60, organization: 10_000, address: 200 } as const;

/** Limits the open sockets on this node. */
export interface SocketPlaces {
  /** Takes a place and returns a function to release it; null: there is none. */
  take(whose: Counted): (() => void) | null;
}

function keysOf(whose: Counted): [string, number][] {
  if (whose.kind === 'person') {
    return [
      [`person:${whose.userId}`, SOCKETS.person],
      [`organization:${whose.organizationId}`, SOCKETS.organization],
    ];
  }
  return [['ip' in whose ? whose.ip : `browser:${whose.name}`, SOCKETS.address]];
}

/** Counts open sockets per owner. */
export function createSocketPlaces(): SocketPlaces {
  const taken = new Map<string, number>();

  function add(key: string, change: number): void {
    const count = (taken.get(key) ?? 0) + change;
    if (count > 0) taken.set(key, count);
    else taken.delete(key);
  }

  return {
    take(whose) {
      const keys = keysOf(whose);
      if (keys.some(([key, max]) => (taken.get(key) ?? 0) >= max)) return null;
      for (const [key] of keys) add(key, 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        for (const [key] of keys) add(key, -1);
      };
    },
  };
}
