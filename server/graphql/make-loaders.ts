import { rejectDuplicates } from '@server/duplicates';
import type { Loaders, LoaderSource } from './loaders';
import type { MakeLoaders } from './request-context';

type Share = (source: LoaderSource) => Partial<Loaders>;

function nobody(): never {
  throw new Error('no request reads yet');
}

/**
 * Creates the function that combines the modules' loaders for a request.
 * @throws {Error} naming a loader that two modules bring
 */
export function createMakeLoaders(shares: readonly Share[]): MakeLoaders {
  rejectDuplicates(
    'loader',
    shares.flatMap((share) => Object.keys(share({ scope: nobody }))),
  );
  return (scope) => Object.assign({}, ...shares.map((share) => share({ scope })));
}
