const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that run much longer than their size says: begun last, they would be waited for alone. */
const LONGEST = [
  'test/e2e/accessibility.e2e.ts',
  'test/e2e/looks.e2e.ts',
  'test/e2e/money-story.e2e.ts',
  'test/server/attacks/failing-neighbour.test.ts',
  'test/server/attacks/fairness.test.ts',
  'test/server/attacks/evidence.test.ts',
  'test/server/attacks/every-path.test.ts',
  'test/server/attacks/office-files.test.ts',
];

/** Where nothing has been measured yet, jest begins with the largest files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = ({ path }) => LONGEST.some((name) => path.endsWith(name));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
