import i18next from 'i18next';
import type { NoticeTexts } from '../api';

/** The first placeholder that is none of the type's; null when all are. */
export function strayVariable(text: string, names: readonly string[]): string | null {
  const found = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([whole, name = '']) => ({
    whole,
    name: name.trim(),
  }));
  return found.find(({ name }) => !names.includes(name))?.whole ?? null;
}

/** The text with the samples in place of its variables, by the library that fills the real ones. */
export function fill(text: string, variables: NoticeTexts['variables']): string {
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));
  const known = strayVariable(text, Object.keys(samples)) === null;
  if (!known) return text;
  return i18next.services.interpolator.interpolate(text, samples, i18next.language, {});
}
