import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import type { useSignIn } from '../useSignIn';
import { secondCodeSchema } from './schemas';

interface SecondCodeFormProps {
  signIn: ReturnType<typeof useSignIn>;
  challenge: string;
  onBack: () => void;
}

/** The second step of those who switched it on: a code of the app, or a recovery code. */
export function SecondCodeForm({ signIn, challenge, onBack }: SecondCodeFormProps) {
  const { t } = useTranslation('auth');
  return (
    <AppForm
      initialValues={{ code: '' }}
      schema={secondCodeSchema}
      onSubmit={({ code }) => signIn.send({ type: 'twoFactor', accessToken: challenge, code: code.trim() })}
    >
      <Stack spacing={2}>
        <FormErrors errors={signIn.errors} />
        <Typography color="textSecondary">{t('auth:secondCode.text')}</Typography>
        <FormTextField
          name="code"
          label={t('auth:field.secondCode')}
          isRequired
          autoComplete="one-time-code"
          autoFocus
          maxLength={20}
        />
        <SubmitButton size="large" fullWidth>
          {t('auth:secondCode.submit')}
        </SubmitButton>
        <Button onClick={onBack} sx={{ alignSelf: 'center' }}>
          {t('auth:signIn.toAuth')}
        </Button>
      </Stack>
    </AppForm>
  );
}
