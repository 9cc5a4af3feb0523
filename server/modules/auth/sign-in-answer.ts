import type { Caller, Lang } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { UsedBrowser } from './known-devices';

/** The answer of the contract, and the caller that the rest of the request is for. */
export interface SignedIn {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
  /** Of isTwoFactor. */
  challenge: string | null;
  user: UserRow | null;
  caller: Caller | null;
  /** Where the caller has signed in, and whether they had before. */
  browser: UsedBrowser | null;
  /** For the history. */
  action: 'login' | 'passwordReset';
}

export type SignInRefusal = 'invalidLoginOrPassword' | 'isAccessTokenFail' | 'isAccessCodeFail';

const refusalTexts = {
  invalidLoginOrPassword: 'auth.invalid',
  isAccessTokenFail: 'auth.accessTokenFail',
  isAccessCodeFail: 'auth.accessCodeFail',
} as const;

/** An answer with nothing but what is given. */
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

/** The answer to a wrong try. */
export function signInRefusal(lang: Lang, type: SignInRefusal): SignedIn {
  return signInAnswer({ type, message: errorText(lang, refusalTexts[type]) });
}
