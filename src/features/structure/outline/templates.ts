import type { Lang } from '@src/lib/languages';

/** The industries with a structure template; their names are structure:outline.templates.<key>. */
export const templateKeys = ['retail', 'catering', 'it', 'manufacturing', 'services', 'medicine'] as const;
export type TemplateKey = (typeof templateKeys)[number];

const files = {
  ru: () => import('./templates.ru.json'),
  'en-us': () => import('./templates.en-us.json'),
};

/** Returns the outline of an industry in the language of the page. */
export async function templateText(lang: Lang, key: TemplateKey): Promise<string> {
  return (await files[lang]()).default[key];
}
