/** A cookie that scripts cannot read. */
interface Cookie {
  name: string;
  value: string;
  path: string;
  /** 0: forgotten. */
  maxAgeMs: number;
}

/** Strict: sent only with requests of our own pages. Lax: also sent when another site navigates to us. */
type SameSite = 'Strict' | 'Lax';

/** Returns the cookies of a request by name. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (header ?? '').split(';').flatMap((part) => {
      const sign = part.indexOf('=');
      return sign < 0 ? [] : [[part.slice(0, sign).trim(), part.slice(sign + 1).trim()]];
    }),
  );
}

/** Returns the header that sets the cookie. `isSecure`: it is not sent over unencrypted connections. */
export function cookieText(
  { name, value, path, maxAgeMs }: Cookie,
  sameSite: SameSite,
  isSecure: boolean,
): string {
  const lifetime = Math.floor(maxAgeMs / 1000);
  return `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}
