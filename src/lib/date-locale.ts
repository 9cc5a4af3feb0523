import { enUS, ru } from 'date-fns/locale';

/** Returns the date-fns locale of an interface language; weeks start on Monday in both. */
export function dateLocale(lang: string) {
  return lang.startsWith('en') ? { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } } : ru;
}
