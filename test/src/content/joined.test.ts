import fc from 'fast-check';
import { joinedLists, joinedOne } from '@src/content/lib/joined';

interface Item {
  id: string;
  text: string;
}
const isSame = (a: Item, b: Item) => a.text === b.text;
const item = (id: string, text = id): Item => ({ id, text });
const join = (base: Item[], theirs: Item[], mine: Item[]) => joinedLists(base, theirs, mine, isSame);

const BASE = ['a', 'b', 'c'].map((id) => item(id));

it('additions of both sides stay: theirs in their order, one’s own after them', () => {
  expect(join(BASE, [item('x'), ...BASE], [...BASE, item('y'), item('z')])).toEqual([
    item('x'),
    ...BASE,
    item('y'),
    item('z'),
  ]);
});

it('one’s own changes and removals are kept, and so are the other’s changes', () => {
  const theirs = [item('a', 'theirs'), item('b')];
  const mine = [item('a'), item('b', 'mine'), item('c')];
  expect(join(BASE, theirs, mine)).toEqual([item('a', 'theirs'), item('b', 'mine')]);
  expect(join(BASE, BASE.slice(1), [item('a', 'mine'), ...BASE.slice(1)])).toEqual([
    ...BASE.slice(1),
    item('a', 'mine'),
  ]);
  expect(join(BASE, [item('a', 'theirs'), ...BASE.slice(1)], BASE.slice(1))).toEqual([
    item('a', 'theirs'),
    ...BASE.slice(1),
  ]);
});

it('when both have changed the same item differently, nothing is decided', () => {
  expect(join(BASE, [item('a', 'theirs')], [item('a', 'mine')])).toBeNull();
  expect(join(BASE, [item('a', 'same')], [item('a', 'same')])).toEqual([item('a', 'same')]);
  expect(joinedOne(1, 2, 3, Object.is)).toBeNull();
  expect(joinedOne(1, 1, 3, Object.is)).toEqual({ value: 3 });
});

it('no addition or change of either side is lost, and nothing is duplicated', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.constantFrom('1', '2') }),
    {
      selector: ({ id }) => id,
    },
  );
  fc.assert(
    fc.property(list, list, list, (base, theirs, mine) => {
      const joined = join(base, theirs, mine);
      if (!joined) return;
      const has = (items: Item[], { id, text }: Item) =>
        items.some((entry) => entry.id === id && entry.text === text);
      const isNew = (entry: Item) => !has(base, entry);
      expect(new Set(joined.map(({ id }) => id)).size).toBe(joined.length);
      for (const element of [...theirs, ...mine].filter(isNew)) expect(has(joined, element)).toBe(true);
    }),
  );
});
