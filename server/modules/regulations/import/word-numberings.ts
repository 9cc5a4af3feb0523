import { Parser } from 'htmlparser2';

/** One level of a numbering, as Word stores it. */
export interface NumberLevel {
  format: string;
  /** «%1.%2.» */
  pattern: string;
  start: number;
  /** The paragraph style that this level numbers. */
  style: string | null;
}

export interface Numberings {
  /** Levels by the id of their abstract numbering. */
  levels: ReadonlyMap<string, ReadonlyMap<number, NumberLevel>>;
  /** Abstract numberings by the ids that paragraphs reference. */
  abstractOf: ReadonlyMap<string, string>;
}

export type Attributes = Readonly<Record<string, string>>;

/** Visits the tags of an XML text one after the other. It builds no tree, so deep nesting cannot exhaust the stack. */
export function walk(
  xml: string,
  open: (name: string, attributes: Attributes, at: number) => void,
  close: (name: string, end: number) => void = () => undefined,
): void {
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => open(name, attributes, parser.startIndex),
      onclosetag: (name) => close(name, parser.endIndex + 1),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The value of most Word tags. */
export const valueOf = (attributes: Attributes): string => attributes['w:val'] ?? '';

/** Reads the numberings of a document. */
export function readNumberings(xml: string): Numberings {
  const levels = new Map<string, Map<number, NumberLevel>>();
  const abstractOf = new Map<string, string>();
  let own: Map<number, NumberLevel> | null = null;
  let level: NumberLevel | null = null;
  let numberId: string | null = null;
  walk(
    xml,
    (name, attributes) => {
      if (name === 'w:abstractNum') levels.set(attributes['w:abstractNumId'] ?? '', (own = new Map()));
      else if (name === 'w:num') numberId = attributes['w:numId'] ?? null;
      else if (name === 'w:abstractNumId' && numberId !== null) abstractOf.set(numberId, valueOf(attributes));
      else if (name === 'w:lvl' && own) {
        level = newLevel(own, attributes['w:ilvl'] ?? '');
      } else if (level) readLevel(level, name, valueOf(attributes));
    },
    (name) => {
      if (name === 'w:abstractNum') own = null;
      else if (name === 'w:lvl') level = null;
      else if (name === 'w:num') numberId = null;
    },
  );
  return { levels, abstractOf };
}

/** Word has nine levels; levels beyond these are ignored. */
function newLevel(levels: Map<number, NumberLevel>, at: string): NumberLevel {
  const level = { format: 'decimal', pattern: '', start: 1, style: null };
  if (/^[0-8]$/.test(at)) levels.set(Number(at), level);
  return level;
}

function readLevel(level: NumberLevel, name: string, value: string): void {
  if (name === 'w:numFmt') level.format = value;
  else if (name === 'w:lvlText') level.pattern = value;
  else if (name === 'w:start') level.start = Number(value) || 1;
  else if (name === 'w:pStyle') level.style = value;
}

/** How a paragraph is numbered. */
export interface Numbered {
  numberId: string | null;
  level: number | null;
}

interface Style extends Numbered {
  basedOn: string | null;
}

/** Reads the styles by their ids, with the numbering of each. */
export function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  walk(xml, (name, attributes) => {
    if (name === 'w:style') {
      style = { numberId: null, level: null, basedOn: null };
      styles.set(attributes['w:styleId'] ?? '', style);
    } else if (style && name === 'w:numId') style.numberId = valueOf(attributes);
    else if (style && name === 'w:ilvl') style.level = Number(valueOf(attributes));
    else if (style && name === 'w:basedOn') style.basedOn = valueOf(attributes);
  });
  return styles;
}

const STYLES_DEEP = 20;

/** Returns the numbering of a style, its own or inherited. */
export function styleNumbering(styles: ReadonlyMap<string, Style>, styleId: string | null): Numbered {
  let id = styleId;
  for (let deep = 0; id !== null && deep < STYLES_DEEP; deep += 1) {
    const style = styles.get(id);
    if (!style) break;
    if (style.numberId !== null) return style;
    id = style.basedOn;
  }
  return { numberId: null, level: null };
}
