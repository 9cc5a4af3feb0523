import { useTranslation } from 'react-i18next';
import { FormTextField } from '@src/components/form/FormTextField';

/** The email for the payment receipt, which the law requires. */
export function ReceiptEmailField() {
  const { t } = useTranslation('payment');
  return (
    <FormTextField
      name="email"
      type="email"
      label={t('payment:topUp.email')}
      help={t('payment:topUp.emailHelp')}
      isRequired
      autoComplete="email"
    />
  );
}
