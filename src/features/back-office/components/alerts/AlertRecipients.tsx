import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@src/components/form/FormSelect';
import { type AlertAudience, useProviderAlertReachQuery } from '../../api';
import { type AlertValues, AUDIENCES, PEOPLE } from '../../lib/alert-form';

interface AlertRecipientsProps {
  audienceOf: (values: AlertValues) => AlertAudience;
  hasClient: boolean;
}

/** The recipients and their current number. */
export function AlertRecipients({ audienceOf, hasClient }: AlertRecipientsProps) {
  const { t } = useTranslation('office');
  const { values } = useFormikContext<AlertValues>();
  const recipients = useProviderAlertReachQuery({ audience: audienceOf(values) }).data?.providerAlertReach;
  return (
    <>
      <FormSelect
        name="audience"
        label={t('office:alert.audience')}
        isRequired
        choices={AUDIENCES.filter((choice) => hasClient || choice !== 'client').map((value) => ({
          value,
          label: t(`office:alert.to.${value}`),
        }))}
      />
      <FormSelect
        name="people"
        label={t('office:alert.people')}
        isRequired
        choices={PEOPLE.map((value) => ({ value, label: t(`office:alert.for.${value}`) }))}
      />
      <Alert severity={recipients?.people === 0 ? 'warning' : 'info'} role="status">
        {recipients
          ? t('office:alert.reach', {
              organizations: t('office:alert.organizations', { count: recipients.organizations }),
              people: t('office:alert.peopleCount', { count: recipients.people }),
            })
          : '…'}
      </Alert>
    </>
  );
}
