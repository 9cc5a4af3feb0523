import { SettingMainPage } from '@src/features/organization/pages/SettingMainPage';
import { SupportAccess } from '@src/features/support/components/SupportAccess';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { selectConsts, selectRoles, selectUser } from '@src/store/selectors/roles';

/** The organization's settings. The client's administrators also configure here what support may do. */
export function SettingMain() {
  const isGuest = useAppSelector(selectIsGuest);
  const { isAdmin } = useAppSelector(selectRoles);
  const ownId = useAppSelector(selectUser)?.organizationId;
  const isProvider = useAppSelector(selectConsts)?.superOrganizationId === ownId;
  return <SettingMainPage support={isAdmin && !isGuest && !isProvider ? <SupportAccess /> : null} />;
}
