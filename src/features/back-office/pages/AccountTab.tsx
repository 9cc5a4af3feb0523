import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { selectConsts, selectRoles } from '@src/store/selectors/roles';
import { useOrganizationsQuery } from '../api';
import { AccountForm } from '../components/AccountForm';
import { AccountList } from '../components/AccountList';
import { AdjustmentList } from '../components/adjustments/AdjustmentList';
import { DisputeList } from '../components/disputes/DisputeList';
import { LedgerCheckBox } from '../components/LedgerCheckBox';
import { PrivilegeList } from '../components/PrivilegeList';
import { UnmatchedNotifications } from '../components/UnmatchedNotifications';
import { useBackOffice } from '../lib/back-office-tabs';

/** The provider's settings of a client's account; with none selected, all accounts. */
export function AccountTab() {
  const { t } = useTranslation('office');
  const { clientId, select } = useBackOffice();
  const { account } = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  const { isRootAdmin } = useAppSelector(selectRoles);
  const isSuper = useAppSelector(selectConsts)?.superOrganizationId === clientId;
  if (!account) return <DeniedHere reason={{ area: 'backOfficeSettingAccount' }} />;
  if (clientId === null) {
    return (
      <Stack spacing={3}>
        <AdjustmentList client={null} />
        <DisputeList clientId={null} />
        <AccountList onSelect={select} />
        <UnmatchedNotifications />
      </Stack>
    );
  }
  if (isSuper) return isRootAdmin ? <PrivilegeList /> : <EmptyState title={t('office:account.super')} />;
  return (
    <Stack key={clientId} spacing={3}>
      <Account id={clientId} />
      <DisputeList clientId={clientId} />
      <LedgerCheckBox organizationId={clientId} />
    </Stack>
  );
}

function Account({ id }: { id: number }) {
  const { data, error, refetch } = useOrganizationsQuery({ ids: [id] });
  return (
    <Loaded
      data={data?.organizations.items[0]}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonCards count={2} height={160} />}
    >
      {(client) => (
        <Stack spacing={3}>
          <AccountForm client={client} />
          <AdjustmentList client={client} />
        </Stack>
      )}
    </Loaded>
  );
}
