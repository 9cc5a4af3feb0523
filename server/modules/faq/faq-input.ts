import limits from '@graphql/limits.json';
import { isTourAnchor, needsRoute } from '@domain/tour-anchors';
import { AppError } from '@server/errors';
import type { FaqEntryInput, FaqTourInput } from '@server/graphql/generated/types';
import { checkLine, checkRange, checkText, given, sent } from '@server/modules/checks';

/** A page of the workspace, by the start of its address: `/employees`, `/regulation/my/list`. */
const ROUTE = /^\/[a-z0-9/-]{0,99}$/;

function checkSynonyms(lines: readonly string[]): string[] {
  const field = 'synonyms';
  checkRange(lines.length, { field, min: 0, max: limits.faqSynonyms });
  const checked = lines.map((line) => checkLine(line, { field, max: limits.faqSynonym }));
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
  checkRange(steps.length, { field, min: 0, max: limits.faqTour });
  return steps.map(({ route, anchor, textRu, textEn }) => {
    if (!isTourAnchor(anchor)) throw new AppError('validation.unknown', { field });
    const text = (value: string, isRequired: boolean) =>
      checkLine(value, { field, max: limits.faqTourStep, isRequired });
    return {
      route: needsRoute(anchor) ? checkRoute(route ?? '', field) : null,
      anchor,
      textRu: text(textRu, true),
      textEn: text(textEn ?? '', false),
    };
  });
}

/**
 * Returns the stored form of the fields that were sent; others are undefined.
 * @throws {AppError} naming the field
 */
export function checkEntry(input: FaqEntryInput) {
  const title = (field: 'titleRu' | 'titleEn') =>
    sent(input[field], (value) =>
      checkLine(value ?? '', { field, max: limits.faqTitle, isRequired: field === 'titleRu' }),
    );
  const text = (field: 'textRu' | 'textEn') =>
    sent(input[field], (value) => checkText(value ?? '', { field, max: limits.faqText }));
  return {
    titleRu: title('titleRu'),
    titleEn: title('titleEn'),
    textRu: text('textRu'),
    textEn: text('textEn'),
    category: given(input.category, (category) => category),
    synonyms: given(input.synonyms, checkSynonyms),
    audience: given(input.audience, (audience) => [...new Set(audience)]),
    routes: given(input.routes, checkRoutes),
    tour: given(input.tour, checkTour),
    isPublished: given(input.isPublished, (isPublished) => isPublished),
  };
}
