import { boolean, object, string } from 'yup';
import { TOUR_ANCHORS } from '@domain/tour-anchors';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const FAQ_VOTE_REASONS = ['inaccurate', 'unclear', 'outdated', 'other'] as const;

/** The texts of an entry; a published one is answered in Russian. */
export const faqTextsSchema = object({
  isPublished: boolean(),
  titleRu: rules.requiredLine(limits.faqTitle),
  titleEn: rules.line(limits.faqTitle),
  textRu: rules
    .text(limits.faqText)
    .when('isPublished', { is: true, then: (text) => text.required(ruleMessage('required')) }),
  textEn: rules.text(limits.faqText),
});

export const faqSynonymsSchema = rules.rows(rules.line(limits.faqSynonym), limits.faqSynonyms);

export const faqTourSchema = rules.rows(
  object({
    anchor: string().oneOf(TOUR_ANCHORS).required(),
    route: string().ensure(),
    textRu: rules.requiredLine(limits.faqTourStep),
    textEn: rules.line(limits.faqTourStep),
  }),
  limits.faqTour,
);

export const faqVoteSchema = object({
  reason: string().oneOf(FAQ_VOTE_REASONS),
  comment: rules.text(limits.faqComment),
});
