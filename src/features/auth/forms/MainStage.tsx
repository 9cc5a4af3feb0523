import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { TermsDialog } from '../components/TermsDialog';

/** «Основные данные». */
export function MainStage({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth');
  const [isTermsOpen, setIsTermsOpen] = useState(false);
  const terms = (
    <Link
      component="button"
      type="button"
      onClick={(event) => {
        // Inside the label, which would tick the box.
        event.preventDefault();
        setIsTermsOpen(true);
      }}
      sx={{ verticalAlign: 'baseline', font: 'inherit' }}
    />
  );
  return (
    <>
      <FormTextField
        name="nameFirst"
        label={t('auth:field.nameFirst')}
        isRequired
        autoComplete="given-name"
        autoFocus
        maxLength={100}
      />
      <FormTextField
        name="email"
        type="email"
        label={t('auth:field.email')}
        isRequired
        autoComplete="email"
        inputMode="email"
      />
      <FormPhoneField name="phone" label={t('auth:field.phone')} isRequired />
      <FormPasswordField
        name="password"
        label={t('auth:field.password')}
        isRequired
        autoComplete="new-password"
        withMeter
      />
      <FormPasswordField
        name="confirmPassword"
        label={t('auth:field.confirmPassword')}
        isRequired
        autoComplete="new-password"
      />
      <FormCheckbox
        name="isAccept"
        label={<Trans t={t} i18nKey="auth:field.isAccept" components={{ terms }} />}
      />
      <SubmitButton size="large" fullWidth>
        {t('auth:register.next')}
      </SubmitButton>
      <Button onClick={onSignIn} sx={{ alignSelf: 'center' }}>
        {t('auth:register.toAuth')}
      </Button>
      {isTermsOpen ? <TermsDialog onClose={() => setIsTermsOpen(false)} /> : null}
    </>
  );
}
