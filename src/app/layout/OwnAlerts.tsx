import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { OwnAlert } from '@src/api/init';
import { useOwnAlertNoteMutation } from '@src/api/own-alerts';
import { Strip } from '@src/components/layout/Strip';
import { useAppDispatch } from '@src/store/hooks';
import { ownAlertClosed } from '@src/store/slices/app';

const LOOKS = {
  info: { icon: Info, colour: 'blue' },
  warning: { icon: TriangleAlert, colour: 'amber' },
  critical: { icon: CircleAlert, colour: 'red' },
} as const;

/** The provider's messages, the newest first, until the user closes each. */
export function OwnAlerts({ alerts }: { alerts: readonly OwnAlert[] }) {
  return alerts.map((alert) => <OwnAlertStrip key={alert.id} alert={alert} />);
}

function OwnAlertStrip({ alert: { id, message, level, button } }: { alert: OwnAlert }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [note] = useOwnAlertNoteMutation();
  useEffect(() => {
    void note({ id, event: 'shown' });
  }, [note, id]);
  // Closed on the page at once. If the call fails, the message is shown again at the next start.
  const close = (event: 'closed' | 'clicked') => {
    void note({ id, event });
    dispatch(ownAlertClosed(id));
  };
  const { icon, colour } = LOOKS[level];
  return (
    <Strip
      icon={icon}
      colour={colour}
      place="page"
      isAlert={level === 'critical'}
      action={
        <>
          {button ? <OpenButton {...button} onOpen={() => close('clicked')} /> : null}
          <IconButton
            size="small"
            color="inherit"
            aria-label={t('common:action.close')}
            onClick={() => close('closed')}
          >
            <X />
          </IconButton>
        </>
      }
    >
      {message}
    </Strip>
  );
}

interface OpenButtonProps {
  label: string;
  url: string;
  onOpen: () => void;
}

/** Opens an internal page in the same tab and any other in a new one. */
function OpenButton({ label, url, onOpen }: OpenButtonProps) {
  const where = url.startsWith('/')
    ? { component: RouterLink, to: url }
    : { component: 'a', href: url, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Button size="small" variant="outlined" color="inherit" onClick={onOpen} {...where}>
      {label}
    </Button>
  );
}
