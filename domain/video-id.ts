/** The addresses of videos at a video hosting service, without the 11 characters of the video's id. */
export interface VideoHosting {
  /** `https://hosting/watch`: the parameter `v` is the video's id. */
  readonly watchUrl: string;
  /** `https://short/`: the path is the video's id. */
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
 * Returns the 11 characters of a video's id, from its watch or short address; null for anything else. Without the hosting any
 * host is accepted: the server decides which one is allowed.
 */
export function videoId(text: string, hosting?: VideoHosting): string | null {
  const address = addressOf(text);
  if (address === null) return null;
  const long = isHost(address, hosting?.watchUrl) ? nameInLong(address) : null;
  return long ?? (isHost(address, hosting?.shortUrl) ? nameInShort(address) : null);
}
