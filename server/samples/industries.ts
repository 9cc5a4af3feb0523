import { z } from 'zod';
import type { Lang } from '@server/graphql/context';
import type { SampleIndustry } from '@server/graphql/generated/types';
import english from './industries/en-us.json';
import russian from './industries/ru.json';

const person = z.object({
  nameFirst: z.string(),
  nameMiddle: z.string().default(''),
  nameSecond: z.string(),
  sex: z.enum(['male', 'female']),
  position: z.string(),
  /** Heads the subdivision of the position. */
  isHead: z.boolean().default(false),
  /** The index of the mentor among the preceding people. */
  mentor: z.number().int().optional(),
  /** Negative: the first day is in the future. */
  hiredDaysAgo: z.number().int(),
});
const industry = z.object({
  /** Parents first. */
  subdivisions: z.array(z.object({ key: z.string(), parent: z.string().nullable(), name: z.string() })),
  positions: z.array(
    z.object({ key: z.string(), subdivision: z.string(), name: z.string(), purpose: z.string() }),
  ),
  people: z.array(person),
  /** Keys of the built-in templates of regulations. */
  regulations: z.array(
    z.object({ template: z.string(), subdivision: z.string(), dueDays: z.number().int() }),
  ),
  /** The key of a built-in template of plans. */
  plan: z.string(),
});
const industries = z.object({ bakery: industry, shop: industry, office: industry, warehouse: industry });

export type Industry = z.infer<typeof industry>;

/** A sample that the program brings along. */
export type BuiltInSample = Exclude<SampleIndustry, 'referrer'>;

const byLang: Record<Lang, Record<BuiltInSample, Industry>> = {
  ru: industries.parse(russian),
  'en-us': industries.parse(english),
};

/** Returns the sample of the industry in this language. */
export function industryOf(lang: Lang, key: BuiltInSample): Industry {
  return byLang[lang][key];
}
