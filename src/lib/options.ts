export interface Option {
  id: number;
  name: string;
  isArchive?: boolean | null;
  /** Why it cannot be chosen; absent: it can. */
  reason?: string;
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
