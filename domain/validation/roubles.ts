import { MAX_KOPECKS, parseRoubles } from '@domain/money';
import { string } from 'yup';
import { ruleMessage } from './messages';

/** A required amount as typed: «5 000,50». @param minimum in kopecks */
export const roublesRule = (minimum: bigint) =>
  string()
    .required(ruleMessage('required'))
    .test(
      'sum',
      ruleMessage('between', { min: Number(minimum) / 100, max: Number(MAX_KOPECKS / 100n) }),
      (typed) => {
        const kopecks = parseRoubles(typed);
        return kopecks !== null && kopecks >= minimum && kopecks <= MAX_KOPECKS;
      },
    );
