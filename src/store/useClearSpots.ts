import { useLayoutEffect } from 'react';
import { clearSpots, type Layer, type Obstacle, type Place } from '@src/lib/clear-spot';
import { sizes } from '@src/theme/tokens';

const BARS = '[data-bar], .MuiDialogActions-root';
const BUTTONS = 'button, [role="button"], .MuiButtonBase-root';
const LAYER = '.MuiModal-root';
/** The time in which panels have slid in and dialogs have faded. */
const SETTLED_MS = 400;

/** Whether an element is drawn; browsers that cannot tell say so of what fades, too. */
const isDrawn = (item: Element): boolean =>
  typeof item.checkVisibility === 'function'
    ? item.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    : item.getClientRects().length > 0;

/** Returns the page and the dialogs over it, each with what it shows in the window. */
function layersInSight(except: Element): Layer[] {
  const inSight = (selector: string, layer: Element | null): Obstacle[] =>
    [...document.querySelectorAll(selector)]
      .filter((item) => item.closest(LAYER) === layer && !except.contains(item))
      .filter(isDrawn)
      .map((item) => item.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
  return [null, ...document.querySelectorAll(LAYER)].map((layer) => ({
    bars: inSight(BARS, layer),
    buttons: inSight(BUTTONS, layer),
  }));
}

/**
 * Moves each notification of the region to where it covers neither bars nor buttons. They are placed when one appears, when
 * something on the page appears, goes or changes the page's height, and then once per frame while things still move; but not
 * during scrolling, because notifications would jump.
 */
export function useClearSpots(region: HTMLElement | null, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded || !region) return;
    let places = new Map<HTMLElement, Place>();
    const place = () => {
      const cards = [...region.querySelectorAll<HTMLElement>('[data-notification]')];
      const boxes = cards.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return { width, height, current: places.get(card) ?? null };
      });
      const { clientWidth } = document.documentElement;
      const view = { width: clientWidth, height: window.innerHeight, top: sizes.topBar };
      const gap = window.innerWidth < 600 ? 12 : 24;
      const found = clearSpots({ boxes, window: view, gap }, layersInSight(region));
      places = new Map(found.flatMap((spot, index) => (cards[index] ? [[cards[index], spot]] : [])));
      for (const [card, { right, bottom }] of places) {
        card.style.right = `${right}px`;
        card.style.bottom = `${bottom}px`;
        size.observe(card);
      }
    };
    let frame = 0;
    let end = 0;
    const follow = () => {
      place();
      frame = performance.now() < end ? requestAnimationFrame(follow) : 0;
    };
    const onChange = () => {
      end = performance.now() + SETTLED_MS;
      if (frame === 0) follow();
    };
    const onResize = () => {
      places.clear();
      onChange();
    };
    const size = new ResizeObserver(onChange);
    onChange();
    // A page may be laid out anew long after the window has changed, without anything being added.
    size.observe(document.body);
    const changes = new MutationObserver(onChange);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, [region, isNeeded]);
}
