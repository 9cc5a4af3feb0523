import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@src/components/layout/PageHeader';
import { Section } from '@src/components/layout/Section';
import { ResetPasswordDialog } from '../components/ResetPasswordDialog';
import { PasswordForm } from '../forms/PasswordForm';

/** Where admins land after a recovery: the new password, and the way to change it again. */
export function PasswordPage() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('profile:password.title')} purpose={t('profile:password.purpose')} />
      <ResetPasswordDialog />
      <Section title={t('profile:password.change')}>
        <PasswordForm code={null} onDone={() => void navigate('/organization')} />
      </Section>
    </>
  );
}
