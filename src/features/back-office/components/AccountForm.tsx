import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, object } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import { applyServerErrors } from '@src/api/form-errors';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { Section } from '@src/components/layout/Section';
import { todayStored, formatDate } from '@src/lib/dates';
import { rules } from '@domain/validation/rules';
import { useCall } from '@src/store/useCall';
import { useCanEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { type Client, useClientUpdateMutation } from '../api';
import { SuspendDialog } from './SuspendDialog';

const schema = object({ isPartner: boolean(), isFreePeriod: boolean(), freePeriodEnd: rules.storedDate() });

/** Partner flag, free period, suspension. */
export function AccountForm({ client }: { client: Client }) {
  const { t } = useTranslation('office');
  const [update] = useClientUpdateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const notify = useNotify();
  const isReadOnly = !useCanEdit('backOfficeSettingAccount');
  const { id, isPartner, isFreePeriod, freePeriodEnd, updatedAt } = client;
  const initialValues = useMemo(
    () => ({ isPartner, isFreePeriod, freePeriodEnd: freePeriodEnd ?? '' }),
    [isPartner, isFreePeriod, freePeriodEnd],
  );
  return (
    <Stack spacing={2.5}>
      <AppForm
        initialValues={initialValues}
        schema={schema}
        isReinitialized
        isGuarded
        isReadOnly={isReadOnly}
        onSubmit={async (values, helpers) => {
          const { error } = await update({
            organization: { id, updatedAt, ...values, freePeriodEnd: values.freePeriodEnd || null },
          });
          setErrors(error ? applyServerErrors(error, values, helpers) : []);
          if (!error) notify.success(t('office:account.saved'));
        }}
      >
        <Section title={t('office:tab.account')}>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <FormCheckbox
              name="isPartner"
              label={t('office:account.isPartner')}
              help={t('office:account.isPartnerHelp')}
              isSwitch
            />
            <FormCheckbox name="isFreePeriod" label={t('office:account.isFreePeriod')} isSwitch />
            <FormDateField
              name="freePeriodEnd"
              label={t('office:account.freePeriodEnd')}
              help={t('office:account.freePeriodEndHelp')}
              min={todayStored()}
            />
          </Stack>
        </Section>
        {isReadOnly ? null : <SaveBar isOnlyDirty />}
      </AppForm>
      <Suspension client={client} isReadOnly={isReadOnly} />
    </Stack>
  );
}

function Suspension({ client, isReadOnly }: { client: Client; isReadOnly: boolean }) {
  const { t, i18n } = useTranslation('office');
  const [isAsked, setIsAsked] = useState(false);
  const [update] = useClientUpdateMutation();
  const call = useCall();
  const { id, isActive, suspenseReason, suspenseDateEnd, updatedAt } = client;
  const resume = () => call(update({ organization: { id, updatedAt, isActive: true } }));
  const until = suspenseDateEnd
    ? t('office:suspend.until', { date: formatDate(suspenseDateEnd, 'date', i18n.language) })
    : t('office:suspend.open');
  const button = isActive ? (
    <Button color="error" onClick={() => setIsAsked(true)}>
      {t('office:suspend.do')}
    </Button>
  ) : (
    <Button variant="contained" onClick={() => void resume().catch(() => undefined)}>
      {t('office:suspend.resume')}
    </Button>
  );
  return (
    <Section
      title={t('office:suspend.title')}
      text={t(isActive ? 'office:suspend.works' : 'office:suspend.stands')}
      action={isReadOnly ? null : button}
    >
      {isActive ? null : (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{suspenseReason}</Typography>
          <Typography color="textSecondary">{until}</Typography>
        </>
      )}
      {isAsked ? (
        <SuspendDialog
          title={t('office:suspend.of', { name: client.name })}
          onSuspend={async (suspense) =>
            (await update({ organization: { id, updatedAt, ...suspense } })).error
          }
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </Section>
  );
}
