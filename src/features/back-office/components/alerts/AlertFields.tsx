import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { todayStored } from '@src/lib/dates';
import { LEVELS } from '../../lib/alert-form';

const { message, button, url } = limits.providerAlert;

/** The message, its button's link, and its display period. */
export function AlertFields() {
  const { t } = useTranslation('office');
  return (
    <>
      <FormSelect
        name="level"
        label={t('office:alert.level')}
        isRequired
        choices={LEVELS.map((value) => ({ value, label: t(`office:alert.levels.${value}`) }))}
      />
      <FormTextField
        name="messageRu"
        label={t('office:alert.messageRu')}
        isRequired
        minRows={2}
        maxLength={message}
      />
      <FormTextField
        name="messageEn"
        label={t('office:alert.messageEn')}
        help={t('office:alert.messageEnHelp')}
        minRows={2}
        maxLength={message}
      />
      <FormTextField
        name="buttonUrl"
        label={t('office:alert.url')}
        help={t('office:alert.urlHelp')}
        maxLength={url}
      />
      <FormTextField name="buttonRu" label={t('office:alert.buttonRu')} maxLength={button} />
      <FormTextField name="buttonEn" label={t('office:alert.buttonEn')} maxLength={button} />
      <FormDateField
        name="firstDay"
        label={t('office:alert.firstDay')}
        help={t('office:alert.firstDayHelp')}
        min={todayStored()}
      />
      <FormDateField
        name="lastDay"
        label={t('office:alert.lastDay')}
        help={t('office:alert.lastDayHelp')}
        min={todayStored()}
      />
      <FormCheckbox
        name="isNotified"
        label={t('office:alert.isNotified')}
        help={t('office:alert.isNotifiedHelp')}
      />
    </>
  );
}
