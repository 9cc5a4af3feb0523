import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { todayStored } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { useDownload } from '@src/store/useDownload';
import { useReconciliationCreateMutation } from '../api';
import { documentPath } from '../lib/document-path';
import { reconciliationSchema, type ReconciliationValues, thisQuarter } from '../lib/reconciliation';

/** «Запросить сверку»: asks for the period; the PDF is downloaded immediately. */
export function ReconciliationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [create] = useReconciliationCreateMutation();
  const [clientKey] = useState(uuid);
  const { save } = useDownload();
  const send = async (period: ReconciliationValues) => {
    const answer = await create({ period, clientKey });
    if (answer.data) void save(documentPath(answer.data.reconciliationCreate.id));
    return answer;
  };
  return (
    <FormDialog<ReconciliationValues>
      title={t('payment:documents.reconciliation')}
      text={t('payment:reconciliation.text')}
      submit={t('payment:reconciliation.submit')}
      draftName="payment-reconciliation"
      initialValues={thisQuarter()}
      schema={reconciliationSchema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormDateField name="from" label={t('payment:reconciliation.from')} isRequired max={todayStored()} />
      <FormDateField name="to" label={t('payment:reconciliation.to')} isRequired max={todayStored()} />
    </FormDialog>
  );
}
