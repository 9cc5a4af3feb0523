import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

// Measurements of the first view of a page.

/** The size of the grid cells used to examine the page, in pixels. */
const CELL_SIZE = 20;
/** The tolerance for a cell that contains only the page color. */
const COLOR_TOLERANCE = 2;

/**
 * The empty share of the first screen, from 0 to 1: neither a card nor a word. Only the area right of the menu and below the top
 * bar is examined.
 */
export async function blankShare(page: Page): Promise<number> {
  const box = await page.locator('main').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.ceil(box?.x ?? 0), Math.max(0, Math.ceil(box?.y ?? 0))];
  const picture = await page.screenshot({
    clip: { x: left, y: top, width: width - left, height: height - top },
    animations: 'disabled',
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0] as const;
  };
  // The corner below the content contains only the page color.
  const paper = at(info.width - 2, 2);
  const isPaper = (x: number, y: number) =>
    at(x, y).every((value, channel) => Math.abs(value - (paper[channel] ?? 0)) <= COLOR_TOLERANCE);
  const isBlank = (left: number, top: number) => {
    for (let y = top; y < top + CELL_SIZE; y += 1)
      for (let x = left; x < left + CELL_SIZE; x += 1) if (!isPaper(x, y)) return false;
    return true;
  };
  let [blank, all] = [0, 0];
  for (let y = 0; y + CELL_SIZE <= info.height; y += CELL_SIZE) {
    for (let x = 0; x + CELL_SIZE <= info.width; x += CELL_SIZE) {
      all += 1;
      if (isBlank(x, y)) blank += 1;
    }
  }
  return blank / all;
}

/** Number fields that show less than their value, or whose buttons do not fit into them. */
export function crampedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')].flatMap((input) => {
      const field = input.closest('.MuiInputBase-root');
      if (!field || !input.checkVisibility()) return [];
      const { right } = field.getBoundingClientRect();
      const isOut = [...field.querySelectorAll('button')].some(
        (button) => button.getBoundingClientRect().right > right + 1,
      );
      const isCut = input.scrollWidth > input.clientWidth + 1;
      return isOut || isCut ? [`${input.name}: ${isOut ? 'a button is outside' : 'the value is cut'}`] : [];
    }),
  );
}

/** Switches with a label that do not begin where a field of their form begins. */
export function crookedSwitches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const left = (element: Element) => element.getBoundingClientRect().left;
    return [...document.querySelectorAll('form .MuiFormControlLabel-root .MuiSwitch-track')].flatMap(
      (track) => {
        if (!track.checkVisibility()) return [];
        const fields = [...(track.closest('form')?.querySelectorAll('.MuiInputBase-root') ?? [])].map(left);
        const distances = fields.map((field) => Math.abs(field - left(track)));
        const label = track.closest('label')?.textContent ?? '';
        return Math.min(...distances) <= 1
          ? []
          : [`${label}: ${Math.min(...distances)} px beside the fields`];
      },
    );
  });
}

/** The tiles of numbers of a region, as rows: how many stand in each. */
export async function tileRows(region: Locator): Promise<number[]> {
  const tops = await region
    .locator('dl > *')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** Words of letters alone that are broken in the middle, although nothing in them says where. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Screen reader texts are one pixel wide, or clipped.
      const own = node.parentElement;
      if (!own?.checkVisibility({ visibilityProperty: true }) || own.clientWidth === 1) continue;
      if (getComputedStyle(own).clipPath !== 'none') continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Words with so little space that their letters wrap one below another. */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const longest = Math.max(...text.split(/\s+/).map(({ length }) => length));
      const own = node.parentElement;
      if (longest < 5 || !own?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // Screen reader texts are one pixel wide.
      const isSeen = own.getBoundingClientRect().width > 1;
      if (isSeen && lines.size > text.length / 3) torn.push(`${text.slice(0, 40)} in ${lines.size} lines`);
    }
    return torn;
  });
}

/** Tabular figures within a sentence, where they cause gaps: «1 4 строк». */
export function sentencesInTabularFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, [role="dialog"] *')]
      .filter((element) => getComputedStyle(element).fontVariantNumeric.includes('tabular-nums'))
      .flatMap((element) => [...element.childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => /\d/.test(text) && /\p{L}{3,}/u.test(text)),
  );
}

/** Submit buttons above or below the visible area. */
export function hiddenSubmits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button[type="submit"], [role="dialog"] button[type="submit"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > window.innerHeight || box.top < 0)
      .map(({ button, box }) => `${button.textContent}: ${box.top.toFixed()} of ${window.innerHeight}`),
  );
}

/** Returns the looks of the headers of the page's tables: one entry per different look. */
export function tableHeadLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heads = [...document.querySelectorAll('main [role="columnheader"], main th[scope="col"]')]
      .filter((head) => head.checkVisibility({ visibilityProperty: true }) && head.textContent?.trim())
      .map((head) => {
        const { fontSize, fontWeight, color } = getComputedStyle(head);
        const ground = [head, head.parentElement, head.parentElement?.parentElement]
          .map((element) => element && getComputedStyle(element).backgroundColor)
          .find((colour) => colour && colour !== 'rgba(0, 0, 0, 0)');
        return `${fontSize} ${fontWeight} ${color} on ${ground}`;
      });
    return [...new Set(heads)];
  });
}

/** Returns the titles of the first table's columns, from the left. */
export function columnTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const table = document.querySelector('main table, main [role="grid"], main [role="table"]');
    return [...(table?.querySelectorAll('[role="columnheader"], th[scope="col"]') ?? [])]
      .map((head) => head.textContent?.trim() ?? '')
      .filter(Boolean);
  });
}

/** Returns the columns whose title is cut off, or that begin or end outside the window. */
export function columnsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [role="columnheader"], main th[scope="col"]')]
      .filter((head) => head.checkVisibility({ visibilityProperty: true }) && head.textContent?.trim())
      .flatMap((head) => {
        const { left, right } = head.getBoundingClientRect();
        const isCut = [head, ...head.querySelectorAll('*')].some(
          (part) =>
            [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
            // Screen reader texts are one pixel wide.
            part.clientWidth > 1 &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).overflowX !== 'visible',
        );
        if (left < 0 || right > window.innerWidth + 1) return [`${head.textContent}: out of the window`];
        return isCut ? [`${head.textContent}: cut`] : [];
      }),
  );
}

/** Returns the looks of the open side panels: their width, the place of the title and of the closing button, and the title's font. */
export function panelLooks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.MuiDrawer-root [role="dialog"]')].map((panel) => {
      const frame = panel.getBoundingClientRect();
      const title = panel.querySelector('h2');
      const close = panel.querySelector('button');
      if (!title || !close) return 'no title or no closing button';
      const { left, top } = title.getBoundingClientRect();
      const { fontSize, fontWeight, color } = getComputedStyle(title);
      const { backgroundColor } = getComputedStyle(panel);
      const end = frame.right - close.getBoundingClientRect().right;
      return [
        ...[`${frame.width} px`, `title at ${left - frame.left}, ${top - frame.top}`, `close at ${end}`],
        ...[`${fontSize} ${fontWeight} ${color} on ${backgroundColor}`],
      ].join('; ');
    }),
  );
}

/**
 * What surrounds a text that is written: the names of the controls in sight in the page's content (without those of the text
 * itself), and the distance in pixels from the top of the content to the first clause.
 */
export function editorChrome(page: Page): Promise<{ controls: string[]; above: number }> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const clause = document.querySelector('.ProseMirror section');
    if (!main || !clause) return { controls: [], above: Infinity };
    const isInSight = (control: Element) => {
      const { width, bottom, top } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && width > 1 && bottom > 0 && top < window.innerHeight;
    };
    const controls = [...main.querySelectorAll('button, a[href], input, select, textarea, [role=combobox]')]
      .filter((control) => !control.closest('[contenteditable]') && isInSight(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
    return {
      controls,
      above: Math.round(clause.getBoundingClientRect().top - main.getBoundingClientRect().top),
    };
  });
}
