import limits from '@graphql/limits.json';
import { rules } from '@src/lib/validation/rules';
import { array, boolean, object, string } from 'yup';
import type { FaqAudience, FaqCategory, FaqEntry, FaqEntryInput } from '../api';

export const CATEGORIES = [
  ...['start', 'people', 'structure', 'content'],
  ...['adaptation', 'access', 'account', 'other'],
] as const satisfies readonly FaqCategory[];

export const AUDIENCES = ['user', 'leader', 'admin'] as const satisfies readonly FaqAudience[];

/** Pages that an answer may be about, and the keys of their names. */
export const FAQ_PAGES: Readonly<Record<string, string>> = {
  '/organization': 'navigation:organization',
  '/today': 'navigation:today',
  '/employees': 'navigation:employees',
  '/adaptation': 'navigation:adaptation',
  '/structure': 'navigation:structure',
  '/regulation': 'navigation:regulation',
  '/statistic': 'navigation:statistic',
  '/roles': 'navigation:roles',
  '/settings': 'navigation:settings',
  '/profile': 'navigation:profileOwn',
};

export interface EntryValues {
  titleRu: string;
  titleEn: string;
  textRu: string;
  textEn: string;
  category: FaqCategory;
  synonyms: string[];
  audience: FaqAudience[];
  routes: string[];
  isPublished: boolean;
}

export const entrySchema = object({
  titleRu: rules.required(limits.faqTitle),
  titleEn: rules.text(limits.faqTitle),
  textRu: string().when('isPublished', {
    is: true,
    then: () => rules.required(limits.faqText),
    otherwise: () => rules.text(limits.faqText),
  }),
  textEn: rules.text(limits.faqText),
  category: string().oneOf(CATEGORIES).required(),
  synonyms: array().of(rules.text(limits.faqSynonym)).max(limits.faqSynonyms),
  audience: array().of(string().oneOf(AUDIENCES).required()),
  routes: array().of(string().required()),
  isPublished: boolean(),
});

const EMPTY: EntryValues = {
  titleRu: '',
  titleEn: '',
  textRu: '',
  textEn: '',
  category: 'start',
  synonyms: [],
  audience: [],
  routes: [],
  isPublished: false,
};

/** What the form begins with; of a new entry, somebody's question. */
export function entryValues(entry: FaqEntry | undefined, question: string): EntryValues {
  if (!entry?.source) return { ...EMPTY, titleRu: question.slice(0, limits.faqTitle) };
  const { category, synonyms, routes, isPublished } = entry;
  const { titleRu, titleEn, textRu, textEn, audience } = entry.source;
  const words = { titleRu, titleEn, textRu, textEn };
  return {
    ...words,
    category,
    isPublished,
    synonyms: [...synonyms],
    audience: [...audience],
    routes: [...routes],
  };
}

export const entryInput = (values: EntryValues): FaqEntryInput => ({ ...values });
