// The outer structure of GIFT: blocks separated by an empty line, comments, categories, titles, and the position of the answers.

const SPECIAL = '~=#{}:';

/** Returns a text without the `\` before the special signs of GIFT. */
export function giftText(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const next = text.charAt(at + 1);
    if (text.charAt(at) !== '\\' || next === '') out += text.charAt(at);
    else if (SPECIAL.includes(next) || next === '\\') {
      out += next;
      at += 1;
    } else if (next === 'n') {
      out += '\n';
      at += 1;
    } else out += '\\';
  }
  return out.trim();
}

/** Returns the position of a sign without `\` before it; -1: there is none. */
export function signAt(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Returns the text before and after the first such sign; null: there is none. */
export function cutAt(text: string, sign: string): [string, string] | null {
  const at = signAt(text, sign);
  return at === -1 ? null : [text.slice(0, at), text.slice(at + sign.length)];
}

/** Splits the text into parts that each begin with one of the signs; text before the first of them is left out. */
export function partsAt(text: string, signs: string): string[] {
  const parts: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (signs.includes(text.charAt(at))) {
      if (start !== -1) parts.push(text.slice(start, at));
      start = at;
    }
  }
  return start === -1 ? parts : [...parts, text.slice(start)];
}

export interface GiftBlock {
  /** The number of its first line. */
  readonly number: number;
  readonly title: string;
  /** «html», «markdown»; empty: not specified. */
  readonly format: string;
  readonly before: string;
  /** Between the braces; null: there are none. */
  readonly answers: string | null;
  readonly after: string;
  readonly isUnclosed: boolean;
}

const FORMAT = /^\[(html|markdown|moodle|plain)\]/i;

/** Splits off «::Title::[html]» at the start of a question. */
function headOf(text: string): { title: string; format: string; rest: string } {
  const titled = text.startsWith('::') ? cutAt(text.slice(2), '::') : null;
  const title = titled ? giftText(titled[0]) : '';
  const rest = titled ? titled[1].trim() : text;
  const format = FORMAT.exec(rest)?.[1] ?? '';
  return { title, format: format.toLowerCase(), rest: format === '' ? rest : rest.slice(format.length + 2) };
}

function blockOf(number: number, text: string): GiftBlock {
  const { title, format, rest } = headOf(text);
  const block = { number, title, format, before: rest, answers: null, after: '', isUnclosed: false };
  const opened = cutAt(rest, '{');
  if (!opened) return block;
  const [before, inside] = opened;
  const closed = cutAt(inside, '}');
  return closed
    ? { ...block, before, answers: closed[0], after: closed[1] }
    : { ...block, before, isUnclosed: true };
}

export interface GiftText {
  readonly blocks: readonly GiftBlock[];
  readonly categories: readonly string[];
}

/** Returns the questions of a text, by their outer structure. */
export function giftBlocks(text: string): GiftText {
  const [blocks, categories]: [GiftBlock[], string[]] = [[], []];
  let lines: string[] = [];
  let number = 1;
  let isOpen = false;
  const end = () => {
    const block = lines.join('\n').trim();
    if (block !== '') blocks.push(blockOf(number, block));
    lines = [];
    isOpen = false;
  };
  text.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) return;
    if (trimmed.startsWith('$CATEGORY:')) {
      end();
      categories.push(trimmed.slice('$CATEGORY:'.length).trim());
      return;
    }
    // An empty line within braces is not a separator, unless they are never closed.
    if (trimmed === '' && !isOpen) return end();
    if (lines.length === 0) number = index + 1;
    lines.push(line);
    if (!isOpen) isOpen = signAt(line, '{') !== -1 && signAt(line, '}', signAt(line, '{')) === -1;
    else if (signAt(line, '}') !== -1) isOpen = false;
  });
  end();
  return { blocks, categories };
}
