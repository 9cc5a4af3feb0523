import { rejectDuplicates } from '@server/duplicates';
import type { Loaders } from './loaders';
import type { LoaderSource } from './loader-source';
import type { CreateLoaders } from '../request-context';

type Share = (source: LoaderSource) => Partial<Loaders>;

function nobody(): never {
  throw new Error('no request reads yet');
}

/** Creates the shares of one request, each when it is first needed. */
class LazyShares {
  readonly #source: LoaderSource;
  readonly #made = new Map<Share, Partial<Loaders>>();

  constructor(source: LoaderSource) {
    this.#source = source;
  }

  shareOf(create: Share): Partial<Loaders> {
    const known = this.#made.get(create);
    if (known) return known;
    const share = create(this.#source);
    this.#made.set(create, share);
    return share;
  }
}

type Names = readonly { share: Share; names: readonly string[] }[];

/** Creates the class of the loaders of a request: its getters are defined once, not for every request. */
function classOf(named: Names): new (source: LoaderSource) => LazyShares {
  class RequestLoaders extends LazyShares {}
  for (const { share, names } of named) {
    for (const name of names) {
      Object.defineProperty(RequestLoaders.prototype, name, {
        get(this: RequestLoaders): unknown {
          return Reflect.get(this.shareOf(share), name);
        },
      });
    }
  }
  return RequestLoaders;
}

/** Every name that `Loaders` declares has a getter: the shares provide all of them. */
function makerOf(named: Names): CreateLoaders;
function makerOf(named: Names): (scope: LoaderSource['scope']) => object {
  const RequestLoaders = classOf(named);
  return (scope) => new RequestLoaders({ scope });
}

/**
 * Creates the function that combines the modules' loaders for a request. A module's loaders are created when one of them is used:
 * a request uses those of one or two modules, and creating all of them takes longer than reading a row.
 * @throws {Error} naming a loader that two modules bring
 */
export function combineLoaders(shares: readonly Share[]): CreateLoaders {
  const named = shares.map((share) => ({ share, names: Object.keys(share({ scope: nobody })) }));
  rejectDuplicates(
    'loader',
    named.flatMap(({ names }) => names),
  );
  return makerOf(named);
}
