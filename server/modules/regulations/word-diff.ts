import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** As the browser cuts texts into words (a test holds the two together). */
const WORDS = /\s+|[\p{L}\p{M}\p{N}_]+(?:[-’'][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;

/** A text that differs in more words than this was written anew: looking for what stayed would only hold others up. */
const MOST_EDITS = 1_500;

/** Words that changed side by side are one change: a space between two of them belongs to both sides. */
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

/** What differs between two texts, word by word. */
export function diffWords(from: string, to: string): DiffPart[] {
  const found = diffArrays(from.match(WORDS) ?? [], to.match(WORDS) ?? [], { maxEditLength: MOST_EDITS });
  if (!found) {
    return [
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ];
  }
  return joinAcrossSpaces(
    found.map(({ added, removed, value }): DiffPart => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      return { kind, text: value.join('') };
    }),
  );
}
