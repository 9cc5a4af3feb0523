import { useAppSelector } from '@src/store/hooks';
import { openRoute } from '@src/store/open-route';
import { selectConsts, selectUser } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { useWorkspaceSwitchMutation } from '../api';

/** Goes back from a client's workspace to one's own. Answers how, and whether it is under way. */
export function useGoHome(): [() => void, boolean] {
  const id = useAppSelector(selectUser)?.id;
  const organizationId = useAppSelector(selectConsts)?.superOrganizationId;
  const [switchWorkspace, { isLoading }] = useWorkspaceSwitchMutation();
  const call = useCall();
  const goHome = () =>
    void call(switchWorkspace({ user: { id: id ?? null, organizationId: organizationId ?? null } })).then(
      // The page is loaded anew: nothing of the client's may stay.
      () => openRoute('/back-office/main'),
      () => undefined,
    );
  return [goHome, isLoading];
}
