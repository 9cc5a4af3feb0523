export interface Option {
  id: number;
  name: string;
  isArchive?: boolean | null;
  /** Under the name: a position, a parent. */
  detail?: string;
  /** Why it cannot be chosen; absent: it can. */
  reason?: string;
  /** What a sample would have made it as; absent: samples make none of these. */
  sampleKind?: 'subdivision' | 'position' | 'user' | 'regulation';
}

/** The same options, with why some cannot be chosen: `beyond` of their ids. */
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

/**
 * Records by names of their own: where a name repeats, what is beside stands next to it («Кассир · Отдел продаж»), and the next
 * of `besides` where that repeats too. Of those that nothing stands beside the name stays as it is.
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
