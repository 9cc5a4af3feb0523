import { boolean, object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const needed = () => ruleMessage('required');

export const statementSchema = object({
  text: rules.required(limits.idealStatement),
  kpi: rules.line(limits.idealKpi),
});

/** A link that shows that a statement is true. */
export const evidenceLinkSchema = object({
  url: rules.url().concat(rules.requiredLine(limits.linkUrl)),
  name: rules.line(limits.linkName),
});

/** Removing a statement needs a reason, any other proposal a text. */
export const proposalSchema = object({
  kind: string(),
  text: rules.required(limits.idealStatement).when('kind', { is: 'remove', then: () => string().ensure() }),
  reason: rules
    .text(limits.commentText)
    .when('kind', { is: 'remove', then: (reason) => reason.required(needed()) }),
});

/** The answer to a proposal, or to statements of one's own: declining them needs a reason. */
export const answerSchema = object({
  isAccepted: boolean(),
  comment: rules
    .text(limits.commentText)
    .when('isAccepted', { is: true, otherwise: (comment) => comment.required(needed()) }),
});

/** The mark of one statement. */
export const gapMarkSchema = object({
  mark: rules.between(limits.gapMarkMin, limits.gapMarkMax).required(needed()),
  comment: rules.text(limits.commentText),
});

/** The marks of all statements, by their ids. */
export const gapMarksSchema = (ids: readonly number[]) =>
  object({ marks: object(Object.fromEntries(ids.map((id) => [id, gapMarkSchema]))) });
