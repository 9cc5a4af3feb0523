type FormatOf = (lang: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;

const newFormat: FormatOf = (lang, options) => new Intl.DateTimeFormat(lang, options);

/**
 * Returns the name of a time zone in words («Москва, стандартное время»), for example `Europe/Moscow` in Russian. `formatOf`: where
 * formatters are cached.
 */
export function zoneName(timeZone: string, lang: string, formatOf = newFormat): string {
  const parts = formatOf(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
