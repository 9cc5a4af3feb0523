import i18next from 'i18next';
import type { NotificationTexts } from '../api';

/** Returns the first placeholder that the type does not have; null when all are valid. */
export function strayVariable(text: string, names: readonly string[]): string | null {
  const found = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([whole, name = '']) => ({
    whole,
    name: name.trim(),
  }));
  return found.find(({ name }) => !names.includes(name))?.whole ?? null;
}

/** Fills the variables with their samples, using the library that fills the real ones. */
export function fill(text: string, variables: NotificationTexts['variables']): string {
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));
  const known = strayVariable(text, Object.keys(samples)) === null;
  if (!known) return text;
  return i18next.services.interpolator.interpolate(text, samples, i18next.language, {});
}
