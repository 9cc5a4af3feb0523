/** Returns the name of a time zone in words («Москва, стандартное время»), for example `Europe/Moscow` in Russian. */
export function zoneName(timeZone: string, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
