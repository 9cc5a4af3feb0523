/** Bytes in megabytes with two decimals, as the language writes them; the unit stands in the text. Both sides ask it. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1_048_576).toLocaleString(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
}

/** For texts that say `{{size, megabytes}}`: the size itself is in bytes. */
export const megabytesFormat = {
  name: 'megabytes',
  format: (bytes: unknown, lang: string | undefined): string => megabytes(Number(bytes), lang ?? 'ru'),
} as const;
