/** A cookie that scripts do not see. */
interface Cookie {
  name: string;
  value: string;
  path: string;
  /** 0: forgotten. */
  maxAgeMs: number;
}

/** Strict: it comes with requests of our own pages only. Lax: with a navigation from another site as well. */
type SameSite = 'Strict' | 'Lax';

/** The cookies of a request, by name. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (header ?? '').split(';').flatMap((part) => {
      const sign = part.indexOf('=');
      return sign < 0 ? [] : [[part.slice(0, sign).trim(), part.slice(sign + 1).trim()]];
    }),
  );
}

/** The header that sets it. `isSecure`: it is kept from unencrypted connections. */
export function cookieText(
  { name, value, path, maxAgeMs }: Cookie,
  sameSite: SameSite,
  isSecure: boolean,
): string {
  const lifetime = Math.floor(maxAgeMs / 1000);
  return `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}
