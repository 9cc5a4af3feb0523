import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promoCodeUseSchema } from '@domain/payment/promo-code';
import limits from '@graphql/limits.json';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { promoValue } from '@src/lib/promo-value';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { usePromoCodeUseMutation } from '../api';

/** Applies a promo code and shows its benefit. */
export function PromoCodeDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('payment');
  const [use] = usePromoCodeUseMutation();
  const [clientKey] = useState(uuid);
  const notify = useNotify();
  return (
    <QuestionDialog
      title={t('payment:promo.have')}
      initialValues={{ code: '' }}
      schema={promoCodeUseSchema}
      submitLabel={t('payment:promo.use')}
      onSubmit={async ({ code }) => {
        const { data, error } = await use({ code: code.trim(), clientKey });
        if (!data) return error;
        notify.success(promoValue(data.promoCodeUse, t, i18n.language));
        onClose();
        return undefined;
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormTextField name="code" label={t('payment:promo.code')} isRequired maxLength={limits.promoCode} />
    </QuestionDialog>
  );
}
