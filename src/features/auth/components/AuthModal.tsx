import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasSecret, takeSecret } from '@src/lib/route-secrets';
import { AlertsHost } from '@src/store/AlertsHost';
import { useAppSelector } from '@src/store/hooks';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { authPath, type AuthMode } from '../auth-mode';
import { RegisterForm } from '../forms/RegisterForm';
import { ResetForm } from '../forms/ResetForm';
import { SecondCodeForm } from '../forms/SecondCodeForm';
import { SignInForm } from '../forms/SignInForm';
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
  const isDark = useAppSelector((state) => state.settings.isDark);
  const titleId = useId();
  return (
    <ThemeRoot isDark={isDark}>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={titleId}
        maxWidth={false}
        slotProps={{ paper: { sx: { width: 440 } } }}
      >
        <DialogTitle id={titleId} sx={{ pr: 7, fontSize: 20 }}>
          {t(`auth:modal.${mode}`)}
        </DialogTitle>
        <IconButton
          aria-label={t('common:action.close')}
          onClick={onClose}
          sx={{ position: 'absolute', top: 14, right: 14 }}
        >
          <X />
        </IconButton>
        <DialogContent>
          <Forms mode={mode} search={search} />
        </DialogContent>
      </Dialog>
      <AlertsHost />
    </ThemeRoot>
  );
}

function Forms({ mode, search }: Omit<AuthModalProps, 'onClose'>) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const isFromLink = useTokenSignIn(signIn.send);
  // What was typed as the login stays when the form changes.
  const [login, setLogin] = useState('');
  const go = (next: AuthMode) => {
    signIn.clear();
    void navigate(authPath(next, search), { replace: true });
  };
  if (isFromLink && signIn.isLoading) return <Checking />;
  if (signIn.challenge)
    return <SecondCodeForm signIn={signIn} challenge={signIn.challenge} onBack={() => go('signIn')} />;
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
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', py: 5 }}>
      <CircularProgress size={28} aria-hidden />
      <Box>
        <Typography color="textSecondary">{t('auth:signIn.withToken')}</Typography>
      </Box>
    </Stack>
  );
}
