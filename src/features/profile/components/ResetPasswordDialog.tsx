import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { useRouteSecret } from '@src/components/routing/useRouteSecret';
import { useUrlState } from '@src/components/routing/useUrlState';
import { takeSecret } from '@src/lib/route-secrets';
import { flagParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { PasswordForm } from '../forms/PasswordForm';

/** `welcome`: opened through an invitation, for the first time. */
const codecs = { welcome: flagParam() };

/** Opens automatically after a recovery or an invitation while the link's code is unused. */
export function ResetPasswordDialog() {
  const { t } = useTranslation('profile');
  // Kept until the password is set, so that it survives a re-render or a reload.
  const code = useRouteSecret('resetPasswordCode');
  const user = useAppSelector(selectUser);
  const { state } = useUrlState(codecs);
  const navigate = useNavigate();
  if (code === null || !user) return null;
  const done = () => {
    takeSecret('resetPasswordCode');
    // A newcomer starts with their tasks instead of a form.
    if (state.welcome) void navigate('/today?welcome=1', { replace: true });
  };
  const words = state.welcome
    ? {
        title: t('profile:password.welcomeTitle', { name: user.nameFirst }),
        text: t('profile:password.welcomeText', { login: user.email }),
        submit: t('profile:password.welcomeSave'),
      }
    : { title: t('profile:password.resetTitle'), text: t('profile:password.resetText') };
  return (
    <ContentDialog title={words.title} maxWidth="xs" actions={null}>
      <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {words.text}
      </Typography>
      <PasswordForm code={code} submit={words.submit} isSilent={state.welcome} onDone={done} />
    </ContentDialog>
  );
}
