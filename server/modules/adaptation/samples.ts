import { z } from 'zod';
import type { Lang } from '@server/graphql/context';
import type { AdaptationSample } from '@server/graphql/generated/types';
import en from './samples/en-us.json';
import ru from './samples/ru.json';

const step = z.object({
  key: z.string(),
  day: z.number().int(),
  lane: z.enum(['employee', 'mentor', 'leader', 'hr']),
  kind: z.enum(['task', 'meeting', 'checkin']),
  title: z.string(),
  text: z.string().default(''),
  weight: z.number().int().default(1),
});
const samples = z.array(z.object({ key: z.string(), name: z.string(), steps: z.array(step) }));

const byLang: Record<Lang, AdaptationSample[]> = { ru: samples.parse(ru), 'en-us': samples.parse(en) };

/** Returns the built-in templates that serve as a starting point. */
export function samplesIn(lang: Lang): AdaptationSample[] {
  return byLang[lang];
}
