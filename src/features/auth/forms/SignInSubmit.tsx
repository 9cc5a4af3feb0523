import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { NativeSubmit } from '../native/NativeSubmit';
import type { useSignIn } from '../useSignIn';
import { clockTime } from '../useWait';

interface SignInSubmitProps {
  signIn: ReturnType<typeof useSignIn>;
  label: string;
}

/** Submits the form; after too many attempts it shows when the next one is possible. */
export function SignInSubmit({ signIn: { wait }, label }: SignInSubmitProps) {
  const { t } = useTranslation('auth');
  const { values } = useFormikContext<{ login?: string }>();
  const isWaiting = wait !== null && (values.login ?? '').trim() === wait.login;
  if (!isWaiting) return <NativeSubmit label={label} />;
  return <NativeSubmit label={t('auth:wait.button', { time: clockTime(wait.seconds) })} isBlocked />;
}
