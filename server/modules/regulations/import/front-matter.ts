/** The part of a document before its first clause: the approval block and its name. */

/** A paragraph or a table at the top level of a document. */
interface FrontBlock {
  text: string;
}

const APPROVAL = /^(?:утвержда(?:ю|ем)|утвержден[аоы]?|согласован[аоы]?|approved?)(?![\p{L}\p{N}])/iu;
/** Lines that an approval block is made of: an office, an act, a signature, a date. */
const APPROVAL_LINES: readonly RegExp[] = [
  /___/,
  /^(?:(?:генеральный|исполнительный|коммерческий|главный|и\.\s?о\.|врио)\s)*(?:директор|заместитель|руководитель|председатель|президент|начальник|заведующ|управляющ|учредитель|предприниматель)/iu,
  /^(?:приказом|решением|протоколом|распоряжением|приказ|протокол|решение)(?![\p{L}\p{N}])/iu,
  /^(?:general\s|managing\s|chief\s|executive\s)*(?:director|president|chairman|head|officer|ceo)(?![\p{L}\p{N}])/iu,
  /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|НКО|АНО|ГБУ|МБУ)\s/u,
  /^[«"“][\s\d_]{0,6}[»"”]\s*(?:\p{L}|_)+\s*\d{2,4}/u,
  /^\d{1,2}(?:\.\d{2}\.|\s\p{L}+\s)\d{4}(?:\s?г(?:ода|\.)?)?$/u,
  /^(?:от|dated)\s.{0,40}(?:№|\d{4})/iu,
  /^(?:№|no\.)\s?[\p{L}\d/-]+/iu,
  /^[/\s]*(?:\p{Lu}\.\s?){1,2}\s?\p{Lu}\p{Ll}+[/\s]*$/u,
  /^\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?){1,2}$/u,
];
const MAX_APPROVAL_LINES = 10;

/** «ПОЛОЖЕНИЕ о …», «Правила …»: the words with which documents name their own kind. */
const KIND =
  /^(?:положение|правила|регламент|(?:\p{L}+ная\s)?инструкция|политика|порядок|стандарт|кодекс|памятка|policy|regulations?|rules|procedure|instructions?|standard|code|handbook)(?![\p{L}\p{N}])/iu;
const NAME_GOES_ON = /^(?:об?|по|для|при|на|в|и|к|of|on|for)\s|^[\p{Ll}«"“]/u;
const NAME_LENGTH_MAX = 200;

const isApprovalLine = (line: string): boolean => APPROVAL_LINES.some((pattern) => pattern.test(line));
/** The lines of a paragraph or a table, without empty lines. */
export const linesOf = ({ text }: FrontBlock): string[] =>
  text
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether every line after the first word belongs to an approval block. */
const isWholeApproval = (block: FrontBlock): boolean =>
  linesOf(block).some((line) => APPROVAL.test(line)) &&
  linesOf(block).every((line) => APPROVAL.test(line) || isApprovalLine(line));

/**
 * The positions of the approval block among the blocks before the first clause: «УТВЕРЖДАЮ», the person, the signature, the date.
 */
function approvalOf(blocks: readonly FrontBlock[]): { from: number; to: number } | null {
  const from = blocks.findIndex(isWholeApproval);
  if (from < 0) return null;
  let to = from + 1;
  while (to < blocks.length && to - from < MAX_APPROVAL_LINES) {
    const lines = linesOf(blocks[to] ?? { text: '' });
    if (!lines.every((line) => APPROVAL.test(line) || isApprovalLine(line))) break;
    to += 1;
  }
  return { from, to };
}

/** The lines in which a document names itself, and how many blocks they take. */
function nameOf(blocks: readonly FrontBlock[], isBeforeClauses: boolean) {
  const isName = ({ text }: FrontBlock) => KIND.test(text) && text.length <= NAME_LENGTH_MAX;
  // In a text without clauses, only the first line can be a name.
  const from = isBeforeClauses ? blocks.findIndex(isName) : blocks.slice(0, 1).findIndex(isName);
  const first = blocks[from];
  if (!first || first.text.endsWith('.')) return null;
  const next = blocks[from + 1]?.text ?? '';
  const goesOn =
    next !== '' && next.length <= NAME_LENGTH_MAX && NAME_GOES_ON.test(next) && !/[.;:]$/.test(next);
  const text = nameCase(first.text) + (goesOn ? ` ${nameCase(next, false)}` : '');
  return { from, to: from + (goesOn ? 2 : 1), name: text.replaceAll(/\s+/g, ' ') };
}

/** Converts a name in capitals, which reads as shouting in a list: «ПРАВИЛА РАСПОРЯДКА» becomes «Правила распорядка». */
export function nameCase(name: string, isBeginning = true): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  // Words in quotation marks and short words (ООО, ИТ) have their capitals for another reason.
  return name
    .split(/(«[^«»]*»|"[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : lowered(part, isBeginning && index === 0)))
    .join('');
}

const lowered = (part: string, isFirst: boolean): string =>
  part.replaceAll(/\p{L}+/gu, (word, at: number) => {
    if (isFirst && at === 0) return word.slice(0, 1) + word.slice(1).toLowerCase();
    return /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ИТ|IT|HR|LLC|РФ|ТК)$/u.test(word) ? word : word.toLowerCase();
  });

export interface FrontMatter<Block> {
  /** The remaining blocks, which belong to the clauses. */
  rest: Block[];
  /** The name of the document, if it states one. */
  name: string | null;
  /** Blocks that are neither: the approval block, company, city and year. */
  leftOut: Block[];
}

/** «ООО «Ромашка»», «г. Москва», «2026 г.»: other lines of a first page. */
const HEADER: readonly RegExp[] = [
  /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|НКО|АНО|ГБУ|МБУ)\s.{1,120}$/u,
  /^(?:общество с ограниченной ответственностью|акционерное общество|индивидуальный предприниматель)\s.{1,120}$/iu,
  /^г\.\s?\p{Lu}[\p{L}\s-]{1,40}(?:,?\s\d{4}(?:\s?г\.?)?)?$/u,
  /^\d{4}(?:\s?г(?:од)?\.?)?$/u,
];
const isHeader = (block: FrontBlock): boolean =>
  linesOf(block).every((line) => HEADER.some((pattern) => pattern.test(line)));

/** Separates the approval block, the name and the other lines of a first page from the text before the first clause. */
export function readFrontMatter<Block extends FrontBlock>(
  blocks: readonly Block[],
  isBeforeClauses: boolean,
): FrontMatter<Block> {
  const approval = approvalOf(blocks);
  const left = approval ? blocks.filter((_, index) => index < approval.from || index >= approval.to) : blocks;
  const body = left.filter((block) => !isHeader(block));
  const named = nameOf(body, isBeforeClauses);
  if (!approval && !named) return { name: null, rest: [...blocks], leftOut: [] };
  return {
    name: named?.name ?? null,
    leftOut: blocks.filter((block) => !body.includes(block)),
    rest: named ? body.filter((_, index) => index < named.from || index >= named.to) : body,
  };
}
