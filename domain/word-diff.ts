import { diffArrays } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffPart {
  kind: DiffKind;
  text: string;
}

// Our own words: the library's take only Latin letters for letters and would compare Russian letter by letter.
const WORDS = /\s+|[\p{L}\p{M}\p{N}_]+(?:[-’'][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;

/** A text that differs in more words than this was rewritten: looking for what stayed would only hold others up. */
const MAX_EDITS = 1_500;

/**
 * Words that changed side by side are one change, the spaces between them included: «−один два +три четыре», not a
 * hatch of words and spaces that nobody can read.
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

/** What differs between two texts, word by word; a text that was rewritten is one removal and one addition. */
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
