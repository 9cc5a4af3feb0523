/**
 * Formats bytes in megabytes with two decimals in the language's format; the unit is part of the text. Used by browser and
 * server.
 */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1_048_576).toLocaleString(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
}

/** For texts with `{{size, megabytes}}`: the size itself is in bytes. */
export const megabytesFormat = {
  name: 'megabytes',
  format: (bytes: unknown, lang: string | undefined): string => megabytes(Number(bytes), lang ?? 'ru'),
} as const;
