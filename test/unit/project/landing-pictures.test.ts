import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '@server/config/paths';

const folder = join(projectRoot, 'public/inside');
/** The width of each size in pixels: that of its place on the page at the density of its screens. */
const WIDTHS = { wide: 1200, narrow: 780 };
const MAX_BYTES = 50_000;

const names = ['comparison', 'drag'].flatMap((name) =>
  ['ru', 'en-us'].flatMap((lang) =>
    ['light', 'dark'].flatMap((theme) =>
      Object.keys(WIDTHS).map((size) => `${name}-${lang}-${theme}-${size}.webp`),
    ),
  ),
);

test('the landing has a picture for each language, theme and width, and no others', () => {
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
});

test.each(names)('%s has the width that its text needs, and few bytes', async (name) => {
  const file = join(folder, name);
  const { width } = await sharp(file).metadata();
  expect(width).toBe(name.includes('wide') ? WIDTHS.wide : WIDTHS.narrow);
  expect(statSync(file).size).toBeLessThan(MAX_BYTES);
});
