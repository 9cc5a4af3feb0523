import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/material/styles';
import { darkTokens, lightTokens, type Tokens } from './tokens';

/** The contrast that text needs on its background: WCAG AA. */
const AA = 4.5;
const STEPS = 40;

type Accent = Pick<Tokens, 'primary' | 'primaryStrong' | 'primarySoft' | 'onPrimary'>;

/** Returns the colors derived from the main one. */
function accentOf(primary: string, isDark: boolean): Accent {
  const strong = isDark ? lighten(primary, 0.25) : darken(primary, 0.22);
  const soft = isDark ? darken(primary, 0.78) : lighten(primary, 0.88);
  const onPrimary = isDark ? '#06201F' : '#FFFFFF';
  return { primary, primaryStrong: rgbToHex(strong), primarySoft: rgbToHex(soft), onPrimary };
}

/** Whether all text in these colors, or on them, is readable. */
function isReadable({ primary, primaryStrong, primarySoft, onPrimary }: Accent, tokens: Tokens): boolean {
  const grounds = [tokens.surface, tokens.background, tokens.sunken, tokens.hover, primarySoft];
  return (
    grounds.every((ground) => getContrastRatio(primary, ground) >= AA) &&
    grounds.every((ground) => getContrastRatio(primaryStrong, ground) >= AA) &&
    getContrastRatio(tokens.text, primarySoft) >= AA &&
    getContrastRatio(onPrimary, primary) >= AA
  );
}

/**
 * Adjusts a chosen color for a theme: unchanged if readable, else the nearest darker one on light backgrounds or the nearest
 * lighter one on dark backgrounds.
 */
export function readableAccent(chosen: string, isDark: boolean): Accent & { isAdjusted: boolean } {
  const tokens = isDark ? darkTokens : lightTokens;
  const own = chosen.toLowerCase();
  for (let step = 0; step <= STEPS; step += 1) {
    const primary = rgbToHex(isDark ? lighten(own, step / STEPS) : darken(own, step / STEPS));
    const accent = accentOf(primary, isDark);
    if (isReadable(accent, tokens)) return { ...accent, isAdjusted: step > 0 };
  }
  return { ...tokens, isAdjusted: true };
}

/** Returns the tokens of a mode with the organization's color; null for the product's own. */
export function tokensWith(accent: string | null, isDark: boolean): Tokens {
  const tokens = isDark ? darkTokens : lightTokens;
  if (accent === null) return tokens;
  const { primary, primaryStrong, primarySoft, onPrimary } = readableAccent(accent, isDark);
  return { ...tokens, primary, primaryStrong, primarySoft, onPrimary };
}
