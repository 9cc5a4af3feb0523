import { PROMO_KINDS } from '@domain/payment/promo-code';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { todayStored } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { usePromoCodeCreateMutation } from '../../api';
import {
  EMPTY_PROMO_CODE,
  maxShown,
  type PromoCodeValues,
  promoCodeInput,
  promoCodeFormSchema,
} from '../../lib/promo-code-form';

/** «Создать промокод»: its benefit, how often it can be used, and until when. */
export function NewPromoCode() {
  const { t } = useTranslation('office');
  const [clientKey, setClientKey] = useState<string | null>(null);
  const [create] = usePromoCodeCreateMutation();
  const close = () => setClientKey(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setClientKey(uuid())}>
        {t('office:promo.create')}
      </Button>
      {clientKey ? (
        <QuestionDialog<PromoCodeValues>
          title={t('office:promo.create')}
          initialValues={EMPTY_PROMO_CODE}
          schema={promoCodeFormSchema}
          submitLabel={t('common:action.create')}
          onSubmit={async (values) => {
            const { error } = await create({ promoCode: promoCodeInput(values), clientKey });
            if (error) return error;
            close();
            return undefined;
          }}
          onClose={close}
        >
          <FormTextField
            name="code"
            label={t('office:promo.code')}
            help={t('office:promo.codeHelp')}
            isRequired
            maxLength={limits.promoCode}
          />
          <Effect />
          <FormNumberField
            name="limitTotal"
            label={t('office:promo.limitTotal')}
            help={t('office:promo.limitTotalHelp')}
            min={1}
            max={limits.promo.limitTotal}
          />
          <FormNumberField
            name="perOrganization"
            label={t('office:promo.perOrganization')}
            isRequired
            min={1}
            max={limits.promo.uses}
          />
          <FormDateField
            name="validTo"
            label={t('office:promo.validTo')}
            help={t('office:promo.validToHelp')}
            min={todayStored()}
          />
        </QuestionDialog>
      ) : null}
    </>
  );
}

/** The benefit and its value. */
function Effect() {
  const { t } = useTranslation('office');
  const { kind } = useFormikContext<PromoCodeValues>().values;
  return (
    <>
      <FormSelect
        name="kind"
        label={t('office:promo.gives')}
        isRequired
        choices={PROMO_KINDS.map((value) => ({ value, label: t(`office:promo.kind.${value}`) }))}
      />
      <FormNumberField
        name="value"
        label={t(`office:promo.value.${kind}`)}
        isRequired
        min={1}
        max={maxShown(kind)}
      />
    </>
  );
}
