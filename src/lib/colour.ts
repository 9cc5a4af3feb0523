/** `none` for multiples of five; `black` is in the palette, and no id leads to it. */
export const itemColours = ['none', 'blue', 'orange', 'purple', 'brown', 'black'] as const;

export type ItemColour = (typeof itemColours)[number];

/** The colour of an item by its id. */
export function itemColour(id: number): ItemColour {
  return itemColours[((id % 5) + 5) % 5] ?? 'none';
}
