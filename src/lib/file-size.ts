/** Bytes in megabytes with two decimals: «2,35 Мб». */
export function fileSize(bytes: number, lang = 'ru'): string {
  const megabytes = (bytes / 1048576).toFixed(2);
  return lang.startsWith('en') ? `${megabytes} MB` : `${megabytes.replace('.', ',')} Мб`;
}
