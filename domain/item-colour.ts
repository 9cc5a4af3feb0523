/** `none` is for multiples of five; `black` is in the palette, but no id maps to it. */
export const itemColours = ['none', 'blue', 'orange', 'purple', 'brown', 'black'] as const;

export type ItemColour = (typeof itemColours)[number];

/** Returns the color of an item by its id. */
export function itemColour(id: number): ItemColour {
  return itemColours[((id % 5) + 5) % 5] ?? 'none';
}
