import Stack from '@mui/material/Stack';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { PromoCodeList } from '../components/refs/PromoCodeList';
import { RefAccrualList } from '../components/refs/RefAccrualList';
import { RefPayoutList } from '../components/refs/RefPayoutList';
import { useBackOffice } from '../lib/back-office-tabs';

/** Referral accruals and partners' invoices, of the selected client or of all; promo codes are for all. */
export function RefsTab() {
  const { clientId } = useBackOffice();
  const { refs } = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  if (!refs) return <DeniedHere reason={{ area: 'backOfficeRef' }} />;
  return (
    <Stack spacing={3}>
      <RefAccrualList key={clientId} clientId={clientId} />
      <RefPayoutList key={`payouts-${clientId}`} clientId={clientId} />
      {clientId === null ? <PromoCodeList /> : null}
    </Stack>
  );
}
