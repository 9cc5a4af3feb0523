import type { Counted } from './rate-limits';

/** Sockets that may be open at once: of a person (tabs, devices), of an organization, of strangers at one address. */
export const SOCKETS = { person: 60, organization: 10_000, address: 200 } as const;

/** Places for open sockets on this node. */
export interface SocketPlaces {
  /** Takes a place, and answers how to leave it; null: there is none. */
  take(whose: Counted): (() => void) | null;
}

function keysOf(whose: Counted): [string, number][] {
  if (whose.kind === 'person') {
    return [
      [`person:${whose.userId}`, SOCKETS.person],
      [`organization:${whose.organizationId}`, SOCKETS.organization],
    ];
  }
  return [[whose.kind === 'address' ? whose.ip : `browser:${whose.name}`, SOCKETS.address]];
}

/** Counts open sockets by those whom they are for. */
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
      if (keys.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return null;
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
