import keys from './keyboard-layout.json';

const pairs = [...keys.latin].map((latin, index): [string, string] => [latin, keys.cyrillic.charAt(index)]);
const toCyrillic = new Map(pairs);
const toLatin = new Map(pairs.map(([latin, cyrillic]) => [cyrillic, latin]));

const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;

/** Returns what the same keys would have typed in the other keyboard layout: «crkflcrjq» is «складской», «руддщ» is «hello». */
export function otherLayout(text: string): string {
  const signs = HAS_CYRILLIC.test(text) ? toLatin : toCyrillic;
  return [...text.toLowerCase()].map((sign) => signs.get(sign) ?? sign).join('');
}
