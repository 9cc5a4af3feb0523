import { getContrastRatio } from '@mui/material/styles';
import { readableAccent, tokensWith } from '@src/theme/accent';
import { darkTokens, lightTokens } from '@src/theme/tokens';

/** Every corner of the color space, and some company colors. */
const levels = ['00', '33', '80', 'cc', 'ff'];
const colours = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)));

test.each([
  ['light', false],
  ['dark', true],
] as const)('any chosen color is readable on every background of the %s theme', (_name, isDark) => {
  for (const colour of colours) {
    const tokens = tokensWith(colour, isDark);
    const grounds = [tokens.surface, tokens.background, tokens.sunken, tokens.primarySoft];
    for (const ground of grounds) {
      expect([colour, getContrastRatio(tokens.primary, ground) >= 4.5]).toEqual([colour, true]);
      expect([colour, getContrastRatio(tokens.primaryStrong, ground) >= 4.5]).toEqual([colour, true]);
    }
    expect([colour, getContrastRatio(tokens.onPrimary, tokens.primary) >= 4.5]).toEqual([colour, true]);
  }
});

test('a readable color stays as it is; an unreadable one is reported as adjusted', () => {
  expect(readableAccent('#0B6E69', false)).toMatchObject({ primary: '#0b6e69', isAdjusted: false });
  expect(readableAccent('#FFD400', false).isAdjusted).toBe(true);
  expect(readableAccent('#FFD400', true)).toMatchObject({ primary: '#ffd400', isAdjusted: false });
});

test('an organization without its own color has the product’s', () => {
  expect(tokensWith(null, false)).toBe(lightTokens);
  expect(tokensWith(null, true)).toBe(darkTokens);
});
