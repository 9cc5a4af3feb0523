export interface Option {
  id: number;
  name: string;
  isArchive?: boolean | null;
}

/** An option's name; an archived one says so. `suffix` is the translated word. */
export function optionName(option: Option, suffix: string): string {
  return option.isArchive ? `${option.name} [${suffix}]` : option.name;
}

/** Options to choose from: archived ones only while they are chosen already. */
export function activeOptions<Item extends Option>(
  items: readonly Item[],
  chosen: readonly number[] = [],
): Item[] {
  return items.filter((item) => !item.isArchive || chosen.includes(item.id));
}
