import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { TabsNav } from '@src/components/layout/TabsNav';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { useRefBalanceQuery } from '../api';
import { PaymentHeader } from '../components/PaymentHeader';
import { NewRefLink } from '../components/refs/NewRefLink';
import { RefBalanceCards } from '../components/refs/RefBalanceCards';

/** /payment/refs: referral earnings, above the tabs with invited users, links and history. */
export function RefsPage() {
  const { t } = useTranslation('payment');
  const isEdit = useIsOwnEdit();
  const { data, error, refetch } = useRefBalanceQuery();
  return (
    <>
      <PaymentHeader purpose={t('payment:refs.purpose')} action={isEdit ? <NewRefLink /> : undefined} />
      <Stack spacing={2.5}>
        <Loaded
          data={data?.refBalance}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={3} />}
        >
          {(balance) => <RefBalanceCards balance={balance} />}
        </Loaded>
        <Box>
          <TabsNav
            basePath="/payment/refs"
            label={t('payment:tab.refs')}
            items={[
              { path: '/users', label: t('payment:refs.tab.users') },
              { path: '/list', label: t('payment:refs.tab.list') },
              { path: '/history', label: t('payment:refs.tab.history') },
            ]}
          />
          <Box sx={{ mt: 2 }}>
            <Outlet />
          </Box>
        </Box>
      </Stack>
    </>
  );
}
