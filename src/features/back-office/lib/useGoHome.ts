import { ownBackOffice } from '@src/store/back-office-address';
import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectConsts, selectUser } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { useWorkspaceSwitchMutation } from '../api';

/** Leaves a client's workspace for one's own, which is then the selected one. Returns the function that does it and whether it is in progress. */
export function useGoHome(): [() => void, boolean] {
  const id = useAppSelector(selectUser)?.id;
  const consts = useAppSelector(selectConsts);
  const [switchWorkspace, { isLoading }] = useWorkspaceSwitchMutation();
  const call = useCall();
  const goHome = () =>
    void call(
      switchWorkspace({ user: { id: id ?? null, organizationId: consts?.superOrganizationId ?? null } }),
    ).then(
      // The page is reloaded, so that no data of the client remains.
      () => openRoute(ownBackOffice(consts)),
      () => undefined,
    );
  return [goHome, isLoading];
}
