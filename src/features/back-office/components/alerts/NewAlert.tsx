import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useUrlState } from '@src/components/routing/useUrlState';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type AlertAudience, useProviderAlertSendMutation } from '../../api';
import { alertFormSchema, alertInput, type AlertValues, EMPTY_ALERT } from '../../lib/alert-form';
import { useBackOffice } from '../../lib/back-office-tabs';
import { clientCodecs, clientQuery } from '../../lib/client-filter';
import { AlertFields } from './AlertFields';
import { AlertRecipients } from './AlertRecipients';

/** The form of a new message; its recipients are shown above it before it is sent. */
export function NewAlert() {
  const { t } = useTranslation('office');
  const { clientId } = useBackOffice();
  const { state } = useUrlState(clientCodecs);
  const [clientKey, setClientKey] = useState<string | null>(null);
  const [send] = useProviderAlertSendMutation();
  const notify = useNotify();
  const close = () => setClientKey(null);
  const audienceOf = ({ audience, people }: Pick<AlertValues, 'audience' | 'people'>): AlertAudience => {
    if (audience === 'client' && clientId !== null) return { ids: [clientId], people };
    return audience === 'filter' ? { ...clientQuery(state), people } : { people };
  };
  return (
    <Box>
      <Button variant="contained" onClick={() => setClientKey(uuid())}>
        {t('office:alert.create')}
      </Button>
      {clientKey ? (
        <QuestionDialog<AlertValues>
          title={t('office:alert.create')}
          initialValues={{ ...EMPTY_ALERT, audience: clientId === null ? 'all' : 'client' }}
          schema={alertFormSchema}
          submitLabel={t('common:action.send')}
          onSubmit={async (values) => {
            const { data, error } = await send({ alert: alertInput(values, audienceOf(values)), clientKey });
            if (!data) return error;
            notify.success(t('office:alert.sent'));
            close();
            return undefined;
          }}
          onClose={close}
        >
          <AlertRecipients audienceOf={audienceOf} hasClient={clientId !== null} />
          <AlertFields />
        </QuestionDialog>
      ) : null}
    </Box>
  );
}
