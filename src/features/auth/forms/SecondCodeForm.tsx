import limits from '@graphql/limits.json';
import { useTranslation } from 'react-i18next';
import { CheckedForm } from '@src/components/form/CheckedForm';
import { NativeErrors } from '../native/NativeErrors';
import { NativeField } from '../native/NativeField';
import type { useSignIn } from '../useSignIn';
import { loadSchemas } from './load-schemas';
import { SignInSubmit } from './SignInSubmit';

const loadSchema = async () => (await loadSchemas()).secondCodeSchema;

interface SecondCodeFormProps {
  signIn: ReturnType<typeof useSignIn>;
  challenge: string;
  onBack: () => void;
}

/** The second factor for users who enabled it: an authenticator code or a recovery code. */
export function SecondCodeForm({ signIn, challenge, onBack }: SecondCodeFormProps) {
  const { t } = useTranslation('auth');
  return (
    <CheckedForm
      initialValues={{ code: '' }}
      schema={loadSchema}
      onSubmit={({ code }) => signIn.send({ type: 'twoFactor', accessToken: challenge, code: code.trim() })}
    >
      <NativeErrors errors={signIn.errors} />
      <p className="form-text">{t('auth:secondCode.text')}</p>
      <NativeField
        name="code"
        label={t('auth:field.secondCode')}
        isRequired
        isFirst
        input={{ autoComplete: 'one-time-code', maxLength: limits.secondCode }}
      />
      <SignInSubmit signIn={signIn} label={t('auth:secondCode.submit')} />
      <button type="button" className="text-button" onClick={onBack}>
        {t('auth:signIn.toAuth')}
      </button>
    </CheckedForm>
  );
}
