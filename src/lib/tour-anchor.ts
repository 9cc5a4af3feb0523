import { isTourAnchor, type TourAnchor } from '@domain/tour-anchors';

const ATTRIBUTE = 'data-tour';

/** Marks an element as a tour target: `<nav {...tourAnchor('menu')}>`. */
export const tourAnchor = (name: Exclude<TourAnchor, 'content'> | 'header') => ({ [ATTRIBUTE]: name });

/** The content below a page's header needs no mark. */
const selectorOf = (anchor: TourAnchor): string =>
  anchor === 'content' ? `main [${ATTRIBUTE}="header"] ~ *` : `[${ATTRIBUTE}="${anchor}"]`;

/** Returns the visible element of an anchor on the page; undefined when there is none. */
export function findTourAnchor(anchor: string): Element | undefined {
  if (!isTourAnchor(anchor)) return undefined;
  return [...document.querySelectorAll(selectorOf(anchor))].find(
    (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
  );
}
