import { useTranslation } from 'react-i18next';
import { departments } from './tour-data';

/** The company structure, with the completion rate of each part. */
export function AdminTour() {
  const { t } = useTranslation('tour');
  return (
    <ul className="tour-people" aria-label={t('tour:admin.list')}>
      {departments.map(({ key, positions }) => {
        const people = positions.reduce((sum, position) => sum + position.people, 0);
        const done = positions.reduce((sum, position) => sum + position.done, 0);
        return (
          <li key={key}>
            <details open={key === 'sales'}>
              <summary>
                <strong>{t(`tour:department.${key}`)}</strong>
                <span className="tour-progress">
                  <meter min={0} max={people} value={done} aria-label={t('tour:admin.meter')} />
                  {t('tour:admin.done', { percent: Math.round((100 * done) / people), count: people })}
                </span>
              </summary>
              <ul>
                {positions.map((position) => (
                  <li key={position.key}>
                    {t(`tour:position.${position.key}`)}
                    <span>{t('tour:leader.progress', { done: position.done, all: position.people })}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
