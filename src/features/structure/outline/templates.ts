import type { Lang } from '@src/lib/languages';

/** Lines of business that a structure can begin with; their names are structure:outline.templates.<key>. */
export const templateKeys = ['retail', 'catering', 'it', 'manufacturing', 'services', 'medicine'] as const;
export type TemplateKey = (typeof templateKeys)[number];

const files = {
  ru: () => import('./templates.ru.json'),
  'en-us': () => import('./templates.en-us.json'),
};

/** The outline of a line of business, in the language of the page. */
export async function templateText(lang: Lang, key: TemplateKey): Promise<string> {
  return (await files[lang]()).default[key];
}
