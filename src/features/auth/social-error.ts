const known = ['denied', 'expired', 'unverified', 'unknown', 'unavailable', 'tooMany'] as const;

/** Returns the translation key of the error at another service; null when there was none. */
export function socialErrorKey(search: string): `auth:social.${(typeof known)[number] | 'failed'}` | null {
  const code = new URLSearchParams(search).get('socialError');
  if (code === null) return null;
  return `auth:social.${known.find((item) => item === code) ?? 'failed'}`;
}
