/** «1.», «2.1», «3)», «–» at the beginning of a line: what follows is a paragraph of its own. */
const START = /^\s*(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s|[-–—•▪]\s)/;
/** A line shorter than this part of the longest one ended because its paragraph did. */
const SHORT = 0.75;

/** «3», «– 3 –», «3 / 10», «Страница 3 из 10». */
const PAGE_NUMBER =
  /^[-–—\s]*(?:(?:стр\.?|страница|page)\s*)?\d{1,4}(?:\s*(?:\/|из|of)\s*\d{1,4})?[-–—\s]*$/i;

/** The lines of a page without its number, which stands above or below the words. */
function linesOf(page: string): string[] {
  const lines = page
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const isEdge = (index: number) => index === 0 || index === lines.length - 1;
  return lines.filter((line, index) => !(isEdge(index) && PAGE_NUMBER.test(line)));
}

/** Paragraphs of a text that came in lines: a file that is laid out for paper does not say where they end. */
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

/** Paragraphs as HTML, whatever their words look like. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
}
