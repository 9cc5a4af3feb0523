import { diffArrays } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffPart {
  kind: DiffKind;
  text: string;
}

// Our own definition of words: the library treats only Latin letters as letters and would compare Russian letter by letter.
const WORDS = /\s+|[\p{L}\p{M}\p{N}_]+(?:[-’'][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;

/** A text that differs in more words than this was rewritten: searching for unchanged parts would only delay other work. */
const MAX_EDITS = 1_500;

/**
 * Merges adjacent changed words into one change, including the spaces between them: «−один два +три четыре», not an unreadable
 * alternation of words and spaces.
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
  parts.forEach(({ kind, text }, index) => {
    const isGap = kind === 'same' && text.trim() === '' && removed && added && index < parts.length - 1;
    if (kind === 'removed' || isGap) removed += text;
    if (kind === 'added' || isGap) added += text;
    if (kind !== 'same' || isGap) return;
    flush();
    result.push({ kind, text });
  });
  flush();
  return result;
}

/** Returns the differences between two texts, word by word; a rewritten text is one removal and one addition. */
export function diffWords(from: string, to: string): DiffPart[] {
  const changes = diffArrays(from.match(WORDS) ?? [], to.match(WORDS) ?? [], { maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ];
  }
  return joinAcrossSpaces(
    changes.map(({ added, removed, value }): DiffPart => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      return { kind, text: value.join('') };
    }),
  );
}
