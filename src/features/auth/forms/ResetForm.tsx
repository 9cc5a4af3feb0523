import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import type { useSignIn } from '../useSignIn';
import { resetSchema } from './schemas';

interface ResetFormProps {
  signIn: ReturnType<typeof useSignIn>;
  login: string;
  onLogin: (login: string) => void;
  onBack: () => void;
}

/** The login; then the code that came by letter. */
export function ResetForm({ signIn, login, onLogin, onBack }: ResetFormProps) {
  const { t } = useTranslation('auth');
  const { isCodeShown } = signIn;
  return (
    <AppForm
      initialValues={{ login, code: '' }}
      schema={resetSchema(isCodeShown)}
      onSubmit={(values) => {
        onLogin(values.login);
        const code = values.code.trim();
        return signIn.send({ type: 'reset', login: values.login.trim(), ...(isCodeShown ? { code } : {}) });
      }}
    >
      <Stack spacing={2}>
        <FormErrors errors={signIn.errors} />
        {isCodeShown ? null : <Typography color="textSecondary">{t('auth:reset.text')}</Typography>}
        <FormTextField
          name="login"
          type="email"
          label={t('auth:field.login')}
          isRequired
          isDisabled={isCodeShown}
          autoComplete="username"
          autoFocus={!login}
          inputMode="email"
        />
        {isCodeShown ? (
          <FormTextField
            name="code"
            label={t('auth:field.code')}
            isRequired
            autoComplete="one-time-code"
            autoFocus
            maxLength={64}
          />
        ) : null}
        <SubmitButton size="large" fullWidth>
          {t(isCodeShown ? 'auth:reset.submitCode' : 'auth:reset.submit')}
        </SubmitButton>
        <Button onClick={onBack} sx={{ alignSelf: 'center' }}>
          {t('auth:signIn.toAuth')}
        </Button>
      </Stack>
    </AppForm>
  );
}
