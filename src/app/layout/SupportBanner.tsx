import { Eye, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Support } from '@src/api/init';
import { BusyButton } from '@src/components/form/BusyButton';
import { Strip } from '@src/components/layout/Strip';
import { useGoHome } from '@src/features/back-office/lib/useGoHome';
import { formatDate } from '@src/lib/dates';
import { useSupportSessionWithdrawMutation } from '@src/features/support/api';
import { useAppDispatch } from '@src/store/hooks';
import { sessionLost } from '@src/store/session-events';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';

const TICK_MS = 5_000;

/** Returns the remaining milliseconds. When none are left, `initApp` is requested again. */
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

/** Maps the consent to the translation key of what support may do. */
function modeOf(consent: Support['consent']): 'look' | 'asked' | 'change' | 'refused' {
  if (consent === 'asked' || consent === 'refused') return consent;
  return consent === 'allowed' || consent === 'waived' ? 'change' : 'look';
}

/**
 * Shown while a provider's employee is in a client's workspace: which workspace, what is permitted, until when, and the way back.
 */
export function SupportBanner({ support }: { support: Support }) {
  const { id, organizationName: name, until, consent } = support;
  const mode = modeOf(consent);
  const { t, i18n } = useTranslation(['support', 'office']);
  const count = Math.ceil(useTimeLeft(until) / 60_000);
  const [goHome, isLoading] = useGoHome();
  return (
    <Strip
      icon={mode === 'change' ? Pencil : Eye}
      {...(mode === 'change' ? { colour: 'red' } : {})}
      place="pinned"
      label={t('support:inside.label')}
      action={
        <>
          {mode === 'asked' ? <Withdraw id={id} /> : null}
          <BusyButton size="small" variant="outlined" color="inherit" isBusy={isLoading} onClick={goHome}>
            {t('office:home')}
          </BusyButton>
        </>
      }
    >
      {t('support:inside.text', {
        ...{ name, count, mode: t(`support:inside.mode.${mode}`) },
        time: formatDate(until, 'shortDateTime', i18n.language),
      })}
    </Strip>
  );
}

/** Withdraws the request for write access; the support session stays read-only. */
function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation('support');
  const [withdraw, { isLoading }] = useSupportSessionWithdrawMutation();
  const call = useCall();
  const notify = useNotify();
  return (
    <BusyButton
      size="small"
      color="inherit"
      isBusy={isLoading}
      onClick={() =>
        void call(withdraw({ id })).then(
          () => notify.success(t('support:inside.withdrawn')),
          () => undefined,
        )
      }
    >
      {t('support:inside.withdraw')}
    </BusyButton>
  );
}
