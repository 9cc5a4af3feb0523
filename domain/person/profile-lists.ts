import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const requiredBetween = (min: number, max: number) =>
  rules.between(min, max).required(ruleMessage('required'));

/** What people say about themselves in lists. */
export const profileListSchemas = {
  skills: rules.list(
    object({
      level: requiredBetween(limits.skillLevelMin, limits.skillLevelMax),
      name: rules.requiredLine(limits.skillName),
    }),
    limits.skills,
  ),
  interests: rules.list(rules.line(limits.interestName), limits.interests),
  goals: rules.list(
    object({
      progress: requiredBetween(limits.goalProgressMin, limits.goalProgressMax),
      text: rules.requiredLine(limits.goalText),
      dueAt: rules.storedDate(),
    }),
    limits.goals,
  ),
};
