import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRouteSecret } from '@src/components/routing/useRouteSecret';
import { takeSecret } from '@src/lib/route-secrets';
import { authPath, type AuthMode } from '../auth-mode';
import { RegisterForm } from '../forms/RegisterForm';
import { ResetForm } from '../forms/ResetForm';
import { SecondCodeForm } from '../forms/SecondCodeForm';
import { SignInForm } from '../forms/SignInForm';
import '../native/native.css';
import { NativeDialog } from '../native/NativeDialog';
import { NativeAlerts } from './NativeAlerts';
import { socialErrorKey } from '../social-error';
import { useSignIn } from '../useSignIn';

interface AuthModalProps {
  mode: AuthMode;
  /** The route's query, which is kept when switching forms. */
  search: string;
  onClose: () => void;
}

/** Sign-in, recovery and registration: one dialog in three modes. Closing it resets it to sign-in. */
export function AuthModal({ mode, search, onClose }: AuthModalProps) {
  const { t } = useTranslation('auth');
  return (
    <NativeDialog title={t(`auth:modal.${mode}`)} onClose={onClose} isKeptOpen={mode === 'register'}>
      <Forms mode={mode} search={search} />
      {/* Inside the dialog, because a modal dialog makes everything around it inert. */}
      <NativeAlerts />
    </NativeDialog>
  );
}

function Forms({ mode, search }: Omit<AuthModalProps, 'onClose'>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const socialError = socialErrorKey(search);
  const signIn = useSignIn(socialError ? [t(socialError)] : []);
  useTokenSignIn(signIn, search);
  // The typed login is kept when the form changes.
  const [login, setLogin] = useState('');
  const go = (next: AuthMode) => {
    signIn.clear();
    void navigate(authPath(next, search), { replace: true });
  };
  if (signIn.isTokenChecked) return <Checking />;
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
      onLink={(waiting) => {
        go('reset');
        void signIn.send({ type: 'reset', login: waiting });
      }}
      onRegister={() => go('register')}
    />
  );
}

/** Signs in with the token of a link, once, including in a tab that was already open. */
function useTokenSignIn({ send, refuse }: ReturnType<typeof useSignIn>, search: string): void {
  const token = useRouteSecret('accessToken');
  const navigate = useNavigate();
  const isOpenByRoute = new URLSearchParams(search).get('modal') === 'signIn';
  useEffect(() => {
    if (token === null) return;
    // The dialog that the token opened must stay open after the token is consumed.
    if (!isOpenByRoute) {
      void navigate(authPath('signIn', search), { replace: true });
      return;
    }
    const accessToken = takeSecret('accessToken');
    if (accessToken === null) return;
    const userId = takeSecret('userId') ?? '';
    if (/^[1-9]\d{0,8}$/.test(userId)) {
      void send({ type: 'accessToken', accessToken, userId: Number(userId) });
    } else refuse();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each token
  }, [token, isOpenByRoute]);
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
