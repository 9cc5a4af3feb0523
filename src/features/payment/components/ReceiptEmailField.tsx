import { useTranslation } from 'react-i18next';
import { FormTextField } from '@src/components/form/FormTextField';

/** Where the receipt of a payment goes, as the law wants it. */
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
