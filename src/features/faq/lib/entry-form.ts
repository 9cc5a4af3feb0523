import limits from '@graphql/limits.json';
import { faqSynonymsSchema, faqTextsSchema, faqTourSchema } from '@domain/faq/entry';
import { array, string } from 'yup';
import type { FaqAudience, FaqCategory, FaqEntry, FaqEntryInput } from '../api';

export const CATEGORIES = [
  ...['start', 'people', 'structure', 'content'],
  ...['adaptation', 'access', 'account', 'other'],
] as const satisfies readonly FaqCategory[];

export const AUDIENCES = ['user', 'leader', 'admin'] as const satisfies readonly FaqAudience[];

/** The pages that an answer can be about, and the translation keys of their names. */
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

/** The pages that a tour can lead to: those above, by their final addresses. */
export const TOUR_PAGES: Readonly<Record<string, string>> = {
  '/organization': 'navigation:organization',
  '/today': 'navigation:today',
  '/employees': 'navigation:employees',
  '/adaptation': 'navigation:adaptation',
  '/structure/positions': 'faq:page.positions',
  '/structure/employees': 'faq:page.structure',
  '/regulation/my/list': 'faq:page.regulationMy',
  '/regulation/editor/list': 'faq:page.regulationEditor',
  '/regulation/subdivision/list': 'faq:page.regulationTeam',
  '/tests/my/list': 'faq:page.testsMy',
  '/tests/editor/list': 'faq:page.testsEditor',
  '/education/text/my/list': 'navigation:textEducation',
  '/education/video/my/list': 'navigation:videoEducation',
  '/statistic/regulation': 'navigation:statistic',
  '/roles': 'navigation:roles',
  '/settings/setting-main': 'navigation:settings',
  '/profile': 'navigation:profileOwn',
};

export interface TourStepValues {
  anchor: string;
  route: string;
  textRu: string;
  textEn: string;
}

export const EMPTY_STEP: TourStepValues = { anchor: 'content', route: '/today', textRu: '', textEn: '' };

export interface EntryValues {
  titleRu: string;
  titleEn: string;
  textRu: string;
  textEn: string;
  category: FaqCategory;
  synonyms: string[];
  audience: FaqAudience[];
  routes: string[];
  tour: TourStepValues[];
  isPublished: boolean;
}

export const entrySchema = faqTextsSchema.shape({
  category: string().oneOf(CATEGORIES).required(),
  synonyms: faqSynonymsSchema,
  audience: array().of(string().oneOf(AUDIENCES).required()),
  routes: array().of(string().required()),
  tour: faqTourSchema,
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
  tour: [],
  isPublished: false,
};

/** Returns the form's initial values; a new entry starts with the user's question. */
export function entryValues(entry: FaqEntry | undefined, question: string): EntryValues {
  if (!entry?.source) return { ...EMPTY, titleRu: question.slice(0, limits.faqTitle) };
  const { category, synonyms, routes, isPublished } = entry;
  const { titleRu, titleEn, textRu, textEn, audience, tour } = entry.source;
  const words = { titleRu, titleEn, textRu, textEn };
  return {
    ...words,
    category,
    isPublished,
    synonyms: [...synonyms],
    audience: [...audience],
    routes: [...routes],
    tour: tour.map(({ route, ...step }) => ({ ...step, route: route ?? '' })),
  };
}

export const entryInput = (values: EntryValues): FaqEntryInput => ({ ...values });
