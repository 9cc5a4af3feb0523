import type { Client } from 'graphql-ws';

type Follow = (client: Client) => () => void;

let current: Client | null = null;
const followers = new Map<Follow, () => void>();

const nothing = () => {};

/** Says which connection there is: who waited for one begins, and whoever followed over the one before stops. */
export function provideLiveClient(client: Client | null): void {
  current = client;
  for (const [follow, stop] of [...followers]) {
    stop();
    followers.set(follow, client ? follow(client) : nothing);
  }
}

/** Follows something over the page's one connection, now or as soon as there is one. Answers how to stop. */
export function overLiveClient(follow: Follow): () => void {
  followers.set(follow, current ? follow(current) : nothing);
  return () => {
    followers.get(follow)?.();
    followers.delete(follow);
  };
}
