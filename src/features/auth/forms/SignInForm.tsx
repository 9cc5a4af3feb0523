import { useTranslation } from 'react-i18next';
import { CheckedForm } from '@src/components/form/CheckedForm';
import { SocialLinks } from '../components/SocialLinks';
import { NativeErrors } from '../native/NativeErrors';
import { NativeField } from '../native/NativeField';
import { NativePasswordField } from '../native/NativePasswordField';
import type { useSignIn } from '../useSignIn';
import { loadSchemas } from './load-schemas';
import { SignInSubmit } from './SignInSubmit';

const loadSchema = async () => (await loadSchemas()).signInSchema;

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  login: string;
  onLogin: (login: string) => void;
  onReset: () => void;
  /** Requests an email with a sign-in link immediately: the link works while password sign-in is rate-limited. */
  onLink: (login: string) => void;
  onRegister: () => void;
}

/** The login and password form. */
export function SignInForm({ signIn, login, onLogin, onReset, onLink, onRegister }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const { wait } = signIn;
  return (
    <CheckedForm
      initialValues={{ login, password: '' }}
      schema={loadSchema}
      onSubmit={(values) => {
        onLogin(values.login);
        return signIn.send({ type: 'local', login: values.login.trim(), password: values.password });
      }}
    >
      <NativeErrors errors={signIn.errors} />
      <NativeField
        name="login"
        label={t('auth:field.login')}
        isRequired
        isFirst={!login}
        input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
      />
      <NativePasswordField name="password" label={t('auth:field.password')} isFirst={Boolean(login)} />
      <SignInSubmit signIn={signIn} label={t('auth:signIn.submit')} />
      {wait ? (
        <button type="button" className="text-button" onClick={() => onLink(wait.login)}>
          {t('auth:wait.byLink')}
        </button>
      ) : null}
      <button type="button" className="text-button" onClick={onReset}>
        {t('auth:signIn.toReset')}
      </button>
      <SocialLinks />
      <p className="form-foot">
        {t('auth:signIn.noAccount')}{' '}
        <button type="button" className="text-button" onClick={onRegister}>
          {t('auth:signIn.toRegister')}
        </button>
      </p>
    </CheckedForm>
  );
}
