import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Support } from '@src/api/init';
import { BusyButton } from '@src/components/form/BusyButton';
import { Strip } from '@src/components/layout/Strip';
import { useGoHome } from '@src/features/back-office/lib/useGoHome';
import { formatDate } from '@src/lib/dates';
import { useAppDispatch } from '@src/store/hooks';
import { sessionLost } from '@src/store/session-events';

const TICK_MS = 5_000;

/** Milliseconds that are left; when none are, the server is asked where the person is now. */
function useTimeLeft(until: string): number {
  const dispatch = useAppDispatch();
  const end = new Date(until).getTime();
  const [left, setLeft] = useState(() => end - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = end - Date.now();
      setLeft(now);
      if (now <= 0) dispatch(sessionLost());
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end, dispatch]);
  return Math.max(0, left);
}

/** While somebody of the provider is in a client's workspace: whose it is, until when, and the way back. */
export function SupportBanner({ support: { organizationName: name, until } }: { support: Support }) {
  const { t, i18n } = useTranslation(['support', 'office']);
  const count = Math.ceil(useTimeLeft(until) / 60_000);
  const [goHome, isLoading] = useGoHome();
  return (
    <Strip
      icon={Eye}
      place="pinned"
      label={t('support:inside.label')}
      action={
        <BusyButton size="small" variant="outlined" color="inherit" isBusy={isLoading} onClick={goHome}>
          {t('office:home')}
        </BusyButton>
      }
    >
      {t('support:inside.text', { name, count, time: formatDate(until, 'shortDateTime', i18n.language) })}
    </Strip>
  );
}
