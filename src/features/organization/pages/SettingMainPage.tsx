import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectIsGuest } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { useIsEdit } from '@src/store/useEditMode';
import Alert from '@mui/material/Alert';
import { useOrganizationSettingQuery } from '../api';
import { AccountCard } from '../components/AccountCard';
import { DangerZone } from '../components/DangerZone';
import { SettingForm } from '../components/SettingForm';

/** Company details, calendar and rules of the organization. `support`: the client's settings for the provider's employees. */
export function SettingMainPage({ support }: { support: ReactNode }) {
  const { t } = useTranslation('organization');
  const query = useOrganizationSettingQuery();
  const mayWrite = useAppSelector(selectCan)('organizationSetting', 'write');
  const isEdit = useIsEdit();
  const { isAdmin } = useAppSelector(selectRoles);
  const isGuest = useAppSelector(selectIsGuest);
  const setting = query.data?.organizationSetting;
  if (setting) {
    return (
      <>
        {mayWrite ? null : (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('organization:setting.readOnly')}
          </Alert>
        )}
        <SettingForm
          setting={setting}
          isReadOnly={!mayWrite || !isEdit}
          refresh={() => void query.refetch()}
        />
        <AccountCard account={setting.organization} />
        {support}
        {isAdmin && isEdit && !isGuest ? <DangerZone name={setting.organization.name} /> : null}
      </>
    );
  }
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonCards count={3} height={220} />;
}
