export type AuthMode = 'signIn' | 'reset' | 'register';

/** What else stands in the query (`ref`), without what belongs to one opening of the dialog. */
function lastingParams(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete('modal');
  params.delete('socialError');
  return params;
}

/** The landing alone: the dialog is closed, and opens in sign-in mode the next time. */
export function closedPath(search: string): string {
  const query = lastingParams(search).toString();
  return `/lending${query ? `?${query}` : ''}`;
}

/** The route of a mode; what else stands in the query (`ref`) goes along. */
export function authPath(mode: AuthMode, search = ''): string {
  const params = lastingParams(search);
  if (mode !== 'register') params.set('modal', mode);
  const query = params.toString();
  return `/lending${mode === 'register' ? '/reg' : ''}${query ? `?${query}` : ''}`;
}

/** Which form a route asks for; null: none. A link with a token signs in by itself. */
export function authModeOf(
  action: string | undefined,
  modal: string | null,
  hasToken: boolean,
): AuthMode | null {
  if (action === 'reg') return 'register';
  if (modal === 'signIn' || modal === 'reset') return modal;
  return hasToken ? 'signIn' : null;
}
