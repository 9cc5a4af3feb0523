import { AppError } from '@server/errors';

/** The max size of one response, regardless of the document's estimated cost. */
export const REQUEST_BUDGET: Readonly<Record<'fields' | 'characters', number>> = {
  /** Fields of the rows of all lists. A page of 200 rows with everything on it has some 10,000. */
  fields: 200_000,
  /** Characters of their texts. The longest regulation has 2 million. */
  characters: 20_000_000,
};

/** Counts the fields and characters of a response during execution. */
export interface Budget {
  /** @throws {AppError} limits.answer: there is more than a response may contain */
  spend(fields: number, characters: number): void;
  /** Once exceeded, the whole request is rejected. */
  readonly isSpent: boolean;
}

/** Creates a request's budget. */
export function createBudget({ fields, characters }: typeof REQUEST_BUDGET): Budget {
  const left = { fields, characters };
  return {
    spend(moreFields, moreCharacters) {
      left.fields -= moreFields;
      left.characters -= moreCharacters;
      if (left.fields < 0 || left.characters < 0) throw new AppError('limits.answer');
    },
    get isSpent() {
      return left.fields < 0 || left.characters < 0;
    },
  };
}
