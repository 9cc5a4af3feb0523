import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';

const MINUTE_SEC = 60;

interface TimeGivenProps {
  /** Minutes that somebody granted. */
  grantedMinutes: number;
  /** Seconds in which the server was not available. */
  returnedSec: number;
}

/** Shows that there is more time than the rules give, and why; announced by screen readers. */
export function TimeGiven({ grantedMinutes, returnedSec }: TimeGivenProps) {
  const { t } = useTranslation('tests');
  const returned = Math.max(1, Math.round(returnedSec / MINUTE_SEC));
  return (
    <div role="status">
      {grantedMinutes > 0 ? (
        <Strip icon={CircleCheck} colour="green">
          {t('run.granted', { time: t('minutes', { count: grantedMinutes }) })}
        </Strip>
      ) : null}
      {returnedSec > 0 ? (
        <Strip icon={CircleCheck} colour="green">
          {t('run.returned', { count: returned })}
        </Strip>
      ) : null}
    </div>
  );
}
