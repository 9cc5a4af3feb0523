type GapPart = { text: string } | { gapId: string };

const OPEN = '{{';
const CLOSE = '}}';

/** Splits a text into text parts and gaps: `{{g1}}` is a gap. */
export function gapParts(text: string): GapPart[] {
  const [first = '', ...rest] = text.split(OPEN);
  return [
    { text: first },
    ...rest.flatMap((piece): GapPart[] => {
      const end = piece.indexOf(CLOSE);
      if (end < 0) return [{ text: `${OPEN}${piece}` }];
      return [{ gapId: piece.slice(0, end) }, { text: piece.slice(end + CLOSE.length) }];
    }),
  ];
}
