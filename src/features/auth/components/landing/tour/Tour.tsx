import { useTranslation } from 'react-i18next';
import { AdminTour } from './AdminTour';
import { EmployeeTour } from './EmployeeTour';
import { LeaderTour } from './LeaderTour';
import './tour.css';

export type TourRole = 'employee' | 'leader' | 'admin';

const views = { employee: EmployeeTour, leader: LeaderTour, admin: AdminTour };

/** A small version of the workspace with sample people and documents: everything can be opened, nothing is changed. */
export function Tour({ role }: { role: TourRole }) {
  const { t } = useTranslation('tour');
  const View = views[role];
  return (
    <div className="tour" role="region" aria-label={t('tour:label')}>
      <View />
      <p className="tour-note">{t('tour:note')}</p>
    </div>
  );
}
