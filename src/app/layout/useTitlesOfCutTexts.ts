import { useEffect } from 'react';

/** How many ancestors are asked: the text that ends in dots is seldom deeper than that in what is pointed at. */
const LEVELS = 4;

function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true;
  return /\d/.test(webkitLineClamp) && element.scrollHeight > element.clientHeight;
}

/** Gives a title to what ends in dots under the pointer or with the focus; one that was given leaves with the dots. */
function tellWhole({ target }: Event): void {
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

/** Whatever ends in dots says all of it when it is pointed at: one rule instead of a title at each text. */
export function useTitlesOfCutTexts(): void {
  useEffect(() => {
    document.addEventListener('pointerover', tellWhole);
    document.addEventListener('focusin', tellWhole);
    return () => {
      document.removeEventListener('pointerover', tellWhole);
      document.removeEventListener('focusin', tellWhole);
    };
  }, []);
}
