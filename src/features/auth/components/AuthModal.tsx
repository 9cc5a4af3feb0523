import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasSecret, takeSecret } from '@src/lib/route-secrets';
import { authPath, type AuthMode } from '../auth-mode';
import { RegisterForm } from '../forms/RegisterForm';
import { ResetForm } from '../forms/ResetForm';
import { SecondCodeForm } from '../forms/SecondCodeForm';
import { SignInForm } from '../forms/SignInForm';
import '../plain/plain.css';
import { PlainDialog } from '../plain/PlainDialog';
import { PlainAlerts } from './PlainAlerts';
import { socialErrorKey } from '../social-error';
import { useSignIn } from '../useSignIn';

interface AuthModalProps {
  mode: AuthMode;
  /** The route's query, which goes along from form to form. */
  search: string;
  onClose: () => void;
}

/** Sign-in, recovery and registration: one dialog in three modes. Closed, it is in sign-in mode again. */
export function AuthModal({ mode, search, onClose }: AuthModalProps) {
  const { t } = useTranslation('auth');
  return (
    <PlainDialog title={t(`auth:modal.${mode}`)} onClose={onClose}>
      <Forms mode={mode} search={search} />
      {/* Inside, since a modal dialog leaves nothing around it to be pressed. */}
      <PlainAlerts />
    </PlainDialog>
  );
}

function Forms({ mode, search }: Omit<AuthModalProps, 'onClose'>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const socialError = socialErrorKey(search);
  const signIn = useSignIn(socialError ? [t(socialError)] : []);
  const isFromLink = useTokenSignIn(signIn.send);
  // What was typed as the login stays when the form changes.
  const [login, setLogin] = useState('');
  const go = (next: AuthMode) => {
    signIn.clear();
    void navigate(authPath(next, search), { replace: true });
  };
  if (isFromLink && signIn.isLoading) return <Checking />;
  if (signIn.challenge) {
    return <SecondCodeForm signIn={signIn} challenge={signIn.challenge} onBack={() => go('signIn')} />;
  }
  if (mode === 'register') return <RegisterForm search={search} onSignIn={() => go('signIn')} />;
  if (mode === 'reset') {
    return <ResetForm signIn={signIn} login={login} onLogin={setLogin} onBack={() => go('signIn')} />;
  }
  return (
    <SignInForm
      signIn={signIn}
      login={login}
      onLogin={setLogin}
      onReset={() => go('reset')}
      onRegister={() => go('register')}
    />
  );
}

/** A link with a token signs in by itself, once: the token is out of the address already. */
function useTokenSignIn(send: ReturnType<typeof useSignIn>['send']): boolean {
  const [isFromLink] = useState(() => hasSecret('accessToken'));
  useEffect(() => {
    const accessToken = takeSecret('accessToken');
    const userId = Number(takeSecret('userId'));
    if (accessToken && Number.isInteger(userId)) void send({ type: 'accessToken', accessToken, userId });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  return isFromLink;
}

function Checking() {
  const { t } = useTranslation('auth');
  return (
    <p role="status" className="form-checking">
      <span className="spinner" aria-hidden />
      {t('auth:signIn.withToken')}
    </p>
  );
}
