/**
 * Checks that each name is registered by one module: otherwise the later of two registrations would silently replace the first.
 * @throws {Error} naming what was registered twice
 */
export function rejectDuplicates(what: string, names: readonly string[]): void {
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  if (duplicates.length > 0)
    throw new Error(`two modules bring the ${what} ${[...new Set(duplicates)].join(', ')}`);
}
