/** Returns the ids of options, gaps, rows, in their order. */
export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

/** Whether no value occurs twice. */
export const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
