/** Normalizes a typed or pasted phone number: `8 (900) 123-45-67` → `+79001234567`. */
export function normalizePhone(text: string): string {
  const digitsOnly = text.replace(/\D/g, '');
  if (!digitsOnly) return text.trim().startsWith('+') ? '+' : '';
  const isWithPlus = text.trim().startsWith('+');
  if (!isWithPlus && digitsOnly.length === 10) return `+7${digitsOnly}`;
  if (!isWithPlus && digitsOnly.startsWith('8')) return `+7${digitsOnly.slice(1)}`;
  return `+${digitsOnly}`;
}
