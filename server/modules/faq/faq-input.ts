import { faqSynonymsSchema, faqTextsSchema, faqTourSchema } from '@domain/faq/entry';
import limits from '@graphql/limits.json';
import { needsRoute } from '@domain/tour-anchors';
import { AppError } from '@server/errors';
import type { FaqEntryInput, FaqTourInput } from '@server/graphql/generated/types';
import { checkInput, checkSent } from '@server/modules/check-input';
import { checkRange, given } from '@server/modules/checks';

/** A page of the workspace, by the start of its address: `/employees`, `/regulation/my/list`. */
const ROUTE = /^\/[a-z0-9/-]{0,99}$/;

function checkSynonyms(lines: readonly string[]): string[] {
  const checked = checkInput(faqSynonymsSchema, lines, { field: 'synonyms' });
  return [...new Set(checked.filter((line) => line !== ''))];
}

function checkRoute(value: string, field: string): string {
  const route = value.trim();
  if (!ROUTE.test(route)) throw new AppError('validation.url', { field });
  return route;
}

function checkRoutes(routes: readonly string[]): string[] {
  const field = 'routes';
  checkRange(routes.length, { field, min: 0, max: limits.faqRoutes });
  const sentRoutes = routes.filter((route) => route.trim() !== '');
  return [...new Set(sentRoutes.map((route) => checkRoute(route, field)))];
}

function checkTour(steps: readonly FaqTourInput[]) {
  const field = 'tour';
  const checked = checkInput(faqTourSchema, steps, { field, codes: { invalid: 'validation.unknown' } });
  return checked.map(({ route, anchor, ...texts }) => ({
    route: needsRoute(anchor) ? checkRoute(route, field) : null,
    anchor,
    ...texts,
  }));
}

const textsSchema = faqTextsSchema.omit(['isPublished']);

/**
 * Returns the stored form of the fields that were sent; others are undefined.
 * @throws {AppError} naming the field
 */
export function checkEntry(input: FaqEntryInput) {
  const { titleRu, titleEn, textRu, textEn } = input;
  return {
    ...checkSent(textsSchema, { titleRu, titleEn, textRu, textEn }),
    category: given(input.category, (category) => category),
    synonyms: given(input.synonyms, checkSynonyms),
    audience: given(input.audience, (audience) => [...new Set(audience)]),
    routes: given(input.routes, checkRoutes),
    tour: given(input.tour, checkTour),
    isPublished: given(input.isPublished, (isPublished) => isPublished),
  };
}
