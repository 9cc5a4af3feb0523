import { diffArrays } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffPart {
  kind: DiffKind;
  text: string;
}

// Our own words: the library's take only Latin letters for letters and would compare Russian letter by letter.
const WORDS = /\s+|[\p{L}\p{M}\p{N}_]+(?:[-’'][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;

const isSpace = (part: DiffPart): boolean => part.text.trim() === '';

/** What differs between two texts, word by word. */
export function diffText(from: string, to: string): DiffPart[] {
  const parts = diffArrays(from.match(WORDS) ?? [], to.match(WORDS) ?? []).map((part): DiffPart => {
    const text = part.value.join('');
    if (part.added) return { kind: 'added', text };
    return { kind: part.removed ? 'removed' : 'same', text };
  });
  return joinAcrossSpaces(parts);
}

/**
 * Words that changed side by side are one change: «−один два +три четыре», not a hatch of words and spaces that
 * nobody can read.
 */
function joinAcrossSpaces(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, index) => {
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else if (isSpace(part) && removed && added && index < parts.length - 1) {
      removed += part.text;
      added += part.text;
    } else {
      flush();
      result.push(part);
    }
  });
  flush();
  return result;
}
