import { object, type StringSchema } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** An organization's own text of a notification. `problemOf`: the error of the variables in it; null: there is none. */
export const notificationTextSchema = (problemOf: (text: string) => string | null = () => null) => {
  const checked = (words: StringSchema<string>) =>
    words.test('variables', '', (value, { createError }) => {
      const message = problemOf(value);
      return message === null || createError({ message });
    });
  return object({
    title: checked(rules.requiredLine(limits.noticeTitle)),
    body: checked(rules.required(limits.noticeBody)),
  });
};
