export interface Option {
  id: number;
  name: string;
  isArchive?: boolean | null;
  /** Below the name: a position, a parent. */
  detail?: string;
  /** Why it cannot be chosen; absent when it can. */
  reason?: string;
  /** The sample kind of the option; absent when samples do not create such records. */
  sampleKind?: 'subdivision' | 'position' | 'user' | 'regulation';
}

/** Adds to the options why some cannot be chosen: `beyond` contains the reasons by id. */
export function withReasons<Item extends Option>(
  options: readonly Item[],
  beyond: readonly { id: number; reason: string }[] | undefined,
): Option[] {
  if (!beyond?.length) return [...options];
  const reasons = new Map(beyond.map(({ id, reason }) => [id, reason]));
  return options.map((option) => {
    const reason = reasons.get(option.id);
    return reason === undefined ? option : { ...option, reason };
  });
}

/** Returns an option's name, with a suffix when it is archived. `suffix` is the translated word. */
export function optionName(option: Option, suffix: string): string {
  return option.isArchive ? `${option.name} [${suffix}]` : option.name;
}

/** Returns the options to choose from: archived ones only when they are already chosen. */
export function activeOptions<Item extends Option>(
  items: readonly Item[],
  chosen: readonly number[] = [],
): Item[] {
  return items.filter((item) => !item.isArchive || chosen.includes(item.id));
}

/**
 * Makes names unique: a repeated name gets the first of `besides` appended («Кассир · Отдел продаж»), and the next one when that
 * repeats too. A name without any such details stays unchanged.
 */
export function disambiguateNames<Item extends { name: string }>(
  items: readonly Item[],
  ...besides: readonly ((item: Item) => string | null | undefined)[]
): Item[] {
  return besides.reduce((named, beside) => withBeside(named, beside), [...items]);
}

function withBeside<Item extends { name: string }>(
  items: readonly Item[],
  beside: (item: Item) => string | null | undefined,
): Item[] {
  const keyOf = ({ name }: Item) => name.trim().toLowerCase();
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return items.map((item) => {
    const words = (counts.get(keyOf(item)) ?? 0) > 1 ? beside(item) : null;
    return words ? { ...item, name: `${item.name.trim()} · ${words}` } : item;
  });
}
