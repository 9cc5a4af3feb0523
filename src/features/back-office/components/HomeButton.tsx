import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectConsts, selectRoles, selectUser } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { useWorkspaceSwitchMutation } from '../api';

/** Whoever works in a client's cabinet goes back to their own; who is there already has nowhere to go. */
export function HomeButton() {
  const { t } = useTranslation('office');
  const { isSuperOrganization } = useAppSelector(selectRoles);
  const id = useAppSelector(selectUser)?.id;
  const organizationId = useAppSelector(selectConsts)?.superOrganizationId;
  const [switchWorkspace, { isLoading }] = useWorkspaceSwitchMutation();
  const call = useCall();
  const goHome = () =>
    call(switchWorkspace({ user: { id: id ?? null, organizationId: organizationId ?? null } })).then(
      // The page is loaded anew: nothing of the client's may stay.
      () => openRoute('/back-office/main'),
      () => undefined,
    );
  return (
    <BusyButton
      variant="outlined"
      isBusy={isLoading}
      disabled={isSuperOrganization}
      onClick={() => void goHome()}
    >
      {t('office:home')}
    </BusyButton>
  );
}
