/** Adds `change` to the number of a key; a number that becomes zero is dropped, so that the map does not grow. */
export function addTo(numbers: Map<number, number>, key: number, change: number): void {
  const now = (numbers.get(key) ?? 0) + change;
  if (now === 0) numbers.delete(key);
  else numbers.set(key, now);
}
