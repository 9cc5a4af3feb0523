import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorOfCode, expectedErrors } from '@src/api/errors';
import { useNotify } from '@src/store/useNotify';
import { useSession } from '@src/store/useSession';
import { type GetSessionTokenMutationVariables, useGetSessionTokenMutation } from './api';
import { reactToSignIn, type SignInReaction } from './sign-in-reaction';
import { useWait } from './useWait';

/**
 * Signs in and keeps the state that responses require: errors, and whether a code is needed. `before`: errors that already
 * occurred at another service.
 */
export function useSignIn(before: readonly string[] = []) {
  const { t } = useTranslation('auth');
  const [getSessionToken, { isLoading, originalArgs }] = useGetSessionTokenMutation();
  const [errors, setErrors] = useState<readonly string[]>(before);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const isCheckPhone = useRef(true);
  const notify = useNotify();
  const session = useSession();
  const { wait, startWait, stopWait } = useWait();

  const follow = async (reaction: SignInReaction) => {
    if (reaction.kind === 'enter') await session.enter(reaction, reaction.routePath);
    if (reaction.kind === 'error') setErrors([reaction.message || t('auth:signIn.failed')]);
    if (reaction.kind === 'askSecondCode') setChallenge(reaction.challenge);
    if (reaction.kind === 'showCode') {
      setIsCodeShown(true);
      if (reaction.message) notify.info(reaction.message);
    }
  };

  const fail = (error: unknown, login: string) => {
    const seconds = Number(errorOfCode(error, 'tooMany')?.params?.['seconds']);
    if (seconds > 0) startWait(login, seconds);
    else setErrors(expectedErrors(error).map(({ message }) => message));
  };

  const send = async (variables: GetSessionTokenMutationVariables) => {
    const previousErrors = errors;
    setErrors([]);
    const { data, error } = await getSessionToken(variables);
    if (error) fail(error, variables.login ?? '');
    if (!data) return;
    const state = { isCheckPhone: isCheckPhone.current, isCodeShown, code: variables.code ?? '' };
    const reaction = reactToSignIn(data.getSessionToken, state);
    if (data.getSessionToken.type === 'isCheckPhone') isCheckPhone.current = !isCheckPhone.current;
    // The response has no new message, so the previous one stays and the user is not left without any.
    if (reaction.kind === 'armCheckPhone') setErrors(previousErrors);
    await follow(reaction);
  };

  /** The link's parameters are not a token and a user, so no request is sent. */
  const showBrokenLink = () => setErrors([t('auth:signIn.brokenLink')]);

  /** Another form is shown, so this one's state is cleared. */
  const clear = () => {
    setErrors([]);
    stopWait();
    setIsCodeShown(false);
    setChallenge(null);
  };

  const shown = wait ? [t('auth:wait.text')] : errors;
  const isTokenChecked = isLoading && originalArgs?.type === 'accessToken';
  return {
    send,
    refuse: showBrokenLink,
    clear,
    errors: shown,
    wait,
    isCodeShown,
    challenge,
    isLoading,
    isTokenChecked,
  };
}
