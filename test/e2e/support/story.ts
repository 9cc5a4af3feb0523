import { takeScreenshots, type Visitor } from '@test/helpers/browser/browser';

type Step = (title: string, run: () => Promise<void>) => void;

/**
 * The steps of a story, each a test. When one fails, everybody's screenshots are stored under its label, the errors of their
 * pages are reported, and the rest of the story is skipped.
 */
export function createStory(visitors: () => readonly Visitor[], labelOf: (title: string) => string): Step {
  let isBroken = false;
  return (title, run) =>
    it(title, async () => {
      if (isBroken) throw new Error('an earlier step failed');
      try {
        await run();
      } catch (error) {
        isBroken = true;
        await takeScreenshots(visitors(), labelOf(title));
        const heard = visitors()
          .flatMap(({ failures }) => failures)
          .join('\n');
        throw heard ? new Error(heard, { cause: error }) : error;
      }
    });
}
