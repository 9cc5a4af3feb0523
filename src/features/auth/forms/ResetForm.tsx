import limits from '@graphql/limits.json';
import { useTranslation } from 'react-i18next';
import { CheckedForm } from '@src/components/form/CheckedForm';
import { NativeErrors } from '../native/NativeErrors';
import { NativeField } from '../native/NativeField';
import type { useSignIn } from '../useSignIn';
import { loadSchemas } from './load-schemas';
import { SignInSubmit } from './SignInSubmit';

interface ResetFormProps {
  signIn: ReturnType<typeof useSignIn>;
  login: string;
  onLogin: (login: string) => void;
  onBack: () => void;
}

/** Recovery: the login, then the code from the email. */
export function ResetForm({ signIn, login, onLogin, onBack }: ResetFormProps) {
  const { t } = useTranslation('auth');
  const { isCodeShown } = signIn;
  return (
    <CheckedForm
      initialValues={{ login, code: '' }}
      schema={async () => (await loadSchemas()).resetSchema(isCodeShown)}
      onSubmit={(values) => {
        onLogin(values.login);
        const code = values.code.trim();
        return signIn.send({ type: 'reset', login: values.login.trim(), ...(isCodeShown ? { code } : {}) });
      }}
    >
      <NativeErrors errors={signIn.errors} />
      {signIn.wait ? <p className="form-text">{t('auth:wait.useLink')}</p> : null}
      <p className="form-text">{t(isCodeShown ? 'auth:reset.sent' : 'auth:reset.text')}</p>
      <NativeField
        name="login"
        label={t('auth:field.login')}
        isRequired
        isFirst={!login}
        input={{ type: 'email', autoComplete: 'username', inputMode: 'email', disabled: isCodeShown }}
      />
      {isCodeShown ? (
        <NativeField
          name="code"
          label={t('auth:field.code')}
          isRequired
          isFirst
          input={{ autoComplete: 'one-time-code', maxLength: limits.signInCode }}
        />
      ) : null}
      <SignInSubmit signIn={signIn} label={t(isCodeShown ? 'auth:reset.submitCode' : 'auth:reset.submit')} />
      <button type="button" className="text-button" onClick={onBack}>
        {t('auth:signIn.toAuth')}
      </button>
    </CheckedForm>
  );
}
