import type { Caller, Lang } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { UsedBrowser } from './known-devices';

/** The response of the contract, and the caller for the rest of the request. */
export interface SignedIn {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
  /** Of isTwoFactor. */
  challenge: string | null;
  user: UserRow | null;
  caller: Caller | null;
  /** The browser of the sign-in, and whether the caller has signed in there before. */
  browser: UsedBrowser | null;
  /** The action in the history. */
  action: 'login' | 'passwordReset';
}

export type SignInRejection = 'invalidLoginOrPassword' | 'isAccessTokenFail' | 'isAccessCodeFail';

const rejectionTexts = {
  invalidLoginOrPassword: 'auth.invalid',
  isAccessTokenFail: 'auth.accessTokenFail',
  isAccessCodeFail: 'auth.accessCodeFail',
} as const;

/** Returns a response with only the given fields. */
export function signInAnswer(part: Partial<SignedIn> & { type: string }): SignedIn {
  return {
    message: null,
    token: null,
    routePath: null,
    challenge: null,
    user: null,
    caller: null,
    browser: null,
    action: 'login',
    ...part,
  };
}

/** Returns the response to a wrong attempt. */
export function signInRejection(lang: Lang, type: SignInRejection): SignedIn {
  return signInAnswer({ type, message: errorText(lang, rejectionTexts[type]) });
}
