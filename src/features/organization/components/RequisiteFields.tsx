import { innLength } from '@domain/requisites';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { useAppSelector } from '@src/store/hooks';
import type { SettingValues } from '../forms/setting';
import { Pair } from './Pair';

/** The company's details for documents and invoices. */
export function RequisiteFields() {
  const { t } = useTranslation('organization');
  const { values } = useFormikContext<SettingValues>();
  const forms = useAppSelector((state) => state.app.types.select?.organizationFormTypes ?? []);
  return (
    <>
      <Pair>
        <FormSelect
          name="formType"
          label={t('organization:setting.formType')}
          placeholder={t('organization:setting.formTypeChoose')}
          choices={forms.map(({ value, name }) => ({ value, label: name }))}
        />
        <FormTextField
          name="formINN"
          label={t('organization:setting.formINN')}
          help={t('organization:setting.innHelp', { count: innLength(values.formType) })}
          inputMode="numeric"
        />
      </Pair>
      <Pair>
        <FormTextField name="formKPP" label={t('organization:setting.formKPP')} />
        <FormTextField name="formOGRN" label={t('organization:setting.formOGRN')} inputMode="numeric" />
      </Pair>
      <FormTextField name="formAddress" label={t('organization:setting.formAddress')} />
      <FormTextField name="formDirector" label={t('organization:setting.formDirector')} />
      <Pair>
        <FormTextField name="formBank.name" label={t('organization:setting.bankName')} />
        <FormTextField name="formBank.bik" label={t('organization:setting.bik')} inputMode="numeric" />
      </Pair>
      <Pair>
        <FormTextField
          name="formBank.account"
          label={t('organization:setting.account')}
          inputMode="numeric"
        />
        <FormTextField name="formBank.corr" label={t('organization:setting.corr')} inputMode="numeric" />
      </Pair>
    </>
  );
}
