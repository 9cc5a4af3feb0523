import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { Strip } from '@src/components/layout/Strip';
import { useViewAsEndMutation } from '@src/features/roles/api';
import { useAppSelector } from '@src/store/hooks';
import { useCall } from '@src/store/useCall';

/** Reloads the whole page, so that no data loaded as another user remains. */
function reload(): void {
  window.location.reload();
}

/** Shown while the workspace is viewed as a person or a role: as whom, and the way back. */
export function ViewAsBanner() {
  const { t } = useTranslation('navigation');
  const viewAs = useAppSelector((state) => state.app.viewAs);
  const [end, { isLoading }] = useViewAsEndMutation();
  const call = useCall();
  const until = viewAs?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(reload, Math.max(0, new Date(until).getTime() - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [until]);
  if (!viewAs) return null;
  const { name, roleId } = viewAs;
  return (
    <Strip
      icon={Eye}
      place="pinned"
      action={
        <BusyButton
          size="small"
          variant="outlined"
          color="inherit"
          isBusy={isLoading}
          onClick={() => void call(end({})).then(reload, () => undefined)}
        >
          {t('navigation:viewAs.leave')}
        </BusyButton>
      }
    >
      {t(roleId === null ? 'navigation:viewAs.person' : 'navigation:viewAs.role', { name })}
    </Strip>
  );
}
