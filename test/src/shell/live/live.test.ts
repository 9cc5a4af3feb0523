import { reconnectDelay, socketUrl } from '@src/api/socket';
import { listTags } from '@src/api/tags';
import { tagsOfChange } from '@src/api/topic-tags';
import { registerTopics } from '@src/app/domains';
import { normalizePhone } from '@src/lib/phone';
import { darkTokens, lightTokens } from '@src/theme/tokens';
import { readFileSync } from 'node:fs';

registerTopics();

describe('live changes', () => {
  test('a change of one record invalidates that record and its lists, not the other records', () => {
    const tags = tagsOfChange('position', [5]);
    expect(tags).toContainEqual({ type: 'Position', id: 5 });
    expect(tags).toContainEqual({ type: 'Position', id: 'LIST' });
    expect(tags).not.toContain('Position');
  });

  test('a change without ids invalidates its whole topic', () => {
    expect(tagsOfChange('regulation', [])).toContain('Content');
  });

  test('a signature updates the statistics, the own list and the team', () => {
    expect(tagsOfChange('assignment', [1])).toEqual(
      expect.arrayContaining(['Statistic', 'Content', 'ContentTeam']),
    );
  });

  test('a list provides its records', () => {
    expect(listTags('User', [{ id: 3 }])).toEqual([
      { type: 'User', id: 'LIST' },
      { type: 'User', id: 3 },
    ]);
  });
});

describe('the socket', () => {
  test('waits longer each time, half a minute at most, with a random spread', () => {
    const delays = [0, 1, 2, 3, 10].map((attempt) => reconnectDelay(attempt, 1));
    expect(delays).toEqual([500, 1000, 2000, 4000, 30_000]);
    expect(reconnectDelay(3, 0)).toBe(2000);
  });

  test('is secure when the page is', () => {
    expect(socketUrl({ protocol: 'https:', host: 'a.ru' })).toBe('wss://a.ru/graphql');
    expect(socketUrl({ protocol: 'http:', host: 'a.ru:3000' })).toBe('ws://a.ru:3000/graphql');
  });
});

test.each([
  ['8 (900) 123-45-67', '+79001234567'],
  ['9001234567', '+79001234567'],
  ['+7 900 123 45 67', '+79001234567'],
  ['', ''],
])('a phone typed as %j is kept as %j', (typed, kept) => expect(normalizePhone(typed)).toBe(kept));

describe('colors', () => {
  const css = readFileSync('src/app/first-screen.css', 'utf8');
  const [light = '', dark = ''] = css.split(":root[data-theme='dark']");

  /** The WCAG contrast of two colors. */
  function contrast(first: string, second: string): number {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  }

  test.each([
    ['light', lightTokens, light],
    ['dark', darkTokens, dark],
  ])('the first screen has the colors of the %s theme', (_name, tokens, part) => {
    for (const [name, value] of Object.entries(tokens)) {
      if (typeof value !== 'string') continue;
      const variable = `--${name.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`)}:`;
      if (css.includes(variable)) expect(part).toContain(`${variable} ${value.toLowerCase()};`);
    }
  });

  test.each([
    ['light', lightTokens],
    ['dark', darkTokens],
  ])('texts of the %s theme are readable (AA)', (_name, tokens) => {
    for (const ground of [tokens.background, tokens.surface, tokens.sunken, tokens.hover]) {
      for (const text of [tokens.text, tokens.textSecondary, tokens.textMuted, tokens.primary]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(tokens.primary, tokens.primarySoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.onPrimary, tokens.primary)).toBeGreaterThanOrEqual(4.5);
    for (const { text, soft } of Object.values(tokens.status))
      expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
    // Control borders must be visible to everybody too.
    expect(contrast(tokens.borderStrong, tokens.surface)).toBeGreaterThanOrEqual(3);
  });
});
