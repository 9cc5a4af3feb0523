import { AppError } from '@server/errors';

/** What one request may answer, whatever its document was taken for. */
export const REQUEST_BUDGET: Readonly<Record<'fields' | 'characters', number>> = {
  /** Fields of the rows of all lists. A page of 200 with everything on it has some 10,000. */
  fields: 200_000,
  /** Characters of their texts. The longest regulation has 2 million. */
  characters: 20_000_000,
};

/** Counts what a request answers while it is executed. */
export interface Budget {
  /** @throws {AppError} limits.answer: there is more than a request may answer */
  spend(fields: number, characters: number): void;
  /** Once refused, the whole request is. */
  readonly isSpent: boolean;
}

/** A request's budget. */
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
