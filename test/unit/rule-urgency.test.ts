import { byUrgency } from '@server/modules/assignments/rules/rule-urgency';

/** Which of the rules that match a person decides: the first after sorting. */

const rule = (ruleId: number, dueDays: number | null, startOffsetDays = 0) => ({
  ...{ ruleId, dueDays, startOffsetDays },
});

test.each([
  ['the earlier due date', [rule(1, 10), rule(2, 5)], 2],
  ['counted from the start of the rule', [rule(1, 5, 10), rule(2, 14)], 2],
  ['a due date before none', [rule(1, null), rule(2, 300)], 2],
  ['of the same due date the older rule', [rule(7, 5), rule(3, 5)], 3],
  ['without due dates the older rule', [rule(7, null), rule(3, null, 4)], 3],
  ['a stored rule before one that is only previewed', [rule(0, 5), rule(9, 5)], 9],
  ['a previewed rule with an earlier due date', [rule(9, 5), rule(0, 4)], 0],
])('%s decides', (_, rules, first) => {
  for (const order of [rules, [...rules].reverse()])
    expect([...order].sort(byUrgency).map(({ ruleId }) => ruleId)[0]).toBe(first);
});
