import { itemColour } from '../item-colour';
import { initials } from '../initials';
import { fullName } from '../person-name';
import { card, type ChartBox, type ChartLayout } from './chart-layout';
import { paperColours } from './paper-colours';

/** The header above an exported chart. */
export interface ChartHead {
  title: string;
  /** The organization's name and the date. */
  subtitle: string;
  /** A data URL; null when the organization has none. */
  logo: string | null;
}

/** What a drawn card shows. */
export interface DrawnItem {
  id: number;
  parentId: number | null;
  name: string;
  /** Nobody holds it, so its frame is dashed. */
  isVacant: boolean;
  /** Below the name: who holds it, or that nobody does. */
  caption: string;
  /** The first few people, in the order in which they are drawn. */
  faces: readonly { id: number; nameFirst: string; nameSecond: string }[];
}

type Attributes = Record<string, string | number>;

/** An element of a drawing: each side converts it to SVG with its own library, which escapes the texts. */
export interface SvgElement {
  name: string;
  attributes: Attributes;
  children: readonly (SvgElement | string)[];
}

/** Measures a text in the font of the drawing, in pixels. */
export type Ruler = (size: number, weight: number, words: string) => number;

/** The height of the header above a chart. */
const headHeight = 72;

/** A chart of one column is widened, so that its title is not cut. */
const minWidth = card.width * 2;

/** The margin of an exported chart, which is always light, whatever the screen's theme. */
const margin = 32;

/** The fonts of the drawing: the name of the browser's file, the name of the documents' files, and what systems have. */
export const chartFont = '"Onest Variable", Onest, system-ui, "Segoe UI", Roboto, Arial, sans-serif';
const normal = 400;
const bold = 600;
const text = { size: 14, line: 18, left: 16, top: 24, lines: 2 };
/** The text width of a card. */
const textRoom = card.width - text.left - 10;
const caption = { size: 12, line: 14, middle: card.height - 18 };
/** Pictures overlap slightly without covering each other's initials. */
const face = { size: 24, step: 22, y: card.height - 34 };
const faceClip = 'face';

function element(name: string, attributes: Attributes, ...children: SvgElement['children']): SvgElement {
  return { name, attributes, children };
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

function faceOf(
  person: DrawnItem['faces'][number],
  index: number,
  pictures: ReadonlyMap<number, string>,
): SvgElement {
  const radius = face.size / 2;
  const circle = { cx: radius, cy: radius, r: radius };
  const frame = element('circle', {
    ...circle,
    fill: paperColours.borderStrong,
    stroke: paperColours.surface,
  });
  const picture = pictures.get(person.id);
  const place = { transform: `translate(${text.left + index * face.step} ${face.y})` };
  if (picture === undefined) {
    const words = { x: radius, y: radius + 3.5, 'font-size': 10, 'text-anchor': 'middle' };
    return element(
      'g',
      place,
      frame,
      element('text', { ...words, fill: paperColours.surface }, initials(fullName(person))),
    );
  }
  const size = { width: face.size, height: face.size, preserveAspectRatio: 'xMidYMid slice' };
  const clipped = element(
    'g',
    { 'clip-path': `url(#${faceClip})` },
    element('image', { ...size, href: picture }),
  );
  return element('g', place, frame, clipped);
}

/** Returns the width that a number of pictures takes from the text beside them. */
const faceRoom = (count: number): number => (count ? (count - 1) * face.step + face.size + 6 : 0);

/** Returns «Наталья Кравцова, 7 человек» as one line if it fits, else with the number on a second line. */
function captionLines(words: string, fits: (words: string) => boolean): string[] {
  const end = words.lastIndexOf(', ');
  return fits(words) || end < 0 ? [words] : [words.slice(0, end), words.slice(end + 2)];
}

/** Draws the people: as many pictures as leave room for the full text. */
function peopleOf(item: DrawnItem, pictures: ReadonlyMap<number, string>, ruler: Ruler): SvgElement[] {
  const fitsBeside = (count: number) => (words: string) =>
    ruler(caption.size, normal, words) <= textRoom - faceRoom(count);
  const { length } = item.faces;
  const counts = Array.from({ length: length + 1 }, (_, index) => length - index);
  const shown =
    counts.find((count) => captionLines(item.caption, fitsBeside(count)).every(fitsBeside(count))) ??
    Math.min(1, length);
  const lines = captionLines(item.caption, fitsBeside(shown));
  return [
    ...item.faces.slice(0, shown).map((person, index) => faceOf(person, index, pictures)),
    ...lines.map((words, index) => {
      const y = caption.middle + (index - (lines.length - 1) / 2) * caption.line;
      const place = { x: text.left + faceRoom(shown), y, 'font-size': caption.size };
      return element('text', { ...place, fill: paperColours.textSecondary }, cut(words, fitsBeside(shown)));
    }),
  ];
}

function cardOf(
  { item, x, y }: ChartBox<DrawnItem>,
  pictures: ReadonlyMap<number, string>,
  ruler: Ruler,
): SvgElement {
  const dash: Attributes = item.isVacant ? { 'stroke-dasharray': '5 4' } : {};
  const frame = { ...card, rx: 8, fill: paperColours.surface, stroke: paperColours.borderStrong };
  const colour = itemColour(item.id);
  const stripe = { y: 8, width: 4, height: card.height - 16 };
  const fits = (words: string) => ruler(text.size, bold, words) <= textRoom;
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('rect', { ...frame, ...dash }),
    ...(colour === 'none' || item.isVacant
      ? []
      : [element('rect', { ...stripe, fill: paperColours.item[colour] })]),
    ...linesOf(item.name, text.lines, fits).map((words, index) => {
      const place = { x: text.left, y: text.top + index * text.line, 'font-size': text.size };
      return element('text', { ...place, 'font-weight': bold, fill: paperColours.text }, words);
    }),
    ...peopleOf(item, pictures, ruler),
  );
}

/**
 * Draws the title and date on the left and the logo on the right; on a narrow chart the logo gets smaller to leave room for the
 * text.
 */
function headOf({ title, subtitle, logo }: ChartHead, width: number, ruler: Ruler): SvgElement[] {
  const room = width - margin * 2;
  const logoBox = { width: Math.min(180, room / 3), height: 44 };
  const words = room - (logo === null ? 0 : logoBox.width + 16);
  const fits = (size: number, weight: number) => (line: string) => ruler(size, weight, line) <= words;
  const place = { x: margin, fill: paperColours.text };
  const name = { ...place, y: 46, 'font-size': 20, 'font-weight': bold };
  const below = { ...place, y: 68, 'font-size': 13, fill: paperColours.textSecondary };
  const corner = { x: width - margin - logoBox.width, y: 26, preserveAspectRatio: 'xMaxYMid meet' };
  return [
    element('text', name, cut(title, fits(20, bold))),
    element('text', below, cut(subtitle, fits(13, normal))),
    ...(logo === null ? [] : [element('image', { ...logoBox, ...corner, href: logo })]),
  ];
}

/** Returns the size of the whole drawing: the chart, its margins and its header. */
export function drawingSize({ width, height }: Pick<ChartLayout<DrawnItem>, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  return { width: Math.max(width, minWidth) + margin * 2, height: height + margin * 2 + headHeight };
}

/**
 * Draws the whole chart as one self-contained SVG, including pictures. `pictures`: data URLs by the person's id. `fonts`: style
 * rules with embedded fonts; empty where the converter has the fonts.
 */
export function drawChart(
  layout: ChartLayout<DrawnItem>,
  pictures: ReadonlyMap<number, string>,
  head: ChartHead,
  ruler: Ruler,
  fonts = '',
): SvgElement {
  const size = drawingSize(layout);
  const radius = face.size / 2;
  const lines = layout.links.map(({ path }) => path).join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': chartFont },
    ...(fonts === '' ? [] : [element('style', {}, fonts)]),
    element(
      'defs',
      {},
      element('clipPath', { id: faceClip }, element('circle', { cx: radius, cy: radius, r: radius })),
    ),
    element('rect', { ...size, fill: paperColours.surface }),
    ...headOf(head, size.width, ruler),
    element(
      'g',
      { transform: `translate(${margin} ${margin + headHeight})` },
      ...(lines === ''
        ? []
        : [element('path', { d: lines, fill: 'none', stroke: paperColours.borderStrong })]),
      ...layout.boxes.map((box) => cardOf(box, pictures, ruler)),
    ),
  );
}
