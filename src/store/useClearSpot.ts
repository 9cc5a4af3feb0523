import { useLayoutEffect, useState } from 'react';
import { clearSpot, type Obstacle } from '@src/lib/clear-spot';
import { sizes } from '@src/theme/tokens';

const BARS = '[data-bar], .MuiDialogActions-root';
const BUTTONS = 'button, .MuiButtonBase-root';
const SETTLED_MS = 250;

/** Returns the visible obstacles; what an open dialog or panel covers is not one. */
function inSight(selector: string, except: Element): Obstacle[] {
  const modals = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])')];
  const layer = modals.at(-1) ?? document.body;
  return [...layer.querySelectorAll(selector)]
    .filter((item) => !except.contains(item))
    .map((item) => item.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}

/**
 * Returns the distance of notifications from the window's bottom, above the visible bars and beside the buttons. It is computed
 * when a notification appears, a dialog opens or closes, or the window changes, but not during scrolling, because notifications
 * would jump.
 */
export function useClearSpot(region: HTMLElement | null, isNeeded: boolean): number {
  const [bottom, setBottom] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded || !region) return;
    const place = () => {
      const { left, right, height } = region.getBoundingClientRect();
      const view = { height: window.innerHeight, top: sizes.topBar };
      const spot = { box: { left, right, height }, window: view, gap: window.innerWidth < 600 ? 12 : 24 };
      setBottom(clearSpot(spot, inSight(BARS, region), inSight(BUTTONS, region)));
    };
    place();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Panels slide in, so the final position of their buttons is known only afterwards.
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED_MS);
    };
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    const size = new ResizeObserver(place);
    size.observe(region);
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      size.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [region, isNeeded]);
  return bottom;
}
