import limits from '@graphql/limits.json';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';

interface CompanyStageProps {
  onBack: () => void;
  onSignIn: () => void;
}

/** «Данные компании». */
export function CompanyStage({ onBack, onSignIn }: CompanyStageProps) {
  const { t } = useTranslation('auth');
  const [hasPromo, setHasPromo] = useState(false);
  return (
    <>
      <FormTextField
        name="organization.name"
        label={t('auth:field.organizationName')}
        isRequired
        autoComplete="organization"
        autoFocus
        maxLength={limits.organizationName}
      />
      <FormNumberField
        name="organization.countEmployees"
        label={t('auth:field.countEmployees')}
        help={t('auth:field.countEmployeesHelp')}
        isRequired
        min={limits.countEmployeesMin}
        max={limits.countEmployeesMax}
      />
      <FormTextField
        name="position.name"
        label={t('auth:field.positionName')}
        isRequired
        autoComplete="organization-title"
        maxLength={limits.positionName}
      />
      {hasPromo ? (
        <FormTextField
          name="organization.promoCode"
          label={t('auth:field.promoCode')}
          autoFocus
          maxLength={64}
        />
      ) : (
        <Button
          onClick={() => setHasPromo(true)}
          aria-expanded={false}
          sx={{ alignSelf: 'flex-start', ml: -1 }}
        >
          {t('auth:register.hasPromo')}
        </Button>
      )}
      <Stack direction="row" spacing={1}>
        <Button onClick={onBack} size="large" variant="outlined">
          {t('auth:register.back')}
        </Button>
        <SubmitButton size="large" fullWidth>
          {t('auth:register.submit')}
        </SubmitButton>
      </Stack>
      <Button onClick={onSignIn} sx={{ alignSelf: 'center' }}>
        {t('auth:register.toAuth')}
      </Button>
    </>
  );
}
