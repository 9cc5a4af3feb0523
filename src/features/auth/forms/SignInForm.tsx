import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { SocialLinks } from '../components/SocialLinks';
import type { useSignIn } from '../useSignIn';
import { signInSchema } from './schemas';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  login: string;
  onLogin: (login: string) => void;
  onReset: () => void;
  onRegister: () => void;
}

/** Login and password. */
export function SignInForm({ signIn, login, onLogin, onReset, onRegister }: SignInFormProps) {
  const { t } = useTranslation('auth');
  return (
    <AppForm
      initialValues={{ login, password: '' }}
      schema={signInSchema}
      onSubmit={(values) => {
        onLogin(values.login);
        return signIn.send({ type: 'local', login: values.login.trim(), password: values.password });
      }}
    >
      <Stack spacing={2}>
        <FormErrors errors={signIn.errors} />
        <FormTextField
          name="login"
          type="email"
          label={t('auth:field.login')}
          isRequired
          autoComplete="username"
          autoFocus={!login}
          inputMode="email"
        />
        <FormPasswordField
          name="password"
          label={t('auth:field.password')}
          isRequired
          autoFocus={Boolean(login)}
        />
        <SubmitButton size="large" fullWidth>
          {t('auth:signIn.submit')}
        </SubmitButton>
        <Button onClick={onReset} sx={{ alignSelf: 'center' }}>
          {t('auth:signIn.toReset')}
        </Button>
        <SocialLinks />
        <Divider />
        <Stack
          direction="row"
          spacing={0.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
        >
          <Typography color="textSecondary">{t('auth:signIn.noAccount')}</Typography>
          <Button onClick={onRegister}>{t('auth:signIn.toRegister')}</Button>
        </Stack>
      </Stack>
    </AppForm>
  );
}
