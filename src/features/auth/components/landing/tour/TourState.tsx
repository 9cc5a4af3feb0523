import { useTranslation } from 'react-i18next';
import type { TourStateName } from './tour-data';

/** Somebody's progress on a document: a word and a color. */
export function TourState({ state }: { state: TourStateName }) {
  const { t } = useTranslation('tour');
  return <em className={`tour-state tour-${state}`}>{t(`tour:state.${state}`)}</em>;
}
