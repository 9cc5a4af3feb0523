import limits from '@graphql/limits.json';
import { useTranslation } from 'react-i18next';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { todayStored } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import type { ProfileField } from '../api';
import { Pair } from './Pair';
import { PhonesField } from './PhonesField';

/** Personal data and contacts. Fields that the user may not change are shown with the reason. */
export function PersonalFields({ ownFields }: { ownFields: readonly ProfileField[] }) {
  const { t } = useTranslation('profile');
  const sexes = useAppSelector((state) => state.app.types.select?.userSexTypes ?? []);
  const kept = (field: ProfileField) =>
    ownFields.includes(field) ? {} : { isDisabled: true, help: t('profile:kept') };
  return (
    <>
      <Pair>
        <FormTextField
          name="nameSecond"
          label={t('profile:field.nameSecond')}
          autoComplete="family-name"
          maxLength={limits.personName}
          {...kept('nameSecond')}
        />
        <FormTextField
          name="nameFirst"
          label={t('profile:field.nameFirst')}
          isRequired
          autoComplete="given-name"
          maxLength={limits.personName}
          {...kept('nameFirst')}
        />
      </Pair>
      <Pair>
        <FormTextField
          name="nameMiddle"
          label={t('profile:field.nameMiddle')}
          autoComplete="additional-name"
          maxLength={limits.personName}
          {...kept('nameMiddle')}
        />
        <FormSelect
          name="sex"
          label={t('profile:field.sex')}
          placeholder={t('profile:field.sexUnset')}
          choices={sexes.map(({ value, name }) => ({ value, label: name }))}
          {...kept('sex')}
        />
      </Pair>
      <Pair>
        <FormDateField
          name="dateBirth"
          label={t('profile:field.dateBirth')}
          max={todayStored()}
          {...kept('dateBirth')}
        />
        <FormPhoneField name="phone" label={t('profile:field.phone')} {...kept('phone')} />
      </Pair>
      <PhonesField isKept={!ownFields.includes('phones')} />
      <FormTextField
        name="info"
        label={t('profile:field.info')}
        help={t('profile:field.infoHelp')}
        minRows={3}
        maxLength={limits.info}
        {...kept('info')}
      />
    </>
  );
}
