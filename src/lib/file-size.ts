/** Bytes in megabytes with two decimals, as the language writes them; the unit stands in `common:fileSize`. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1048576).toLocaleString(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
}
