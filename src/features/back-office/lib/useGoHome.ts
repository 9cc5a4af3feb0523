import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectConsts, selectUser } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { useWorkspaceSwitchMutation } from '../api';

/** Leaves a client's workspace for one's own, which is then the selected one. Returns the function that does it and whether it is in progress. */
export function useGoHome(): [() => void, boolean] {
  const id = useAppSelector(selectUser)?.id;
  const organizationId = useAppSelector(selectConsts)?.superOrganizationId;
  const [switchWorkspace, { isLoading }] = useWorkspaceSwitchMutation();
  const call = useCall();
  const home = `/back-office/main${organizationId == null ? '' : `?client=${organizationId}`}`;
  const goHome = () =>
    void call(switchWorkspace({ user: { id: id ?? null, organizationId: organizationId ?? null } })).then(
      // The page is reloaded, so that no data of the client remains.
      () => openRoute(home),
      () => undefined,
    );
  return [goHome, isLoading];
}
