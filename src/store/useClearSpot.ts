import { useLayoutEffect } from 'react';
import { clearSpot, type Layer, type Obstacle, type Place } from '@src/lib/clear-spot';
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
 * Moves the region of notifications to where it covers neither bars nor buttons. It is placed when a notification appears or
 * something on the page appears or goes, and then once per frame while things still move; but not during scrolling, because
 * notifications would jump.
 */
export function useClearSpot(region: HTMLElement | null, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded || !region) return;
    let current: Place | null = null;
    const place = () => {
      const { width, height } = region.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const view = { width: clientWidth, height: window.innerHeight, top: sizes.topBar };
      const spot = { box: { width, height }, window: view, gap: window.innerWidth < 600 ? 12 : 24 };
      current = clearSpot(spot, layersInSight(region), current);
      region.style.right = `${current.right}px`;
      region.style.bottom = `${current.bottom}px`;
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
      current = null;
      onChange();
    };
    onChange();
    const changes = new MutationObserver(onChange);
    changes.observe(document.body, { childList: true, subtree: true });
    const size = new ResizeObserver(place);
    size.observe(region);
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, [region, isNeeded]);
}
