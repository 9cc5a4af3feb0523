import { useTranslation } from 'react-i18next';
import { shownHundredths } from './score';

/** Points and percent in the person's language; null stays «–». */
export function useHundredths(): (value: number | null) => string {
  const { i18n } = useTranslation();
  return (value) => (value === null ? '–' : shownHundredths(value, i18n.language));
}
