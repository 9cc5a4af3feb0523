import { itemColour } from '@src/lib/colour';
import { initials, personName } from '@src/lib/person';
import { lightTokens as tokens } from '@src/theme/tokens';
import { card, type ChartBox, type ChartLayout } from './chart-layout';

/** The header above an exported chart. */
export interface ChartHead {
  title: string;
  /** The organization's name and the date. */
  subtitle: string;
  /** A data URL; null when the organization has none. */
  logo: string | null;
}

/** The height of the header above a chart. */
const headHeight = 72;

/** The margin of an exported chart, which is always light, whatever the screen's theme. */
const margin = 32;

const font = '"Onest Variable", system-ui, "Segoe UI", Roboto, Arial, sans-serif';
const text = { size: 14, line: 18, left: 16, top: 24, lines: 2 };
/** The text width of a card. */
const textRoom = card.width - text.left - 10;
const caption = { size: 12, line: 14, middle: card.height - 18 };
/** Pictures overlap slightly without covering each other's initials. */
const face = { size: 24, step: 22, y: card.height - 34 };
const svgNamespace = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

function element(name: string, attributes: Attributes, parent: Element, content?: string): Element {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (content !== undefined) made.textContent = content;
  parent.append(made);
  return made;
}

type Ruler = (size: number, weight: number, words: string) => number;

/** Creates a function that measures text in the font of the picture. */
function createRuler(): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  return (size, weight, words) => {
    if (!context) return words.length * size * 0.6;
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(words).width;
  };
}

/** Returns the longest prefix that fits, with an ellipsis when text was cut. */
function cut(words: string, fits: (words: string) => boolean): string {
  if (fits(words)) return words;
  let end = words.length;
  while (end > 1 && !fits(`${words.slice(0, end).trimEnd()}…`)) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}

/** Wraps a text into lines; the last one ends with an ellipsis when there is more text. */
export function linesOf(words: string, count: number, fits: (words: string) => boolean): string[] {
  const left = words.split(/\s+/);
  const lines: string[] = [];
  while (left.length && lines.length < count - 1) {
    let line = left.shift() ?? '';
    while (left[0] !== undefined && fits(`${line} ${left[0]}`)) line += ` ${left.shift()}`;
    lines.push(cut(line, fits));
  }
  return left.length ? [...lines, cut(left.join(' '), fits)] : lines;
}

function drawFaces(
  group: Element,
  people: ChartBox['item']['faces'],
  pictures: ReadonlyMap<number, string>,
): void {
  people.forEach((person, index) => {
    const x = text.left + index * face.step;
    const middle = { cx: x + face.size / 2, cy: face.y + face.size / 2, r: face.size / 2 };
    element('circle', { ...middle, fill: tokens.borderStrong, stroke: tokens.surface }, group);
    const picture = pictures.get(person.id);
    if (picture === undefined) {
      const place = { x: middle.cx, y: middle.cy + 3.5, 'font-size': 10, 'text-anchor': 'middle' };
      element('text', { ...place, fill: tokens.surface }, group, initials(personName(person)));
      return;
    }
    const size = { x, y: face.y, width: face.size, height: face.size };
    element(
      'image',
      { ...size, href: picture, 'clip-path': 'circle(50%)', preserveAspectRatio: 'xMidYMid slice' },
      group,
    );
  });
}

/** Returns the width that a number of pictures takes from the text beside them. */
const faceRoom = (count: number): number => (count ? (count - 1) * face.step + face.size + 6 : 0);

/** Returns «Наталья Кравцова, 7 человек» as one line if it fits, else with the number on a second line. */
function captionLines(words: string, fits: (words: string) => boolean): string[] {
  const end = words.lastIndexOf(', ');
  return fits(words) || end < 0 ? [words] : [words.slice(0, end), words.slice(end + 2)];
}

/** Draws the people: as many pictures as leave room for the full text. */
function drawPeople(group: Element, { item }: ChartBox, pictures: ReadonlyMap<number, string>, ruler: Ruler) {
  const fitsBeside = (count: number) => (words: string) =>
    ruler(caption.size, 400, words) <= textRoom - faceRoom(count);
  const { length } = item.faces;
  const counts = Array.from({ length: length + 1 }, (_, index) => length - index);
  const count =
    counts.find((each) => captionLines(item.caption, fitsBeside(each)).every(fitsBeside(each))) ??
    Math.min(1, length);
  drawFaces(group, item.faces.slice(0, count), pictures);
  const lines = captionLines(item.caption, fitsBeside(count));
  lines.forEach((words, index) => {
    const y = caption.middle + (index - (lines.length - 1) / 2) * caption.line;
    const place = { x: text.left + faceRoom(count), y, 'font-size': caption.size };
    element('text', { ...place, fill: tokens.textSecondary }, group, cut(words, fitsBeside(count)));
  });
}

/**
 * Draws the title and date on the left and the logo on the right; on a narrow chart the logo gets smaller to leave room for the
 * text.
 */
function drawHead(root: Element, { title, subtitle, logo }: ChartHead, width: number): void {
  const room = width - margin * 2;
  const logoBox = { width: Math.min(180, room / 3), height: 44 };
  const widthOf = createRuler();
  const words = room - (logo === null ? 0 : logoBox.width + 16);
  const fits = (size: number, weight: number) => (line: string) => widthOf(size, weight, line) <= words;
  const place = { x: margin, fill: tokens.text };
  element('text', { ...place, y: 46, 'font-size': 20, 'font-weight': 620 }, root, cut(title, fits(20, 620)));
  const below = { ...place, y: 68, 'font-size': 13, fill: tokens.textSecondary };
  element('text', below, root, cut(subtitle, fits(13, 400)));
  if (logo === null) return;
  const corner = { x: width - margin - logoBox.width, y: 26 };
  element('image', { ...logoBox, ...corner, href: logo, preserveAspectRatio: 'xMaxYMid meet' }, root);
}

/** Returns the size of the whole drawing: the chart, its margins and its header. */
export function drawingSize({ width, height }: ChartLayout): { width: number; height: number } {
  return { width: width + margin * 2, height: height + margin * 2 + headHeight };
}

/**
 * Draws the whole chart as one self-contained SVG, including pictures. `pictures`: data URLs by the person's id. `fonts`: style
 * rules with embedded fonts.
 */
export function drawChart(
  layout: ChartLayout,
  pictures: ReadonlyMap<number, string>,
  head: ChartHead,
  fonts = '',
): string {
  const widthOf = createRuler();
  const size = drawingSize(layout);
  const root = document.createElementNS(svgNamespace, 'svg');
  root.setAttribute('xmlns', svgNamespace);
  for (const [key, value] of Object.entries(size)) root.setAttribute(key, String(value));
  root.setAttribute('font-family', font);
  element('style', {}, root, fonts);
  element('rect', { ...size, fill: tokens.surface }, root);
  drawHead(root, head, size.width);
  const all = element('g', { transform: `translate(${margin} ${margin + headHeight})` }, root);
  const lines = layout.links.map(({ path }) => path).join('');
  element('path', { d: lines, fill: 'none', stroke: tokens.borderStrong }, all);
  for (const box of layout.boxes) {
    const { item } = box;
    const group = element('g', { transform: `translate(${box.x} ${box.y})` }, all);
    const dash: Attributes = item.isVacant ? { 'stroke-dasharray': '5 4' } : {};
    const frame = { ...card, rx: 8, fill: tokens.surface, stroke: tokens.borderStrong };
    element('rect', { ...frame, ...dash }, group);
    const colour = itemColour(item.id);
    if (colour !== 'none' && !item.isVacant) {
      element('rect', { y: 8, width: 4, height: card.height - 16, fill: tokens.item[colour] }, group);
    }
    const fits = (words: string) => widthOf(text.size, 560, words) <= textRoom;
    linesOf(item.name, text.lines, fits).forEach((words, index) => {
      const place = { x: text.left, y: text.top + index * text.line, 'font-size': text.size };
      element('text', { ...place, 'font-weight': 560, fill: tokens.text }, group, words);
    });
    drawPeople(group, box, pictures, widthOf);
  }
  return new XMLSerializer().serializeToString(root);
}
