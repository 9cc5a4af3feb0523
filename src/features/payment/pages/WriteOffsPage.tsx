import { useTranslation } from 'react-i18next';
import { useUrlState } from '@src/components/routing/useUrlState';
import { textParam } from '@src/lib/url-state';
import { DownloadButton } from '@src/store/DownloadButton';
import { PaymentHeader } from '../components/PaymentHeader';
import { WriteOffFilterBar } from '../components/WriteOffFilterBar';
import { WriteOffList } from '../components/WriteOffList';
import { WriteOffReceipt } from '../components/WriteOffReceipt';
import { askedFilter, NO_FILTER, writeOffCodecs, writeOffsFile } from '../lib/write-off-filter';

const codecs = { ...writeOffCodecs, receipt: textParam() };

/** /payment/transaction, «Списания токенов»: what tokens were used for, by whom, and the remaining balance. */
export function WriteOffsPage() {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(codecs);
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
        onReceipt={(receipt) => setState({ receipt })}
      />
      {state.receipt ? (
        <WriteOffReceipt writeOffId={state.receipt} onClose={() => setState({ receipt: '' })} />
      ) : null}
    </>
  );
}
