/** Formats kopecks for display: «5 000 ₽», «-190,50 ₽». */
export function formatMoney(kopecks: string, lang: string): string {
  const amount = Number(kopecks) / 100;
  return new Intl.NumberFormat(lang === 'ru' ? 'ru-RU' : 'en-US', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
