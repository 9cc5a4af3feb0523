import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PlainSubmit } from '../plain/PlainSubmit';
import type { useSignIn } from '../useSignIn';
import { clockTime } from '../useWait';

interface SignInSubmitProps {
  signIn: ReturnType<typeof useSignIn>;
  label: string;
}

/** Sends the form; after too many tries it says when that will be possible again. */
export function SignInSubmit({ signIn: { wait }, label }: SignInSubmitProps) {
  const { t } = useTranslation('auth');
  const { values } = useFormikContext<{ login?: string }>();
  const isWaiting = wait !== null && (values.login ?? '').trim() === wait.login;
  if (!isWaiting) return <PlainSubmit label={label} />;
  return <PlainSubmit label={t('auth:wait.button', { time: clockTime(wait.seconds) })} isBlocked />;
}
