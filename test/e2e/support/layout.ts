import type { Page } from 'playwright-core';

// What is measured of a page whose names are long, or over which a notice stands.

/**
 * Texts with `mark` that the reader cannot read: cut without dots, or with dots and no title that says all of it; and the
 * window, where it scrolls sideways.
 */
export function clippedTexts(page: Page, mark: string): Promise<string[]> {
  return page.evaluate((marked) => {
    const problems = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);
    const nameOf = (element: Element) => {
      const within = element.closest('[class*="Mui"], [data-bar], main, nav')?.className ?? '';
      return `${element.tagName.toLowerCase()} in ${String(within).slice(0, 60)}`;
    };
    const isTold = (element: Element, text: string) =>
      [element, ...document.querySelectorAll('[title], [aria-label]')].some(
        (each) =>
          (each === element || each.contains(element) || element.contains(each)) &&
          [each.getAttribute('title'), each.getAttribute('aria-label')].some((told) => told?.includes(text)),
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const own = node.parentElement;
      if (!own || !text.includes(marked) || !own.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, bottom, width } = range.getBoundingClientRect();
      // What only screen readers read.
      if (width <= 1 || own.getBoundingClientRect().width <= 1) continue;
      for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX) && style.display !== 'inline') break;
        const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
        const isCutSideways = /hidden|clip/.test(style.overflowX) && right > edge.right + 1;
        const isCutBelow = /hidden|clip/.test(style.overflowY) && bottom > edge.bottom + 2;
        if (!isCutSideways && !isCutBelow) continue;
        if (style.textOverflow === 'ellipsis' || isClamped) {
          // A title is given to what is pointed at.
          own.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          if (!isTold(own, text)) problems.add(`dots, but no title: ${nameOf(own)}: ${text.slice(0, 40)}`);
        } else problems.add(`cut: ${nameOf(own)} by ${nameOf(box)}: ${text.slice(0, 40)}`);
        break;
      }
    }
    return [...problems];
  }, mark);
}

/** Buttons that a notice lies over, by their names. */
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
        return notices.some((notice) => {
          const over = notice.getBoundingClientRect();
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
