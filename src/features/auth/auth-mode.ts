export type AuthMode = 'signIn' | 'reset' | 'register';

/** Returns the other query parameters (`ref`), without those of a single opening of the dialog. */
function lastingParams(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete('modal');
  params.delete('socialError');
  return params;
}

/** Returns the path of the landing page with the dialog closed; it opens in sign-in mode the next time. */
export function closedPath(search: string): string {
  const query = lastingParams(search).toString();
  return `/lending${query ? `?${query}` : ''}`;
}

/** Returns the path of a mode and keeps the other query parameters (`ref`). */
export function authPath(mode: AuthMode, search = ''): string {
  const params = lastingParams(search);
  if (mode !== 'register') params.set('modal', mode);
  const query = params.toString();
  return `/lending${mode === 'register' ? '/reg' : ''}${query ? `?${query}` : ''}`;
}

/** Returns the form that a route opens; null for none. A link with a token signs in automatically. */
export function authModeOf(
  action: string | undefined,
  modal: string | null,
  hasToken: boolean,
): AuthMode | null {
  if (action === 'reg') return 'register';
  if (modal === 'signIn' || modal === 'reset') return modal;
  return hasToken ? 'signIn' : null;
}
