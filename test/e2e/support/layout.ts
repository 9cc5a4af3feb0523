import type { Page } from 'playwright-core';

// Measurements of a page with long names, or with a notification over it.

/** Tables, panels and tab rows that are too narrow for their content: what scrolls sideways, by how much, and why. */
export function sidewaysParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    return [...document.querySelectorAll('main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => {
        const outside = [...element.querySelectorAll('*')].filter((item) => right(item) > right(element));
        const { outerHTML } = outside.findLast(({ childElementCount }) => childElementCount === 0) ?? element;
        return `${element.scrollWidth} px in ${element.clientWidth}: ${outerHTML.slice(0, 120)}`;
      });
  });
}

/**
 * Unreadable texts with `mark`: cut without an ellipsis, or with one and without a full title; and the window, if it scrolls
 * sideways. What is in a part of the page that is `whole` must have no ellipsis at all.
 */
export function clippedTexts(page: Page, mark: string, whole = ''): Promise<string[]> {
  return page.evaluate(
    ([marked, wholeParts]) => {
      const problems = new Set<string>();
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);
      const nameOf = (element: Element) => {
        const within = element.closest('[class*="Mui"], [data-bar], main, nav')?.className ?? '';
        return `${element.tagName.toLowerCase()} in ${String(within).slice(0, 60)}`;
      };
      const isNotified = (element: Element, text: string) =>
        [element, ...document.querySelectorAll('[title], [aria-label]')].some(
          (item) =>
            (item === element || item.contains(element) || element.contains(item)) &&
            [item.getAttribute('title'), item.getAttribute('aria-label')].some((label) =>
              label?.includes(text),
            ),
        );
      const cutOf = (box: Element, text: DOMRect): 'dots' | 'cut' | null => {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isSideways = /hidden|clip/.test(style.overflowX) && text.right > edge.right + 1;
        const isBelow = /hidden|clip/.test(style.overflowY) && text.bottom > edge.bottom + 2;
        if (!isSideways && !isBelow) return null;
        const isClamped = /\d/.test(style.webkitLineClamp);
        return isClamped || (isSideways && style.textOverflow === 'ellipsis') ? 'dots' : 'cut';
      };
      const scrolls = (box: Element) => {
        const { overflow, display } = getComputedStyle(box);
        return /auto|scroll/.test(overflow) && display !== 'inline';
      };
      /** The first box around the text that hides a part of it; scrollable boxes hide nothing. */
      const hiderOf = (own: Element, text: DOMRect) => {
        for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
          const how = cutOf(box, text);
          if (how) return { box, how };
          if (scrolls(box)) return null;
        }
        return null;
      };
      const look = (node: Node, own: Element, text: string) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        // Screen reader texts are one pixel wide.
        const hider = Math.min(rect.width, own.getBoundingClientRect().width) > 1 ? hiderOf(own, rect) : null;
        if (!hider) return;
        // A title is set when the pointer is over the element.
        own.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        const shown = text.slice(0, 40);
        if (hider.how === 'cut') problems.add(`cut: ${nameOf(own)} by ${nameOf(hider.box)}: ${shown}`);
        else if (wholeParts && own.closest(wholeParts)) problems.add(`dots: ${nameOf(own)}: ${shown}`);
        else if (!isNotified(own, text)) problems.add(`dots, but no title: ${nameOf(own)}: ${shown}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const own = node.parentElement;
        if (own && text.includes(marked) && own.checkVisibility({ visibilityProperty: true }))
          look(node, own, text);
      }
      return [...problems];
    },
    [mark, whole] as const,
  );
}

/** The names of the buttons covered by a notification. */
export function coveredButtons(page: Page, region: string): Promise<string[]> {
  return page.evaluate((label) => {
    const host = document.querySelector(`[role="region"][aria-label="${label}"]`);
    const notices = [...(host?.querySelectorAll(':scope > * > *') ?? [])];
    if (!host || notices.length === 0) return ['no notice is shown'];
    const layers = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])')];
    const layer = layers.at(-1) ?? document.body;
    return [...layer.querySelectorAll('button, [role="button"], .MuiButtonBase-root')]
      .filter((button) => !host.contains(button) && button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const own = button.getBoundingClientRect();
        return notices.some((notification) => {
          const over = notification.getBoundingClientRect();
          return (
            own.width > 1 &&
            own.left < over.right &&
            own.right > over.left &&
            own.top < over.bottom &&
            own.bottom > over.top
          );
        });
      })
      .map((button) => `under a notice: ${button.textContent || button.getAttribute('aria-label') || '?'}`);
  }, region);
}

/**
 * Starts to record, after every drawn picture, the buttons that could be pressed if no notification covered them, in `seconds`;
 * returns a function that waits for the end and returns their names.
 */
export async function watchCoveredButtons(
  page: Page,
  region: string,
  seconds: number,
): Promise<() => Promise<{ pictures: number; covered: string[] }>> {
  const recording = await page.evaluateHandle(
    ([label, duration]) => {
      const covered = new Set<string>();
      let pictures = 0;
      const nameOf = (button: Element) => button.textContent || button.getAttribute('aria-label') || '?';
      const isOver = (box: DOMRect, own: DOMRect) =>
        own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
      /** Whether a press in its middle would reach the button, if there were no notifications. */
      const isReachable = (button: Element, { left, right, top, bottom }: DOMRect, host: Element) => {
        const elements = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const first = elements.find((element) => !host.contains(element));
        return first !== undefined && (button.contains(first) || first.contains(button));
      };
      const look = () => {
        const host = document.querySelector(`[role="region"][aria-label="${label}"]`);
        const boxes = [...(host?.querySelectorAll(':scope > * > *') ?? [])].map((notification) =>
          notification.getBoundingClientRect(),
        );
        if (!host || boxes.length === 0) return;
        pictures += 1;
        for (const button of document.querySelectorAll('button:enabled, a.MuiButtonBase-root')) {
          const own = button.getBoundingClientRect();
          const isUnder = own.width > 1 && !host.contains(button) && boxes.some((box) => isOver(box, own));
          if (isUnder && isReachable(button, own, host)) covered.add(nameOf(button));
        }
      };
      const done = new Promise<{ pictures: number; covered: string[] }>((resolve) => {
        const end = performance.now() + duration * 1000;
        const next = () => {
          // After the picture is drawn: what is measured before it may still be moved by others.
          setTimeout(() => {
            look();
            if (performance.now() < end) requestAnimationFrame(next);
            else resolve({ pictures, covered: [...covered] });
          });
        };
        requestAnimationFrame(next);
      });
      return { done };
    },
    [region, seconds] as const,
  );
  return () => recording.evaluate(({ done }) => done);
}
