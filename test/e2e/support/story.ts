import { photograph, type Visitor } from '@test/helpers/browser';

type Step = (title: string, tell: () => Promise<void>) => void;

/**
 * The steps of a story, each a test. When one fails, what everybody saw is kept under its label, what their pages said of
 * failures is told, and the rest of the story is not.
 */
export function createStory(visitors: () => readonly Visitor[], labelOf: (title: string) => string): Step {
  let isBroken = false;
  return (title, tell) =>
    it(title, async () => {
      if (isBroken) throw new Error('an earlier step failed');
      try {
        await tell();
      } catch (error) {
        isBroken = true;
        await photograph(visitors(), labelOf(title));
        const heard = visitors()
          .flatMap(({ failures }) => failures)
          .join('\n');
        throw heard ? new Error(heard, { cause: error }) : error;
      }
    });
}
