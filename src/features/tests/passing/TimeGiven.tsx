import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';

/** Says that there is more time than the rules give, read out as it comes. */
export function TimeGiven({ minutes }: { minutes: number }) {
  const { t } = useTranslation('tests');
  return (
    <div role="status">
      {minutes > 0 ? (
        <Strip icon={CircleCheck} colour="green">
          {t('run.granted', { time: t('minutes', { count: minutes }) })}
        </Strip>
      ) : null}
    </div>
  );
}
