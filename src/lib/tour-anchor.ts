import { isTourAnchor, type TourAnchor } from '@domain/tour-anchors';

const ATTRIBUTE = 'data-tour';

/** Marks an element as what a tour may point at: `<nav {...tourAnchor('menu')}>`. */
export const tourAnchor = (name: Exclude<TourAnchor, 'content'> | 'header') => ({ [ATTRIBUTE]: name });

/** What a page shows below its header needs no mark of its own. */
const selectorOf = (anchor: TourAnchor): string =>
  anchor === 'content' ? `main [${ATTRIBUTE}="header"] ~ *` : `[${ATTRIBUTE}="${anchor}"]`;

/** The element of an anchor that stands on the page and can be seen; undefined: there is none. */
export function findTourAnchor(anchor: string): Element | undefined {
  if (!isTourAnchor(anchor)) return undefined;
  return [...document.querySelectorAll(selectorOf(anchor))].find(
    (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
  );
}
