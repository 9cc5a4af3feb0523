import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import type { RegulationTemplate, RegulationType } from '@server/graphql/generated/types';
import { storedClauses } from '@server/modules/content/blocks/blocks';
import english from './en-us.json';
import russian from './ru.json';
import type { Block } from '@server/modules/content/content.tables';

const sample = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(['regulation', 'instruction', 'order', 'policy', 'statute']),
  description: z.string(),
  clauses: z.array(z.object({ level: z.number().int(), html: z.string() })).min(1),
});
const samples = z.array(sample);

/** Sample regulations, the same ones in both languages. */
const SAMPLES: Record<Lang, z.infer<typeof samples>> = {
  ru: samples.parse(russian),
  'en-us': samples.parse(english),
};

/** Returns the available samples. */
export function listTemplates(lang: Lang): RegulationTemplate[] {
  return SAMPLES[lang].map(({ key, name, type, description, clauses }) => ({
    key,
    name,
    type,
    description,
    clauseCount: clauses.length,
  }));
}

/** Returns a sample as a new draft whose clauses get new ids. @throws {AppError} notFound */
export function templateOf(
  lang: Lang,
  key: string,
): { name: string; type: RegulationType; clauses: Block[] } {
  const found = SAMPLES[lang].find((item) => item.key === key);
  if (!found) throw new AppError('notFound');
  const { name, type } = found;
  return {
    name,
    type,
    clauses: storedClauses(found.clauses.map((clause) => ({ id: randomUUID(), ...clause }))),
  };
}
