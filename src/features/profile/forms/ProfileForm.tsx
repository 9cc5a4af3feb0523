import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import limits from '@graphql/limits.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { todayStored } from '@src/lib/dates';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import { useAppSelector } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { type Profile, useProfileUpdateMutation } from '../api';

const schema = object({
  nameSecond: rules.text(limits.personName),
  nameFirst: rules.required(limits.personName),
  nameMiddle: rules.text(limits.personName),
  email: rules.email().required(ruleMessage('required')),
  phone: rules.phone(),
  dateBirth: rules.storedDate(),
  info: rules.text(limits.info),
});

function valuesOf(profile: Profile) {
  return {
    nameSecond: profile.nameSecond,
    nameFirst: profile.nameFirst,
    nameMiddle: profile.nameMiddle,
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    sex: profile.sex ?? '',
    dateBirth: profile.dateBirth ?? '',
    info: profile.info,
  };
}

/** What a person may change about themselves. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const sexes = useAppSelector((state) => state.app.types.select?.userSexTypes ?? []);
  const [profileUpdate] = useProfileUpdateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const notify = useNotify();
  return (
    <AppForm
      initialValues={valuesOf(profile)}
      schema={schema}
      isGuarded
      onSubmit={async (values, helpers) => {
        setErrors([]);
        const user = {
          ...values,
          id: profile.id,
          updatedAt: profile.updatedAt,
          phone: values.phone || null,
          sex: values.sex || null,
          dateBirth: values.dateBirth || null,
        };
        const { error } = await profileUpdate({ user });
        if (error) setErrors(applyServerErrors(error, values, helpers));
        else notify.success(t('common:saved'));
      }}
    >
      <Stack spacing={2}>
        <FormErrors errors={errors} />
        <Pair>
          <FormTextField
            name="nameSecond"
            label={t('profile:field.nameSecond')}
            autoComplete="family-name"
            maxLength={limits.personName}
          />
          <FormTextField
            name="nameFirst"
            label={t('profile:field.nameFirst')}
            isRequired
            autoComplete="given-name"
            maxLength={limits.personName}
          />
        </Pair>
        <Pair>
          <FormTextField
            name="nameMiddle"
            label={t('profile:field.nameMiddle')}
            autoComplete="additional-name"
            maxLength={limits.personName}
          />
          <FormSelect
            name="sex"
            label={t('profile:field.sex')}
            placeholder={t('profile:field.sexUnset')}
            choices={sexes.map(({ value, name }) => ({ value, label: name }))}
          />
        </Pair>
        <Pair>
          <FormTextField
            name="email"
            type="email"
            label={t('profile:field.email')}
            isRequired
            autoComplete="email"
            inputMode="email"
          />
          <FormPhoneField name="phone" label={t('profile:field.phone')} />
        </Pair>
        <Pair>
          <FormDateField name="dateBirth" label={t('profile:field.dateBirth')} max={todayStored()} />
        </Pair>
        <FormTextField
          name="info"
          label={t('profile:field.info')}
          help={t('profile:field.infoHelp')}
          minRows={3}
          maxLength={limits.info}
        />
        <Box>
          <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
        </Box>
      </Stack>
    </AppForm>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {children}
    </Box>
  );
}
