import { useTranslation } from 'react-i18next';
import { shownHundredths } from './score';

/** Returns a formatter of points and percent in the user's language; null gives «–». */
export function useHundredths(): (value: number | null) => string {
  const { i18n } = useTranslation();
  return (value) => (value === null ? '–' : shownHundredths(value, i18n.language));
}
