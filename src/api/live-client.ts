import type { Client } from 'graphql-ws';

type Follow = (client: Client) => () => void;

let current: Client | null = null;
const followers = new Map<Follow, () => void>();

const nothing = () => {};

/** Sets the current connection: subscriptions over the previous one stop and start again over the new one. */
export function provideLiveClient(client: Client | null): void {
  current = client;
  for (const [follow, stop] of [...followers]) {
    stop();
    followers.set(follow, client ? follow(client) : nothing);
  }
}

/** Runs a subscription over the page's shared connection, now or as soon as one exists. Returns a function that stops it. */
export function overLiveClient(follow: Follow): () => void {
  followers.set(follow, current ? follow(current) : nothing);
  return () => {
    followers.get(follow)?.();
    followers.delete(follow);
  };
}
