import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { PasswordForm } from '../forms/PasswordForm';

/** One's own password. */
export function PasswordPage() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  return (
    <Section title={t('profile:password.change')}>
      <PasswordForm code={null} onDone={() => void navigate('/organization')} />
    </Section>
  );
}
