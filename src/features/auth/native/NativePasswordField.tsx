import limits from '@graphql/limits.json';
import { useField } from 'formik';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@src/lib/password';
import { NativeField, type NativeFieldProps } from './NativeField';

interface NativePasswordFieldProps extends Pick<NativeFieldProps, 'name' | 'label' | 'isFirst'> {
  autoComplete?: 'current-password' | 'new-password';
  withMeter?: boolean;
}

/** A password field with a show button, and a strength meter for a new password. */
export function NativePasswordField({
  autoComplete = 'current-password',
  withMeter = false,
  ...field
}: NativePasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <NativeField
      {...field}
      isRequired
      input={{ type: isShown ? 'text' : 'password', autoComplete, maxLength: limits.passwordMax }}
      end={
        <button
          type="button"
          className="icon-button"
          aria-label={t(isShown ? 'common:password.hide' : 'common:password.show')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
      after={withMeter ? <Meter name={field.name} /> : null}
    />
  );
}

function Meter({ name }: { name: string }) {
  const { t } = useTranslation('common');
  const [{ value }] = useField<string>(name);
  if (!value) return null;
  const strength = passwordStrength(value);
  return (
    <div className="meter" data-strength={strength} role="status">
      <span aria-hidden />
      {t(`common:password.strength.${strength}`)}
    </div>
  );
}
