import { useEffect } from 'react';

/** How many ancestors are checked: truncated text is rarely further up from the hovered element. */
const LEVELS = 4;

function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true;
  return /\d/.test(webkitLineClamp) && element.scrollHeight > element.clientHeight;
}

/** Adds a title to truncated text that is hovered or focused, and removes it when the text is no longer truncated. */
function updateTitleOfCutText({ target }: Event): void {
  let element = target instanceof HTMLElement ? target : null;
  for (let level = 0; element && level < LEVELS; level += 1, element = element.parentElement) {
    const isOurs = element.dataset.whole !== undefined;
    if (element.title && !isOurs) return;
    if (isCut(element)) {
      element.title = element.textContent.trim();
      element.dataset.whole = '';
      return;
    }
    if (isOurs) {
      element.removeAttribute('title');
      delete element.dataset.whole;
    }
  }
}

/** Shows the full text of any truncated text on hover: one global rule instead of a title at each text. */
export function useTitlesOfCutTexts(): void {
  useEffect(() => {
    document.addEventListener('pointerover', updateTitleOfCutText);
    document.addEventListener('focusin', updateTitleOfCutText);
    return () => {
      document.removeEventListener('pointerover', updateTitleOfCutText);
      document.removeEventListener('focusin', updateTitleOfCutText);
    };
  }, []);
}
