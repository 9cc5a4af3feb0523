const known = ['denied', 'expired', 'unverified', 'unknown', 'unavailable', 'tooMany'] as const;

/** The words for what went wrong at another service; null: nothing did. */
export function socialErrorKey(search: string): `auth:social.${(typeof known)[number] | 'failed'}` | null {
  const code = new URLSearchParams(search).get('socialError');
  if (code === null) return null;
  return `auth:social.${known.find((each) => each === code) ?? 'failed'}`;
}
