import {
  readNumberings,
  readStyles,
  styleNumbering,
  valueOf,
  walk,
  type Attributes,
  type Numbered,
  type Numberings,
  type NumberLevel,
} from './word-numberings';

const OWN_NUMBER = /^\s*(?:%\d\.){0,8}%\d\.?\s*$/;
const SECTION = /^\s*(?:раздел|глава|часть|статья|section|chapter|part|article)\s+%1[.:]?\s*$/iu;
const DECIMAL = new Set(['decimal', 'decimalZero']);

/**
 * Whether a numbering spans several levels («1.», «1.1.») and therefore numbers clauses; a single list within a clause does not.
 */
function isOutline(levels: ReadonlyMap<number, NumberLevel> | undefined): boolean {
  const second = levels?.get(1);
  return second !== undefined && DECIMAL.has(second.format) && /%1\.%2/.test(second.pattern);
}

type Levels = ReadonlyMap<number, NumberLevel>;

/** Counts one paragraph on its level: the levels above start where they are defined to, those below restart. */
function advance(count: number[], levels: Levels, at: number): void {
  for (let above = 0; above < at; above += 1) count[above] ??= levels.get(above)?.start ?? 1;
  count[at] = (count[at] ?? (levels.get(at)?.start ?? 1) - 1) + 1;
  count.length = at + 1;
}

/** The number before the words; empty for a letter or a bracket, which belongs to a list. */
function labelOf({ format, pattern }: NumberLevel, count: readonly number[]): string {
  const isSection = count.length === 1 && (format === 'upperRoman' || SECTION.test(pattern));
  if (isSection) return `Раздел ${count.join('.')}. `;
  return DECIMAL.has(format) && OWN_NUMBER.test(pattern) ? `${count.join('.')}. ` : '';
}

/** Counts the paragraphs of each numbering as Word does when it renders them; null when the paragraph has no clause number. */
function createCounter({ levels, abstractOf }: Numberings) {
  const counts = new Map<string, number[]>();
  return (numberId: string, at: number): string | null => {
    const abstractId = abstractOf.get(numberId) ?? '';
    const own = levels.get(abstractId);
    const level = own?.get(at);
    if (!own || !level || !isOutline(own)) return null;
    const count = counts.get(abstractId) ?? [];
    counts.set(abstractId, count);
    advance(count, own, at);
    return labelOf(level, count);
  };
}

interface OpenParagraph extends Numbered {
  style: string | null;
  /** The position of its own numbering in the text. */
  from: number | null;
  to: number | null;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Tags within which there are never clause numbers. */
const ELSEWHERE = new Set(['w:tbl', 'w:txbxContent', 'w:pPrChange', 'w:del']);
const NO_NUMBER = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
const asText = (label: string): string => `<w:r><w:t xml:space="preserve">${label}</w:t></w:r>`;

/** Reads the tags of a paragraph's properties that concern its number. */
const PROPERTIES: Readonly<
  Record<string, (open: OpenParagraph, attributes: Attributes, at: number) => void>
> = {
  'w:pStyle': (open, attributes) => (open.style = valueOf(attributes)),
  'w:numPr': (open, _attributes, at) => (open.from = at),
  'w:numId': (open, attributes) => (open.numberId = valueOf(attributes)),
  'w:ilvl': (open, attributes) => (open.level = Number(valueOf(attributes))),
};

function editsOf(xml: string, numberOf: (paragraph: OpenParagraph) => string | null): Edit[] {
  const edits: Edit[] = [];
  let elsewhere = 0;
  let open: OpenParagraph | null = null;
  const finish = (end: number) => {
    if (open) edits.push(...editsOfParagraph(open, end, numberOf(open)));
    open = null;
  };
  walk(
    xml,
    (name, attributes, at) => {
      if (ELSEWHERE.has(name)) elsewhere += 1;
      if (elsewhere > 0) return;
      if (name === 'w:pPr') open = { style: null, numberId: null, level: null, from: null, to: null };
      else if (open) PROPERTIES[name]?.(open, attributes, at);
    },
    (name, end) => {
      if (elsewhere === 0 && name === 'w:numPr' && open) open.to = end;
      if (elsewhere === 0 && name === 'w:pPr') finish(end);
      if (ELSEWHERE.has(name)) elsewhere -= 1;
    },
  );
  return edits;
}

function editsOfParagraph(open: OpenParagraph, end: number, label: string | null): Edit[] {
  if (label === null) return [];
  const close = end - '</w:pPr>'.length;
  const own = { from: open.from ?? close, to: open.to ?? close };
  if (label !== '')
    return [
      { ...own, text: NO_NUMBER },
      { from: end, to: end, text: asText(label) },
    ];
  // «а)» below «1.1» becomes a separate list, not one within lists that do not exist.
  const flat = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${open.numberId ?? '0'}"/></w:numPr>`;
  return open.from === null ? [] : [{ ...own, text: flat }];
}

/**
 * Returns the text of a document with the clause numbers that Word only rendered typed into it; null when Word rendered none.
 * Otherwise they would be lost, or the list that contains the clause would count them again.
 */
export function typedNumbers(documentXml: string, numberingXml: string, stylesXml: string): string | null {
  const numberings = readNumberings(numberingXml);
  const styles = readStyles(stylesXml);
  const count = createCounter(numberings);
  const edits = editsOf(documentXml, ({ style, numberId, level }) => {
    const inherited = styleNumbering(styles, style);
    const id = numberId ?? inherited.numberId;
    if (id === null || id === '0') return null;
    const own = numberings.levels.get(numberings.abstractOf.get(id) ?? '');
    const ofStyle = [...(own ?? [])].find(([, { style: name }]) => style !== null && name === style)?.[0];
    return count(id, level ?? ofStyle ?? inherited.level ?? 0);
  });
  if (edits.length === 0) return null;
  let at = 0;
  const parts = edits.map(({ from, to, text }) => {
    const part = documentXml.slice(at, from) + text;
    at = to;
    return part;
  });
  return parts.join('') + documentXml.slice(at);
}
