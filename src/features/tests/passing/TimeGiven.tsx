import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';

const MINUTE_SEC = 60;

interface TimeGivenProps {
  /** That somebody has added. */
  grantedMinutes: number;
  /** In which the server was not available. */
  returnedSec: number;
}

/** Says that there is more time than the rules give, and why; read out as it comes. */
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
