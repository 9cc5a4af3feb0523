import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import {
  enforcePolicies,
  guarded,
  open,
  openBut,
  partOf,
  PolicyError,
} from '@server/graphql/access/policies';
import { createSchema } from '@server/graphql/schema';
import { typePolicies } from '@server/generated/type-policies';

const contract = (text: string) => buildSchema(`type Query { person: Person, people: PersonList } ${text}`);
const PEOPLE = contract('type Person { id: Int, name: String } type PersonList { items: [Person!]! }');

test('a type without a policy stops the start, by name', () => {
  expect(() => enforcePolicies(PEOPLE, { PersonList: open })).toThrow(PolicyError);
  const named = expect.objectContaining({ name: 'PolicyError', message: expect.stringMatching(/^Person:/) });
  expect(() => enforcePolicies(PEOPLE, { PersonList: open })).toThrow(named);
});

test('a policy says of what kind it is, and which fields are decided separately', () => {
  const may = () => false;
  expect(open).toEqual({ kind: 'open', fields: null });
  const flags = { read: 'open', write: { may } } as const;
  expect(openBut<'RightFlags'>(flags)).toEqual({ kind: 'open', fields: flags });
  expect(guarded<'RightFlags'>(may)).toEqual({ kind: 'guarded', may, fields: {}, exceptAt: [] });
  expect(guarded<'RightFlags'>(may, { fields: { read: { may } }, exceptAt: ['Role.rights'] })).toEqual({
    ...{ kind: 'guarded', may, fields: { read: { may } }, exceptAt: ['Role.rights'] },
  });
  expect(partOf('Role', 'Query.roles')).toEqual({ kind: 'part', places: ['Role', 'Query.roles'] });
});

test('a partial type reached from an undeclared place stops the start, and so does a place that no longer exists', () => {
  const parts = (...places: string[]) => ({ PersonList: open, Person: partOf(...places) });
  expect(() => enforcePolicies(PEOPLE, parts('PersonList'))).toThrow(/Query\.person.* of PersonList$/);
  expect(() => enforcePolicies(PEOPLE, parts('PersonList', 'Team'))).toThrow(/ of PersonList, Team$/);
  expect(() => enforcePolicies(PEOPLE, parts('PersonList', 'Query.person', 'Team'))).toThrow(/Team/);
  expect(() => enforcePolicies(PEOPLE, parts('PersonList.items', 'Query.person'))).not.toThrow();
});

test('an open type that hides some fields declares for each who may read it', () => {
  const policy = { kind: 'open' as const, fields: { id: 'open' as const } };
  expect(() => enforcePolicies(PEOPLE, { PersonList: open, Person: policy })).toThrow(/Person\.name/);
});

test('the whole contract has policies, and a field that is added later is guarded by its type', () => {
  expect(() => enforcePolicies(createSchema([]), typePolicies)).not.toThrow();
  const added = contract('type Person { id: Int, boss: Person } type PersonList { items: [Person!]! }');
  enforcePolicies(added, { PersonList: open, Person: guarded<'UserNote'>(() => false) });
  const fields = Object.values(added.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__') ? Object.values(type.getFields()) : [],
  );
  const guardedFields = fields.filter((field) => 'resolve' in field && field.resolve !== undefined);
  expect(guardedFields.map(({ name }) => name).sort()).toEqual(['boss', 'items', 'person']);
});

test('a policy for a field that the contract does not have stops the start', () => {
  const strange = {
    kind: 'open' as const,
    fields: { id: 'open' as const, name: 'open' as const, boss: 'open' as const },
  };
  expect(() => enforcePolicies(PEOPLE, { PersonList: open, Person: strange })).toThrow(
    /Person\.boss: is no field/,
  );
});

test('interfaces and unions stop the start: their policy would be ambiguous', () => {
  const abstract = contract(
    'interface Named { name: String } type Person implements Named { name: String } type PersonList { items: [Person!]! }',
  );
  expect(() => enforcePolicies(abstract, { Person: open, PersonList: open })).toThrow(/^Named:/);
});

describe('the response for each caller', () => {
  interface Someone {
    id: number;
    name?: string;
  }
  const isEven = ({ id }: Someone) => id % 2 === 0;
  const fields = `type Person { id: Int, name: String, word: String!, is: Boolean!, tags: [String!]!, rank: Rank! }
    type Rank { value: Int } type PersonList { items: [Person!]!, places: [Person]! }`;
  const world = (text = '') =>
    buildSchema(
      `type Query { person(id: Int!): Person, needed(id: Int!): Person!, people: PersonList! } ${fields} ${text}`,
    );

  async function ask(schema: GraphQLSchema, source: string, rootValue: object) {
    const { data, errors } = await graphql({ schema, source, rootValue, contextValue: {} });
    return { data: data && JSON.parse(JSON.stringify(data)), codes: errors?.map(({ message }) => message) };
  }
  const nothing = () => {
    throw new Error('nobody is asked about what is not there');
  };
  const list = [{ id: 1 }, { id: 2 }, null, { id: 4 }, undefined];
  const root = {
    person: ({ id }: Someone) => (id === 0 ? null : { id }),
    needed: ({ id }: Someone) => Promise.resolve({ id }),
    people: {
      items: list.filter((item) => item != null),
      places: list.map((item) => Promise.resolve(item)),
    },
  };

  test.each([
    ['decided at once', (item: Someone) => isEven(item)],
    ['decided later', (item: Someone) => Promise.resolve(isEven(item))],
  ])('an object that the caller may not read is absent on every path: %s', async (_when, may) => {
    const schema = world();
    enforcePolicies(schema, {
      ...{ PersonList: open, Rank: open },
      Person: {
        kind: 'guarded',
        may: (item) => (item ? may(Object(item)) : nothing()),
        fields: {},
        exceptAt: [],
      },
    });
    expect(
      await ask(schema, '{ a: person(id: 1) { id } b: person(id: 2) { id } c: person(id: 0) { id } }', root),
    ).toEqual({
      data: { a: null, b: { id: 2 }, c: null },
      codes: undefined,
    });
    expect(await ask(schema, '{ needed(id: 2) { id } }', root)).toMatchObject({
      data: { needed: { id: 2 } },
    });
    expect(await ask(schema, '{ needed(id: 1) { id } }', root)).toEqual({ data: null, codes: ['notFound'] });
    // In a list they are left out; where its items may be null, the others keep their positions.
    expect(await ask(schema, '{ people { items { id } places { id } } }', root)).toMatchObject({
      data: { people: { items: [{ id: 2 }, { id: 4 }], places: [null, { id: 2 }, null, { id: 4 }, null] } },
    });
    const others = {
      person: ({ id }: Someone) => (id === 0 ? undefined : { id, then: 'a field of that name' }),
    };
    expect(await ask(schema, '{ a: person(id: 2) { id } b: person(id: 0) { id } }', others)).toEqual({
      data: { a: { id: 2 }, b: null },
      codes: undefined,
    });
  });

  test('a place that makes its own decision is not checked again', async () => {
    const schema = world();
    const guard = { kind: 'guarded' as const, may: () => false, fields: {}, exceptAt: ['Query.person'] };
    enforcePolicies(schema, { ...{ PersonList: open, Rank: open }, Person: guard });
    expect(await ask(schema, '{ person(id: 1) { id } people { items { id } } }', root)).toMatchObject({
      data: { person: { id: 1 }, people: { items: [] } },
    });
  });

  test.each([
    ['decided at once', false, true],
    ['decided later', Promise.resolve(false), Promise.resolve(true)],
  ])('a field that the caller may not read is empty as its type allows: %s', async (_when, no, yes) => {
    const schema = world();
    const values = { id: 5, name: 'Ольга', word: 'слово', is: true, tags: ['a'], rank: { value: 1 } };
    const everybody = { person: () => values, needed: () => values, people: {} };
    const check = (may: typeof no) => ({
      ...{ id: { may: () => may }, name: 'open' as const, word: { may: () => may }, is: { may: () => may } },
      ...{ tags: { may: () => may }, rank: { may: () => may, instead: { value: null } } },
    });
    const source = '{ person(id: 5) { id name word is tags rank { value } } }';
    enforcePolicies(schema, {
      ...{ PersonList: open, Rank: open },
      Person: { kind: 'open', fields: check(no) },
    });
    expect((await ask(schema, source, everybody)).data).toEqual({
      person: { id: null, name: 'Ольга', word: '', is: false, tags: [], rank: { value: null } },
    });
    const other = world();
    enforcePolicies(other, {
      ...{ PersonList: open, Rank: open },
      Person: { kind: 'open', fields: check(yes) },
    });
    expect((await ask(other, source, everybody)).data).toEqual({ person: values });
  });

  test('a guarded object can have fields with stricter policies', async () => {
    const schema = world();
    const guard = { kind: 'guarded' as const, may: () => true, exceptAt: [] };
    const person = { ...guard, fields: { name: { may: () => false } } };
    enforcePolicies(schema, { PersonList: open, Rank: open, Person: person });
    const named = { ...root, person: () => ({ id: 1, name: 'Ольга' }) };
    expect((await ask(schema, '{ person(id: 1) { id name } }', named)).data).toEqual({
      person: { id: 1, name: null },
    });
  });

  test('where no empty value fits the type, the policy must declare a replacement', () => {
    const checks = { id: 'open' as const, name: 'open' as const, word: 'open' as const, is: 'open' as const };
    const person = {
      kind: 'open' as const,
      fields: { ...checks, tags: 'open' as const, rank: { may: () => false } },
    };
    expect(() => enforcePolicies(world(), { PersonList: open, Rank: open, Person: person })).toThrow(
      /^Person\.rank:/,
    );
  });
});
