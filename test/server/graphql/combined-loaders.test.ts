import DataLoader from 'dataloader';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { combineLoaders } from '@server/graphql/loaders/combined-loaders';

function noScope(): never {
  throw new Error('not read here');
}

const flags = () => new DataLoader<number, boolean>((ids) => Promise.resolve(ids.map(() => true)));
const counts = () => new DataLoader<number, number>((ids) => Promise.resolve(ids.map(() => 0)));

test("a request creates a module's loaders once, and only when it uses one of them", () => {
  const used = jest.fn((_source: LoaderSource) => ({
    isMySubdivision: flags(),
    isLedSubdivision: flags(),
  }));
  const unused = jest.fn((_source: LoaderSource) => ({ countOfPosition: counts() }));
  const createLoaders = combineLoaders([used, unused]);
  used.mockClear();
  unused.mockClear();

  const loaders = createLoaders(noScope);
  expect(used).not.toHaveBeenCalled();
  expect(loaders.isMySubdivision).toBe(loaders.isMySubdivision);
  expect(loaders.isLedSubdivision).toBeInstanceOf(DataLoader);
  expect(used).toHaveBeenCalledTimes(1);
  expect(used).toHaveBeenCalledWith({ scope: noScope });
  expect(unused).not.toHaveBeenCalled();
});

test('requests share no loader, even of the same module', () => {
  const createLoaders = combineLoaders([() => ({ isMySubdivision: flags() })]);
  expect(createLoaders(noScope).isMySubdivision).not.toBe(createLoaders(noScope).isMySubdivision);
});
