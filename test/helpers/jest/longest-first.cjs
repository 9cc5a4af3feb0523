const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that run much longer than their size says: begun last, they would be waited for alone. */
const LONGEST = [
  'test/e2e/pages/accessibility.e2e.ts',
  'test/e2e/pages/looks.e2e.ts',
  'test/e2e/money/money-story.e2e.ts',
  'test/server/audit/mutations.test.ts',
  'test/server/attacks/load/fairness.test.ts',
  'test/server/attacks/evidence/evidence.test.ts',
  'test/server/attacks/rights/every-path.test.ts',
  'test/server/attacks/load/office-files.test.ts',
];

/** Where nothing has been measured yet, jest begins with the largest files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = ({ path }) => LONGEST.some((name) => path.endsWith(name));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
