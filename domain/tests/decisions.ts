import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const reason = rules.required(limits.testExtraReason);
const amount = (max: number) => rules.between(1, max).required(ruleMessage('required'));

/** More attempts for one person, with a reason. */
export const extraAttemptsSchema = object({ attempts: amount(limits.testExtraAttempts), reason });

/** More time for one person, with a reason. */
export const extraMinutesSchema = object({ minutes: amount(limits.testExtraMinutes), reason });

/** A request for another attempt, in the taker's words. */
export const attemptRequestSchema = object({ text: rules.required(limits.testRequestText) });

export const requestDeclineSchema = object({ reason });

export const regradeSchema = object({ reason: rules.required(limits.testRegradeReason) });

export const gradeCommentSchema = rules.text(limits.testGradeComment);
