import type { SessionUser } from '@src/api/init';

export interface SignInResponse {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
  challenge: string | null;
  user: SessionUser | null;
}

/** The state that the form keeps between responses. */
export interface SignInState {
  /** Starts as true; toggled by every response of type `isCheckPhone`. */
  isCheckPhone: boolean;
  isCodeShown: boolean;
  code: string;
}

export type SignInReaction =
  | { kind: 'enter'; token: string; user: SessionUser; routePath: string | null }
  | { kind: 'showCode'; message: string }
  | { kind: 'askSecondCode'; challenge: string }
  | { kind: 'error'; message: string }
  | { kind: 'armCheckPhone' };

/** Returns the reaction to a response of `getSessionToken`, by its type. */
export function reactToSignIn(response: SignInResponse, state: SignInState): SignInReaction {
  const message = response.message ?? '';
  switch (response.type) {
    case 'isCheckPhone':
      return state.isCheckPhone ? { kind: 'error', message } : { kind: 'armCheckPhone' };
    case 'isResetPassword':
      return reactToReset(response, state);
    case 'isTwoFactor':
      return response.challenge
        ? { kind: 'askSecondCode', challenge: response.challenge }
        : { kind: 'error', message };
    case 'isAccessTokenFail':
    case 'isAccessCodeFail':
    case 'invalidLoginOrPassword':
      return { kind: 'error', message };
    default:
      return enter(response, response.routePath);
  }
}

function reactToReset(response: SignInResponse, state: SignInState): SignInReaction {
  if (!state.isCodeShown) return { kind: 'showCode', message: response.message ?? '' };
  return enter(response, response.routePath ?? resetPath(response.user, state.code));
}

function enter({ token, user, message }: SignInResponse, routePath: string | null): SignInReaction {
  return token && user
    ? { kind: 'enter', token, user, routePath }
    : { kind: 'error', message: message ?? '' };
}

/**
 * Returns the page where a user sets the new password: the notification settings for admins, the profile for everybody else. Used
 * for a response without a route.
 */
function resetPath(user: Pick<SessionUser, 'isAdmin' | 'isSuperAdmin'> | null, code: string): string {
  const page = user?.isAdmin || user?.isSuperAdmin ? 'setting-notifications' : 'profile';
  return `/organization/${page}?resetPasswordCode=${encodeURIComponent(code)}`;
}
