/** Where the films of a video hosting service are found, without the 11 characters that name one. */
export interface VideoHosting {
  /** `https://hosting/watch`: the film is named by `v`. */
  readonly watchUrl: string;
  /** `https://short/`: the film's name is the path. */
  readonly shortUrl: string;
}

const NAME = /^[\w-]{11}$/;
const PATH = /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/;
const SHORT_PATH = /^\/([\w-]{11})\/?$/;

function addressOf(text: string): URL | null {
  const typed = text.trim();
  try {
    return new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return null;
  }
}

const hostOf = ({ host }: URL): string => host.replace(/^(?:www|m)\./, '');

const isHost = (address: URL, url: string | undefined): boolean =>
  url === undefined || hostOf(address) === hostOf(new URL(url));

function nameInLong({ pathname, searchParams }: URL): string | null {
  const name = pathname === '/watch' ? searchParams.get('v') : PATH.exec(pathname)?.[1];
  return name && NAME.test(name) ? name : null;
}

const nameInShort = ({ pathname }: URL): string | null => SHORT_PATH.exec(pathname)?.[1] ?? null;

/**
 * The 11 characters that name a film, from its watch or short address; null for anything else. Without the hosting any
 * host passes: which one is allowed the server says.
 */
export function videoId(text: string, hosting?: VideoHosting): string | null {
  const address = addressOf(text);
  if (address === null) return null;
  const long = isHost(address, hosting?.watchUrl) ? nameInLong(address) : null;
  return long ?? (isHost(address, hosting?.shortUrl) ? nameInShort(address) : null);
}
