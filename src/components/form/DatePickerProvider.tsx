import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, ruRU } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '@src/lib/date-locale';
import { allowPlainText } from '@src/lib/plain-text-policy';

allowPlainText();

/** Provides the date pickers' texts and first day of the week. */
export function DatePickerProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const words = i18n.language.startsWith('en') ? enUS : ruRU;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={dateLocale(i18n.language)}
      localeText={words.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      {children}
    </LocalizationProvider>
  );
}
