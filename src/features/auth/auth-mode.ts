export type AuthMode = 'signIn' | 'reset' | 'register';

/** The route of a mode; what else stands in the query (`ref`) goes along. */
export function authPath(mode: AuthMode, search = ''): string {
  const params = new URLSearchParams(search);
  params.delete('modal');
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
