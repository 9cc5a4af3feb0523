import { useTranslation } from 'react-i18next';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DownloadButton } from '@src/store/DownloadButton';
import { PaymentHeader } from '../components/PaymentHeader';
import { WriteOffFilterBar } from '../components/WriteOffFilterBar';
import { WriteOffList } from '../components/WriteOffList';
import { askedFilter, NO_FILTER, writeOffCodecs, writeOffsFile } from '../lib/write-off-filter';

/** /payment/transaction, «Списания токенов»: what they were used for, by whom, and what was left. */
export function WriteOffsPage() {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(writeOffCodecs);
  const asked = askedFilter(state);
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <PaymentHeader
        purpose={t('payment:writeOffs.purpose')}
        action={<DownloadButton path={writeOffsFile(state)}>{t('payment:writeOffs.export')}</DownloadButton>}
      />
      <WriteOffList
        filter={state}
        isFiltered={isFiltered}
        onReset={() => setState(NO_FILTER)}
        toolbar={<WriteOffFilterBar filter={state} isActive={isFiltered} onChange={setState} />}
      />
    </>
  );
}
