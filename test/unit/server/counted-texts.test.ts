import { makeExecutableSchema } from '@graphql-tools/schema';
import fc from 'fast-check';
import { graphql } from 'graphql';
import { pino } from 'pino';
import { createBudget } from '@server/graphql/load/budget';
import { countLists } from '@server/graphql/load/counted-lists';
import { charactersIn } from '@server/graphql/load/counted-texts';

/** Whatever the shape of a response, the characters counted while it was made are those that it contains. */

interface Item {
  text: string;
  own: { text: string; deep: { text: string; words: string[] } } | null;
  shape: unknown;
  words: string[];
  items: Item[];
}

const typeDefs = `
  scalar Shape
  type Deep { text: String! words: [String!]! }
  type Own { text: String! deep: Deep! }
  type Item {
    text: String! loud: String! number: Int! shape: Shape own: Own loaded: Item shapes: [Shape!]! words: [String!]! items: [Item!]!
  }
  type Query { items: [Item!]! first: Item }`;

const resolvers = {
  Query: { items: ({ items }: Item) => items, first: ({ items }: Item) => items[0] ?? null },
  Item: {
    loud: ({ text }: Item) => text.toUpperCase(),
    number: () => 1,
    shapes: ({ shape }: Item) => [shape, shape],
    // As a loader answers.
    loaded: ({ items }: Item) => Promise.resolve(items[0] ?? null),
  },
};

const LEAVES = '... on Item { text again: text loud number shape } ...Inside';
const QUERY = `
  { items { ${LEAVES} items { ${LEAVES} } loaded { ${LEAVES} } } first { ${LEAVES} loaded { ${LEAVES} } } }
  fragment Inside on Item { own { text deep { text words } } words shapes }`;

const text = fc.string({ maxLength: 8 });
const words = fc.array(text, { maxLength: 3 });
const leafless = {
  text,
  own: fc.option(fc.record({ text, deep: fc.record({ text, words }) })),
  shape: fc.oneof(fc.constant({}), fc.record({ a: text, b: fc.array(fc.record({ c: text })) })),
  words,
};
const inner: fc.Arbitrary<Item> = fc.record({ ...leafless, items: fc.constant([]) });
const middle: fc.Arbitrary<Item> = fc.record({ ...leafless, items: fc.array(inner, { maxLength: 3 }) });
const root: fc.Arbitrary<Item> = fc.record({ ...leafless, items: fc.array(middle, { maxLength: 3 }) });

async function countedIn(rootValue: Item) {
  const schema = makeExecutableSchema({ typeDefs, resolvers, updateResolversInPlace: true });
  countLists(schema);
  const budget = createBudget({ fields: 1_000_000, characters: 1_000_000 });
  const spent = { fields: 0, characters: 0 };
  const spend = jest.spyOn(budget, 'spend').mockImplementation((fields, characters) => {
    spent.fields += fields;
    spent.characters += characters;
  });
  const contextValue = { budget, log: pino({ level: 'silent' }) };
  const { data, errors } = await graphql({ schema, source: QUERY, rootValue, contextValue });
  spend.mockRestore();
  return { data, errors, spent };
}

test('every character of a response is counted once: in rows, in objects and lists inside them, in computed and shaped values', async () => {
  await fc.assert(
    fc.asyncProperty(root, async (value) => {
      const { data, errors, spent } = await countedIn(value);
      expect(errors).toBeUndefined();
      expect(spent.characters).toBe(charactersIn(data));
    }),
    { numRuns: 100 },
  );
});

test('rows inside rows are counted as fields', async () => {
  const leaf: Item = { text: '', own: null, shape: {}, words: [], items: [] };
  const rows = (count: number): Item => ({ ...leaf, items: Array.from({ length: count }, () => leaf) });
  const fieldsOf = async (value: Item) => (await countedIn(value)).spent.fields;
  const without = await fieldsOf({ ...leaf, items: [rows(0)] });
  const withThree = await fieldsOf({ ...leaf, items: [rows(3)] });
  expect(withThree - without).toBeGreaterThanOrEqual(3 * 9);
});
