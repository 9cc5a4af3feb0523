/** «1.», «2.1», «3)», «–» at the beginning of a line starts a new paragraph. */
const START = /^\s*(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s|[-–—•▪]\s)/;
/** A line shorter than this fraction of the longest one is the last line of its paragraph. */
const SHORT = 0.75;

/** «3», «– 3 –», «3 / 10», «Страница 3 из 10». */
const PAGE_NUMBER =
  /^[-–—\s]*(?:(?:стр\.?|страница|page)\s*)?\d{1,4}(?:\s*(?:\/|из|of)\s*\d{1,4})?[-–—\s]*$/i;

/** The lines of a page without the page number above or below the text. */
function linesOf(page: string): string[] {
  const lines = page
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const isEdge = (index: number) => index === 0 || index === lines.length - 1;
  return lines.filter((line, index) => !(isEdge(index) && PAGE_NUMBER.test(line)));
}

/** Joins lines into paragraphs: a file that is laid out for paper does not mark where they end. */
export function joinLines(text: string): string[] {
  const lines = text.split('\f').flatMap(linesOf);
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && isOpen && !START.test(line))
      paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    else paragraphs.push(line);
    isOpen = line.length >= longest * SHORT;
  }
  return paragraphs;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the paragraphs as HTML, with special characters escaped. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
}
