import type { Page } from 'playwright-core';

/** Clickable and fillable elements. */
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="menuitem"], [role="option"]';
/** A clause's own buttons, and parts of a field that is the target as a whole. */
const EXEMPT = '[inert], [aria-hidden="true"], [role="spinbutton"], [hidden]';

/** Targets with a clickable area of less than 24 × 24 px; links within a sentence may be lower. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([targets, exempt]) => {
      const half = 11.5;
      const small: string[] = [];
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      /** The element that receives the click in place of this one: its field, its label, the cell of its mark. */
      const hostOf = (element: Element) =>
        element.closest('.et-check, label, .MuiInputBase-root, .MuiPickersInputBase-root') ?? element;
      const isAsked = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(exempt) &&
        !element.matches(':disabled') &&
        getComputedStyle(element).clipPath === 'none' &&
        !isInSentence(element);
      /** Whether a click beside the center still hits it: elements drawn around it may receive it as well. */
      const isHitAround = (host: Element) => {
        host.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = host.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [
          [x - half, y],
          [x + half, y],
          [x, y - half],
          [x, y + half],
        ].every(([atX = 0, atY = 0]) => {
          const hit = document.elementFromPoint(atX, atY);
          return host.contains(hit) || hit?.closest('label, a, button') === host;
        });
      };
      for (const element of [...document.querySelectorAll(targets)].filter(isAsked)) {
        const isField = element.matches('input, textarea, select, [role="combobox"]');
        const host = isField ? hostOf(element) : element;
        const { width, height } = host.getBoundingClientRect();
        const isLarge = width >= 24 && height >= 24;
        if (isLarge || width <= 1 || height <= 1 || isHitAround(host)) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        small.push(
          `${element.tagName} «${name.slice(0, 40)}» is ${width.toFixed()} × ${height.toFixed()} px`,
        );
      }
      return small;
    },
    [TARGETS, EXEMPT] as const,
  );
}

/**
 * Elements reached by keyboard that look the same with and without focus, or whose focus ring is cut off by a container. Elements
 * of one kind are checked once per inspection: `seen` keeps the kinds.
 */
export async function invisibleFocus(page: Page, seen: Set<string>): Promise<string[]> {
  // From now on the browser shows the focus as for keyboard use.
  await page.keyboard.press('Shift');
  const { unseen, kinds } = await page.evaluate(
    async (looked) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const parts = (element: Element) => {
        const field = element.closest(
          '.MuiInputBase-root, .MuiPickersInputBase-root, .MuiSwitch-root, label',
        );
        // The frame that shows an editor's focus is also around its tools.
        const around = element.parentElement?.parentElement;
        const editor = element.matches('[contenteditable]') ? around?.parentElement?.parentElement : null;
        const near = [element, element.parentElement, around, editor, field];
        const inside = [...(field ?? element).querySelectorAll('*')].slice(0, 40);
        return [...near, ...inside].filter((item) => item !== null && item !== undefined);
      };
      const looksOf = (element: Element) =>
        parts(element).flatMap((part) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor, borderWidth } =
              style;
            return [outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor, borderWidth].join();
          }),
        );
      /** The first box around it that clips overflow, where the ring overflows it. */
      const cutBy = (element: Element): Element | null => {
        const { outlineStyle, outlineOffset, outlineWidth, opacity } = getComputedStyle(element);
        const outset = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        if (outlineStyle === 'none' || opacity === '0' || outset <= 0) return null;
        const own = element.getBoundingClientRect();
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          const frame = box.getBoundingClientRect();
          const room = [
            own.left - frame.left,
            own.top - frame.top,
            frame.right - own.right,
            frame.bottom - own.bottom,
          ];
          // Content scrolled out of the frame is not clipped by it.
          return room.some((space) => space > -1 && space < outset - 0.5) ? box : null;
        }
        return null;
      };
      const unseen: string[] = [];
      const known = new Set(looked);
      const kindOf = ({ tagName, className, parentElement }: Element) =>
        `${tagName}.${className} in ${parentElement?.className}`;
      const blur = () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      };
      const isReached = (element: HTMLElement) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        // A field's parts are one field; the sentinel of a focus trap passes the focus on.
        !element.matches('[role="spinbutton"], [data-testid^="sentinel"]');
      const lookAt = async (element: HTMLElement, quiet: number) => {
        blur();
        await new Promise((resolve) => setTimeout(resolve, quiet));
        await frame();
        const before = looksOf(element).join('\n');
        element.focus({ preventScroll: true });
        // Transitions finish within a frame.
        await frame();
        await frame();
        if (document.activeElement !== element) return '';
        if (looksOf(element).join('\n') === before) return 'shows no focus';
        if (cutBy(element) === null) return '';
        // As the browser does when the focus arrives by keyboard: clear of the edges of what scrolls.
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const cutting = cutBy(element);
        return cutting ? `its ring is cut by ${cutting.className}` : '';
      };
      // The previously focused element changes its look gradually: a problem counts only if it is still there a moment later.
      const problemOf = async (element: HTMLElement) =>
        (await lookAt(element, 0)) === '' ? '' : lookAt(element, 300);
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      );
      for (const element of [...all].filter(isReached)) {
        const kind = kindOf(element);
        if (known.has(kind)) continue;
        known.add(kind);
        const problem = await problemOf(element);
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        if (problem) unseen.push(`${kind} «${name.slice(0, 40)}»: ${problem}`);
      }
      blur();
      return { unseen, kinds: [...known] };
    },
    [...seen],
  );
  for (const kind of kinds) seen.add(kind);
  return unseen;
}

/** The width of the page, after charts and tables have adapted to the window. */
export async function sidewaysWidth(page: Page, windowWidth: number): Promise<number> {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  let width = await widthOf();
  for (let looks = 0; width > windowWidth && looks < 20; looks += 1) {
    await page.waitForTimeout(100);
    width = await widthOf();
  }
  return width;
}

/** Translation keys shown on the page in place of their texts. */
export async function rawKeys(page: Page, branches: ReadonlySet<string>): Promise<string[]> {
  const text = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  const found = text.match(/(?<![\w@./-])[a-z]\w*(?:\.[a-z]\w*)+(?![\w@/-])/g) ?? [];
  return [...new Set(found)].filter((word) => branches.has(word.split('.')[0] ?? ''));
}
